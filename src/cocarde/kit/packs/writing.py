# interpreted: writes a file now and then
"""The files of a new pack: its manifest, and the tables of the game as comments, to be taken out of them row by row."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from cocarde.core.packs.pack import MANIFEST
from cocarde.core.packs.printed import Printed
from cocarde.kit.sheets import ID

HEAD = """\
# A pack changes what lies in the box of a game: rows of its tables, and names. It never carries code.
# cocarde pack check {name}     says what is wrong with it, with file, line and rule
# cocarde play {game} --pack {name}
name = "{name}"
game = "{game}"
version = "1"
author = "{author}"
licence = "CC0-1.0"

[fr]
title = "{title}"
about = ""

[en]
title = "{title}"
about = ""
"""
TABLE = """\
# {file} of {game}. Take the # away before the rows that differ, and change them; leave the others as they are.
# A row needs its {called} and the keys that differ, nothing else. What you change is marked as yours (from = "B"),
# unless you say from = "R" (rulebook), "P" (public) or "X" (reconstructed).
"""
TEXTS = """\
# {what}. Take the # away before the names that differ; every one of them stands in text/fr and in text/en.
"""


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
    blank: Mapping[str, Mapping[str, str]] = {},
) -> dict[str, str]:
    """The files of a new pack; `texts`: by language the names of what lies in the box; `blank`: those it changes."""
    files = {MANIFEST: HEAD.format(name=name, game=game, author=author or "?", title=name)}
    for file, keys in printed.files.items():
        called = {printed.called.get(key, ID) for key in keys}
        head = TABLE.format(file=f"{file}.toml", game=game, called=" or ".join(sorted(called)))
        files[f"{file}.toml"] = head + commented(document(printed_rows(printed, file)))
    for language, text in texts.items():
        what = "Les noms de ce qui est dans la boîte" if language == "fr" else "The names of what lies in the box"
        own = "".join(f"{key} = {said}\n" for key, said in blank.get(language, {}).items())
        files[f"text/{language}/names.ftl"] = own + TEXTS.format(what=what) + commented(text)
    return files


def commented(text: str) -> str:
    """The same as comments, blank lines as they are."""
    lines = (f"# {line}".rstrip() if line.strip() and not line.startswith("#") else line for line in text.splitlines())
    return "\n".join(lines) + "\n"
