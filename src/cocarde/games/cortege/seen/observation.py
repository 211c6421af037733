"""Section 6 in numbers: what everybody sees of Le Cortège, for those who learn.

Sides stand as they are: CP, then PO.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from cocarde.core.agenda import Frame
from cocarde.core.learning.observation import Block, Observer, put
from cocarde.games.cortege.data.numbers import BOARD, BOX, COUNT, STATUSES
from cocarde.games.cortege.rules.board import LENGTH, WIDTH
from cocarde.games.cortege.rules.deployment import Deploy
from cocarde.games.cortege.rules.infiltration import PlaceInfiltrator
from cocarde.games.cortege.rules.rounds import FIRST_GAUGE, WINNER
from cocarde.games.cortege.state import CortegeState

DIGITS: Final = 250
"""A coordinate is two numbers: its part of the longer side in 250ths, and what is left of that in 250ths again."""
ROUNDS: Final = 2
GAUGES: Final = (BOX.board.gauges.building, BOX.board.gauges.opinion, BOX.board.gauges.arrests)

SIDE: Final = Block("side", (2,), 1, "one's own side in this round: CP, PO")
STATUS: Final = Block("status", (COUNT, len(STATUSES)), 1, "each unit: " + ", ".join(STATUSES))
SPOTS: Final = Block(
    "spots", (COUNT, 4), DIGITS - 1, "x, y of its centre, each in 250ths of the length and of the rest"
)
BLOCKED: Final = Block("blocked", (COUNT,), 1, "units that may not be flicked this turn")
PLACING: Final = Block("placing", (COUNT,), 1, "units that may be placed now")
LEVELS: Final = Block("gauges", (3,), max(GAUGES), "Building, Opinion, Arrests")
PLAYED: Final = Block("rounds", (ROUNDS, 4), max(1, *GAUGES), "rounds played: won by oneself, and their gauges")
CLOCK: Final = Block("clock", (4,), 255, "round, game, turn, exchanges made")


class CortegeObserver(Observer[CortegeState]):
    """The units, the gauges, the turn, the rounds played."""

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        super().__init__(frames, [SIDE, STATUS, SPOTS, BLOCKED, PLACING, LEVELS, PLAYED, CLOCK])

    def fill(self, g: CortegeState, seat: i64, row: BytesWriter, at: i64) -> None:
        row[at + SIDE.at + g.side_of(seat)] = 1
        unit: i64
        for unit in range(COUNT):
            write_unit(g, unit, row, at)
        write_placing(g, row, at + PLACING.at)
        for gauge, level in enumerate(g.gauges):
            put(row, at + LEVELS.at + gauge, level, LEVELS.high)
        write_rounds(g, seat, row, at + PLAYED.at)
        put(row, at + CLOCK.at, g.round, CLOCK.high)
        put(row, at + CLOCK.at + 1, g.game, CLOCK.high)
        put(row, at + CLOCK.at + 2, g.turn, CLOCK.high)
        put(row, at + CLOCK.at + 3, g.exchanged, CLOCK.high)


def write_unit(g: CortegeState, unit: i64, row: BytesWriter, at: i64) -> None:
    """Where a unit is."""
    row[at + STATUS.at + len(STATUSES) * unit + g.status[unit]] = 1
    put(row, at + BLOCKED.at + unit, g.blocked[unit], BLOCKED.high)
    if g.status[unit] == BOARD:
        write_length(row, at + SPOTS.at + 4 * unit, g.x[unit])
        write_length(row, at + SPOTS.at + 4 * unit + 2, g.y[unit])


def write_length(row: BytesWriter, at: i64, length: int) -> None:
    """A coordinate as two digits."""
    part = length * DIGITS * DIGITS // (max(WIDTH, LENGTH) + 1)
    row[at] = part // DIGITS
    row[at + 1] = part % DIGITS


def write_placing(g: CortegeState, row: BytesWriter, at: i64) -> None:
    """K-13, K-32. What may be placed now."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, PlaceInfiltrator):
        row[at + frame.unit] = 1
    elif isinstance(frame, Deploy):
        for unit in g.in_tray(frame.side):
            row[at + unit] = 1


def write_rounds(g: CortegeState, seat: i64, row: BytesWriter, at: i64) -> None:
    """The rounds behind us; of a longer match the last two."""
    for place, result in enumerate(g.results[-ROUNDS:]):
        cell = at + 4 * place
        row[cell] = 1 if result[WINNER] == seat else 0
        for gauge in range(3):
            put(row, cell + 1 + gauge, result[FIRST_GAUGE + gauge], PLAYED.high)
