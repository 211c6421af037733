"""The player's page of a game: what one must know to sit down, on one sheet; the numbered rules stand behind it.

It is `text/fr/primer.md` and `text/en/primer.md` in the folder of the game: sections with a title, paragraphs, numbered
steps, points, and pictures (`![words](name)`), which the page draws with the pieces of the game. Every claim cites the
rule it stands on.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

import msgspec

from cocarde.core.game import Game
from cocarde.games import load
from cocarde.speech import LANGUAGES

Kind = Literal["text", "step", "point", "picture"]

PICTURE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<picture>[\w:-]+)\)")
STEP = re.compile(r"\d+\. (?P<text>.+)")
POINT = re.compile(r"- (?P<text>.+)")
CITED = re.compile(r"(?<![\w-])[A-Z]+-R?\d+(?!\w)")


class Block(msgspec.Struct, frozen=True):
    """A paragraph, a step, a point or a picture; its text is Markdown on one line. `picture`: the name of a drawing."""

    kind: Kind
    text: str
    picture: str = ""

    @property
    def cited(self) -> list[str]:
        """The rules it names."""
        return CITED.findall(self.text)


class Section(msgspec.Struct, frozen=True):
    """A part of the page under its heading."""

    title: str
    blocks: list[Block]


class Primer(msgspec.Struct, frozen=True):
    """The player's page in both languages; empty if the game has none."""

    fr: list[Section]
    en: list[Section]

    def said(self, language: str) -> list[Section]:
        """The page in one language."""
        return self.fr if language == "fr" else self.en


@cache
def primer(slug: str) -> Primer:
    """The player's page of the game of this name; `BadInput` if there is no such game."""
    return primer_of(load(slug))


def primer_of(game: Game[Any]) -> Primer:
    """The player's page of a game."""
    return Primer(**{language: read(page(game, language)) for language in LANGUAGES})


def page(game: Game[Any], language: str) -> str:
    """Its Markdown; empty if the game has none."""
    file = game.home / "text" / language / "primer.md"
    return file.read_text("utf-8") if file.is_file() else ""


def read(markdown: str) -> list[Section]:
    """The sections of a page: one line is one block."""
    sections: list[Section] = []
    for line in filter(None, map(str.strip, markdown.splitlines())):
        if line.startswith("## "):
            sections.append(Section(line.removeprefix("## "), []))
        elif sections:
            sections[-1].blocks.append(block(line))
    return sections


def block(line: str) -> Block:
    """What a line of the page is."""
    if found := PICTURE.fullmatch(line):
        return Block("picture", found["text"], found["picture"])
    if found := STEP.fullmatch(line):
        return Block("step", found["text"])
    if found := POINT.fullmatch(line):
        return Block("point", found["text"])
    return Block("text", line)
