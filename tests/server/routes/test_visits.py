"""Since the last visit: what was seen is kept by the house, what was missed is told to nobody else."""

from __future__ import annotations

from typing import Any

import msgspec

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.server.protocol.http import ReplayStep
from cocarde.server.routes.visits import stretch_of
from tests.server.live.test_proposals import answer_once
from tests.server.live.test_terms import join, opened
from tests.server.served import Guest, Served
from tests.toy import TOY


def see(guest: Guest, table: str, seat: int, n: int) -> int:
    return guest.put(f"/api/tables/{table}/visit", json={"seat": seat, "n": n}).status_code


def last(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/visit").json()


def since(guest: Guest, table: str, seat: int, n: int) -> Any:
    return guest.get(f"/api/tables/{table}/since", params={"seat": seat, "n": n})


def test_what_was_seen_on_one_device_is_known_on_another(alice: Guest, bob: Guest, served: Served) -> None:
    made = opened(alice, "me open bot:first")
    join(bob, made)
    table = made["table"]
    assert last(alice, table) == {"seat": 0, "seen": 0}
    assert see(alice, table, 0, 3) == 204
    assert see(alice, table, 0, 2) == 204  # another page of hers that lags behind
    phone = served.guest()
    phone.come_back(alice.get("/api/me").json()["recovery"])
    assert last(phone, table) == {"seat": 0, "seen": 3}
    assert last(bob, table) == {"seat": 1, "seen": 0}


def test_who_looks_on_and_who_holds_several_seats_has_no_last_visit(alice: Guest, bob: Guest) -> None:
    table = alice.new("me me bot:first")["table"]
    assert last(alice, table) == last(bob, table) == {"seat": None, "seen": 0}


def test_what_was_missed_is_shown_again_move_by_move_to_its_owner_only(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = opened(alice, "me open bot:first")
    join(bob, made)
    table = made["table"]
    with alice.line(table) as hers:
        hers.until(lambda m: m["type"] == "state" and m["waiting"] == [0, 1])
        left = answer_once(hers, 0)
    with bob.line(table) as his:
        answer_once(his, 1)
    with alice.line(table) as hers:
        back = hers.next("state")
    steps = since(alice, table, 0, left["n"]).json()["steps"]
    assert (steps[0]["n"], steps[0]["view"], steps[0]["events"]) == (left["n"], left["view"], [])
    assert (steps[-1]["n"], steps[-1]["view"]) == (back["n"], back["view"])
    missed = [event for event in back["events"] if event["n"] > left["n"]]
    assert [event for step in steps for event in step["events"]] == missed
    assert missed
    for other in (bob, carol):
        assert since(other, table, 0, 0).status_code == 403
        assert see(other, table, 0, 9) == 204  # perhaps it held the seat a moment ago
    assert last(alice, table) == {"seat": 0, "seen": 0}


def test_every_step_is_what_the_seat_saw_then_and_no_more() -> None:
    """Entries that a seat could not notice are no steps of its own: their number would tell that somebody was asked."""
    table, hand = Table.new(TOY, 3, seed=4), Fast(4)
    views: list[dict[int, Any]] = [{} for _ in range(3)]
    while table.pending():
        for seat in range(3):
            views[seat][table.clock(seat)] = msgspec.to_builtins(table.view(seat))
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    for seat in range(3):
        steps = stretch_of(table, seat, 2).steps
        assert [step.n for step in steps] == list(range(2, table.clock(seat) + 1))
        for step in steps[:-1]:
            assert msgspec.json.decode(step.view) == views[seat][step.n]
        assert [event for step in steps for event in step.events] == table.events(seat, 2)


def test_a_long_absence_is_told_in_pages_that_follow_each_other() -> None:
    table = Table.new(TOY, 3, seed=4)
    for _ in range(20):
        table.answer(0, "vote seat1")
        table.undo(0)
    whole = stretch_of(table, 0, 1)
    assert (len(whole.steps), whole.next) == (41, None)
    told: list[ReplayStep] = []
    n = 1
    while True:
        page = stretch_of(table, 0, n, most=7)
        assert len(page.steps) <= 8
        assert page.steps[0].n == n
        told += page.steps[1:] if told else page.steps
        if page.next is None:
            break
        n = page.next
    assert [(step.n, step.view) for step in told] == [(step.n, step.view) for step in whole.steps]
    assert [step.events for step in told] == [step.events for step in whole.steps]
