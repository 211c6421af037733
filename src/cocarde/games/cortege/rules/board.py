"""K-10 to K-17. The board in whole numbers: 1 u = 0.01 mm, the origin at CP's left, y towards the Building."""

from __future__ import annotations

from math import floor
from typing import Final

from cocarde.games.cortege.data.numbers import BOX, CP, RADIUS

GRID: Final = 100.0  # u in a millimetre
WIDTH: Final[int] = BOX.board.surface.width
LENGTH: Final[int] = BOX.board.surface.length
CP_DEPTH: Final[int] = BOX.board.zones.cp_depth
PO_DEPTH: Final[int] = BOX.board.zones.po_depth
BUILDING_X: Final[int] = BOX.board.building.x
BUILDING_Y: Final[int] = BOX.board.building.y
BUILDING_RADIUS: Final[int] = BOX.board.building.radius
CORNER_X: Final = [corner.x for corner in BOX.board.corners]
CORNER_Y: Final = [corner.y for corner in BOX.board.corners]

WIDEST: Final = max(RADIUS)
SLACK: Final = 2  # K-12


def on_grid(mm: float) -> int:
    """K-78. A position of the physics, in u."""
    return floor(mm * GRID + 0.5)


def square(x: int, y: int, x2: int, y2: int) -> int:
    """The square of a distance."""
    return (x2 - x) * (x2 - x) + (y2 - y) * (y2 - y)


def lowest_y(side: int, radius: int) -> int:
    """K-13. The nearest to CP's edge that a whole disc lies in the side's start zone."""
    return radius if side == CP else LENGTH - PO_DEPTH + radius


def highest_y(side: int, radius: int) -> int:
    """K-13. The farthest from CP's edge."""
    return CP_DEPTH - radius if side == CP else LENGTH - radius


def in_zone(side: int, radius: int, x: int, y: int) -> bool:
    """K-13. The whole disc lies in its own start zone, borders included."""
    return radius <= x <= WIDTH - radius and lowest_y(side, radius) <= y <= highest_y(side, radius)


def covers_building(radius: int, x: int, y: int) -> bool:
    """K-14. A part of the disc lies over the Building."""
    reach = BUILDING_RADIUS + radius
    return square(x, y, BUILDING_X, BUILDING_Y) < reach * reach


def in_building(x: int, y: int) -> bool:
    """K-17. The centre is on or within the blue line: at least half the disc is past it."""
    return square(x, y, BUILDING_X, BUILDING_Y) <= BUILDING_RADIUS * BUILDING_RADIUS


def hides(x: int, y: int, other_x: int, other_y: int, width: int) -> bool:
    """K-35. Would a disc that slides straight from the Building's centre at (x, y) touch the other disc before?

    `width`: the distance at which two discs touch. In whole numbers.
    """
    dx, dy, ex, ey = x - BUILDING_X, y - BUILDING_Y, other_x - BUILDING_X, other_y - BUILDING_Y
    along, way = ex * dx + ey * dy, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey < width * width
    across, nearer = ex * dy - ey * dx, way - along
    if nearer <= 0 or across * across >= width * width * way:
        return False
    apart = square(x, y, other_x, other_y)
    return nearer * nearer >= width * width * way or apart * apart * way < 4 * width * width * nearer * nearer
