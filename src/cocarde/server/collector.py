"""When Python looks for garbage that refers to itself: never through all that lives while somebody plays.

A table lives long and has thousands of parts; to look through a thousand tables takes a sixth of a second, in which
nobody's move is answered, and a second of a thousand moves makes as many parts again. Moves leave no such garbage at
all (`tests/server/live/test_collector.py`); new tables and sockets that end do. So nothing is looked through by itself.
Once a second what has come is put aside (frozen), looked through before if little was said; and everything is looked
through only when it is quiet, or when many sockets have ended.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

TICK: Final = 1.0
FEW: Final = 10
"""Messages in a second after which what has come is soon looked through: a move makes some hundred objects."""
MANY: Final = 50_000
"""Objects that come in a second when everybody comes at once: they are put aside unseen."""
QUIET: Final = 2.0
"""Seconds in which nobody has said anything."""
SELDOM: Final = 600.0
"""Seconds between two looks through everything."""
AT_LAST: Final = 6 * 3600.0
"""Seconds after which everything is looked through even if it is never quiet."""
ENDED: Final = 10_000
"""Ends of sockets, and new seats, some kilobytes each, after which it is too."""


class Collector:
    """Keeps the collector of the process in bounds while the server runs."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._said = self._swept = now()
        self._heard = self._ended = 0
        self._enabled = gc.isenabled()

    def open(self) -> None:
        """Put aside everything that is there before the first guest comes; it is looked through when it is quiet."""
        self._enabled = gc.isenabled()
        gc.disable()
        gc.freeze()

    def close(self) -> None:
        """Leave the process as it was."""
        gc.unfreeze()
        if self._enabled:
            gc.enable()

    def heard(self) -> None:
        """Somebody says something: it is not quiet."""
        self._said = self._now()
        self._heard += 1

    def ended(self) -> None:
        """A socket has ended, or somebody has sat down: some of what that took refers to itself."""
        self._ended += 1

    def tend(self) -> None:
        """Put aside what has come since, looked through if it is little; or look through all, if nobody waits."""
        now = self._now()
        heard, self._heard = self._heard, 0
        waited = now - self._swept
        quiet = now - self._said >= QUIET
        if waited >= AT_LAST or self._ended >= ENDED or (waited >= SELDOM and quiet):
            return self.sweep()
        if heard <= FEW and gc.get_count()[0] < MANY:
            gc.collect(0)
        gc.freeze()

    def sweep(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._ended = 0
        self._swept = self._now()

    async def tend_for_ever(self) -> None:
        """From time to time, as long as the server runs."""
        while True:
            await asyncio.sleep(TICK)
            self.tend()
