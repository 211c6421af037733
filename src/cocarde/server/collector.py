"""When Python looks for garbage that refers to itself: never through all that lives while somebody plays.

A table lives long and has thousands of parts; to look through a thousand tables takes a sixth of a second, in which
nobody's move is answered. So what has survived for a while is put aside (frozen), the young is looked through in small
portions as always, and everything only when it is quiet.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = (4_000, 2, 1_000_000)
"""Objects that make the youngest be looked through, how often that makes the next older, and (never) all of them."""
TICK: Final = 5.0
QUIET: Final = 2.0
"""Seconds in which nobody has said anything."""
SELDOM: Final = 600.0
"""Seconds between two looks through everything."""
AT_LAST: Final = 6 * 3600.0
"""Seconds after which everything is looked through even if it is never quiet."""


class Collector:
    """Keeps the collector of the process in bounds while the server runs."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._said = self._swept = now()
        self._before = gc.get_threshold()

    def open(self) -> None:
        """Put aside everything that is there before the first guest comes."""
        self._before = gc.get_threshold()
        gc.set_threshold(*YOUNG)
        self.sweep()

    def close(self) -> None:
        """Leave the process as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    def heard(self) -> None:
        """Somebody says something: it is not quiet."""
        self._said = self._now()

    def tend(self) -> None:
        """Put aside what has come since; look through everything if it is time and nobody waits."""
        now = self._now()
        waited = now - self._swept
        if waited >= AT_LAST or (waited >= SELDOM and now - self._said >= QUIET):
            self.sweep()
        else:
            gc.freeze()

    def sweep(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._swept = self._now()

    async def tend_for_ever(self) -> None:
        """From time to time, as long as the server runs."""
        while True:
            await asyncio.sleep(TICK)
            self.tend()
