"""Games that automata have played to their end, to be looked at."""

from __future__ import annotations

from tests.server.served import Served

NAMES = ("Charlotte Corday", "Marat", "Théroigne de Méricourt", "Robespierre", "Olympe", "Condorcet")


def finished(house: Served, game: str = "vendee", seats: int = 2) -> str:
    """A game played by beginners; its table."""
    guest = house.guest()
    sitters = [{"kind": "bot", "bot": "novice", "name": name} for name in NAMES[:seats]]
    made = guest.post("/api/tables", json={"game": game, "seats": sitters})
    assert made.status_code == 201, made.text
    table = str(made.json()["table"])
    with guest.line(table) as line:
        while not line.next("state")["over"]:
            pass
    return table
