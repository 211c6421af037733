"""The list of one's own tables: who is awaited, until when, and what happened last, as one's own seat may know it."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.server.live.glances import RECENT, glance
from tests.server.house import load
from tests.server.served import Guest


def mine(guest: Guest, table: str) -> Any:
    return next(card for card in guest.get("/api/tables/mine").json() if card["table"] == table)


def test_the_list_says_who_is_awaited_and_what_happened_last(alice: Guest, bob: Guest) -> None:
    made = alice.new("me open bot:first")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        state = hers.until(lambda m: m["type"] == "state" and m["waiting"] == [0, 1])
        assert mine(bob, made["table"])["waiting"] == [0, 1]
        hers.answer(0, "vote seat1", state["n"])
        state = hers.state_at(state["n"] + 1)
        card = mine(bob, made["table"])
        assert (card["waiting"], card["your_turn"], mine(alice, made["table"])["your_turn"]) == ([1], True, False)
        his.answer(1, "vote seat0", his.latest()["n"])
        told = his.state_at(state["n"] + 1)
        events = [event["kind"] for event in told["events"]]
        assert [event["kind"] for event in mine(bob, made["table"])["recent"]][-len(events) :] == events
    assert mine(alice, made["table"])["recent"], "it need not be open for that"
    assert alice.card(made["table"])["recent"] == [], "who only looks at one table sees it there"


def test_the_list_says_until_when_there_is_time(alice: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "first"}, {"kind": "bot", "bot": "first"}]
    made = alice.post("/api/tables", json={"game": "toy", "seats": seats, "terms": {"seconds": 86400}}).json()
    card = mine(alice, made["table"])
    assert card["deadline"] == card["updated"] + 86_400_000
    assert mine(alice, alice.new("me bot:first bot:first")["table"])["deadline"] == 0


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_said_that_the_seat_did_not_see_itself(seed: int) -> None:
    table, luck = Table.new(load("toy"), 3, chance=Fast(seed)), Fast(seed)
    while table.pending():
        for seat in (None, 0, 1, 2):
            seen = glance(table, seat)
            assert seen.waiting == list(table.waiting(seat))
            assert seen.recent == table.events(seat)[-RECENT:]
        asked = table.pending()[0]
        options = table.options(asked)
        table.answer(asked, options[luck.below(len(options))])
