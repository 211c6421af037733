# interpreted: compares a few rows
"""What a pack changes: row by row and key by key, beside what is printed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from cocarde.core.packs.pack import MANIFEST, Pack
from cocarde.core.packs.printed import Printed
from cocarde.kit.packs.writing import printed_rows, value
from cocarde.kit.sheets import ID, row_name


class Difference(msgspec.Struct, frozen=True):
    """A key of a row that is otherwise: `table` `cards`, `row` `w1_faux`, `key` `value`, before and after as TOML."""

    table: str
    row: str
    key: str
    before: str
    after: str


def differences(pack: Pack, printed: Printed) -> list[Difference]:
    """All of them, in the order of the files."""
    found: list[Difference] = []
    for path, text in pack.files.items():
        file = path.removesuffix(".toml")
        if path != MANIFEST and file in printed.files:
            own = printed_rows(printed, file)
            for key, said in tomllib.loads(text).items():
                if key in own:
                    found += _compared(key, own[key], said, printed.called.get(key, ID))
    return found


def _compared(table: str, own: Any, said: Any, called: str) -> Iterator[Difference]:
    if isinstance(said, dict) and isinstance(own, dict):
        yield from _keys(table, table, own, said)
    elif isinstance(said, list) and said and all(row_name(row, called) for row in [*own, *said]):
        known = {row_name(row, called): row for row in own}
        for row in said:
            name = row_name(row, called)
            yield from _keys(table, name, known.get(name, {}), row)
    elif said != own:
        yield Difference(table, table, table, value(own), value(said))


def _keys(table: str, name: str, own: dict[str, Any], row: dict[str, Any]) -> Iterator[Difference]:
    for key, said in row.items():
        if key != "from" and own.get(key) != said:
            yield Difference(table, name, key, value(own[key]) if key in own else "", value(said))
