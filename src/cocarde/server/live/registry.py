"""The tables that are open, and the clock that looks after all of them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from cocarde.core.errors import CocardeError
from cocarde.core.game import Game
from cocarde.server.clock import CLOCK, JUMP, now
from cocarde.server.errors import NotFound
from cocarde.server.live.bots import BotPlay
from cocarde.server.live.reopening import open_table
from cocarde.server.live.seating import begin_if_complete
from cocarde.server.live.table import LiveTable
from cocarde.server.live.viewers import Viewer
from cocarde.server.settings import Settings
from cocarde.server.store import tables
from cocarde.server.store.base import Store, TableRow
from cocarde.server.workers.pool import Workers

log = logging.getLogger("cocarde.tables")

TICK: Final = 1.0
"""Seconds between two looks at the clock."""


class Registry:
    """Opens tables when somebody comes, and closes those that nobody needs."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        game: Callable[[str], Game[Any]],
        game_of: Callable[[TableRow], Awaitable[Game[Any]]],
    ) -> None:
        self._settings = settings
        self._store = store
        self._workers = workers
        self._game = game
        self._game_of = game_of
        self._open: dict[str, asyncio.Task[BotPlay]] = {}
        self._visitors: Counter[str] = Counter()
        self._looking: set[asyncio.Task[None]] = set()
        self._offset = CLOCK.offset()
        self.changes = 0

    async def close(self) -> None:
        """Stop the bots, and let every change be finished."""
        await asyncio.gather(*self._looking, return_exceptions=True)
        for play in await asyncio.gather(*self._open.values(), return_exceptions=True):
            if isinstance(play, BotPlay):
                await play.stop()

    def count(self) -> int:
        """How many tables are open."""
        return len(self._open)

    def opened(self, table: str) -> LiveTable | None:
        """The table, if it is open."""
        opening = self._open.get(table)
        return opening.result().live if opening is not None and opening.done() else None

    async def row(self, table: str) -> TableRow:
        """A table as it is kept, or `NotFound`."""
        row = await self._store.table(table)
        if row is None:
            raise NotFound("there is no such table")
        return row

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[LiveTable]:
        """The table, open; it stays open while somebody is there or a bot is at work."""
        opening = self._open.get(table)
        if opening is None:
            opening = self._open[table] = asyncio.create_task(self._begin(table))
        self._visitors[table] += 1
        try:
            await asyncio.wait([opening])
            yield opening.result().live
        finally:
            self._visitors[table] -= 1
            self._rest(table)

    async def _begin(self, table: str) -> BotPlay:
        game = await self._game_of(await self.row(table))
        row, found = await open_table(self._store, game, table)
        live = LiveTable(row, game, found, self._store, self._settings.snapshots, self._settings.stand_in)
        await live.recall()
        async with live.lock:
            await begin_if_complete(live)  # the server may have ended before it could
        play = BotPlay(live, self._workers, self._settings)
        live.on_change = partial(self._changed, play)
        live.on_news = play.chatter.attend
        play.on_rest = play.chatter.on_rest = live.changes.on_rest = lambda: self._rest(table)
        play.wake()
        return play

    def _changed(self, play: BotPlay) -> None:
        self.changes += 1
        play.wake()

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits at a table and looks at it."""
        return [seat for live in self._ready() for seat in live.viewers.present()]

    def _ready(self) -> list[LiveTable]:
        done = (task for task in self._open.values() if task.done() and task.exception() is None)
        return [task.result().live for task in done]

    def viewers(self) -> list[Viewer]:
        """Everybody who looks at a table."""
        return [viewer for live in self._ready() for viewer in live.viewers]

    def heard(self, table: str) -> None:
        """Another server changed a table: if it is open here, look again."""
        if table in self._open:
            task = asyncio.create_task(self.look_again(table))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def look_again(self, table: str) -> None:
        """Another server, or somebody at this one, has changed what is kept of an open table."""
        if table not in self._open:
            return
        async with self.visit(table) as live:
            row, talk = await self.row(table), await self._store.talk(table)
            await live.catch_up(row, talk)

    def _rest(self, table: str) -> None:
        """Close a table that nobody needs, and one that could not be opened."""
        opening = self._open.get(table)
        if opening is None or not opening.done() or self._visitors[table] > 0:
            return
        failed = opening.exception() is not None
        if failed or not opening.result().busy:
            del self._open[table], self._visitors[table]
            if not failed:
                opening.result().let_go()

    async def go_on(self) -> None:
        """Bots that were asked when the server stopped are asked again, also where nobody looks."""
        for table in await tables.waiting_for_bots(self._store):
            try:
                async with self.visit(table):
                    pass
            except CocardeError:
                log.exception("the bots of table %s do not go on", table)

    async def look_over(self) -> None:
        """Open every running table once whose rules have changed: it goes on, or the lists say that it is closed."""
        for slug in self._settings.shelf:
            try:
                version = self._game(slug).meta.rules_version
                for table in await tables.begun_otherwise(self._store, slug, version):
                    async with self.visit(table):
                        pass
            except CocardeError:
                log.exception("the tables of %s could not be looked over", slug)
        await self.go_on()

    async def watch_the_clock(self) -> None:
        """Let the server answer at every table whose time is over. A table that nobody looks at is opened for it."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._follow_the_wall()
                for table in await self._store.due(now()):
                    async with self.visit(table):
                        self._open[table].result().wake(late=True)
            except Exception:
                log.exception("the clock of the tables stumbled")

    async def _follow_the_wall(self) -> None:
        """When the clock of the machine has jumped, or slept, everybody keeps the time that was left."""
        offset = CLOCK.offset()
        jump, self._offset = offset - self._offset, offset
        if abs(jump) <= JUMP:
            return CLOCK.follow()
        log.warning("the clock of this machine jumped by %.0f seconds", jump)
        await tables.shift_deadlines(self._store, round(1000 * CLOCK.wall()), round(1000 * jump))
        CLOCK.follow()
        for table in list(self._open):
            await self.look_again(table)
