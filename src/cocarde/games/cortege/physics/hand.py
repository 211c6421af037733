"""K-46 to K-53. The flick as an input, and the hand that gives it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cocarde.core.chance import Chance
from cocarde.games.cortege.data.numbers import BOX

FASTEST: Final[float] = BOX.board.physics.fastest_flick
SLOWEST: Final[float] = BOX.board.physics.slowest_flick
SLIP: Final = [row.slip for row in BOX.board.hands]
SLIP_PER_POWER: Final = [row.slip_per_power for row in BOX.board.hands]
SPEED_ERROR: Final = [row.speed_error for row in BOX.board.hands]
EXACT: Final = 0

FARTHEST: Final = 100_000  # K-46
LEAST_POWER: Final = 40
MOST_POWER: Final = 1000

WORD: Final = 1 << 16
WORDS: Final = 4
MEAN: Final = WORDS * (WORD - 1) // 2
DEVIATION: Final = 37837  # of the sum of four words: sqrt(4 x (65536² - 1) / 12)


def draw(chance: Chance) -> int:
    """K-51. One error of the hand in milli-sigmas, from -3465 to 3464."""
    total = 0
    for _ in range(WORDS):
        total += chance.below(WORD)
    return (total - MEAN) * 1000 // DEVIATION


def launch(dx: int, dy: int, power: int, level: int, za: int, zs: int) -> tuple[float, float, float]:
    """K-52. Direction and speed as the hand gives them; the order of operations is normative (K-53)."""
    p = power / 1000.0
    length = sqrt(float(dx * dx + dy * dy))
    ux = dx / length
    uy = dy / length
    k = (SLIP[level] + SLIP_PER_POWER[level] * p) * (za / 1000.0)
    vx = ux - k * uy
    vy = uy + k * ux
    length = sqrt(vx * vx + vy * vy)
    speed = FASTEST * p * (1.0 + SPEED_ERROR[level] * (zs / 1000.0))
    if speed < SLOWEST:
        speed = SLOWEST
    if speed > 1.1 * FASTEST:
        speed = 1.1 * FASTEST
    return vx / length, vy / length, speed
