"""The time of the server: that of the wall, but it goes evenly: a jump spends nobody's time to think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

JUMP: Final = 2.0
"""Seconds by which the wall may differ before that is a jump: less is the usual slewing."""


class Clock:
    """Goes on evenly from where the wall stood, until it is told to follow it."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.steady = steady
        self._offset = self.offset()

    def offset(self) -> float:
        """Seconds between the wall and what only ever goes on: it changes when the wall jumps."""
        return self.wall() - self.steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self.steady() + self._offset) * 1000)

    def follow(self) -> None:
        """Go with the wall."""
        self._offset = self.offset()


CLOCK: Final = Clock()


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()
