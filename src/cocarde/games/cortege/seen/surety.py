# interpreted: chances for whoever decides
"""How surely a hand does what it aims at: its errors (K-50 to K-52) laid out evenly, and each followed to the first
disc in its way or to its rest. Until its first contact a disc slides straight on, so that nothing need be simulated."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import Final

from cocarde.games.cortege.choices import Flick
from cocarde.games.cortege.data.numbers import NO_UNIT, SIDE
from cocarde.games.cortege.physics.contact import SLOWING
from cocarde.games.cortege.physics.hand import EXACT, launch
from cocarde.games.cortege.rules.board import GRID, in_building
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.sightlines import TOUCH, Sight

ANGLES: Final = 41
SPEEDS: Final = 15


@cache
def errors(count: int) -> list[int]:
    """So many errors of a hand in milli-sigmas, each as likely as the others (K-51: very nearly normal)."""
    bell = NormalDist()
    return [round(1000 * bell.inv_cdf((2 * n + 1) / (2 * count))) for n in range(count)]


class Tries:
    """What may become of one flick: for each error of the angle the first disc in the way, for each of the speed how
    far it goes."""

    def __init__(self, g: CortegeState, choice: Flick) -> None:
        self.level: Final = g.terms.hands[g.seat_of(SIDE[choice.unit])]
        self.choice: Final = choice
        self.sight: Final = Sight(g)
        exact = self.level == EXACT
        self.angles: Final = [0] if exact else errors(ANGLES)
        self.speeds: Final = [0] if exact else errors(SPEEDS)
        self.slides: Final = [self.slide(zs) for zs in self.speeds]

    def slide(self, zs: int) -> float:
        """K-54. How far the disc slides alone with this error of the speed."""
        _, _, speed = self.launched(0, zs)
        return speed * speed / (2.0 * SLOWING)

    def launched(self, za: int, zs: int) -> tuple[float, float, float]:
        one = self.choice
        return launch(one.dx, one.dy, one.power, self.level, za, zs)

    def first(self, ux: float, uy: float) -> tuple[int, float]:
        """The first disc in this direction, and how far it is until they touch."""
        sight, unit = self.sight, self.choice.unit
        best, nearest = NO_UNIT, float("inf")
        for other in sight.units:
            ex, ey = sight.x[other] - sight.x[unit], sight.y[other] - sight.y[unit]
            along, across = ex * ux + ey * uy, ex * uy - ey * ux
            if other == unit or along <= 0.0 or across * across >= TOUCH * TOUCH:
                continue
            way = max(0.0, along - sqrt(TOUCH * TOUCH - across * across))
            if way < nearest:
                best, nearest = other, way
        return best, nearest

    def each(self) -> Iterator[tuple[float, float, int, float]]:
        """Every direction it may take, with the first disc there and how far that is."""
        for za in self.angles:
            ux, uy, _ = self.launched(za, 0)
            yield ux, uy, *self.first(ux, uy)

    def percent(self, good: int) -> int:
        """So many of all tries; what may still go wrong or right is never certain."""
        share = 100 * good / (len(self.angles) * len(self.speeds))
        return round(share) if self.level == EXACT else min(max(round(share), 1), 99)


def sure_to_touch(g: CortegeState, choice: Flick, target: int) -> int:
    """K-80. In how many of a hundred tries this disc is touched first."""
    tries = Tries(g, choice)
    good = sum(len([s for s in tries.slides if s > way]) for _, _, first, way in tries.each() if first == target)
    return tries.percent(good)


def sure_to_enter(g: CortegeState, choice: Flick) -> int:
    """K-17, K-92. In how many of a hundred tries it comes to rest in the Building without touching anything."""
    tries = Tries(g, choice)
    x, y = tries.sight.x[choice.unit], tries.sight.y[choice.unit]
    good = 0
    for ux, uy, _, way in tries.each():
        for slide in tries.slides:
            inside = in_building(round((x + ux * slide) * GRID), round((y + uy * slide) * GRID))
            good += 1 if slide < way and inside else 0
    return tries.percent(good)
