"""What self-play has taught: a weight for every trait a position may have, beyond what the judgement says of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def beginnings(families: dict[str, int]) -> dict[str, int]:
    """Where the traits of each family begin."""
    found: dict[str, int] = {}
    first = 0
    for name, size in families.items():
        found[name] = first
        first += size
    return found


class Tally:
    """Adds up the weights of the traits it is told of."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights
        self.total: float = 0.0

    def note(self, trait: i64) -> None:
        """The position has this trait."""
        self.total += self.weights[trait]


class Notes(Tally):
    """Writes down the traits it is told of."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.traits: Final[list[int]] = []

    def note(self, trait: i64) -> None:
        self.traits.append(trait)
