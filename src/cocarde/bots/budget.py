"""How long a bot may think: a time, or a number of simulations where the same seed must give the same answer."""

from __future__ import annotations

from time import perf_counter
from typing import Final


class Budget:
    """`simulations` 0: `seconds` decide."""

    def __init__(self, seconds: float = 0.2, simulations: int = 0) -> None:
        self.seconds: Final = seconds
        self.simulations: Final = simulations
        self.began: float = 0.0

    def begin(self) -> None:
        """The clock starts."""
        self.began = perf_counter()

    def share(self, simulations: int) -> float:
        """How much of it is used, from 0 to 1 and more."""
        if self.simulations:
            return simulations / self.simulations
        return (perf_counter() - self.began) / self.seconds

    def spent(self, simulations: int) -> bool:
        """Is nothing left of it?"""
        return self.share(simulations) >= 1.0
