"""Finished games: what is over, how it ended, and for whose eyes."""

from __future__ import annotations

from typing import Any

from tests.server.live.test_terms import join, opened
from tests.server.routes.test_branches import finished
from tests.server.served import Guest, Served, database


def finished_games(guest: Guest, **query: Any) -> list[dict[str, Any]]:
    return list(guest.get("/api/tables/finished", params=query).json())


def test_my_games_that_are_over_are_told_with_their_end(alice: Guest, bob: Guest, served: Served) -> None:
    running = alice.new("me bot:first bot:first")["table"]
    first, second = finished(alice), finished(alice)
    games = finished_games(alice)
    assert [game["card"]["table"] for game in games] == [second, first]
    truth = alice.get(f"/api/tables/{first}/story").json()["outcome"]
    for _ in range(2):  # looked up, then kept
        game = finished_games(alice)[1]
        assert (game["ranks"], game["scores"]) == (truth["ranks"], truth["scores"])
        with database(served.settings.data) as db:
            [[kept]] = db.execute("SELECT outcome FROM tables WHERE id = ?", (first,)).fetchall()
        assert kept
    assert finished_games(alice, before=games[0]["card"]["updated"]) == games[1:]
    assert finished_games(bob) == []
    assert alice.get("/api/tables/mine").json()[0]["table"] == running, "what goes on comes first"


def test_the_house_shows_only_what_was_open_to_everybody(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", listed=True)
    hidden = finished(alice)
    join(bob, made)
    assert made["table"] not in [game["card"]["table"] for game in finished_games(bob, listed=True)]
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        states = [hers.latest(), his.latest()]
        while not states[0]["over"]:
            for line, state in zip((hers, his), states, strict=True):
                if state["asked"]:
                    line.answer(state["seat"], state["asked"]["options"][0]["notation"], state["n"])
                    line.state_at(state["n"] + 1)
            states = [hers.latest(), his.latest()]
    listed = [game["card"]["table"] for game in finished_games(bob, listed=True)]
    assert made["table"] in listed
    assert hidden not in listed
