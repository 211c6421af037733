"""The story of a finished game: every sentence once, and how everybody stood after each entry."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.chance import Fast
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.games import load, slugs
from cocarde.server.routes.finished import story_of
from tests.server.served import Guest
from tests.toy import TOY


def played_out(game: Game[Any], seed: int) -> Table:
    table, hand = Table.new(game, game.meta.seats[-1], seed=seed), Fast(seed)
    while table.pending():
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    return table


@pytest.mark.parametrize("slug", slugs())
def test_every_entry_is_told_as_its_seat_saw_it(slug: str) -> None:
    table = played_out(load(slug), seed=5)
    told = story_of(table, 1, 17)
    assert told.ended == 17
    assert [(seen.kind, seen.args) for seen in told.events] == [(seen.kind, seen.args) for seen in table.events(1)]
    entries = [seen.n for seen in told.events]
    assert entries == sorted(entries)
    assert entries[-1] <= table.n == len(told.prospects) == len(told.scores)
    middle = table.n // 2
    then = table.replay(middle)
    assert told.prospects[middle - 1] == [
        round(table.game.judge.judgement(then.state, of), 3) for of in range(table.seats)
    ]
    assert [seen.kind for seen in told.events if seen.n <= middle] == [seen.kind for seen in then.events(1)]


@pytest.mark.parametrize("slug", slugs())
def test_what_is_counted_on_the_way_ends_as_the_outcome(slug: str) -> None:
    table = played_out(load(slug), seed=6)
    outcome = table.outcome()
    assert outcome is not None
    told = story_of(table, None, 0)
    assert told.outcome == outcome
    assert told.scores[-1] in ([], outcome.scores)


def test_what_was_taken_back_is_told_too() -> None:
    table = Table.new(TOY, 3, seed=7)
    table.answer(0, "vote seat1")
    table.undo(0)
    assert [(seen.kind, seen.n) for seen in story_of(table, 0, 0).events][-2:] == [("voted", 2), ("undid", 3)]


def test_the_story_is_asked_for_over_the_wire(alice: Guest) -> None:
    table = alice.new("bot:first bot:last bot:first")["table"]
    with alice.line(table) as line:
        while not line.next("state")["over"]:
            pass
    told = alice.get(f"/api/tables/{table}/story?seat=2")
    assert "max-age" in told.headers["cache-control"]
    length = alice.get(f"/api/tables/{table}/replay").json()["length"]
    assert len(told.json()["prospects"]) == length
    steps = [alice.get(f"/api/tables/{table}/replay/{n}?seat=2").json()["events"] for n in range(1, length + 1)]
    assert [(seen["kind"], n) for n, events in enumerate(steps, start=1) for seen in events] == [
        (seen["kind"], seen["n"]) for seen in told.json()["events"]
    ]
    assert alice.get(f"/api/tables/{table}/story?seat=3").status_code == 404
    assert told.json()["outcome"]["ranks"]
