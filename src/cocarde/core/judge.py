"""How a game is thought about: what a position is worth, by weights, and how far ahead it is worth looking."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from cocarde.core.agenda import G
from cocarde.core.choice import Choice

Chain = Sequence[int]
"""Places of traits, each at least as good as the one before it."""
PASSES: Final = 200
ENOUGH: Final = 1e-9


class Order:
    """What is learnt cannot invert what is certain: weights of traits that the rules put in order keep that order.

    `chains`: traits in ascending order; `helps`: those that are worth at least nothing; `harms`: at most nothing.
    """

    def __init__(self, chains: Sequence[Chain] = (), helps: Chain = (), harms: Chain = ()) -> None:
        self.chains: Final = chains
        self.helps: Final = helps
        self.harms: Final = harms

    def kept(self, weights: Sequence[float]) -> list[float]:
        """The weights nearest to these, or nearly so, that keep the order; a trait may stand in several chains."""
        found = list(weights)
        for _ in range(PASSES):
            before = found[:]
            for chain in self.chains:
                for trait, weight in zip(chain, ascending([found[trait] for trait in chain]), strict=True):
                    found[trait] = weight
            for trait in self.helps:
                found[trait] = max(found[trait], 0.0)
            for trait in self.harms:
                found[trait] = min(found[trait], 0.0)
            if max((abs(new - old) for new, old in zip(found, before, strict=True)), default=0.0) < ENOUGH:
                break
        return found


def ascending(values: Sequence[float]) -> list[float]:
    """The ascending values that are nearest to these by their squares: neighbours that violate are averaged."""
    blocks: list[tuple[float, int]] = []
    for value in values:
        total, count = value, 1
        while blocks and blocks[-1][0] * count > total * blocks[-1][1]:
            more, others = blocks.pop()
            total, count = total + more, count + others
        blocks.append((total, count))
    return [total / count for total, count in blocks for _ in range(count)]


NO_WEIGHTS: Final[list[list[float]]] = []
NOTHING_LEARNT: Final[list[float]] = []
NO_FAMILIES: Final[dict[str, int]] = {}
NO_ORDER: Final = Order()


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """Judges positions by the weights it was given; a game has one (`Game.judge`), and may be judged by others.

    `parts` name what a position has, `weights` count them at each step of the stage: `cocarde lab tune` fits them.
    `families` name the traits a position may have besides, `learnt` counts them: `cocarde lab teach` learns them.
    A judge without parts or without families has nothing to be fitted or learnt.

    `foresight`: after so many real choices of everybody together a search judges where it has come to.
    `breadth`: so many answers, at most, are looked at by a player whom it imagines.
    `lucks`: with so many throws of the dice it looks at an answer that is decided by dice at once.
    `asides`: kinds of events that give no reason for an answer: what was counted or measured on the way.
    """

    foresight: ClassVar[int] = 12
    breadth: ClassVar[int] = 8
    lucks: ClassVar[int] = 1
    asides: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        parts: tuple[str, ...] = (),
        weights: list[list[float]] = NO_WEIGHTS,
        families: dict[str, int] = NO_FAMILIES,
        learnt: list[float] = NOTHING_LEARNT,
    ) -> None:
        self.parts: Final = parts
        self.weights: Final = weights
        self.families: Final = families
        self.learnt: Final = learnt

    def by(self, weights: list[list[float]], learnt: list[float]) -> Judge[G]:
        """A judge of the same game by these weights; whoever has parts or families gives one."""
        return self

    def foresees(self, seats: int) -> int:
        """The foresight at a table of so many; most games look as far at every table."""
        return self.foresight

    @abstractmethod
    def judgement(self, g: G, seat: int) -> float:
        """What this position is worth to `seat`, from about -1 (lost) to 1 (won)."""

    def insight(self, g: G, seat: int) -> float:
        """The judgement with what self-play has taught besides: for a search."""
        return self.judgement(g, seat)

    def folly(self, g: G, seat: int, choice: Choice) -> bool:
        """Is this an answer that no sensible player gives, by the rules and what everybody sees? Then no bot does."""
        return False

    def decides(self, before: G, after: G) -> bool:
        """Has what lies between decided the game, or a part of it that counts by itself (a round)?"""
        return not after.agenda

    def features(self, g: G, seat: int) -> list[tuple[str, float]]:
        """The parts of the judgement by name, more being better for `seat`, for hints; texts: `feature-NAME`."""
        return []

    def appraise(self, g: G) -> tuple[float, list[list[float]]]:
        """The stage of the game from 0 to 1, and by seat how much it has of each part; none: nothing to fit here."""
        return 0.0, []

    def traits(self, g: G) -> list[list[int]]:
        """By seat the traits of this position, as places in `learnt`; none at all: there is nothing to learn here."""
        return []

    def grounds(self, g: G) -> list[float]:
        """By seat what the judgement alone makes of it: to this the weights of the traits are added."""
        return []

    def chances(self, worths: list[float]) -> list[float]:
        """By seat the chance to win, from what its position is worth."""
        return []

    def certain(self) -> Order:
        """Which traits the rules put in order: `cocarde lab teach` keeps their weights in it."""
        return NO_ORDER
