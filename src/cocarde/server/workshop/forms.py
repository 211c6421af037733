"""The tables of a game as forms: its own rows say which fields there are and what may stand in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, Literal

from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.packs.printed import Printed
from cocarde.kit.packs.naming import names_by_row, rows_of
from cocarde.kit.packs.writing import printed_rows
from cocarde.kit.sheets import ID
from cocarde.server.protocol.workshop import Column, FormRow, Forms, FormTable
from cocarde.speech import LANGUAGES
from cocarde.speech.box import named_in, names_of

FEW, FEWEST = 30, 6
"""A column with no more words than that is a choice, if some of them come again; with the fewest it always is."""
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
    kind, sentences = names_by_row(rows, names)
    open_to = {name: shown(row, printed.fixed.get(key, ())) for name, row in rows.items()}
    listed = [FormRow(name, sentences[name], row) for name, row in open_to.items()]
    return FormTable(file, key, kind, columns(open_to.values(), called), listed)


def shown(row: Mapping[str, Any], fixed: Collection[str]) -> dict[str, Any]:
    """The fields of a row that a pack may change."""
    return {field: value for field, value in row.items() if field not in UNCHANGED and field not in fixed}


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
    again = 3 * len(words) <= 2 * len(values)
    return Column(field, kind, words if (again and len(words) <= FEW) or len(words) <= FEWEST else [], parts)


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
