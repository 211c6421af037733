# interpreted: reads a few rows, now and then
"""What is wrong with a pack, told without playing: every mistake with file, line, row, field and rule."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, ast

from cocarde.core.errors import BadData
from cocarde.core.packs.pack import MANIFEST
from cocarde.core.packs.printed import Printed
from cocarde.kit.packs.files import LANGUAGES, write
from cocarde.kit.packs.writing import document
from cocarde.kit.sheets import ID, row_name

TOLD: Final = re.compile(r"^(?P<file>\w+\.toml)(?P<row>, (?:row \d+|\w+)(?: \([^)]*\))?)?(?P<rest>.*)$", re.DOTALL)
KEY: Final = re.compile(r"key '(\w+)': |`\$\.?(\w+)[^`]*`|field `(\w+)`")


class Mistake(msgspec.Struct, frozen=True):
    """A mistake: where, and what rule it breaks. `row`, `field`: of a table; `row` alone: a sentence; none: of all."""

    file: str
    line: int
    what: str
    row: str = ""
    field: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def problems(files: dict[str, str], printed: Printed, known: Mapping[str, Collection[str]]) -> list[Mistake]:
    """Every mistake of a pack's files that can be seen without playing; `known`: the sentences of each language."""
    found = [*Tables(files, printed).problems(), *text_problems(files, known)]
    return sorted(set(found), key=lambda one: (one.file, one.line, one.what))


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
        if self._error(self._rows):
            for path in self._rows:
                self._sift(path)
            self._joint()
        return self._found

    def _parse(self, path: str) -> None:
        file = path.removesuffix(".toml")
        if file not in self._printed.files:
            held = ", ".join(f"{name}.toml" for name in self._printed.files)
            self._found.append(Mistake(path, 1, f"not a table of this game; there are {held}"))
            return
        try:
            document = tomllib.loads(self._files[path])
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            self._found.append(Mistake(path, int(line[1]) if line else 1, f"not TOML: {error}"))
            return
        for key in [key for key in document if key not in self._printed.files[file]]:
            keys = ", ".join(self._printed.files[file])
            self._found.append(Mistake(path, self._line(path, key), f"unknown key {key!r}; there is {keys}"))
            del document[key]
        self._rows[path] = document

    def _sift(self, path: str) -> None:
        """Try each row by itself; those that are wrong are told, and left out from now on."""
        for key, said in self._rows[path].items():
            if isinstance(said, list) and all(isinstance(row, dict) for row in said):
                called = self._printed.called.get(key, ID)
                said[:] = [row for row in said if not self._wrong(path, key, row, row_name(row, called), called)]
            elif self._wrong(path, key, said, "", ""):
                self._rows[path][key] = None
        self._rows[path] = {key: said for key, said in self._rows[path].items() if said is not None}

    def _wrong(self, path: str, key: str, row: Any, name: str, called: str) -> bool:
        """Is this row wrong by itself? Each of its keys that is, is told."""
        error = self._error({path: {key: [row] if called else row}})
        if not error or (called and f"({name})" not in error and ", row 1" not in error and name not in error):
            return False
        told = {field_in(error): error}
        if called and isinstance(row, dict) and called in row:
            for field in row:
                alone = self._error({path: {key: [{called: row[called], field: row[field]}]}})
                if field_in(alone) == field:
                    told.setdefault(field, alone)
        self._found += [self._told(path, one, name, called) for one in told.values()]
        return True

    def _joint(self) -> None:
        """What is wrong only with all rows together: how many cards there are, what refers to what."""
        error = self._error(self._rows)
        if error:
            told = TOLD.match(error)
            path = told["file"] if told and told["file"] in self._files else next(iter(self._rows), MANIFEST)
            self._found.append(self._told(path, error, "", ""))

    def _told(self, path: str, error: str, name: str, called: str) -> Mistake:
        """An error of the game's own reading, in its place of the pack."""
        told, field = TOLD.match(error), field_in(error)
        what = (told["rest"] if told else error).lstrip(", :").replace(f"key '{field}': ", f"{field}: ")
        line = row_line(self._files[path], name, called, field) if name else self._first_line(path)
        return Mistake(path, line, f"{name}: {what}" if name else what, name, field if name else "")

    def _error(self, rows: dict[str, dict[str, Any]]) -> str:
        with TemporaryDirectory(prefix="cocarde-check-") as folder:
            write({path: document(said) for path, said in rows.items()}, Path(folder))
            try:
                self._printed.read(Path(folder))
            except BadData as error:
                return str(error)
        return ""

    def _line(self, path: str, key: str) -> int:
        return line_of(self._files[path], rf"^\s*\[*\s*{key}\b")

    def _first_line(self, path: str) -> int:
        return line_of(self._files[path], r"^\s*[^#\s]")


def field_in(error: str) -> str:
    """The key that an error names, if it names one; of an effect, the list it stands in."""
    key = KEY.search(error)
    found = next((word for word in key.groups() if word), "") if key else ""
    return "fx" if ", fx " in error else found


def line_of(text: str, pattern: str, after: int = 1, before: int | None = None) -> int:
    """The first line from `after` to `before` that fits; else `after`."""
    lines = text.splitlines()
    for n in range(after, min(before or len(lines), len(lines)) + 1):
        if re.search(pattern, lines[n - 1]) and not lines[n - 1].lstrip().startswith("#"):
            return n
    return after


def row_line(text: str, name: str, called: str, field: str) -> int:
    """The line of a key of the row of this name, or that of the row."""
    row = line_of(text, rf"""\b{called}\s*=\s*["']?{re.escape(name)}["']?(?![\w-])""")
    first = max((n for n in headers(text) if n <= row), default=row)
    last = min((n - 1 for n in headers(text) if n > row), default=len(text.splitlines()))
    if f"{name}" in text.splitlines()[row - 1] and "{" in text.splitlines()[row - 1]:
        return row  # a row on one line
    found = line_of(text, rf"^\s*{field}\s*=", first, last) if field else row
    return found if found != first else row


def headers(text: str) -> list[int]:
    """The lines on which a table begins."""
    return [n for n, line in enumerate(text.splitlines(), start=1) if line.startswith("[")]


def text_problems(files: dict[str, str], known: Mapping[str, Collection[str]]) -> Iterator[Mistake]:
    """Sentences that cannot be read, that the game does not know, or that stand in one language only."""
    said: dict[str, dict[str, tuple[str, int]]] = {language: {} for language in LANGUAGES}
    for path, text in files.items():
        if path.startswith("text/"):
            yield from read_texts(path, text, said[path.split("/")[1]])
    for language, other in (("fr", "en"), ("en", "fr")):
        for key, (path, line) in said[language].items():
            if key not in known[language]:
                yield Mistake(path, line, f"{key}: the game has no sentence of this name", key)
            elif key not in said[other]:
                missing = "French" if other == "fr" else "English"
                yield Mistake(path, line, f"{key}: its {missing} text is missing (text/{other})", key)


def read_texts(path: str, text: str, said: dict[str, tuple[str, int]]) -> Iterator[Mistake]:
    """Note every sentence of a file; what cannot be read is a problem."""
    for entry in FluentParser().parse(text).body:
        start = entry.span.start if entry.span else 0
        line = text.count("\n", 0, start) + 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "cannot be read"
            yield Mistake(path, line, f"not Fluent: {why}")
        elif isinstance(entry, ast.Message):
            said[entry.id.name] = path, line
