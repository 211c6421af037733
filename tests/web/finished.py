"""Games that automata have played to their end, to be looked at."""

from __future__ import annotations

from tests.server.served import Served

SHORT = {"lys": {"round_cap": "50"}, "courtisans": {"goal": "10000"}, "cortege": {"rounds": "1", "turn_limit": "40"}}
"""The quickest game of each kind."""
NAMES = ("Charlotte Corday", "Marat", "Théroigne de Méricourt", "Robespierre", "Olympe", "Condorcet")


def finished(house: Served, game: str = "vendee", seats: int = 2) -> str:
    """A game played by beginners; its table."""
    guest = house.guest()
    sitters = [{"kind": "bot", "bot": "novice", "name": name} for name in NAMES[:seats]]
    made = guest.post("/api/tables", json={"game": game, "seats": sitters, "options": SHORT.get(game, {})})
    assert made.status_code == 201, made.text
    table = str(made.json()["table"])
    with guest.line(table) as line:
        while not line.next("state")["over"]:
            pass
    return table
