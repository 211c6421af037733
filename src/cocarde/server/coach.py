"""The coach of the house: looks at finished games again, a few decisions at a time, when nobody else needs the machine.

What it has found is kept at once: after a restart it goes on with the next decision. Several servers on one store do
not get into each other's way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from cocarde.core.errors import CocardeError
from cocarde.core.table import Table
from cocarde.server.clock import now
from cocarde.server.settings import Settings
from cocarde.server.store import coach as kept
from cocarde.server.store.base import Store, TableRow
from cocarde.server.store.coach import Work
from cocarde.server.workers.coach import Chapter, Found
from cocarde.server.workers.pool import NoThought, Worker
from cocarde.server.workers.rounds import Rounds

log = logging.getLogger("cocarde.coach")

REST = 30.0
"""Seconds after which it looks whether another server has left something."""
PATIENCE = 600.0
"""Seconds one question may take: the lowest priority may mean that nothing happens for long."""

Finished = Callable[[str], Awaitable[tuple[TableRow, Table]]]


class CoachWorker(Worker):
    """The process in which it looks."""

    def _room(self) -> tuple[str, ...]:
        return "cocarde.server.workers.coach", self._settings.games

    async def look(self, chapter: Chapter) -> Found:
        """What it finds, or `NoThought`."""
        found = await self._told(chapter, Found, PATIENCE)
        if found.problem:
            raise NoThought(found.problem)
        return found


class Coach:
    """Works for one server."""

    def __init__(self, store: Store, settings: Settings, finished: Finished) -> None:
        self._store = store
        self._settings = settings
        self._finished = finished
        self._worker = CoachWorker(settings)
        self._rounds = Rounds(log, "the coach", REST)
        self._held: Work | None = None

    async def ask(self, table: str, seat: int) -> None:
        """A player wants an analysis."""
        await kept.ask(self._store, table, seat, now())
        self._rounds.want()

    async def close(self) -> None:
        """End its process; what it was at is left to whoever comes next."""
        await self._worker.end()
        if self._held is not None:
            await kept.release(self._store, self._held)

    async def work(self) -> None:
        """One game after the other, for ever."""
        await self._rounds.go_on(self.round)

    async def round(self) -> bool:
        """One game, if there is one to look at; what the house itself wants makes way for what players want."""
        work = await kept.next_work(self._store, now()) or await self._own_wish()
        if work is None:
            return False
        try:
            await self._look_at(work)
        except CocardeError as error:
            log.error("the analysis of table %s: %s", work.table, error)
            await kept.give_up(self._store, work)
            self._held = None
        return True

    async def _own_wish(self) -> Work | None:
        """A finished game that may hold a puzzle, where too few are left."""
        for game in self._settings.shelf if self._settings.puzzles else ():
            table = await kept.to_mine(self._store, game, self._settings.puzzles)
            if table:
                await kept.ask(self._store, table, 0, 0)
                return await kept.next_work(self._store, now())
        return None

    async def _look_at(self, work: Work) -> None:
        row, table = await self._finished(work.table)
        saved, self._held = msgspec.Raw(await asyncio.to_thread(table.save)), work
        while self._held is not None:
            after = await kept.reach(self._store, work.table, work.seat)
            chapter = Chapter(row.game, saved, work.seat, self._settings.simulations, after)
            found = await self._worker.look(chapter)
            await kept.count(self._store, work, found.total)
            for one in found.judged:
                await kept.put(self._store, work, row.game, one)
            if not found.judged:
                return await self._sum_up(chapter, work)
            self._held = await kept.hold(self._store, self._held, now())
        return None

    async def _sum_up(self, chapter: Chapter, work: Work) -> None:
        chapter.judged = await kept.judged_of(self._store, work.table, work.seat)
        found = await self._worker.look(chapter)
        assert found.summary is not None
        await kept.finish(self._store, work, found.summary)
        self._held = None
