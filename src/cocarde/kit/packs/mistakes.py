# interpreted: looked at when a pack is read
"""What is wrong with a pack: file, line, row, field and rule; told in words by `cocarde.speech.designers`."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import msgspec

from cocarde.core.errors import BadInput
from cocarde.core.text import Refusal, Value
from cocarde.kit.flaws import Flaw, Place, flaw

HOLDS: Final = "PACK-1"
ABOUT: Final = "PACK-2"
BOTH: Final = "PACK-5"
SENTENCES: Final = "PACK-6"


class Mistake(msgspec.Struct, frozen=True):
    """A mistake: where, and which rule it breaks, in a sentence `mistake-WORD`.

    `row`, `field`: of a table; `row` alone: a sentence; none: of all of the file.
    """

    file: str
    line: int
    why: Refusal
    row: str = ""
    field: str = ""

    @property
    def place(self) -> str:
        """Where it stands, as every compiler says it."""
        return ": ".join(word for word in (f"{self.file}:{self.line}", self.row, self.field) if word)


class Mistaken(BadInput):
    """A pack that cannot be used, with every mistake for which it cannot; `slug`: its game, if one is needed to say."""

    def __init__(self, called: str, mistakes: list[Mistake], slug: str = "") -> None:
        first = mistakes[0]
        super().__init__(f"{called}: {Flaw(Place(first.place), first.why)}")
        self.called = called
        self.mistakes = mistakes
        self.slug = slug


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
