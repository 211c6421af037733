"""A draft: what a pack says, field by field, before it is a pack. An edit makes another one."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import msgspec

from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import MANIFEST
from cocarde.core.packs.printed import Printed
from cocarde.kit.packs.manifest import FACTS, LANGUAGES, NAME, TOLD
from cocarde.kit.packs.naming import WHOLE, rows_of
from cocarde.kit.packs.writing import document, printed_rows
from cocarde.kit.sheets import ID
from cocarde.server.protocol.workshop import Edit
from cocarde.server.workshop.forms import UNCHANGED
from cocarde.speech.box import named_in

ABOUT: Final = FACTS[2:]
"""The facts that a designer may change."""
LONGEST: Final = 2000
"""Letters of one value."""
LARGEST: Final = 200_000
"""Letters of a whole draft."""
SENTENCE: Final = re.compile(r"[a-zA-Z][\w-]{0,99}")

Rows = dict[str, dict[str, dict[str, dict[str, Any]]]]


class Content(msgspec.Struct, frozen=True):
    """`about`: what the pack says of itself; what differs: `rows[file][table][row][field]`, `texts[language][name]`."""

    about: dict[str, Any]
    rows: Rows = {}
    texts: dict[str, dict[str, str]] = {}


def fresh(game: str, name: str, author: str) -> Content:
    """A draft that changes nothing."""
    if not NAME.fullmatch(name):
        raise BadInput(f"{name[:40]!r} cannot be its name: a-z first, then a-z, 0-9, - or _, 32 letters at most")
    told = {language: {"title": name, "about": ""} for language in LANGUAGES}
    return Content({"name": name, "game": game, "version": "1", "author": author or "?", "licence": "CC0-1.0", **told})


def taken_from(files: dict[str, str], content: Content, printed: Printed) -> Content:
    """What a pack says, under the name of this draft."""
    about = {**tomllib.loads(files[MANIFEST]), "name": content.about["name"]}
    rows: Rows = {}
    for file, keys in printed.files.items():
        said = tomllib.loads(files.get(f"{file}.toml", ""))
        for key in keys:
            if key in said:
                called = printed.called.get(key, ID)
                own = rows_of(key, said[key], called)
                rows.setdefault(file, {})[key] = {
                    name: {field: value for field, value in row.items() if field not in (*UNCHANGED, called)}
                    for name, row in own.items()
                }
    texts = {
        language: {
            name: text
            for path, source in files.items()
            if path.startswith(f"text/{language}/")
            for name, text in named_in(source).items()
        }
        for language in LANGUAGES
    }
    return Content(about, rows, texts)


def files_of(content: Content, printed: Printed) -> dict[str, str]:
    """The files of the pack."""
    files = {MANIFEST: document(content.about)}
    for file, tables in content.rows.items():
        own = printed_rows(printed, file)
        said = {key: table_of(key, own[key], rows, printed.called.get(key, ID)) for key, rows in tables.items()}
        files[f"{file}.toml"] = document(said)
    for language, names in content.texts.items():
        lines = [f"{name} = {indented(text)}\n" for name, text in sorted(names.items())]
        if lines:
            files[f"text/{language}/names.ftl"] = "".join(lines)
    return files


def table_of(key: str, own: Any, rows: dict[str, dict[str, Any]], called: str) -> Any:
    """What a table of the pack says: as its printed one is written."""
    if isinstance(own, dict):
        return rows[key]
    known = rows_of(key, own, called)
    if WHOLE in known.get(key, {}):
        return rows[key][WHOLE]
    return [{called: known[name][called], **fields} for name, fields in rows.items() if name in known]


def indented(text: str) -> str:
    """A sentence as Fluent writes one of several lines."""
    return text.strip().replace("\n", "\n    ")


def edited(content: Content, edit: Edit, printed: Printed) -> Content:
    """The draft with this change; `BadInput` if there is no such field."""
    if isinstance(edit.value, str) and len(edit.value) > LONGEST:
        raise BadInput(f"{edit.field or edit.row}: {LONGEST} letters at most")
    if edit.file == "pack":
        found = msgspec.structs.replace(content, about=about_with(content.about, edit))
    elif edit.file == "text":
        found = msgspec.structs.replace(content, texts=texts_with(content.texts, edit))
    else:
        found = msgspec.structs.replace(content, rows=rows_with(content.rows, edit, printed))
    if len(msgspec.json.encode(found)) > LARGEST:
        raise BadInput(f"a draft has {LARGEST} letters at most")
    return found


def about_with(about: dict[str, Any], edit: Edit) -> dict[str, Any]:
    """What the pack says of itself, with this change."""
    value = edit.value if isinstance(edit.value, str) else ""
    if edit.row in LANGUAGES and edit.field in TOLD:
        return {**about, edit.row: {**about[edit.row], edit.field: value}}
    if edit.row == "" and edit.field in ABOUT:
        return {**about, edit.field: value}
    raise BadInput(f"a pack says nothing called {edit.field[:40]!r} of itself")


def texts_with(texts: dict[str, dict[str, str]], edit: Edit) -> dict[str, dict[str, str]]:
    """The names, with this change."""
    if edit.table not in LANGUAGES or not SENTENCE.fullmatch(edit.row):
        raise BadInput(f"no sentence {edit.row[:40]!r} in {edit.table[:10]!r}")
    names = {name: text for name, text in texts.get(edit.table, {}).items() if name != edit.row}
    if isinstance(edit.value, str) and edit.value.strip():
        names[edit.row] = edit.value.strip()
    return {**texts, edit.table: names}


def rows_with(rows: Rows, edit: Edit, printed: Printed) -> Rows:
    """The rows, with this change; what is as it is printed is left out."""
    if edit.file not in printed.files or edit.table not in printed.files[edit.file]:
        raise BadInput(f"no table {edit.table[:40]!r} in {edit.file[:40]!r}")
    called = printed.called.get(edit.table, ID)
    own = rows_of(edit.table, printed_rows(printed, edit.file)[edit.table], called)
    fields = {field for row in own.values() for field in row}
    closed = (*UNCHANGED, *printed.fixed.get(edit.table, ()), called)
    if edit.row not in own or edit.field not in fields or edit.field in closed:
        raise BadInput(f"no field {edit.field[:40]!r} of {edit.row[:40]!r} that a pack may change")
    table = dict(rows.get(edit.file, {}).get(edit.table, {}))
    row = {field: value for field, value in table.pop(edit.row, {}).items() if field != edit.field}
    if edit.value is not None and edit.value != own[edit.row].get(edit.field):
        row[edit.field] = edit.value
    if row:
        table[edit.row] = row
    tables = {key: said for key, said in {**rows.get(edit.file, {}), edit.table: table}.items() if said}
    return {file: said for file, said in {**rows, edit.file: tables}.items() if said}
