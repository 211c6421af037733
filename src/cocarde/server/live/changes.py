"""What a table has begun to do and must finish, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 3.0
"""Seconds for what is under way when the server stops."""


class Changes:
    """The changes of one table that are under way. `on_rest` is called when one is done."""

    def __init__(self) -> None:
        self.on_rest: Callable[[], None] = lambda: None
        self._under_way: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> bool:
        """Is something being done that must be finished?"""
        return bool(self._under_way)

    async def finish(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, even if who asked for it goes away meanwhile."""
        return await asyncio.shield(self.begin(doing))

    def begin(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do it, and let nobody wait."""
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be left to be told
        self.on_rest()

    async def stop(self) -> None:
        """Let what was begun be done; what a broken store keeps waiting is given up."""
        while self._under_way:
            _, waiting = await asyncio.wait(self._under_way, timeout=PATIENCE)
            for task in waiting:
                task.cancel()
