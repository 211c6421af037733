"""The tables of a game as forms: its own rows say which fields there are and what may stand in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.packs.printed import Printed
from cocarde.kit.packs.writing import printed_rows
from cocarde.kit.sheets import ID, row_name
from cocarde.server.protocol.workshop import Column, FormRow, Forms, FormTable
from cocarde.speech import LANGUAGES
from cocarde.speech.box import named_in, names_of

FEW: Final = 24
"""A column with no more words than that is a choice."""
WHOLE: Final = ""
"""The field of a table that is one value."""
UNCHANGED: Final = ("from", "given", "public")
"""Fields of a row that say where it is known from: what a pack changes is its own."""

Kind = Literal["bool", "whole", "number", "text", "parts", "value"]


def forms_of(game: Game[Any]) -> Forms:
    """Everything a pack of this game may change; `BadInput` if it takes none."""
    printed = printed_of(game)
    names = {language: named_in(names_of(game, language)) for language in LANGUAGES}
    tables = [
        form_table(printed, file, key, printed_rows(printed, file)[key], names[LANGUAGES[0]])
        for file, keys in printed.files.items()
        for key in keys
    ]
    return Forms(game.meta.slug, tables, names)


def printed_of(game: Game[Any]) -> Printed:
    """The tables of a game that takes packs."""
    printed = game.printed()
    if printed is None:
        raise BadInput(f"{game.meta.slug} takes no packs")
    return printed


def form_table(printed: Printed, file: str, key: str, said: Any, names: Mapping[str, str]) -> FormTable:
    """A table with its columns and rows."""
    called = printed.called.get(key, ID)
    rows = rows_of(key, said, called)
    kind = kind_of([row_id(name, row) for name, row in rows.items()], names)
    listed = [FormRow(name, names_for(kind, row_id(name, row), names), shown(row)) for name, row in rows.items()]
    return FormTable(file, key, kind, columns([shown(row) for row in rows.values()], called), listed)


def rows_of(key: str, said: Any, called: str) -> dict[str, dict[str, Any]]:
    """The rows of a table by name; a table of one row, or of one value, has one, called like itself."""
    if isinstance(said, dict):
        return {key: said}
    if isinstance(said, list) and said and all(row_name(row, called) for row in said):
        return {row_name(row, called): row for row in said}
    return {key: {WHOLE: said}}


def row_id(name: str, row: Mapping[str, Any]) -> str:
    """By what the names of a row are told: its id, if it has one besides its place."""
    return str(row.get(ID, name))


def shown(row: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a row that a pack may change."""
    return {field: value for field, value in row.items() if field not in UNCHANGED}


def kind_of(ids: list[str], names: Mapping[str, str]) -> str:
    """What the rows of a table are at the table: the word before most of their names; empty: they have none."""
    prefixes = dict.fromkeys(name.split("-")[0] for name in names if "-" in name)
    counted = {prefix: sum(f"{prefix}-{id}" in names for id in ids) for prefix in prefixes}
    best = max(counted, key=lambda prefix: counted[prefix], default="")
    return best if best and 2 * counted[best] > len(ids) else ""


def names_for(kind: str, id: str, names: Mapping[str, str]) -> list[str]:
    """The sentences about a row: its name, and what is added to it."""
    own = f"{kind}-{id}"
    return [name for name in names if kind and (name == own or name.startswith(f"{own}-"))]


def columns(rows: Iterable[Mapping[str, Any]], called: str = "") -> list[Column]:
    """The fields of a table, in the order in which its rows have them."""
    found: dict[str, list[Any]] = {}
    for row in rows:
        for field, value in row.items():
            if field != called:
                found.setdefault(field, []).append(value)
    return [column(field, values) for field, values in found.items()]


def column(field: str, values: list[Any]) -> Column:
    """A field, by what stands in it."""
    kind = column_kind(values)
    parts = columns([part for value in values for part in value]) if kind == "parts" else []
    words = list(dict.fromkeys(values)) if kind == "text" and not any(one.startswith("#") for one in values) else []
    return Column(field, kind, words if len(words) <= FEW < len(values) or 0 < len(words) <= 6 else [], parts)


def column_kind(values: list[Any]) -> Kind:
    """What kind of field it is."""
    if all(isinstance(value, bool) for value in values):
        return "bool"
    if all(isinstance(value, int) for value in values):
        return "whole"
    if all(isinstance(value, (int, float)) for value in values):
        return "number"
    if all(isinstance(value, str) for value in values):
        return "text"
    listed = [part for value in values if isinstance(value, list) for part in value]
    if listed and all(isinstance(part, dict) for part in listed):
        return "parts"
    return "value"
