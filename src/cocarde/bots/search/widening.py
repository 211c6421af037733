"""Continuous answers: from the game's candidates to others near the best of them."""

from __future__ import annotations

from typing import Any, Final

from cocarde.core.agenda import Decision, State
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice, Range
from cocarde.core.game import Game

NEAR: Final = 20
"""A number moves by at most this part of the largest of its kind: the two sides of a direction are of a kind."""


def near(game: Game[Any], world: State, seat: int, choice: Choice, luck: Chance) -> Choice | None:
    """An answer close to this one, if it is legal."""
    decision = world.agenda[-1]
    assert isinstance(decision, Decision)
    ranges = ranges_of(decision, world, seat, choice.verb)
    if len(ranges) != len(choice.numbers):
        return None
    numbers = [moved(choice.numbers, ranges, n, luck) for n in range(len(ranges))]
    words = [choice.verb, *choice.args.values(), *[str(number) for number in numbers]]
    other = game.vocabulary.read(" ".join(words))
    return other if decision.refuses(world, seat, other) is None else None


def ranges_of(decision: Decision[Any], world: State, seat: int, verb: str) -> tuple[Range, ...]:
    """The numbers that an answer with this verb gives; none if it is not continuous."""
    for offer in decision.offers(world, seat):
        if offer.verb == verb:
            return offer.ranges
    return ()


def moved(numbers: tuple[int, ...], ranges: tuple[Range, ...], n: int, luck: Chance) -> int:
    """One of the numbers, a little more or less, within its range."""
    own = ranges[n]
    largest = 0
    for number, other in zip(numbers, ranges, strict=True):
        if other.low == own.low and other.high == own.high:
            largest = max(largest, abs(number))
    reach = largest // NEAR + 1
    return min(max(numbers[n] + luck.below(2 * reach + 1) - reach, own.low), own.high)
