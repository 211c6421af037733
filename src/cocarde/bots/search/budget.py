"""How long a bot may think: a time, or a number of simulations where the same seed must give the same answer.

People wait by the clock on the wall, so a bot at a table is held to it, whatever else the machine does. In the lab
nobody waits, and a match must not be decided by what else runs: there the time is that of the processor.

A time is an average: where the next answer may decide the game it is stretched, where one answer is clearly the best
the rest of it is left.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Final

Clock = Callable[[], float]
ON_THE_WALL: Final[Clock] = perf_counter
OF_THE_PROCESSOR: Final[Clock] = thread_time
SHARP: Final = 2.0
"""So many times as long where the next answer may decide the game."""
LOOKED: Final = 0.35
"""After this share of the time an answer may be clearly the best."""


class Budget:
    """`simulations` 0: `seconds` of `clock` decide."""

    def __init__(self, seconds: float = 0.2, simulations: int = 0, clock: Clock = ON_THE_WALL) -> None:
        self.seconds: Final = seconds
        self.simulations: Final = simulations
        self.clock: Final = clock
        self.began: float = 0.0
        self.stretch: float = 1.0

    def begin(self) -> None:
        """The clock starts."""
        self.began = self.clock()
        self.stretch = 1.0

    def sharpen(self) -> None:
        """The game may be decided: more time."""
        self.stretch = SHARP

    def may_stop(self, simulations: int) -> bool:
        """Is it early, but late enough to leave the rest where nothing is in doubt? A number is always used up."""
        return not self.simulations and self.stretch == 1.0 and self.share(simulations) >= LOOKED

    def share(self, simulations: int) -> float:
        """How much of it is used, from 0 to 1 and more."""
        if self.simulations:
            return simulations / self.simulations
        return (self.clock() - self.began) / (self.seconds * self.stretch)

    def spent(self, simulations: int) -> bool:
        """Is nothing left of it?"""
        return self.share(simulations) >= 1.0
