"""Moves of many tables in one commit: what comes while the last ones are being written is written together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from cocarde.server.store.base import Entry, Snapshot, Standing, Taken

MOST: Final = 500
"""Moves in one commit at most."""


class Added(NamedTuple):
    """An entry that is to be added to the log of a table."""

    table: str
    entry: Entry
    standing: Standing
    snapshot: Snapshot | None


Waiting: TypeAlias = tuple[Added, "asyncio.Future[None]"]


class Gathering:
    """Gathers entries. `write` commits all it is given or nothing; `Taken`: then each is tried alone.

    Whoever adds one waits until the commit that holds it has returned.
    """

    def __init__(self, write: Callable[[list[Added]], Awaitable[None]]) -> None:
        self._write = write
        self.took: Callable[[float], None] = lambda seconds: None
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, added: Added) -> None:
        """Add it; it can no longer be lost when this returns."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((added, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="group commit")
        await future

    @property
    def waiting(self) -> int:
        """How many entries wait for the next commit."""
        return len(self._waiting)

    async def close(self) -> None:
        """Let what has been added be written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        while self._waiting:
            batch, began = self._batch(), time.perf_counter()
            try:
                await self._write([added for added, _ in batch])
            except Taken:
                await self._one_by_one(batch)
            except Exception as error:
                settle(batch, error)
            else:
                settle(batch)
                self.took(time.perf_counter() - began)

    def _batch(self) -> list[Waiting]:
        """The next ones, of each table at most one."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for one in self._waiting:
            if len(batch) < MOST and one[0].table not in batch:
                batch[one[0].table] = one
            else:
                later.append(one)
        self._waiting = later
        return list(batch.values())

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        """One of them came too late: the others do not pay for it."""
        for added, future in batch:
            try:
                await self._write([added])
            except Exception as error:
                settle([(added, future)], error)
            else:
                settle([(added, future)])


def settle(batch: list[Waiting], error: Exception | None = None) -> None:
    """Tell those who wait."""
    for _, future in batch:
        if not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
