"""What a live table lets nobody notice: an answer in secret moves no time, no message and no deadline."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from cocarde.core.agenda import Decision
from cocarde.core.errors import Refused
from cocarde.core.replay.reopening import Reopened
from cocarde.core.table import Table
from cocarde.server.clock import CLOCK
from cocarde.server.fairness.dealing import standing_of
from cocarde.server.live import table as live_table
from cocarde.server.live.parcel import Parcel
from cocarde.server.live.table import LiveTable
from cocarde.server.live.viewers import Viewer
from cocarde.server.protocol.terms import Terms
from cocarde.server.store.base import Entry, NotKept, SeatRow, Snapshot, TableRow
from cocarde.server.store.sqlite.store import SqliteStore
from tests.core.test_noticed import FRAMES, HOUSE, Row, Whispered, at
from tests.toy import META, TOY, WORDS, Hush, Throw, Toy, ToyState, Veto

SEATS = tuple(SeatRow(n, "guest", guest=f"guest{n}", name=f"N{n}") for n in range(3))
TERMS = Terms(seconds=60)


class Watcher(Viewer):
    """Somebody who looks, and counts how often there was news since he came."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.woken = 0
        super().__init__(Cut(), live, f"guest{seat}")
        live.viewers.come(self)
        self.woken = 0

    def wake(self) -> None:
        super().wake()
        self.woken += 1


class Cut:
    """A line that takes nothing."""

    free = False

    def post(self, _: Parcel) -> None:
        raise AssertionError("he only counts: nothing is sent to him")

    def give_up(self) -> None:
        raise AssertionError("there is nothing to be given up")


class Timed(Toy):
    """The rules themselves give ten seconds for a throw, by whose it is; for a row, by how long it still is."""

    def patience(self, g: ToyState) -> tuple[str, int]:
        waiting = g.agenda[-1] if g.agenda else None
        if isinstance(waiting, Throw):
            return f"throw {waiting.seat}", 10
        return ("row", 10) if isinstance(waiting, Row) else ("", 0)


TIMED = Timed(META, WORDS, FRAMES, TOY.judge, TOY.home)


class House:
    """Live tables on a real database, and a clock that is set by hand."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.now = 1_000

    async def live(self, table: Table, seats: tuple[SeatRow, ...] = SEATS, every: int = 1_000) -> LiveTable:
        standing = standing_of(table, self.now, TERMS, seats)
        row = TableRow("t", "toy", "1", {}, "", "", self.now, standing, seats, TERMS)
        await self.store.create(row, [Entry(1, table.log[0], self.now)], Snapshot(1, table.save()))
        return LiveTable(row, table.game, Reopened(table), self.store, every, "first")


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    house = House(store)
    monkeypatch.setattr(CLOCK, "now", lambda: house.now)
    yield house
    await store.close()


async def answered(live: LiveTable, house: House, seat: int, choice: str, later: int = 500) -> None:
    house.now += later
    table = await live.steady()
    await live.answer(seat, choice, table.clock(seat))


async def kept(house: House) -> TableRow:
    row = await house.store.table("t")
    assert row is not None
    return row


async def test_an_answer_everybody_sees_moves_the_time_and_the_deadline(house: House) -> None:
    live = await house.live(at(Row(2), Throw(2)))
    await answered(live, house, 1, "pass")
    assert (live.row.standing.updated, live.row.standing.deadline) == (1_500, 1_500 + 60_000)
    assert (await kept(house)).standing == live.row.standing
    assert live.shown > 0


async def test_an_answer_nobody_sees_moves_neither(house: House) -> None:
    live = await house.live(at(Hush(), Throw(2)))
    before = live.row.standing
    await answered(live, house, 0, "pass")
    after = live.row.standing
    assert (after.updated, after.deadline, after.clock) == (before.updated, before.deadline, before.clock)
    assert (after.n, after.pending) == (2, (2,))
    assert (await kept(house)).standing == after
    assert live.shown == float("-inf")
    assert [entry.move.choice for entry in await house.store.log("t")] == ["setup", "pass"]


async def test_what_one_seat_alone_hears_moves_neither(house: House) -> None:
    live = await house.live(at(Whispered(1), Throw(2)))
    await answered(live, house, 1, "calm")
    assert live.row.standing.updated == 1_000


async def test_a_hidden_answer_with_a_public_trace_moves_both(house: House) -> None:
    live = await house.live(at(Veto(2, 5), Throw(2)))
    await answered(live, house, 0, "calm")
    assert (live.row.standing.updated, live.row.standing.deadline) == (1_500, 61_500)


@pytest.mark.parametrize(
    ("frames", "seat", "said"),
    [((Row(1), Throw(2)), 1, ["house-advised"]), ((Whispered(1), Throw(2)), 1, [])],
    ids=["openly", "in secret"],
)
async def test_advice_is_owned_up_to_when_all_know_who_was_asked(
    house: House, frames: tuple[Decision[Any], ...], seat: int, said: list[str]
) -> None:
    live = await house.live(at(*frames))
    live.talk.advised.add(seat)
    await answered(live, house, seat, "pass")
    assert [line.note.key for line in live.talk.lines if line.note] == said
    assert (seat in live.talk.advised) == (said == [])


async def test_advice_is_not_owned_up_to_at_an_answer_of_the_house(house: House) -> None:
    live = await house.live(at(Row(2), Throw(2), game=HOUSE))
    live.talk.advised.add(1)
    table = await live.steady()
    await live.change(table, lambda: table.answer(1, "calm"))
    assert live.talk.lines == []
    await live.change(table, lambda: table.answer(1, "pass"))
    assert [line.note.key for line in live.talk.lines if line.note] == ["house-advised"]


async def test_nobody_but_the_house_gives_the_answers_of_the_house(house: House) -> None:
    live = await house.live(at(Row(2), game=HOUSE))
    for words in ("calm", "calm down"):
        with pytest.raises(Refused, match="not-an-option"):
            await live.answer(1, words, live.row.standing.clock)
    await live.answer(1, "pass", live.row.standing.clock)


def bots(*seats: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(row.seat, "bot", bot="first") if row.seat in seats else row for row in SEATS)


@pytest.mark.parametrize(
    ("frames", "seats", "held"),
    [
        ((Row(1), Hush(), Throw(2)), bots(0), True),
        ((Row(1), Hush(), Throw(2)), SEATS, False),
        ((Row(1), Throw(2)), bots(2), False),
        ((Row(1),), bots(0, 2), False),
    ],
    ids=["a bot in secret", "a person in secret", "a bot openly", "nobody"],
)
async def test_news_is_held_back_while_a_bot_is_asked_in_secret(
    house: House,
    frames: tuple[Decision[Any], ...],
    seats: tuple[SeatRow, ...],
    held: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_table, "HELD", 3600.0)  # a slow disk is no reason to tell
    live = await house.live(at(*frames), seats)
    watcher = Watcher(live, 1)
    await answered(live, house, 1, "pass")
    later = live._later
    assert (watcher.woken, later is not None) == ((0, True) if held else (1, False))
    if later is not None:
        await live.answer_at(0, "pass", live._table.n, live.deals)
        assert (watcher.woken, live._later, later.cancelled()) == (1, None, True)  # both are told at once, and once


async def test_news_that_is_held_back_comes_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "HELD", 0.0)
    live = await house.live(at(Row(1), Hush(), Throw(2)), bots(0))
    watcher = Watcher(live, 1)
    woken = asyncio.Event()
    monkeypatch.setattr(watcher, "wake", woken.set)
    await answered(live, house, 1, "pass")
    await asyncio.wait_for(woken.wait(), 30)


async def test_what_could_not_be_kept_did_not_happen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await house.live(at(Row(2), Throw(2)))
    ahead = await live.steady()

    async def full(*_: object) -> None:
        raise NotKept("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "append_to_deal", full)
        with pytest.raises(NotKept):
            await live.answer(1, "pass", 1)
    assert ahead.n == 2
    async with live.lock:
        table = await live.steady()
    assert (table.n, table.view(1).score, live.row.standing.n) == (1, [0, 0, 0], 1)
    await live.answer(1, "pass", 1)
    assert (await kept(house)).standing.n == 2


async def test_a_refused_answer_leaves_everything_as_it_was(house: House) -> None:
    live = await house.live(at(Row(2)))
    before = live.row
    table = await live.steady()
    with pytest.raises(Refused):
        await live.change(table, lambda: table.answer(0, "pass"))
    assert (live.row, await live.steady(), table.n) == (before, table, 1)


async def test_a_change_is_told_with_the_clocks_from_before_it(house: House) -> None:
    live = await house.live(at(Hush(), Throw(2)))
    told: list[tuple[int, list[int]]] = []
    changed: list[int] = []
    live.on_news = lambda table, clocks: told.append((table.n, clocks))
    live.on_change = lambda: changed.append(live.row.standing.n)
    await answered(live, house, 0, "pass")
    assert (told, changed) == ([(2, [1, 1, 1])], [2])


async def test_time_that_the_rules_give_runs_from_the_beginning_of_what_it_is_given_for(house: House) -> None:
    live = await house.live(at(Row(3), Throw(2), Throw(1), game=TIMED))
    assert live.row.standing.deadline == 11_000
    await answered(live, house, 1, "pass")
    assert (live.row.standing.updated, live.row.standing.deadline) == (1_500, 11_000)  # it is the same row
    await answered(live, house, 1, "pass")
    await answered(live, house, 1, "pass")
    assert live.row.standing.deadline == 2_500 + 10_000
    await answered(live, house, 2, "pass")
    assert live.row.standing.deadline == 3_000 + 10_000  # the same time, but another's throw


def deadline(table: Table, seats: tuple[SeatRow, ...], given: int | None = None, seconds: int = 60) -> int:
    return standing_of(table, 5_000, Terms(seconds=seconds), seats, given).deadline


def test_nobody_is_late_where_nobody_is_asked_or_somebody_is_missing() -> None:
    missing = (*SEATS[:2], SeatRow(2, "open"))
    assert deadline(at(Throw(2)), SEATS) == 65_000
    assert deadline(at(Throw(2)), missing) == 0
    assert deadline(at(), SEATS) == 0
    assert deadline(at(Throw(2)), SEATS, seconds=0) == 0


def test_the_deadline_is_that_of_the_rules_where_they_give_time() -> None:
    table = at(Throw(2), game=TIMED)
    assert [deadline(table, SEATS, given) for given in (None, 0, 2_000)] == [15_000, 10_000, 12_000]
    assert deadline(at(Throw(2)), SEATS, given=2_000) == 65_000


def test_where_a_table_stands_is_told_by_the_public_clock() -> None:
    table = at(Hush(), Throw(2))
    table.answer(0, "pass")
    standing = standing_of(table, 7, Terms(), SEATS)
    assert msgspec.structs.astuple(standing) == (2, 1, (2,), False, 7, 0, 0)
    assert standing_of(at(), 7, Terms(), SEATS).over
