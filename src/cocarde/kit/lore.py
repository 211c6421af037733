"""What self-play has taught: a weight for every trait a position may have, beyond what the judgement says of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from cocarde.core.agenda import G


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


@mypyc_attr(allow_interpreted_subclasses=True)
class School(Generic[G]):
    """What a game has to learn from. `weights`, by trait, change while somebody learns; `families` name their parts."""

    def __init__(self, families: dict[str, int], weights: list[float]) -> None:
        self.families: Final = families
        self.weights: Final = weights

    @abstractmethod
    def traits(self, g: G) -> list[list[int]]:
        """By seat the traits of this position; none at all: there is nothing to learn here."""

    @abstractmethod
    def grounds(self, g: G) -> list[float]:
        """By seat what the judgement alone makes of it: to this the weights of the traits are added."""

    @abstractmethod
    def chances(self, worths: list[float]) -> list[float]:
        """By seat the chance to win, from what its position is worth."""
