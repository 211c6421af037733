"""How surely a hand does what it aims at: its errors (K-50 to K-52) laid out evenly, and each followed to the first
disc in its way or to its rest. Until its first contact a disc slides straight on, so that nothing need be simulated;
what glances off another is simulated, error by error."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import asin, atan2, pi, sqrt
from statistics import NormalDist
from typing import Final

from cocarde.games.cortege.choices import Flick
from cocarde.games.cortege.data.numbers import COLOUR, CP, NO_UNIT, RED, SIDE
from cocarde.games.cortege.physics.contact import SLOWING
from cocarde.games.cortege.physics.hand import EXACT, launch
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.physics.simulation import simulate
from cocarde.games.cortege.rules.board import GRID, in_building
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.sightlines import MARGIN, TOUCH, Sight

ANGLES: Final = 41
SPEEDS: Final = 15
CAROM_ANGLES: Final = 21  # simulated, so fewer
CAROM_SPEEDS: Final = 7
REACH: Final = TOUCH * TOUCH
SPARE: Final = 0.001  # more than any rounding


@cache
def errors(count: int) -> list[int]:
    """So many errors of a hand in milli-sigmas, each as likely as the others (K-51: very nearly normal)."""
    bell = NormalDist()
    return [round(1000 * bell.inv_cdf((2 * n + 1) / (2 * count))) for n in range(count)]


@cache
def slides(power: int, level: int) -> list[float]:
    """K-54. How far a disc slides alone with each error of the speed, the shortest first."""
    speeds = [launch(1, 0, power, level, 0, zs)[2] for zs in ([0] if level == EXACT else errors(SPEEDS))]
    return [speed * speed / (2.0 * SLOWING) for speed in speeds]


def turn(ux: float, uy: float, vx: float, vy: float) -> float:
    """The angle from one direction to another."""
    return atan2(ux * vy - uy * vx, ux * vx + uy * vy)


class Tries:
    """What may become of one flick: for each error of the angle the first disc in the way, for each of the speed how
    far it goes."""

    def __init__(self, g: CortegeState, choice: Flick) -> None:
        self.level: Final = g.terms.hands[g.seat_of(SIDE[choice.unit])]
        self.choice: Final = choice
        self.sight: Final = Sight(g)
        exact = self.level == EXACT
        self.angles: Final = [0] if exact else errors(ANGLES)
        self.slides: Final = slides(choice.power, self.level)
        self.near: Final = self.in_reach()

    def in_reach(self) -> list[tuple[int, float, float]]:
        """The discs that one of these tries may touch, as seen from this one: on the others nothing depends."""
        sight, unit = self.sight, self.choice.unit
        ux, uy, _ = self.launched(0, 0)
        slip = max(abs(turn(ux, uy, *self.launched(za, 0)[:2])) for za in (self.angles[0], self.angles[-1]))
        far = max(self.slides) + TOUCH + MARGIN
        found: list[tuple[int, float, float]] = []
        for other in sight.units:
            ex, ey = sight.x[other] - sight.x[unit], sight.y[other] - sight.y[unit]
            way = sqrt(ex * ex + ey * ey)
            wide = asin(TOUCH / way) + SPARE if way > TOUCH else pi
            if other != unit and way < far and abs(turn(ux, uy, ex, ey)) <= slip + wide:
                found.append((other, ex, ey))
        return found

    def launched(self, za: int, zs: int) -> tuple[float, float, float]:
        one = self.choice
        return launch(one.dx, one.dy, one.power, self.level, za, zs)

    def first(self, ux: float, uy: float) -> tuple[int, float]:
        """The first disc in this direction, and how far it is until they touch."""
        best, nearest = NO_UNIT, float("inf")
        for other, ex, ey in self.near:
            along, across = ex * ux + ey * uy, ex * uy - ey * ux
            if along <= 0.0 or across * across >= REACH:
                continue
            way = along - sqrt(REACH - across * across)
            if way < 0.0:
                way = 0.0
            if way < nearest:
                best, nearest = other, way
        return best, nearest

    def each(self) -> Iterator[tuple[float, float, int, float]]:
        """Every direction it may take, with the first disc there and how far that is."""
        for za in self.angles:
            ux, uy, _ = self.launched(za, 0)
            yield ux, uy, *self.first(ux, uy)

    def percent(self, good: int) -> int:
        """So many of all tries."""
        return percent(good, len(self.angles) * len(self.slides), self.level)


def percent(good: int, tries: int, level: int) -> int:
    """So many of all tries; what may still go wrong or right is never certain."""
    share = round(100 * good / tries)
    return share if level == EXACT else min(max(share, 1), 99)


def flicked(g: CortegeState, choice: Flick, level: int, za: int, zs: int) -> Shot:
    """What becomes of this flick if the hand errs so."""
    shot = Shot(choice.unit, choice.dx, choice.dy, choice.power, level, za, zs)
    simulate(g, shot, filmed=False)
    return shot


def enters(shot: Shot) -> bool:
    """K-92. Does the red unit CP flicked come to rest in the Building?"""
    if SIDE[shot.unit] != CP or COLOUR[shot.unit] != RED or shot.unit in shot.exits[::EXIT]:
        return False
    at = shot.moved.index(shot.unit)
    return in_building(shot.xs[at], shot.ys[at])


def sure_to_touch(g: CortegeState, choice: Flick, target: int) -> int:
    """K-80. In how many of a hundred tries this disc is touched first."""
    tries = Tries(g, choice)
    short = [bisect_right(tries.slides, way) for _, _, first, way in tries.each() if first == target]
    return tries.percent(len(short) * len(tries.slides) - sum(short))


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


def sure_to_carom(g: CortegeState, choice: Flick) -> int:
    """K-92. In how many of a hundred tries it comes to rest in the Building, whatever it touches on its way."""
    level = g.terms.hands[g.seat_of(SIDE[choice.unit])]
    erring = list(product(errors(CAROM_ANGLES), errors(CAROM_SPEEDS))) if level != EXACT else [(0, 0)]
    good = sum(enters(flicked(g, choice, level, za, zs)) for za, zs in erring)
    return percent(good, len(erring), level)
