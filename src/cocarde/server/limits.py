"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Callable

from cocarde.server.settings import Rate

FORGET_ABOVE = 10_000


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
        return min(self.rate.burst, level + (now - since) * self.rate.each_second)

    def _forget_the_full(self, now: float) -> None:
        spent = {key: bucket for key, bucket in self._buckets.items() if self._level(key, now) < self.rate.burst}
        self._buckets = spent
