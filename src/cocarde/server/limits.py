"""How often somebody may do something."""

from __future__ import annotations

import hashlib
import mmap
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, Any, Final

from cocarde.server.settings import Rate

if sys.platform != "win32":  # where there is one process only
    import fcntl

FORGET_ABOVE = 10_000
BUCKET: Final = struct.Struct("=Qdd")
"""In shared memory: whose it is (0: nobody's), how full it was, and when."""
TOGETHER: Final = 8
"""Buckets that one lock guards; of these the one that rested longest makes room."""
GROUPS: Final = 1 << 11
SIZE: Final = BUCKET.size * TOGETHER * GROUPS


class Limiter:
    """One bucket for each key: full at first, it loses a drop for each act and fills with time."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        """May this happen now? If so it has happened."""
        now = self._now()
        level = self._level(key, now)
        if level < 1:
            return False
        if len(self._buckets) > FORGET_ABOVE:
            self._forget_the_full(now)
        self._buckets[key] = (level - 1, now)
        return True

    def _level(self, key: str, now: float) -> float:
        level, since = self._buckets.get(key, (self.rate.burst, now))
        return self.filled(level, now - since)

    def filled(self, level: float, seconds: float) -> float:
        """How full a bucket is that was so full so long ago."""
        return min(self.rate.burst, level + seconds * self.rate.each_second)

    def _forget_the_full(self, now: float) -> None:
        spent = {key: bucket for key, bucket in self._buckets.items() if self._level(key, now) < self.rate.burst}
        self._buckets = spent


class SharedLimiter(Limiter):
    """The same over all processes that share this memory; `name`: of what they count there.

    The clock is that of the machine, so all of them read the same time. A process that falls lets go of its lock.
    """

    def __init__(self, rate: Rate, name: str, memory: int, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(rate, now)
        self._name = name
        self._file = memory
        self._memory = mmap.mmap(memory, SIZE)

    def allows(self, key: str) -> bool:
        """May this happen now? If so it has happened, for all processes."""
        whose = int.from_bytes(hashlib.blake2b(f"{self._name}:{key}".encode(), digest_size=8).digest(), "little") or 1
        first = whose % GROUPS * TOGETHER * BUCKET.size
        with self._alone(first):
            now = self._now()
            at, level, since = self._find(whose, first, now)
            level = self.filled(level, now - since)
            if level < 1:
                return False
            BUCKET.pack_into(self._memory, at, whose, level - 1, now)
        return True

    def _find(self, whose: int, first: int, now: float) -> tuple[int, float, float]:
        """Where this bucket is, or may be; how full it was, and when."""
        found: list[tuple[float, int]] = []
        for at in range(first, first + TOGETHER * BUCKET.size, BUCKET.size):
            other, level, since = BUCKET.unpack_from(self._memory, at)
            if other == whose:
                return at, level, since
            found.append((since if other else float("-inf"), at))
        return min(found)[1], self.rate.burst, now

    @contextmanager
    def _alone(self, first: int) -> Iterator[None]:
        fcntl.lockf(self._file, fcntl.LOCK_EX, TOGETHER * BUCKET.size, first)
        try:
            yield
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, TOGETHER * BUCKET.size, first)


def limiter(rate: Rate, name: str, memory: int) -> Limiter:
    """A limiter of this process (`memory` -1), or one that shares what it counts."""
    return Limiter(rate) if memory < 0 else SharedLimiter(rate, name, memory)


def shared_memory(file: IO[Any]) -> int:
    """Make a file the memory of shared limiters; its descriptor."""
    file.truncate(SIZE)
    return file.fileno()
