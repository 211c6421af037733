"""What the page of the workshop is told, and what it asks."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class WorkshopDoor(msgspec.Struct, frozen=True):
    """`open`: this house has a workshop; `allowed`: for this browser."""

    open: bool
    allowed: bool


class WorkshopKey(msgspec.Struct, frozen=True):
    """The word of a link that makes this browser a designer's."""

    word: str


class Column(msgspec.Struct, frozen=True):
    """A field of a table. `words`: what stands in it in the game's own rows, where that is a word of a few."""

    field: str
    kind: Literal["bool", "whole", "number", "text", "parts", "value"]
    words: list[str] = []
    parts: list[Column] = []


class FormRow(msgspec.Struct, frozen=True):
    """A row of the game. `names`: its sentences, such as `card-w1_faux`; `values`: as it is printed."""

    row: str
    names: list[str]
    values: dict[str, Any]


class FormTable(msgspec.Struct, frozen=True):
    """A table of a game. `kind`: what its rows are at the table (`card`), empty if they have no names there."""

    file: str
    table: str
    kind: str
    columns: list[Column]
    rows: list[FormRow]


class Forms(msgspec.Struct, frozen=True):
    """What a pack of a game may change: its tables, and by language its names."""

    game: str
    tables: list[FormTable]
    names: dict[str, dict[str, str]]


class DraftCard(msgspec.Struct, frozen=True):
    """A draft in the list."""

    name: str
    game: str
    title: dict[str, str]
    updated: int


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new draft; `pack`: the hash of a pack of the house that it begins with."""

    game: str
    name: str
    pack: str = ""


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field that becomes another; null: as it is printed.

    `file`: a table's (`cards`), `pack` (what it says of itself; `row`: a language, or none) or `text` (`table`: a
    language, `row`: a sentence).
    """

    file: str
    table: str = ""
    row: str = ""
    field: str = ""
    value: Any = None


class Edits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changes together. `rev`: what one saw."""

    rev: int
    edits: list[Edit] = []


class DraftMistake(msgspec.Struct, frozen=True):
    """What is wrong with a draft, in each language, and the rule it breaks.

    `row`, `field`: of a table; `row` alone: a sentence; none: of all of the file.
    """

    file: str
    row: str
    field: str
    rule: str
    said: dict[str, str]


class Draft(msgspec.Struct, frozen=True):
    """A draft as it is now. `rows[file][table][row][field]`; `box`: what lies in it; null: it cannot be."""

    name: str
    game: str
    rev: int
    undo: bool
    redo: bool
    updated: int
    about: dict[str, Any]
    rows: dict[str, dict[str, dict[str, dict[str, Any]]]]
    texts: dict[str, dict[str, str]]
    problems: list[DraftMistake]
    hash: str
    box: Any
    installed: bool


class PlayDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down with this draft, as it is now, against a bot."""

    bot: str = "good"


class AskLab(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games with this draft, each beside one with the game as it is."""

    bots: Literal["random", "good"] = "good"


class LabAnswer(msgspec.Struct, frozen=True):
    """What the lab says, or how far it is. `current`: of the draft as it is now; `error`: why nothing came of it."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    current: bool = False
    bots: str = ""
    sentences: dict[str, list[str]] = {}
    error: str = ""
