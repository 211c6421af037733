"""A page may vanish at any moment: what it has asked for is done, and everybody else is shown it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.server import Server
from cocarde.server.store.base import NotKept
from cocarde.server.store.sqlite.store import SqliteStore
from tests.server.live.test_terms import join, opened
from tests.server.post import until
from tests.server.served import PATIENCE, Guest, Line, Served, database, toy_settings

Append = Callable[..., Any]


def vanish(line: Line) -> None:
    """The line breaks without a word."""
    line.connection.socket.shutdown(socket.SHUT_RDWR)


def viewers(served: Served, table: str) -> int:
    return len(served.live(table).viewers)


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event]:
    """A disk that has been given an entry (first event) and writes it when told (second event)."""
    given, told = Event(), Event()

    def slow(append: Append) -> Append:
        async def slowly(self: SqliteStore, *args: Any) -> None:
            async def write() -> None:
                await asyncio.to_thread(told.wait, PATIENCE)
                await append(self, *args)

            given.set()
            await asyncio.shield(asyncio.create_task(write()))

        return slowly

    every_append(monkeypatch, slow)
    return given, told


def every_append(monkeypatch: pytest.MonkeyPatch, other: Callable[[Append], Append]) -> None:
    """Let entries be kept in another way, those to a deal that may still change too."""
    for name in ("append", "append_to_deal"):
        monkeypatch.setattr(SqliteStore, name, other(getattr(SqliteStore, name)))


def test_a_move_whose_page_vanishes_while_it_is_kept_is_shown_to_all(
    alice: Guest, bob: Guest, served: Served, slow_disk: tuple[Event, Event]
) -> None:
    given, told = slow_disk
    made = opened(alice, "me open open")
    join(bob, made)
    table = made["table"]
    with bob.line(table) as his:
        n = his.latest()["n"]
        with alice.line(table) as hers:
            hers.answer(0, "vote seat1", hers.latest()["n"])
            assert given.wait(PATIENCE)
            vanish(hers)
            his.send(type="say", text="Are you there?")
            until(lambda: viewers(served, table) == 1)
            told.set()
            assert his.state_at(n + 1)["view"]["voted"] == [True, False, False]


def test_the_table_stays_open_until_what_it_was_asked_for_is_kept(
    tmp_path: Path, slow_disk: tuple[Event, Event]
) -> None:
    """Or whoever came next would open it as it was before."""
    asyncio.run(
        leave_while_it_is_kept(Server(toy_settings(tmp_path, workers=0), SqliteStore(tmp_path / "x")), *slow_disk)
    )


async def leave_while_it_is_kept(house: Server, given: Event, told: Event) -> None:
    await house.open()
    seats = [WantedSeat("me"), WantedSeat("me"), WantedSeat("me")]
    table = (await house.new_table(NewTable("toy", seats), "alice")).id
    async with house.tables.visit(table) as live:
        n = await live.clock(0)
        answering = asyncio.create_task(live.changes.finish(live.answer(0, "vote seat1", n)))
        assert await asyncio.to_thread(given.wait, PATIENCE)
        answering.cancel()
        await asyncio.wait([answering])
    async with house.tables.visit(table) as again:
        assert again is live
        told.set()
        assert await again.clock(0) == n + 1
    while table in house.tables._open:
        await asyncio.sleep(0)
    await house.close()


def test_sixty_vanished_pages_leave_nobody_behind(alice: Guest, bob: Guest, served: Served) -> None:
    made = opened(alice, "me open open")
    join(bob, made)
    table = made["table"]
    with bob.line(table) as his:
        for _ in range(60):
            with alice.line(table) as hers:
                state = hers.next("state")
                if state["asked"]:
                    hers.answer(0, "vote seat1", state["n"])
                else:
                    hers.send(type="undo", n=state["n"], seat=0)
                vanish(hers)
        until(lambda: viewers(served, table) == 1 and not served.live(table).changes.busy)
        with database(served.settings.data) as db:
            (kept,) = db.execute("SELECT max(n) FROM log WHERE table_id = ?", (table,)).fetchone()
        states = [message["n"] for message in his.heard if message["type"] == "state"]
        assert (states[-1] if states and states[-1] == kept else his.state_at(kept)["n"]) == kept


def test_an_entry_whose_answer_was_lost_on_the_way_back_is_shown_too(
    alice: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has it, but the line to the database broke before it said so."""

    def deaf(append: Append) -> Append:
        async def kept_in_vain(self: SqliteStore, *args: Any) -> None:
            await append(self, *args)
            raise NotKept("the line is broken")

        return kept_in_vain

    made = opened(alice, "me open open")
    join(bob, made)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        n = hers.latest()["n"]
        every_append(monkeypatch, deaf)
        hers.answer(0, "vote seat1", n)
        assert his.state_at(n + 1)["view"]["voted"] == [True, False, False]
