"""The tables of section 2 and the laws of motion as frozen structs, read from data/*.toml and checked.

A pack may replace units and the board.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cocarde.kit.flaws import Place, borne, one_of, within
from cocarde.kit.sheets import Fact, Row, Sheets, demand

HOUSE = Path(__file__).parent
FILES = {
    "board": ("surface", "zones", "building", "gauges", "corners", "hands", "physics"),
    "units": ("units",),
}
FIXED = {"units": ("idx", "side")}
"""What orders the box: no pack changes it."""
ALWAYS_RED = ("black_bloc", "photographe", "syndicaliste", "passante")
"""Units that the Infiltration and the exchange speak of as people of the march (K-38, K-125)."""
ROOMY = 3
"""How many times the room of its discs a zone must have, so that all of them find a place."""

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
    hands: tuple[HandRow, ...]
    physics: Physics


class Box(msgspec.Struct, frozen=True):
    """Everything printed, and how it slides."""

    units: tuple[UnitRow, ...]
    board: Board


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; a pack changes units of the same id, and the board. `Flawed`: the rules cannot bear it."""
    sheets = Sheets("cortege", HOUSE, FILES, pack, FIXED)
    board = Board(
        surface=sheets.part("board", "surface", Surface),
        zones=sheets.part("board", "zones", Zones),
        building=sheets.part("board", "building", Building),
        gauges=sheets.part("board", "gauges", Gauges),
        corners=sheets.part("board", "corners", tuple[Corner, Corner, Corner, Corner]),
        hands=sheets.rows("board", "hands", HandRow),
        physics=sheets.part("board", "physics", Physics),
    )
    box = Box(sheets.rows("units", "units", UnitRow), board)
    _check_order(box)
    for unit in box.units:
        _check_unit(unit, Place("units.toml", unit.id))
    _check_board(box)
    _check_motion(board)
    return box


def _check_order(box: Box) -> None:
    """What the files of the house must be, and no pack changes (K-5)."""
    demand([unit.idx for unit in box.units] == [*range(17)], "units.toml", "idx", "the canonical order runs on")
    demand(
        [unit.side for unit in box.units] == ["cp"] * 9 + ["po"] * 8, "units.toml", "side", "nine of cp, eight of po"
    )
    demand(
        [hand.id for hand in box.board.hands] == ["exact", "steady", "shaky"], "board.toml", "hands", "in this order"
    )


def _check_unit(unit: UnitRow, place: Place) -> None:
    """Tables 2.2 to 2.4, and K-16."""
    one_of(
        unit.colour, ("red", "orange") if unit.side == "cp" else ("blue", "black", "white"), place, "colour", "§ 2.2"
    )
    borne(unit.id not in ALWAYS_RED or unit.colour == "red", place, "colour", "K-38", "always-red")
    within(unit.radius, 300, 4000, place, "radius", "K-16")
    within(unit.mass, 1, 1000, place, "mass", "K-16")
    within(unit.opinion, -4, 4, place, "opinion", "K-85")
    borne(not (unit.discard and unit.block), place, "block", "K-86", "discard-or-block")
    idle = not (unit.discard or unit.block or unit.opinion)
    borne(idle == (unit.trigger == ""), place, "trigger", "K-83", "small-circle")


def _check_board(box: Box) -> None:
    """Section 2.6."""
    board, surface = box.board, box.board.surface
    for field in ("width", "length"):
        within(getattr(surface, field), 10_000, 200_000, Place("board.toml", "surface"), field, "K-11")
    zones = Place("board.toml", "zones")
    for field in ("cp_depth", "po_depth"):
        within(getattr(board.zones, field), 0, surface.length, zones, field, "K-13")
    borne(board.zones.cp_depth + board.zones.po_depth <= surface.length, zones, "cp_depth", "K-13", "overlap")
    for field, edge in (("x", surface.width), ("y", surface.length)):
        inside = 0 <= getattr(board.building, field) <= edge
        borne(inside, Place("board.toml", "building"), field, "K-17", "on-the-surface")
    within(board.building.radius, 300, 20_000, Place("board.toml", "building"), "radius", "K-17")
    for side, depth, closed in (
        ("cp", board.zones.cp_depth, 0),
        ("po", board.zones.po_depth, 4 * board.building.radius**2),
    ):
        discs = [2 * unit.radius for unit in box.units if unit.side == side]
        room = depth >= max(discs) and surface.width * depth - closed >= ROOMY * sum(disc**2 for disc in discs)
        borne(room, zones, f"{side}_depth", "K-44", "no-room")
    before = board.building.y - board.building.radius - (surface.length - board.zones.po_depth)
    widest = max(2 * unit.radius for unit in box.units if unit.side == "po")
    borne(before >= widest, zones, "po_depth", "K-14", "before-building")
    reds = sum(unit.colour == "red" for unit in box.units)
    for field, least, most, rule in (
        ("building", 1, 7, "K-92"),
        ("opinion", 1, 9, "K-85"),
        ("arrests", reds, 9, "K-87"),
    ):
        within(getattr(board.gauges, field), least, most, Place("board.toml", "gauges"), field, rule)
    for corner in board.corners:
        inside = 0 <= corner.x <= surface.width and 0 <= corner.y <= surface.length
        borne(inside, Place("board.toml", "corners"), "", "K-95", "on-the-surface")


def _check_motion(board: Board) -> None:
    """K-47 to K-54."""
    for hand in board.hands:
        for field in ("slip", "slip_per_power", "speed_error"):
            within(getattr(hand, field), 0.0, 1.0, Place("board.toml", hand.id), field, "K-50")
    place, physics = Place("board.toml", "physics"), board.physics
    within(physics.deceleration, 100.0, 20_000.0, place, "deceleration", "K-54")
    within(physics.restitution, 0.0, 0.95, place, "restitution", "K-54")
    within(physics.fastest_flick, 100.0, 10_000.0, place, "fastest_flick", "K-47")
    slide = physics.fastest_flick**2 / (2 * physics.deceleration)
    borne(100 * slide >= board.surface.length, place, "fastest_flick", "K-33", "too-short", slide=round(slide))
    within(physics.slowest_flick, 1.0, physics.fastest_flick, place, "slowest_flick", "K-52")
