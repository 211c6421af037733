# interpreted: reads a few rows, now and then
"""What is wrong with a pack, told without playing: every mistake with file, line, row, field and rule."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fluent.syntax import FluentParser, ast

from cocarde.core.errors import BadData
from cocarde.core.packs.pack import MANIFEST
from cocarde.core.packs.printed import Printed
from cocarde.kit.flaws import ADDS_NONE, RIGHT_KIND, Flaw, Flawed, Place, flaw
from cocarde.kit.packs.files import write
from cocarde.kit.packs.manifest import LANGUAGES, about_problems
from cocarde.kit.packs.mistakes import BOTH, HOLDS, SENTENCES, Mistake, line_of, mistake, parsed
from cocarde.kit.packs.writing import document
from cocarde.kit.sheets import ID, row_name

Known = Callable[[str], Mapping[str, frozenset[str]]]
"""The sentences of a game in a language, by name what each of them refers to: asked for only if a pack has some."""


def problems(files: dict[str, str], printed: Printed, known: Known) -> list[Mistake]:
    """Every mistake of a pack's files that can be seen without playing; `known`: its sentences."""
    found = [*about_problems(files), *Tables(files, printed).problems(), *text_problems(files, known)]
    once = {(one.file, one.line, one.row, one.field, one.why.text.key, repr(one.why.text.args)): one for one in found}
    return [once[key] for key in sorted(once)]


# --- its tables -------------------------------------------------------------------------------------------------------


class Tables:
    """The rows of a pack, each tried by itself and then all together."""

    def __init__(self, files: dict[str, str], printed: Printed) -> None:
        self._files = files
        self._printed = printed
        self._found: list[Mistake] = []
        self._rows: dict[str, dict[str, Any]] = {}

    def problems(self) -> list[Mistake]:
        """What is wrong with the rows: if all fit together, nothing is."""
        for path in self._files:
            if path.endswith(".toml") and path != MANIFEST:
                self._parse(path)
        if self._flaws(self._rows):
            for path in self._rows:
                self._sift(path)
            self._joint()
        return self._found

    def _parse(self, path: str) -> None:
        file = path.removesuffix(".toml")
        if file not in self._printed.files:
            held = ", ".join(f"{name}.toml" for name in self._printed.files)
            self._found.append(mistake(path, 1, HOLDS, "no-table", tables=held))
            return
        said = parsed(path, self._files[path])
        if isinstance(said, Mistake):
            self._found.append(said)
            return
        for key in [key for key in said if key not in self._printed.files[file]]:
            keys = ", ".join(self._printed.files[file])
            line = line_of(self._files[path], rf"^\s*\[*\s*{re.escape(key)}\b")
            self._found.append(mistake(path, line, ADDS_NONE, "no-key", key=key, keys=keys))
            del said[key]
        self._rows[path] = said

    def _sift(self, path: str) -> None:
        """Try each row by itself; those that are wrong are told, and left out from now on."""
        for key, said in self._rows[path].items():
            if isinstance(said, list) and all(isinstance(row, dict) for row in said) and self._is_list(path, key):
                called = self._printed.called.get(key, ID)
                said[:] = [row for row in said if not self._wrong(path, key, row, row_name(row, called), called)]
            elif self._wrong(path, key, said, key, ""):
                self._rows[path][key] = None
        self._rows[path] = {key: said for key, said in self._rows[path].items() if said is not None}

    def _is_list(self, path: str, key: str) -> bool:
        """Are the rows of this table called by names?"""
        own = tomllib.loads((self._printed.folder / path).read_text("utf-8"))[key]
        return isinstance(own, list) and all(row_name(row, self._printed.called.get(key, ID)) for row in own)

    def _wrong(self, path: str, key: str, row: Any, name: str, called: str) -> bool:
        """Is this row wrong by itself? Everything that is wrong with it is told."""
        found = self._row_flaws(path, key, row, called)
        if found and isinstance(row, dict) and (not called or called in row):
            for part in parts(row, called):
                found += [one for one in self._row_flaws(path, key, part, called) if speaks_of(one, part, row)]
            found += self._left_over(path, key, {**row}, called, found)
        for one in found:  # perhaps told of a row of the box that it is in the way of
            self._tell(path, Flaw(one.place._replace(row=name), one.why), called)
        return bool(found)

    def _row_flaws(self, path: str, key: str, row: Any, called: str) -> list[Flaw]:
        """What is wrong with one row of a table."""
        return [one for one in self._flaws({path: {key: [row] if called else row}}) if one.place.row]

    def _left_over(self, path: str, key: str, row: dict[str, Any], called: str, found: list[Flaw]) -> list[Flaw]:
        """What is wrong with a row as soon as the fields are gone that are known to be."""
        told: list[Flaw] = []
        while wrong := {one.place.field for one in found if one.place.field in row and one.place.field != called}:
            for field in wrong:
                del row[field]
            found = self._row_flaws(path, key, row, called)
            told += found
        return told

    def _joint(self) -> None:
        """What is wrong only with several rows together: how many cards there are, what is told twice."""
        for path, said in self._rows.items():
            rows = {**said}
            while wrong := self._flaws({path: rows}):
                for one in wrong:
                    self._tell(path, one, "")
                if not any(self._leave_out(rows, one.place.row) for one in wrong):
                    break
        if not self._found:
            for one in self._flaws(self._rows):
                self._tell(one.place.file, one, "")

    def _leave_out(self, rows: dict[str, Any], name: str) -> bool:
        """Take away the last row of this name, if there is one."""
        for key, said in rows.items():
            called = self._printed.called.get(key, ID)
            at = [n for n, row in enumerate(said) if row_name(row, called) == name] if isinstance(said, list) else []
            if name and at:
                rows[key] = [*said[: at[-1]], *said[at[-1] + 1 :]]
                return True
        return False

    def _tell(self, path: str, one: Flaw, called: str) -> None:
        """Note a flaw once, however it was found."""
        told = self._told(path, one, called)
        if told not in self._found:
            self._found.append(told)

    def _told(self, path: str, one: Flaw, called: str) -> Mistake:
        """A flaw of the rows, in its place of the pack."""
        place = one.place
        file = path if path in self._files else next(iter(self._rows), MANIFEST)
        text = self._files[file]
        line = row_line(text, place.row, called, place.field) if place.row else line_of(text, r"^\s*[^#\s]")
        return Mistake(file, line, one.why, place.row, place.field if place.row else "")

    def _flaws(self, rows: dict[str, dict[str, Any]]) -> list[Flaw]:
        """What the game's own reading of these rows says."""
        with TemporaryDirectory(prefix="cocarde-check-") as folder:
            write({path: document(said) for path, said in rows.items()}, Path(folder))
            try:
                self._printed.read(Path(folder))
            except Flawed as error:
                return error.flaws
            except BadData:  # a game of another package tells it in its own words
                return [flaw(Place(next(iter(rows), MANIFEST)), RIGHT_KIND, "misfit")]
        return []


def parts(row: dict[str, Any], called: str) -> Iterator[dict[str, Any]]:
    """A row with one of its fields alone, and with one element of it alone."""
    own = {called: row[called]} if called else {}
    for field, said in row.items():
        yield {**own, field: said}
        for element in said if isinstance(said, list) and len(said) > 1 else ():
            yield {**own, field: [element]}


def speaks_of(one: Flaw, part: dict[str, Any], row: dict[str, Any]) -> bool:
    """Is a flaw of a part of a row one of the row? Not if it speaks of a field that the row says otherwise."""
    return one.place.field in part or one.place.field not in row


def row_line(text: str, name: str, called: str, field: str) -> int:
    """The line of a key of the row of this name, or that of the row; `called`: by which key rows are called here."""
    if called:
        row = line_of(text, rf"""\b{called}\s*=\s*["']?{re.escape(name)}["']?(?![\w-])""")
    else:  # a table of one row, or a row of whatever name
        row = line_of(text, rf"""^\s*\[?{re.escape(name)}\b|=\s*["']?{re.escape(name)}["']?(?![\w-])""")
    first = max((n for n in headers(text) if n <= row), default=row)
    last = min((n - 1 for n in headers(text) if n > row), default=len(text.splitlines()))
    if "{" in text.splitlines()[row - 1]:
        return row  # a row on one line
    found = line_of(text, rf"^\s*{re.escape(field)}\s*=", first, last) if field else row
    return found if found != first else row


def headers(text: str) -> list[int]:
    """The lines on which a table begins."""
    return [n for n, line in enumerate(text.splitlines(), start=1) if line.startswith("[")]


# --- its sentences ----------------------------------------------------------------------------------------------------


def text_problems(files: dict[str, str], known: Known) -> Iterator[Mistake]:
    """Sentences that cannot be read, that the game does not know, or that stand in one language only."""
    said: dict[str, dict[str, tuple[str, int]]] = {language: {} for language in LANGUAGES}
    for path, text in files.items():
        if path.startswith("text/"):
            language = path.split("/")[1]
            yield from read_texts(path, text, said[language], known(language))
    for language, other in (("fr", "en"), ("en", "fr")):
        for key, (path, line) in said[language].items():
            if key not in known(language):
                yield mistake(path, line, SENTENCES, "no-sentence", key, name=key)
            elif key not in said[other]:
                yield mistake(path, line, BOTH, "missing-in", key, name=key, language=other)


def read_texts(
    path: str, text: str, said: dict[str, tuple[str, int]], known: Mapping[str, frozenset[str]]
) -> Iterator[Mistake]:
    """Note every sentence of a file; what cannot be read, or said, is a problem."""
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            yield mistake(path, line, SENTENCES, "not-fluent")
        elif isinstance(entry, ast.Term) or (isinstance(entry, ast.Message) and entry.attributes):
            yield mistake(path, line, SENTENCES, "not-fluent", entry.id.name)
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name in said:
                yield mistake(path, line, SENTENCES, "said-twice", name, name=name)
            said[name] = path, line
            foreign = sorted(references(entry) - known.get(name, frozenset()))
            if foreign and name in known:
                yield mistake(path, line, SENTENCES, "refers", name, name=name, what=foreign)


def references(entry: ast.Message) -> frozenset[str]:
    """What a sentence refers to: arguments, other sentences, functions."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(f"${node.id.name}")
        elif isinstance(node, ast.MessageReference | ast.TermReference | ast.FunctionReference):
            found.add(node.id.name)
        for part in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for one in part if isinstance(part, list) else [part]:
                walk(one)

    walk(entry.value)
    return frozenset(found)
