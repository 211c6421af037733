# interpreted: reads a few rows, now and then
"""What is wrong with a pack, told without playing: every mistake with file, line, row, field and rule."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, ast

from cocarde.core.errors import BadData
from cocarde.core.packs.pack import MANIFEST
from cocarde.core.packs.printed import Printed
from cocarde.core.text import Refusal, Value
from cocarde.kit.flaws import ADDS_NONE, RIGHT_KIND, Flaw, Flawed, Place, flaw
from cocarde.kit.packs.files import FACTS, LANGUAGES, NAME, TOLD, write
from cocarde.kit.packs.writing import document
from cocarde.kit.sheets import ID, row_name

HOLDS: Final = "PACK-1"
ABOUT: Final = "PACK-2"
BOTH: Final = "PACK-5"
SENTENCES: Final = "PACK-6"

Known = Callable[[str], Mapping[str, frozenset[str]]]
"""The sentences of a game in a language, by name what each of them refers to: asked for only if a pack has some."""


class Mistake(msgspec.Struct, frozen=True):
    """A mistake: where, and which rule it breaks, in a sentence `mistake-WORD`.

    `row`, `field`: of a table; `row` alone: a sentence; none: of all of the file.
    """

    file: str
    line: int
    why: Refusal
    row: str = ""
    field: str = ""


def problems(files: dict[str, str], printed: Printed, known: Known) -> list[Mistake]:
    """Every mistake of a pack's files that can be seen without playing; `known`: its sentences."""
    found = [*about_problems(files), *Tables(files, printed).problems(), *text_problems(files, known)]
    once = {(one.file, one.line, one.row, one.field, one.why.text.key, repr(one.why.text.args)): one for one in found}
    return [once[key] for key in sorted(once)]


def mistake(file: str, line: int, rule: str, word: str, row: str = "", field: str = "", **args: Value) -> Mistake:
    """A mistake that breaks this rule."""
    return Mistake(file, line, flaw(Place(file), rule, word, **args).why, row, field)


def parsed(path: str, text: str) -> dict[str, Any] | Mistake:
    """A file of TOML, or why it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        return mistake(path, int(line[1]) if line else len(text.splitlines()), HOLDS, "not-toml")


# --- what a pack says of itself ---------------------------------------------------------------------------------------


def about_problems(files: dict[str, str]) -> Iterator[Mistake]:
    """What is wrong with the manifest."""
    text = files.get(MANIFEST, "")
    said = parsed(MANIFEST, text)
    if isinstance(said, Mistake):
        yield said
        return
    for key in said:
        if key not in FACTS and key not in LANGUAGES:
            yield mistake(MANIFEST, key_line(text, key), ABOUT, "kind-unknown", field=key, key=key)
    for key in FACTS:
        yield from word_problems(text, said, key, key_line(text, key), "")
    for language in LANGUAGES:
        told, line = said.get(language, {}), key_line(text, language)
        if not isinstance(told, dict):
            yield mistake(MANIFEST, line, ABOUT, "kind-table", field=language)
            continue
        for key in told:
            if key not in TOLD:
                yield mistake(MANIFEST, key_line(text, key, line), ABOUT, "kind-unknown", language, key, key=key)
        yield from word_problems(text, told, "title", line, language)
    name = said.get("name")
    if isinstance(name, str) and name.strip() and not NAME.fullmatch(name):
        yield mistake(MANIFEST, key_line(text, "name"), ABOUT, "pack-name", field="name")


def word_problems(text: str, said: dict[str, Any], key: str, line: int, row: str) -> Iterator[Mistake]:
    """A fact that must be a word, and is not."""
    line = key_line(text, key, line)
    if key not in said:
        yield mistake(MANIFEST, line, ABOUT, "kind-missing", row, key, key=f"[{row}] {key}" if row else key)
    elif not isinstance(said[key], str):
        yield mistake(MANIFEST, line, ABOUT, "kind-word", row, key)
    elif not said[key].strip():
        yield mistake(MANIFEST, line, ABOUT, "empty", row, key)


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
        """Is this row wrong by itself? Each of its keys that is, is told."""
        flaws = [one for one in self._flaws({path: {key: [row] if called else row}}) if one.place.row]
        if not flaws:
            return False
        told = {one.place.field: one for one in flaws}  # perhaps told of a row of the box that it is in the way of
        if isinstance(row, dict) and (not called or called in row):
            for field in row:
                alone = {called: row[called], field: row[field]} if called else {field: row[field]}
                for one in self._flaws({path: {key: [alone] if called else alone}}):
                    if one.place.row and (one.place.field == field or one.place.field not in row):
                        told.setdefault(one.place.field, one)
        own = [Flaw(one.place._replace(row=name), one.why) for one in told.values()]
        self._found += [self._told(path, one, called) for one in own]
        return True

    def _joint(self) -> None:
        """What is wrong only with several rows together: how many cards there are, what is told twice."""
        for path in self._rows:
            self._found += [self._told(path, one, "") for one in self._flaws({path: self._rows[path]})]
        if not self._found:
            self._found += [self._told(one.place.file, one, "") for one in self._flaws(self._rows)]

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


def line_of(text: str, pattern: str, after: int = 1, before: int | None = None) -> int:
    """The first line from `after` to `before` that fits; else `after`."""
    lines = text.splitlines()
    for n in range(after, min(before or len(lines), len(lines)) + 1):
        if re.search(pattern, lines[n - 1]) and not lines[n - 1].lstrip().startswith("#"):
            return n
    return after


def key_line(text: str, key: str, after: int = 1) -> int:
    """The line of a key or a table of a manifest."""
    return line_of(text, rf"^\s*\[?{re.escape(key)}\b", after)


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
