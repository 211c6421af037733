"""The chance to win, from what the position of every player is worth side by side."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

STEPS: Final = 40
"""The stages of a game, from its beginning to its end, for which weights are kept."""
HOPELESS: Final = 50.0


def step_of(stage: float) -> int:
    """The step of a stage from 0 to 1."""
    step = int(stage * STEPS + 0.5)
    return 0 if step < 0 else STEPS if step > STEPS else step


def weigh(parts: list[float], weights: list[float]) -> float:
    """The parts of a position by their weights."""
    worth = 0.0
    for n in range(len(parts)):
        part = parts[n]
        if part != 0.0:
            worth += part * weights[n]
    return worth


class Ledger:
    """Adds up the parts of a position by their weights as they are entered."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights
        self.total: float = 0.0

    def enter(self, part: i64, amount: float) -> None:
        """So much of this part."""
        self.total += amount * self.weights[part]


class Sheet(Ledger):
    """Keeps the parts themselves."""

    def __init__(self, parts: int) -> None:
        super().__init__([])
        self.found: Final = [0.0] * parts

    def enter(self, part: i64, amount: float) -> None:
        self.found[part] += amount


def chance(worths: list[float], seat: int) -> float:
    """The chance of `seat`: a unit of worth more makes it e times as likely to win as another."""
    mine = worths[seat]
    total = 0.0
    for worth in worths:
        if worth - mine > HOPELESS:
            return 0.0
        total += exp(worth - mine)
    return 1.0 / total


def shares(worths: list[float]) -> list[float]:
    """The chance of every seat."""
    return [chance(worths, seat) for seat in range(len(worths))]


def together(worths: list[float]) -> float:
    """The worth of one player who would be as hard to beat as all of these."""
    most = max(worths)
    total = 0.0
    for worth in worths:
        total += exp(worth - most)
    return most + log(total)
