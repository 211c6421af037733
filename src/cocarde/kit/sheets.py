# interpreted: msgspec structs, read once when a game is loaded
"""The printed tables of a game, from its data/*.toml; a pack changes rows of the same name, and adds none.

A row of a pack says only what differs; it is of the owner's box (`from` B) unless it says otherwise.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from cocarde.core.errors import BadData
from cocarde.kit.flaws import ADDS_NONE, RIGHT_KIND, STAYS, Place, borne, fitted

T = TypeVar("T")

OWNED: Final = "B"
"""The provenance of what a pack changes: the box of whoever wrote it."""
SOURCES: Final = ("R", "R*", "P", "X", OWNED)
"""What a row may be known from, or several of them with a stroke between."""
ID: Final = "id"
"""The key by which most rows are called."""

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
    """A row of a data file.

    `provenance` (key `from`): R rulebook, R* attested numbers, P public, X reconstructed, B the box of a pack's owner.
    """

    provenance: str = msgspec.field(name="from")


class Sheets:
    """The files of a game and the keys each must hold; those of `pack` go before those of the house.

    `fixed`: by table the keys that order the box, which no pack changes.
    """

    def __init__(
        self,
        slug: str,
        house: Path,
        files: Mapping[str, tuple[str, ...]],
        pack: Path | None,
        fixed: Mapping[str, Collection[str]] = {},
    ) -> None:
        self._house = house
        self._fixed = fixed
        self._files = files
        self._pack = pack
        for file in sorted(pack.glob("*.toml")) if pack else []:
            if file.stem not in files:
                raise BadData(f"{file}: a pack of {slug} holds {', '.join(f'{name}.toml' for name in files)}")

    def rows(self, name: str, key: str, kind: type[T], called: str = ID) -> tuple[T, ...]:
        """The rows `key` of a file, each called by its key `called`, with those of the pack in their places."""
        printed = _list_of(name, key, self._document(self._house, name))
        raw = {row_name(row, called): row for row in printed}
        found = {word: fitted(Place(f"{name}.toml", word), row, kind) for word, row in raw.items()}
        told: set[str] = set()
        for row in _list_of(name, key, self._document(self._pack, name)):
            place = Place(f"{name}.toml", row_name(row, called))
            borne(place.row != "", place._replace(row=key), "", ADDS_NONE, "nameless", called=called)
            borne(place.row in found, place, called, ADDS_NONE, "adds-none", row=place.row)
            borne(place.row not in told, place, called, ADDS_NONE, "twice", row=place.row)
            told.add(place.row)
            self._keep(key, raw[place.row], row, place)
            found[place.row] = fitted(place, changed(raw[place.row], row), kind)
        return tuple(found.values())

    def part(self, name: str, key: str, kind: type[T]) -> T:
        """What stands under `key` of a file; the pack may leave it out."""
        theirs, own = self._document(self._pack, name), self._document(self._house, name)[key]
        place = Place(f"{name}.toml", key)
        if key in theirs:
            self._keep(key, own, theirs[key], place)
        return fitted(place, changed(own, theirs[key]) if key in theirs else own, kind)

    def _keep(self, key: str, own: object, theirs: object, place: Place) -> None:
        """`Flawed` if a pack changes what orders the box, or says of a row that it is from nowhere."""
        if isinstance(own, dict) and isinstance(theirs, dict):
            for field in self._fixed.get(key, ()):
                borne(field not in theirs or theirs[field] == own.get(field), place, field, STAYS, "fixed")
            sources = re.split(r"[/+]", str(theirs.get("from", OWNED)))
            borne(set(sources) <= set(SOURCES), place, "from", RIGHT_KIND, "one-of", words=", ".join(SOURCES))

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


def _list_of(name: str, key: str, document: dict[str, Any]) -> list[Any]:
    rows = document.get(key, [])
    borne(isinstance(rows, list), Place(f"{name}.toml", key), "", RIGHT_KIND, "kind-list")
    found: list[Any] = rows
    return found


def row_name(row: object, called: str = ID) -> str:
    """What a row of a file is called; empty: it has no name."""
    return str(row.get(called, "")) if isinstance(row, dict) else ""


def changed(own: object, theirs: object) -> object:
    """What is printed, with what a pack says otherwise of it: key by key, in lists of rows name by name."""
    if isinstance(own, dict) and isinstance(theirs, dict):
        mark = {"from": OWNED} if "from" in own else {}
        return {**own, **mark, **theirs}
    if isinstance(own, list) and isinstance(theirs, list) and all(map(row_name, [*own, *theirs])):
        said = {row_name(row): row for row in theirs}
        kept = [changed(row, said.pop(row_name(row))) if row_name(row) in said else row for row in own]
        return [*kept, *said.values()]
    return theirs


def convert(place: str, value: object, kind: type[T]) -> T:
    """A value of this kind, or `BadData` that names the place."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{place}: {error}") from error


def demand(held: bool, place: str, key: str, what: str) -> None:
    """`BadData` unless this holds of a file of the house itself."""
    if not held:
        raise BadData(f"{place}, key {key!r}: {what}")
