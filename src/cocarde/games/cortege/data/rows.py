"""The tables of section 2 and the laws of motion as frozen structs, read from data/*.toml and checked.

A pack may replace units and the board.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cocarde.core.errors import BadData
from cocarde.kit.sheets import Fact, Row, Sheets, demand

HOUSE = Path(__file__).parent
FILES = {
    "board": ("surface", "zones", "building", "gauges", "corners", "hands", "physics"),
    "units": ("units",),
}

Colour = Literal["red", "orange", "blue", "black", "white"]


class UnitRow(Row, frozen=True):
    """A unit of tables 2.3 and 2.4; radius in u, mass in grams. `given`, `public`: what the rulebook and others say."""

    idx: int
    id: str
    side: Literal["cp", "po"]
    colour: Colour
    trigger: Colour | Literal[""]
    discard: bool
    opinion: int
    block: bool
    radius: int
    mass: int
    given: tuple[Fact, ...] = ()
    public: tuple[Fact, ...] = ()


class Surface(Row, frozen=True):
    width: int
    length: int


class Zones(Row, frozen=True):
    cp_depth: int
    po_depth: int


class Building(Row, frozen=True):
    x: int
    y: int
    radius: int


class Gauges(Row, frozen=True):
    """The last notch of each gauge."""

    building: int
    opinion: int
    arrests: int


class Corner(Row, frozen=True):
    x: int
    y: int


class HandRow(Row, frozen=True):
    """K-50. Lateral slip in radians and error of the speed, each at one standard deviation."""

    id: Literal["exact", "steady", "shaky"]
    slip: float
    slip_per_power: float
    speed_error: float


class Physics(Row, frozen=True):
    """K-47, K-52, K-54, in millimetres and seconds."""

    deceleration: float
    restitution: float
    fastest_flick: float
    slowest_flick: float


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Section 2.6, the hands and the physics."""

    surface: Surface
    zones: Zones
    building: Building
    gauges: Gauges
    corners: tuple[Corner, Corner, Corner, Corner]
    hands: tuple[HandRow, HandRow, HandRow]
    physics: Physics


class Box(msgspec.Struct, frozen=True):
    """Everything printed, and how it slides."""

    units: tuple[UnitRow, ...]
    board: Board


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; a pack replaces units of the same id, or the board. `BadData` names file, row and key."""
    sheets = Sheets("cortege", HOUSE, FILES, pack)
    box = Box(sheets.rows("units", "units", UnitRow), sheets.whole("board", Board))
    _check_units(box)
    _check_board(box.board)
    return box


def _check_units(box: Box) -> None:
    for at, unit in enumerate(box.units):
        place = f"units.toml, row {at + 1} ({unit.id})"
        demand(unit.idx == at, place, "idx", f"the canonical order runs on: {at} was expected, not {unit.idx}")
        demand((unit.side == "cp") == (unit.colour in ("red", "orange")), place, "colour", "red and orange are CP's")
        demand(unit.radius > 0 and unit.mass > 0, place, "radius", "a disc has a radius and a mass")
        idle = not (unit.discard or unit.block or unit.opinion)
        demand(
            idle == (unit.trigger == ""), place, "trigger", "a unit has a small circle exactly when it has an effect"
        )
    if [unit.side for unit in box.units] != ["cp"] * 9 + ["po"] * 8:
        raise BadData("units.toml: nine units of cp, then eight of po")


def _check_board(board: Board) -> None:
    demand(board.zones.cp_depth + board.zones.po_depth <= board.surface.length, "board.toml", "zones", "they overlap")
    demand([hand.id for hand in board.hands] == ["exact", "steady", "shaky"], "board.toml", "hands", "in this order")
    for corner in board.corners:
        inside = 0 <= corner.x <= board.surface.width and 0 <= corner.y <= board.surface.length
        demand(inside, "board.toml", "corners", "on the surface")
