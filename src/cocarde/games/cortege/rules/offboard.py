"""K-95 to K-99. Units over the edge come back to the nearest free corner."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.data.numbers import COUNT, FALLEN, IDS, NO_UNIT, RADIUS
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.rules.board import CORNER_X, CORNER_Y, LENGTH, SLACK, WIDEST, WIDTH, square
from cocarde.games.cortege.state import CortegeState

STRIDE: Final = 100  # K-98: along the border
LEFT: Final = WIDEST
RIGHT: Final = WIDTH - WIDEST
BOTTOM: Final = WIDEST
TOP: Final = LENGTH - WIDEST
ACROSS: Final = RIGHT - LEFT
ALONG: Final = TOP - BOTTOM
ROUND: Final = 2 * (ACROSS + ALONG)


def return_fallen(g: CortegeState, shot: Shot) -> None:
    """K-95, K-97. In the order of leaving, each seeing the ones before; the discarded stay away."""
    for at in range(0, len(shot.exits), EXIT):
        unit, x, y = shot.exits[at], shot.exits[at + 2], shot.exits[at + 3]
        if g.status[unit] == FALLEN:
            bring_back(g, unit, x, y)


def bring_back(g: CortegeState, unit: int, x: int, y: int) -> None:
    """K-96, K-98. To the nearest free corner, else along the border; a block stays (K-99)."""
    corner = nearest_corner(g, unit, x, y)
    if corner >= 0:
        g.put(unit, CORNER_X[corner], CORNER_Y[corner])
        g.tell("returned", "K-95", {"unit": IDS[unit], "corner": corner + 1, "x": g.x[unit], "y": g.y[unit]})
    else:
        back_x, back_y = border_place(g, unit, x, y)
        g.put(unit, back_x, back_y)
        g.tell("returned_border", "K-98", {"unit": IDS[unit], "x": back_x, "y": back_y})


def is_free(g: CortegeState, unit: int, x: int, y: int) -> bool:
    """K-96. No unit on the board stands there."""
    return g.unit_over(x, y, RADIUS[unit] + WIDEST - SLACK) == NO_UNIT


def nearest_corner(g: CortegeState, unit: int, x: int, y: int) -> int:
    """K-96. The free corner nearest to where the unit left, the lower number on ties; -1: all are taken."""
    best, best_square = -1, 0
    for corner in range(len(CORNER_X)):
        far = square(x, y, CORNER_X[corner], CORNER_Y[corner])
        if (best < 0 or far < best_square) and is_free(g, unit, CORNER_X[corner], CORNER_Y[corner]):
            best, best_square = corner, far
    return best


def border_place(g: CortegeState, unit: int, x: int, y: int) -> tuple[int, int]:
    """K-98. From the point of the border nearest to the exit, outwards in both directions, clockwise first."""
    start = way_round(min(max(x, LEFT), RIGHT), min(max(y, BOTTOM), TOP))
    for step in range(0, ROUND, STRIDE):
        for way in (start + step, start - step):
            px, py = point_at(way % ROUND)
            if is_free(g, unit, px, py):
                return px, py
    raise AssertionError(f"no place on the border for {COUNT} discs")


def way_round(x: int, y: int) -> int:
    """How far clockwise (y up) a point of the border is from its top left."""
    if y == TOP:
        return x - LEFT
    if x == RIGHT:
        return ACROSS + TOP - y
    if y == BOTTOM:
        return ACROSS + ALONG + RIGHT - x
    return 2 * ACROSS + ALONG + y - BOTTOM


def point_at(way: int) -> tuple[int, int]:
    """The point of the border that far clockwise from its top left."""
    if way <= ACROSS:
        return LEFT + way, TOP
    if way <= ACROSS + ALONG:
        return RIGHT, TOP - (way - ACROSS)
    if way <= 2 * ACROSS + ALONG:
        return RIGHT - (way - ACROSS - ALONG), BOTTOM
    return LEFT, BOTTOM + (way - 2 * ACROSS - ALONG)
