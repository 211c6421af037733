"""The tables of section 2 and the laws of motion as frozen structs, read from data/*.toml and checked.

A pack may replace units and the board.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from cocarde.core.errors import BadData

HOUSE = Path(__file__).parent / "data"
FILES = ("board.toml", "units.toml")

Colour = Literal["red", "orange", "blue", "black", "white"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file; `provenance` (key `from`): R rulebook, P public, X reconstructed, or several."""

    provenance: str = msgspec.field(name="from")


class UnitRow(Row, frozen=True):
    """A unit of tables 2.3 and 2.4; radius in u, mass in grams."""

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


T = TypeVar("T")


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; a pack replaces units of the same id, or the board. `BadData` names file, row and key."""
    for file in sorted(pack.glob("*.toml")) if pack else []:
        if file.name not in FILES:
            raise BadData(f"{file}: a pack of cortege holds {', '.join(FILES)}")
    units = {unit.id: unit for unit in _units(HOUSE / "units.toml")}
    if pack and (pack / "units.toml").is_file():
        for unit in _units(pack / "units.toml"):
            _demand(unit.id in units, f"units.toml ({unit.id})", "id", "a pack changes units, it adds none")
            units[unit.id] = unit
    own_board = pack is not None and (pack / "board.toml").is_file()
    board = _document(pack / "board.toml" if pack and own_board else HOUSE / "board.toml")
    box = Box(tuple(units.values()), _convert("board.toml", board, Board))
    _check_units(box)
    _check_board(box.board)
    return box


def _document(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: {error}") from error


def _convert(place: str, value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{place}: {error}") from error


def _units(file: Path) -> list[UnitRow]:
    document = _document(file)
    rows = document.pop("units", None)
    if not isinstance(rows, list) or document:
        raise BadData(f"{file.name}: it holds the list 'units' and nothing else")
    return [_convert(f"{file.name}, row {at}{_called(row)}", row, UnitRow) for at, row in enumerate(rows, start=1)]


def _called(row: object) -> str:
    return f" ({row['id']})" if isinstance(row, dict) and "id" in row else ""


def _demand(held: bool, place: str, key: str, what: str) -> None:
    if not held:
        raise BadData(f"{place}, key {key!r}: {what}")


def _check_units(box: Box) -> None:
    for at, unit in enumerate(box.units):
        place = f"units.toml, row {at + 1} ({unit.id})"
        _demand(unit.idx == at, place, "idx", f"the canonical order runs on: {at} was expected, not {unit.idx}")
        _demand((unit.side == "cp") == (unit.colour in ("red", "orange")), place, "colour", "red and orange are CP's")
        _demand(unit.radius > 0 and unit.mass > 0, place, "radius", "a disc has a radius and a mass")
        idle = not (unit.discard or unit.block or unit.opinion)
        _demand(
            idle == (unit.trigger == ""), place, "trigger", "a unit has a small circle exactly when it has an effect"
        )
    if [unit.side for unit in box.units] != ["cp"] * 9 + ["po"] * 8:
        raise BadData("units.toml: nine units of cp, then eight of po")


def _check_board(board: Board) -> None:
    _demand(board.zones.cp_depth + board.zones.po_depth <= board.surface.length, "board.toml", "zones", "they overlap")
    _demand([hand.id for hand in board.hands] == ["exact", "steady", "shaky"], "board.toml", "hands", "in this order")
    for corner in board.corners:
        inside = 0 <= corner.x <= board.surface.width and 0 <= corner.y <= board.surface.length
        _demand(inside, "board.toml", "corners", "on the surface")
