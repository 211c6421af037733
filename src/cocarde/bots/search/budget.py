"""How long a bot may think: a time, or a number of simulations where the same seed must give the same answer.

People wait by the clock on the wall, so a bot at a table is held to it, whatever else the machine does. In the lab
nobody waits, and a match must not be decided by what else runs: there the time is that of the processor.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Final

Clock = Callable[[], float]
ON_THE_WALL: Final[Clock] = perf_counter
OF_THE_PROCESSOR: Final[Clock] = thread_time


class Budget:
    """`simulations` 0: `seconds` of `clock` decide."""

    def __init__(self, seconds: float = 0.2, simulations: int = 0, clock: Clock = ON_THE_WALL) -> None:
        self.seconds: Final = seconds
        self.simulations: Final = simulations
        self.clock: Final = clock
        self.began: float = 0.0

    def begin(self) -> None:
        """The clock starts."""
        self.began = self.clock()

    def share(self, simulations: int) -> float:
        """How much of it is used, from 0 to 1 and more."""
        if self.simulations:
            return simulations / self.simulations
        return (self.clock() - self.began) / self.seconds

    def spent(self, simulations: int) -> bool:
        """Is nothing left of it?"""
        return self.share(simulations) >= 1.0
