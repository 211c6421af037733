"""The printed numbers as lists of small integers: a unit is its place in the canonical order (K-5)."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.data.rows import Box, read_box
from cocarde.kit.pack import pack_folder

BOX: Final[Box] = read_box(pack_folder(__name__))

CP: Final = 0
PO: Final = 1
SIDES: Final = ["cp", "po"]

RED: Final = 0
ORANGE: Final = 1
BLUE: Final = 2
BLACK: Final = 3
WHITE: Final = 4
COLOURS: Final = ["red", "orange", "blue", "black", "white"]
NO_UNIT: Final = -1

IDS: Final = [unit.id for unit in BOX.units]
COUNT: Final = len(IDS)
NUMBER: Final = {name: number for number, name in enumerate(IDS)}

SIDE: Final = [SIDES.index(unit.side) for unit in BOX.units]
COLOUR: Final = [COLOURS.index(unit.colour) for unit in BOX.units]
TRIGGER: Final = [COLOURS.index(unit.trigger) if unit.trigger else -1 for unit in BOX.units]
DISCARDS: Final = [unit.discard for unit in BOX.units]
OPINION: Final = [unit.opinion for unit in BOX.units]
BLOCKS: Final = [unit.block for unit in BOX.units]
RADIUS: Final = [unit.radius for unit in BOX.units]  # K-16: in u
MASS: Final = [float(unit.mass) for unit in BOX.units]

OF_SIDE: Final = [[unit for unit in range(COUNT) if SIDE[unit] == side] for side in (CP, PO)]
REDS: Final = [unit for unit in range(COUNT) if COLOUR[unit] == RED]
MEDIA: Final = [unit for unit in range(COUNT) if COLOUR[unit] == WHITE]

BLACK_BLOC: Final = NUMBER["black_bloc"]
PHOTOGRAPHE: Final = NUMBER["photographe"]
SYNDICALISTE: Final = NUMBER["syndicaliste"]
PASSANTE: Final = NUMBER["passante"]
INTERPELLATION: Final = NUMBER["interpellation"]

TRAY: Final = 0  # K-3
BOARD: Final = 1
DISCARDED: Final = 2
ARRESTED: Final = 3
ENTERED: Final = 4
SWAPPED: Final = 5
STATUSES: Final = ["tray", "board", "discarded", "arrested", "entered", "swapped"]
FALLEN: Final = 6  # over the edge within a flick: discarded or brought back before the flick is over (K-95)
NOWHERE: Final = -1  # RUL-84
