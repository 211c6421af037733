"""Seeded flicks on random boards, in u: the same for the engine, the printed PHY-1 and the oracle."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from cocarde.core.chance import Fast
from cocarde.games.cortege.physics.film import Film
from cocarde.games.cortege.physics.hand import launch
from cocarde.games.cortege.physics.solver import Motion

DISCS = 17
RADIUS = 1500
MASS = 6


class Try(NamedTuple):
    """A board and a flick on it."""

    xs: list[int]
    ys: list[int]
    flicked: int
    dx: int
    dy: int
    power: int

    @property
    def launch(self) -> tuple[float, float, float]:
        return launch(self.dx, self.dy, self.power, 0, 0, 0)


def spread(
    chance: Fast, discs: int = DISCS, left: int = 1500, right: int = 40500, low: int = 1500, high: int = 58500
) -> list[tuple[int, int]]:
    """Discs that do not overlap, anywhere in a rectangle."""
    places: list[tuple[int, int]] = []
    while len(places) < discs:
        x, y = left + chance.below(right - left), low + chance.below(high - low)
        if all((x - a) ** 2 + (y - b) ** 2 >= 3000**2 for a, b in places):
            places.append((x, y))
    return places


def cluster(chance: Fast, discs: int = DISCS) -> list[tuple[int, int]]:
    """Discs in touching rows, a few of them left out."""
    grid = [(9000 + 3000 * (n % 5), 25000 + 3000 * (n // 5)) for n in range(25)]
    while len(grid) > discs:
        del grid[chance.below(len(grid))]
    return grid


def aimed(chance: Fast, places: list[tuple[int, int]]) -> Try:
    """One of the discs aimed at another, not always at its centre."""
    flicked = chance.below(len(places))
    target = (flicked + 1 + chance.below(len(places) - 1)) % len(places)
    dx = places[target][0] - places[flicked][0] + chance.below(1601) - 800
    dy = places[target][1] - places[flicked][1] + chance.below(1601) - 800
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Try(xs, ys, flicked, dx, dy if dx or dy else 1, 300 + chance.below(700))


def tries(seed: int, count: int) -> list[Try]:
    """Spread boards, and every third a cluster."""
    chance = Fast(seed)
    return [aimed(chance, cluster(chance) if n % 3 == 2 else spread(chance)) for n in range(count)]


def run(shot: Try, filmed: bool = False) -> Motion:
    """The engine on this flick."""
    motion = Motion(shot.xs, shot.ys, [RADIUS] * len(shot.xs), [float(MASS)] * len(shot.xs))
    motion.flick(shot.flicked, *shot.launch)
    if filmed:
        motion.film = Film(len(shot.xs))
    motion.run()
    return motion


def apart(x1: float, y1: float, x2: float, y2: float) -> float:
    return sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
