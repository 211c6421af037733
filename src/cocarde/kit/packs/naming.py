# interpreted: looks at a few rows
"""Which sentences name the rows of a game's tables, and which of these names no source gives."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from cocarde.core.packs.printed import Printed
from cocarde.kit.packs.writing import printed_rows
from cocarde.kit.sheets import ID, row_name

WHOLE: Final = ""
"""The field of a table that is one value."""


def rows_of(key: str, said: Any, called: str) -> dict[str, dict[str, Any]]:
    """The rows of a table by name; a table of one row, or of one value, has one, called like itself."""
    if isinstance(said, dict):
        return {key: said}
    if isinstance(said, list) and said and all(row_name(row, called) for row in said):
        return {row_name(row, called): row for row in said}
    return {key: {WHOLE: said}}


def names_by_row(rows: Mapping[str, Mapping[str, Any]], names: Mapping[str, str]) -> tuple[str, dict[str, list[str]]]:
    """What the rows of a table are at the table, and the sentences about each, told by their ids or by their places."""
    by_id = {name: str(row.get(ID, name)) for name, row in rows.items()}
    by_place = {name: name for name in rows}
    kind, told = next(
        ((kind, told) for told in (by_id, by_place) if (kind := kind_of([*told.values()], names))), ("", by_id)
    )
    return kind, {name: names_for(kind, id, names) for name, id in told.items()}


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


def nameless(row: Mapping[str, Any]) -> bool:
    """Does no source give the name of this row? It is reconstructed then, though some of the rest may be known."""
    facts = [*row.get("given", ()), *row.get("public", ())]
    if facts:
        return "name" not in facts
    return not {"R", "R*"} & set(re.split(r"[/+]", str(row.get("from", "R"))))


def reconstructed(printed: Printed, names: Mapping[str, str]) -> Iterator[tuple[str, str, list[str]]]:
    """The rows whose names are reconstructed: their table, their number in it, and the sentences about them.

    Rows that have their name among their keys are left out: it is changed there.
    """
    for file, keys in printed.files.items():
        for key in keys:
            rows = rows_of(key, printed_rows(printed, file)[key], printed.called.get(key, ID))
            _, sentences = names_by_row(rows, names)
            for at, (name, row) in enumerate(rows.items(), start=1):
                told = sentences[name]
                if told and nameless(row) and "name" not in row:
                    yield key, str(row.get("no", at)), told
