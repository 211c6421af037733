"""Answers compared: what a search prefers, tried again in the same worlds with the same luck as the answer given.

The search chooses by what came out highest, and so thinks too well of it. What is told comes from rounds played after
the choice; and a difference is told only where these rounds can tell it from luck.
"""

from __future__ import annotations

from math import sqrt
from typing import Final
from zlib import crc32

import msgspec

from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.node import Arm
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice

FINALISTS: Final = 3
"""So many of the answers that the search likes best are tried again, beside the one that was given."""
TELLING: Final = 2.0
"""A difference is told if it is larger than so many standard errors of it,"""
LEAST: Final = 0.01
"""and at least so much of the chance to win."""
FEWEST: Final = 8
"""Rounds in which the finalists meet, however short the search."""
UNLIMITED: Final = 1 << 40


class Compared:
    """An answer, and what came of it for its seat in each round, from 0 (lost) to 1 (won).

    `place`: how many the search liked better.
    """

    def __init__(self, choice: Choice, values: list[float], place: int = 0) -> None:
        self.choice: Final = choice
        self.values: Final = values
        self.place: Final = place

    @property
    def chance(self) -> float:
        """The chance to win with it."""
        return sum(self.values) / len(self.values)


def seed_of(seat_view: SeatView) -> int:
    """The seed of a position: the same for everything its seat cannot tell apart, so that it tells nothing either."""
    seen = msgspec.json.encode([seat_view.view, seat_view.seat, seat_view.asked])
    return crc32(seen)


def compare(seat_view: SeatView, simulations: int, seed: int, given: Choice | None = None) -> list[Compared]:
    """The likeliest answers and the one `given`, best first; half of the simulations seek them, half compare them."""
    search = Search(seat_view, Fast(seed))
    arms = search.run(Budget(simulations=max(1, simulations // 2)))
    finalists = arms[:FINALISTS]
    if given is not None and given.notation not in [arm.choice.notation for arm in finalists]:
        finalists.append(Arm(given))
    rounds = max(FEWEST, simulations // (2 * len(finalists)))
    values = tried_again(search, finalists, rounds)
    found = [Compared(arm.choice, values[n], n) for n, arm in enumerate(finalists)]
    return sorted(found, key=by_chance, reverse=True)


def tried_again(search: Search, arms: list[Arm], rounds: int) -> list[list[float]]:
    """By answer what came of it in each of so many rounds: every round is one world and one luck for all of them."""
    budget = Budget(simulations=UNLIMITED)
    values: list[list[float]] = [[] for _ in arms]
    for _ in range(rounds):
        before = [arm.total for arm in arms]
        search.play_round(arms, budget)
        for n, arm in enumerate(arms):
            values[n].append(arm.total - before[n])
    return values


def by_chance(compared: Compared) -> float:
    """The chance to win; the first of equals stays first."""
    return compared.chance


def doubt(better: Compared, worse: Compared) -> float:
    """The standard error of the difference between two answers that met in the same rounds."""
    gaps = [high - low for high, low in zip(better.values, worse.values, strict=True)]
    mean = sum(gaps) / len(gaps)
    return sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))


def told_apart(better: Compared, worse: Compared) -> bool:
    """Is the difference more than what the rounds cannot tell from luck?"""
    gap = better.chance - worse.chance
    return gap >= LEAST and gap > TELLING * doubt(better, worse)


def led_by_search(found: list[Compared]) -> list[Compared]:
    """The same answers; of those the rounds cannot tell from the best, the one the search liked best comes first.

    The search also knows what the rules make certain, which a few rounds may miss.
    """
    equals = [one for one in found if not told_apart(found[0], one)]
    lead = min(equals, key=lambda one: one.place)
    return [lead, *[one for one in found if one is not lead]]
