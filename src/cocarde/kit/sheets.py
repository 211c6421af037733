# interpreted: msgspec structs, read once when a game is loaded
"""The printed tables of a game, from its data/*.toml; a pack may replace rows of the same name, and adds none."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from cocarde.core.errors import BadData

T = TypeVar("T")

# What a source may say of a printed thing while the rest of it is lost; each is named on the page (`fact-WORD`).
Fact = Literal[
    "block",
    "colour",
    "condition",
    "count",
    "discard",
    "draws",
    "effect",
    "fortress",
    "income",
    "kind",
    "minimum",
    "name",
    "number",
    "opinion",
    "place",
    "power",
    "replacement",
    "scene",
    "side",
    "trigger",
]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file; `provenance` (key `from`): R rulebook, R* attested numbers, P public, X reconstructed."""

    provenance: str = msgspec.field(name="from")


def by_id(row: Any) -> str:
    """What most rows are called."""
    return str(row.id)


class Sheets:
    """The files of a game and the keys each must hold; those of `pack` go before those of the house."""

    def __init__(self, slug: str, house: Path, files: Mapping[str, tuple[str, ...]], pack: Path | None) -> None:
        self._house = house
        self._files = files
        self._pack = pack
        for file in sorted(pack.glob("*.toml")) if pack else []:
            if file.stem not in files:
                raise BadData(f"{file}: a pack of {slug} holds {', '.join(f'{name}.toml' for name in files)}")

    def rows(self, name: str, key: str, kind: type[T], called: Callable[[T], str] = by_id) -> tuple[T, ...]:
        """The rows `key` of a file, with those of the pack in their places."""
        found = {called(row): row for row in self._list(self._house, name, key, kind)}
        for at, row in enumerate(self._list(self._pack, name, key, kind), start=1):
            if called(row) not in found:
                place = f"{self._pack}/{name}.toml, row {at}"
                raise BadData(f"{place}: no {called(row)!r} in the box; a pack changes faces, it adds none")
            found[called(row)] = row
        return tuple(found.values())

    def part(self, name: str, key: str, kind: type[T]) -> T:
        """What stands under `key` of a file; the pack may leave it out."""
        theirs = self._document(self._pack, name)
        value = theirs[key] if key in theirs else self._document(self._house, name)[key]
        return convert(f"{name}.toml, {key}", value, kind)

    def whole(self, name: str, kind: type[T]) -> T:
        """All of a file, the pack's or the house's."""
        return convert(f"{name}.toml", self._document(self._pack, name) or self._document(self._house, name), kind)

    def _document(self, folder: Path | None, name: str) -> dict[str, Any]:
        """A file, empty where there is none; it holds its own keys only, that of the house all of them."""
        file = folder / f"{name}.toml" if folder else None
        if file is None or (folder != self._house and not file.is_file()):
            return {}
        try:
            document = tomllib.loads(file.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(f"{file}: {error}") from error
        for key in document:
            if key not in self._files[name]:
                raise BadData(f"{file.name}: unknown key {key!r}")
        for key in self._files[name] if folder == self._house else ():
            if key not in document:
                raise BadData(f"{file.name}: {key!r} is missing")
        return document

    def _list(self, folder: Path | None, name: str, key: str, kind: type[T]) -> list[T]:
        rows = self._document(folder, name).get(key, [])
        if not isinstance(rows, list):
            raise BadData(f"{name}.toml: {key!r} must be a list")
        return [convert(f"{name}.toml, row {at}{_named(row)}", row, kind) for at, row in enumerate(rows, start=1)]


def convert(place: str, value: object, kind: type[T]) -> T:
    """A value of this kind, or `BadData` that names the place."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{place}: {error}") from error


def demand(held: bool, place: str, key: str, what: str) -> None:
    """`BadData` unless this holds."""
    if not held:
        raise BadData(f"{place}, key {key!r}: {what}")


def _named(row: object) -> str:
    return f" ({row['id']})" if isinstance(row, dict) and "id" in row else ""
