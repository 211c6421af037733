"""What a player sees at a glance: who stands where, and which ways are free. In millimetres; for bots only."""

from __future__ import annotations

from math import floor, sqrt
from typing import Final

from cocarde.games.cortege.data.numbers import BOARD, COUNT
from cocarde.games.cortege.physics.contact import SLOWING
from cocarde.games.cortege.physics.hand import FASTEST, LEAST_POWER, MOST_POWER
from cocarde.games.cortege.rules.board import BUILDING_X, BUILDING_Y, GRID, LENGTH, WIDEST, WIDTH
from cocarde.games.cortege.state import CortegeState

DOOR_X: Final = BUILDING_X / GRID
DOOR_Y: Final = BUILDING_Y / GRID
WIDE: Final = WIDTH / GRID
LONG: Final = LENGTH / GRID
MARGIN: Final = WIDEST / GRID
TOUCH: Final = 2 * MARGIN
FULL_SLIDE: Final = FASTEST * FASTEST / (2.0 * SLOWING)  # K-47: how far the strongest flick slides


def power_for(way: float) -> int:
    """K-47. The power that makes a lone disc slide this far."""
    if way <= 0.0:
        return LEAST_POWER
    return min(max(floor(1000.0 * sqrt(way / FULL_SLIDE) + 0.5), LEAST_POWER), MOST_POWER)


def apart(x1: float, y1: float, x2: float, y2: float) -> float:
    """A distance."""
    return sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))


class Sight:
    """The units on the board, `x` and `y` by unit number."""

    def __init__(self, g: CortegeState) -> None:
        self.units: Final = [unit for unit in range(COUNT) if g.status[unit] == BOARD]
        self.x: Final = [x / GRID for x in g.x]
        self.y: Final = [y / GRID for y in g.y]

    def between(self, one: int, other: int) -> float:
        """The distance of two units' centres."""
        return apart(self.x[one], self.y[one], self.x[other], self.y[other])

    def from_door(self, unit: int) -> float:
        """The distance of a unit from the Building's centre."""
        return apart(self.x[unit], self.y[unit], DOOR_X, DOOR_Y)

    def is_free(self, ax: float, ay: float, bx: float, by: float, mover: int, target: int) -> bool:
        """Can a disc slide from a to b without touching anything but `mover` (itself) and `target`?"""
        dx = bx - ax
        dy = by - ay
        length = dx * dx + dy * dy
        reach = TOUCH * TOUCH
        for unit in self.units:
            if unit in (mover, target):
                continue
            ex = self.x[unit] - ax
            ey = self.y[unit] - ay
            along = ex * dx + ey * dy
            if along <= 0.0:
                continue
            if along >= length:
                fx = ex - dx
                fy = ey - dy
                if fx * fx + fy * fy < reach:
                    return False
            else:
                across = ex * dy - ey * dx
                if across * across < reach * length:
                    return False
        return True

    def reaches(self, unit: int, x: float, y: float) -> bool:
        """Is the way of this unit to a point free?"""
        return self.is_free(self.x[unit], self.y[unit], x, y, unit, unit)

    def sees(self, unit: int, target: int) -> bool:
        """Is the way of this unit free until it touches the target?"""
        return self.sees_from(self.x[unit], self.y[unit], unit, target)

    def sees_from(self, x: float, y: float, unit: int, target: int) -> bool:
        """The same, if the unit stood here."""
        tx, ty = self.x[target], self.y[target]
        way = apart(x, y, tx, ty)
        if way <= TOUCH:
            return True
        part = (way - TOUCH) / way
        return self.is_free(x, y, x + (tx - x) * part, y + (ty - y) * part, unit, target)
