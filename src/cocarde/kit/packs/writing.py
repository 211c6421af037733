# interpreted: writes a file now and then
"""The files of a new pack: its manifest, and the tables of the game as comments, to be taken out of them row by row."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cocarde.core.packs.pack import MANIFEST
from cocarde.core.packs.printed import Printed
from cocarde.kit.sheets import ID

FACTS = """\
name = "{name}"
game = "{game}"
version = "1"
author = "{author}"
licence = "CC0-1.0"

[fr]
title = "{name}"
about = ""

[en]
title = "{name}"
about = ""
"""


class Heads(NamedTuple):
    """What is explained at the head of the files of a new pack: of its manifest, each table, the names by language."""

    about: str
    table: Callable[[str, str], str]
    names: Mapping[str, str]


def value(said: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(said, bool):
        return "true" if said else "false"
    if isinstance(said, str):
        return '"' + said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(said, Mapping):
        return "{ " + ", ".join(f"{key} = {value(one)}" for key, one in said.items()) + " }" if said else "{}"
    if isinstance(said, (list, tuple)):
        return "[" + ", ".join(map(value, said)) + "]"
    return str(said)


def table(key: str, row: Mapping[str, Any], listed: bool = True) -> str:
    """A row as a table of TOML."""
    head = f"[[{key}]]" if listed else f"[{key}]"
    return "\n".join([head, *(f"{name} = {value(said)}" for name, said in row.items())]) + "\n"


def document(rows: Mapping[str, Any]) -> str:
    """A file of a pack: by key its rows, its table or its value; plain values come first, as TOML wants it."""
    plain = [f"{key} = {value(said)}\n" for key, said in rows.items() if not _rows_of(said)]
    tables = [table(key, row, isinstance(said, list)) for key, said in rows.items() for row in _rows_of(said)]
    return "\n".join([*plain, *tables])


def _rows_of(said: Any) -> list[Mapping[str, Any]]:
    if isinstance(said, Mapping):
        return [said]
    return said if isinstance(said, list) and said and all(isinstance(one, Mapping) for one in said) else []


def printed_rows(printed: Printed, file: str) -> dict[str, Any]:
    """What stands in a file of the game."""
    return tomllib.loads((printed.folder / f"{file}.toml").read_text("utf-8"))


def skeleton(
    game: str,
    name: str,
    author: str,
    printed: Printed,
    texts: Mapping[str, str],
    heads: Heads,
    blank: Mapping[str, Mapping[str, str]] = {},
) -> dict[str, str]:
    """The files of a new pack; `texts`: by language the names of what lies in the box; `blank`: those it changes."""
    files = {MANIFEST: commented(heads.about) + FACTS.format(name=name, game=game, author=author)}
    for file, keys in printed.files.items():
        called = sorted({printed.called.get(key, ID) for key in keys})
        head = heads.table(f"{file}.toml", "/".join(called))
        files[f"{file}.toml"] = commented(head) + commented(document(printed_rows(printed, file)))
    for language, text in texts.items():
        own = "".join(f"{key} = {said}\n" for key, said in blank.get(language, {}).items())
        files[f"text/{language}/names.ftl"] = own + commented(heads.names[language]) + commented(text)
    return files


def commented(text: str) -> str:
    """The same as comments, blank lines as they are."""
    lines = (f"# {line}".rstrip() if line.strip() and not line.startswith("#") else line for line in text.splitlines())
    return "\n".join(lines) + "\n"
