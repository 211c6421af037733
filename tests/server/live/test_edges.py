"""To the edge: how long one may think, how old a remark is, what is compressed, kept whole, let go and told."""

from __future__ import annotations

import gc
import weakref
from collections import defaultdict
from functools import partial
from pathlib import Path

import pytest

from cocarde.core.table import Table
from cocarde.games import load
from cocarde.server.live import speech_effects
from cocarde.server.live.parcel import DEFLATED, PAYS, TEXT, Parcel
from cocarde.server.live.speech_effects import remark_of
from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.routes.finished import recorded_story
from cocarde.server.server import Server
from cocarde.server.store.base import Entry, NotKept, Snapshot, TableRow
from cocarde.server.store.sqlite.store import SqliteStore
from tests.server.live.test_terms import opened
from tests.server.served import Guest, seats_of, toy_settings

TWO_WEEKS = 14 * 24 * 3600


def test_two_weeks_may_pass_before_somebody_answers_and_not_a_second_more(alice: Guest) -> None:
    assert opened(alice, "me me me", seconds=TWO_WEEKS)["table"]
    longer = {"game": "toy", "seats": seats_of("me me me"), "terms": {"seconds": TWO_WEEKS + 1}}
    assert alice.post("/api/tables", json=longer).status_code == 400


def test_who_asks_for_what_cannot_be_kept_is_told_to_come_again(alice: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def in_vain(self: SqliteStore, row: TableRow, log: list[Entry], snapshot: Snapshot) -> None:
        raise NotKept("the disk is full")

    monkeypatch.setattr(SqliteStore, "create", in_vain)
    assert alice.post("/api/tables", json={"game": "toy", "seats": seats_of("me me me")}).status_code == 503


@pytest.mark.parametrize(("ago", "age"), [(0, 0), (999, 0), (1000, 1), (59_999, 59), (60_000, 60), (-5000, 0)])
def test_a_remark_is_as_old_as_the_whole_seconds_since_it_was_made(
    monkeypatch: pytest.MonkeyPatch, ago: int, age: int
) -> None:
    monkeypatch.setattr(speech_effects, "now", lambda: 1_000_000_000)
    assert remark_of(TalkLine(0, "Anne", "Bonjour.", 1_000_000_000 - ago)).age == age


def test_what_is_long_enough_to_be_worth_it_is_compressed_for_who_understands_it() -> None:
    short, long = Parcel(b"x" * (PAYS - 1)), Parcel(b"x" * PAYS)
    assert PAYS == 1400
    assert [parcel.frame(deflates=True)[0] for parcel in (short, long)] == [TEXT, DEFLATED]
    assert [parcel.frame(deflates=False)[0] for parcel in (short, long)] == [TEXT, TEXT]


async def test_a_table_is_kept_whole_after_what_cannot_be_taken_back_and_not_before(tmp_path: Path) -> None:
    house = Server(toy_settings(tmp_path, workers=0, snapshots=1), SqliteStore(tmp_path / "x.sqlite"))
    await house.open()
    row = await house.new_table(NewTable("toy", [WantedSeat("me")] * 3), "g")
    kept: dict[bool, list[bool]] = defaultdict(list)
    async with house.tables.visit(row.id) as live, live.lock:
        table = await live.steady()
        while asked := table.pending():
            await live.change(table, partial(table.answer, asked[0], table.options(asked[0])[0].notation))
            snapshot = await live.store.snapshot(row.id)
            final = table.refuses_undo(asked[0]) is not None
            kept[final].append(snapshot is not None and snapshot.n == table.n)
    await house.close()
    assert kept[True]
    assert kept[False]
    assert all(kept[True])
    assert not any(kept[False])


async def test_a_table_that_nobody_needs_any_more_goes_at_once_with_its_bots(tmp_path: Path) -> None:
    """It leaves nothing that refers to itself, for which somebody would have to look through all that lives."""
    house = Server(toy_settings(tmp_path, workers=0), SqliteStore(tmp_path / "x.sqlite"))
    await house.open()
    row = await house.new_table(NewTable("toy", [WantedSeat("me")] * 3), "g")
    searched = gc.isenabled()
    gc.disable()
    async with house.tables.visit(row.id) as live:
        table = weakref.ref(live)
    del live
    gone = table() is None
    if searched:
        gc.enable()
    await house.close()
    assert gone


def test_what_was_recorded_of_a_game_is_told_from_its_first_entry_to_its_last() -> None:
    table = Table.new(load("vendee"), 2)
    seat = table.pending()[0]
    table.answer(seat, table.options(seat)[0].notation)
    told = recorded_story(table, None, 0).events
    assert [event.kind for event in told if event.n == 1] == [event.kind for event in table.recorded_at(1, None)] != []
    assert [event.kind for event in told if event.n == 2] == [event.kind for event in table.recorded_at(2, None)] != []
