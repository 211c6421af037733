"""Save files: the log, the story and the position of a table as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cocarde.core.agenda import Frame, State
from cocarde.core.chance import unpack_chance
from cocarde.core.errors import BadInput
from cocarde.core.event import Event
from cocarde.core.packs.pack import Pack, other_pack, whole

if TYPE_CHECKING:
    from cocarde.core.game import Game


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a log: who, what, and the chance that was drawn for it. Seat -1 is the house."""

    seat: int
    choice: str
    chance: list[int]


class Position(msgspec.Struct, frozen=True):
    """Everything a state holds, as plain values."""

    fields: dict[str, Any]
    agenda: list[list[Any]]
    chance: list[Any]
    reveals: int


class Saved(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a file; `quiet` are the log entries that answered hidden decisions, with who noticed.

    Without `state` it is a bare log, to be replayed. `pack`: what it was played with; it travels along.
    """

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    log: list[Move]
    story: list[tuple[int, Event]] = []
    quiet: dict[int, tuple[int, ...]] = {}
    state: Position | None = None
    cocarde: int = 1
    pack: Pack | None = None


class Exported(Saved, frozen=True, omit_defaults=True):
    """A finished game as a file: a save file with the names of the players and what was published of its chance."""

    table: str = ""
    names: tuple[str, ...] = ()
    commitment: str = ""


def pack_state(g: State) -> Position:
    """The state as plain values."""
    return Position(
        fields={name: getattr(g, name) for name in g.fields},
        agenda=[frame.pack() for frame in g.agenda],
        chance=g.chance.pack(),
        reveals=g.reveals,
    )


def unpack_state(game: Game[Any], g: State, position: Position) -> None:
    """Fill a blank state from plain values; a field that is newer than the file stays as in a blank one."""
    if not set(position.fields) <= set(g.fields):
        raise BadInput(f"the saved position of {game.meta.slug} has other fields than this version of the game")
    for name, value in position.fields.items():
        setattr(g, name, value)
    kinds = {kind.__name__: kind for kind in game.frames}
    g.agenda = [_unpack_frame(kinds, packed) for packed in position.agenda]
    g.chance = unpack_chance(position.chance)
    g.reveals = position.reveals


def _unpack_frame(kinds: dict[str, type[Frame]], packed: list[Any]) -> Frame:
    kind = kinds.get(packed[0])
    if kind is None:
        raise BadInput(f"the saved agenda names {packed[0]!r}, which this game does not know")
    return kind(*[_frozen(value) for value in packed[1:]])


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def write_saved(saved: Saved) -> bytes:
    """The file's bytes."""
    return msgspec.json.encode(saved)


def read_header(data: bytes | str) -> Saved:
    """A file, checked for shape, whatever its game."""
    try:
        return msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"not a Cocarde game file: {error}") from error


def read_exported(data: bytes) -> Exported:
    """A file as a house exports it, checked for shape."""
    try:
        return msgspec.json.decode(data, type=Exported)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"not a Cocarde game file: {error}") from error


class _Carrier(msgspec.Struct):
    """What is read of a file to know with which pack it was played."""

    pack: Pack | None = None


def pack_in(data: bytes | str) -> Pack | None:
    """The pack that a file brings along, checked against its hash; the rest of the file is not looked at."""
    try:
        pack = msgspec.json.decode(data, type=_Carrier).pack
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"not a Cocarde game file: {error}") from error
    return None if pack is None else whole(pack)


def check_pack(game: Game[Any], saved: Saved) -> None:
    """`BadInput` unless the game at hand has the pack that the file was played with."""
    why = other_pack(saved.pack, game.pack)
    if why:
        raise BadInput(why)


def read_saved(game: Game[Any], data: bytes | str) -> Saved:
    """A file of this game, or `BadInput`."""
    saved = read_header(data)
    if saved.game != game.meta.slug:
        raise BadInput(f"this is a file of {saved.game!r}, not of {game.meta.slug!r}")
    check_pack(game, saved)
    return Saved(
        saved.game,
        saved.rules,
        saved.seats,
        game.meta.kept(saved.seats, saved.options),
        saved.log,
        saved.story,
        saved.quiet,
        saved.state,
        pack=game.pack,
    )
