"""Good places, for programs: a finite list of placements in phase A and in the deployment."""

from __future__ import annotations

from functools import cache
from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.cortege.choices import placement
from cocarde.games.cortege.data.numbers import COLOUR, CP, ORANGE, PHOTOGRAPHE, RADIUS, SIDE, WHITE
from cocarde.games.cortege.rules.board import BUILDING_X, BUILDING_Y, WIDTH, highest_y, lowest_y
from cocarde.games.cortege.rules.placement import forbids_hiding, forbids_place
from cocarde.games.cortege.state import CortegeState

Spot = tuple[int, int]

INFILTRATORS: Final[list[Spot]] = [(x, y) for y in (1500, 8000) for x in (1500, 8000, 15000, 27000, 34000, 40500)]
AMBUSHES: Final[list[Spot]] = [(x, 41500) for x in range(3000, 40000, 6000)]

FRONT: Final[list[Spot]] = [(x, 13500) for x in (2500, 8500, 14500, 21000, 27500, 33500, 39500)]
REAR: Final[list[Spot]] = [(x, 6000) for x in (2500, 12000, 21000, 30000, 39500)]
WALL: Final[list[Spot]] = [
    (BUILDING_X + dx, BUILDING_Y + dy)
    for dx, dy in ((0, -6000), (-3000, -5196), (3000, -5196), (-5196, -3000), (5196, -3000), (-6200, 300), (6200, 300))
]
WATCH: Final[list[Spot]] = [(5000, 42000), (13000, 42000), (29000, 42000), (37000, 42000)]
BACK: Final[list[Spot]] = [(21000, 57500), (14000, 57500), (28000, 57500), (6000, 57500), (36000, 57500)]
SCAN: Final = 500

at_spot = cache(placement)
"""A unit at one of these places: made once, for there are not many."""


def infiltration_spots(g: CortegeState, unit: int) -> list[Choice]:
    """K-31, K-32. Places for the three units of phase A."""
    spots = INFILTRATORS if SIDE[unit] == CP else AMBUSHES
    return [at_spot(unit, x, y) for x, y in spots if is_legal(g, unit, x, y)]


def is_legal(g: CortegeState, unit: int, x: int, y: int) -> bool:
    """K-34, K-35."""
    if forbids_place(g, unit, x, y) != "":
        return False
    return unit != PHOTOGRAPHE or forbids_hiding(g, x, y) == ""


def deployment_spots(g: CortegeState, side: int) -> list[Choice]:
    """K-42. Each unit of the tray at the places that suit it; if all of them are taken, at the first free place."""
    spots: list[Choice] = []
    for unit in g.in_tray(side):
        before = len(spots)
        for x, y in suits(unit):
            if forbids_place(g, unit, x, y) == "":
                spots.append(at_spot(unit, x, y))
        if len(spots) == before:
            spots.append(any_spot(g, unit))
    return spots


def suits(unit: int) -> list[Spot]:
    """Runners in front and orange units also in the rear; media behind the Building, the others before it."""
    if SIDE[unit] == CP:
        return FRONT + REAR if COLOUR[unit] == ORANGE else FRONT
    return BACK if COLOUR[unit] == WHITE else WALL + WATCH


def any_spot(g: CortegeState, unit: int) -> Choice:
    """K-15. A legal position always exists."""
    radius = RADIUS[unit]
    for y in range(lowest_y(SIDE[unit], radius), highest_y(SIDE[unit], radius) + 1, SCAN):
        for x in range(radius, WIDTH - radius + 1, SCAN):
            if forbids_place(g, unit, x, y) == "":
                return placement(unit, x, y)
    raise AssertionError("K-15: a legal position always exists")
