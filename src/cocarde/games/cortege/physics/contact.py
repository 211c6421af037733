"""K-55, K-59, K-60. When two discs touch: a formula if one rests, small safe steps if both move."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cocarde.games.cortege.data.numbers import BOX

SLOWING: Final[float] = BOX.board.physics.deceleration  # K-54
CLOSING_LEAST: Final = 0.001  # K-59
GAP_TOUCH: Final = 0.02  # K-59
GAP_ZERO: Final = 1e-6
STEP_LEAST: Final = 1e-5
NEARLY: Final = 0.1  # mm: a margin far above all rounding, for what is out of reach
NEVER: Final = float("inf")


def approach(ex: float, ey: float, ux: float, uy: float, speed: float, reach: float) -> float:
    """When a moving disc touches a resting one, which lies (ex, ey) from it."""
    ahead = ex * ux + ey * uy
    if ahead <= 0.0:
        return NEVER
    apart = ex * ex + ey * ey
    gap = apart - reach * reach
    if gap <= 2.0 * reach * GAP_TOUCH:  # K-59
        return NEVER if speed * ahead <= CLOSING_LEAST * sqrt(apart) else 0.0
    root = ahead * ahead - gap
    if root <= 0.0:  # K-60
        return NEVER
    way = ahead - sqrt(root)
    left = speed * speed - 2.0 * SLOWING * way
    return NEVER if left <= 0.0 else 2.0 * way / (speed + sqrt(left))


def meet(
    x1: float, y1: float, ux1: float, uy1: float, s1: float,
    x2: float, y2: float, ux2: float, uy2: float, s2: float,
    reach: float, limit: float,
) -> float:  # fmt: skip
    """When two moving discs touch, by conservative advancement: a step never goes beyond the contact."""
    end = limit
    if s1 / SLOWING < end:
        end = s1 / SLOWING
    if s2 / SLOWING < end:
        end = s2 / SLOWING
    bend = SLOWING * sqrt((ux2 - ux1) * (ux2 - ux1) + (uy2 - uy1) * (uy2 - uy1))
    t = 0.0
    while t < end or t == 0.0:
        d1 = s1 * t - 0.5 * SLOWING * t * t
        d2 = s2 * t - 0.5 * SLOWING * t * t
        ex = (x2 + ux2 * d2) - (x1 + ux1 * d1)
        ey = (y2 + uy2 * d2) - (y1 + uy1 * d1)
        apart = sqrt(ex * ex + ey * ey)
        gap = apart - reach
        v1 = s1 - SLOWING * t
        v2 = s2 - SLOWING * t
        parting = ((ux2 * v2 - ux1 * v1) * ex + (uy2 * v2 - uy1 * v1) * ey) / apart
        touching = gap <= (GAP_TOUCH if t == 0.0 else GAP_ZERO)
        if touching and parting < -CLOSING_LEAST:
            return t
        if stays_apart(gap, parting, bend, end - t):
            return NEVER
        t += safe_step(gap, parting, touching)
    return NEVER


def stays_apart(gap: float, parting: float, bend: float, left: float) -> bool:
    """Is it sure that the two do not collide in the time left? Only saves work: `meet` would find nothing.

    Their separation speed falls by `bend` a second at most, so it stays above parting - bend x left.
    """
    lost = bend * left
    if parting - lost > -0.5 * CLOSING_LEAST:
        return True
    return gap > NEARLY and gap + (parting - 0.5 * lost) * left > NEARLY


def safe_step(gap: float, parting: float, touching: bool) -> float:
    """How far `meet` may advance: for s seconds the gap stays above gap + parting x s - SLOWING x s²."""
    if touching:
        if parting <= 0.0:
            return STEP_LEAST
        room = gap if gap > 0.0 else 0.0
        step = (parting + sqrt(parting * parting + 4.0 * SLOWING * room)) / (2.0 * SLOWING)
        return step if step > STEP_LEAST else STEP_LEAST
    if parting <= 0.0:
        return 2.0 * gap / (sqrt(parting * parting + 4.0 * SLOWING * gap) - parting)
    return (parting + sqrt(parting * parting + 4.0 * SLOWING * gap)) / (2.0 * SLOWING)
