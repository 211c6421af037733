"""Work in the background, a round at a time, for as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress


class Rounds:
    """Begins when it is wanted, and every `rest` seconds: another server may have left something.

    `name`: who stumbles, in the log.
    """

    def __init__(self, log: logging.Logger, name: str, rest: float) -> None:
        self._log = log
        self._name = name
        self._rest = rest
        self._wanted = asyncio.Event()

    def want(self) -> None:
        """There is something to do."""
        self._wanted.set()

    async def go_on(self, once: Callable[[], Awaitable[bool]]) -> None:
        """One round after the other, for ever; `once` says whether there was anything to do."""
        while True:
            self._wanted.clear()
            if not await self._safely(once):
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._rest):
                        await self._wanted.wait()

    async def _safely(self, once: Callable[[], Awaitable[bool]]) -> bool:
        """A round that fails is told in the log, and as good as none."""
        try:
            return await once()
        except Exception:
            self._log.exception("%s stumbled", self._name)
            return False
