"""The numbered rules and rulings of a game, read from its pages in docs/rules, in French and English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.games import load
from cocarde.speech.wording import Wording

Kind = Literal["rule", "ruling"]

SECTIONS: Final[dict[str, Kind]] = {"3": "rule", "5": "rule", "8": "ruling"}
"""The numbered sections of a page that hold rules; the headings' words depend on the language, their numbers do not."""

SECTION = re.compile(r"## (\d+)\. ")
CHAPTER = re.compile(r"##+ (?:\d+(?:\.\d+)?\.? |[A-Z]\. )?(.+)")
ENTRY = re.compile(r"(?:- )?\*\*(?P<id>[A-Z]+-R?\d+[a-z]?)(?P<title> [^*]+)?\*\* ?(?P<text>.*)")
ROW = re.compile(r"\| ?(?P<id>[A-Z]+-R\d+) \| (?P<text>.+?) ?\|$")
SOURCE = re.compile(r"\s*\[([RPX][^\]]*)\]$")


class Rule(msgspec.Struct, frozen=True):
    """A rule or ruling by its number. `source`: R rulebook, P public, X reconstructed, with its remarks.

    `fr` and `chapter_fr` repeat the English where the French page does not have the rule.
    """

    id: str
    kind: Kind
    chapter: str
    chapter_fr: str
    source: str
    fr: str
    en: str


class Entry(msgspec.Struct):
    """A rule as one page has it; its text is Markdown on one line."""

    id: str
    kind: Kind
    chapter: str
    text: str


@cache
def rulebook(slug: str) -> list[Rule]:
    """The rules of the game of this name; `BadInput` if there is none."""
    return rules_of(load(slug))


def rules_of(game: Game[Any]) -> list[Rule]:
    """The rules, then the rulings of the game, in the order of its page."""
    english, french = (said(game, page, language) for page, language in zip(pages(game), ("en", "fr"), strict=True))
    return [_both(entry, french.get(number, entry)) for number, entry in english.items()]


def said(game: Game[Any], page: str, language: str) -> dict[str, Entry]:
    """The entries of a page by number, with words for the ids they name."""
    wording = Wording(game, language)
    return {entry.id: msgspec.structs.replace(entry, text=wording.worded(entry.text)) for entry in entries(page)}


def pages(game: Game[Any]) -> tuple[str, str]:
    """The rules in English and in French: pages of the game's own, or those of the house; empty where there is none."""
    own, slug = game.home / "rulebook", game.meta.slug
    if own.is_dir():
        return _read(own / "en.md"), _read(own / "fr.md")
    return _read(_home() / f"{slug}.md"), _read(_home() / "fr" / f"{slug}.md")


def _read(page: Traversable) -> str:
    return page.read_text("utf-8") if page.is_file() else ""


def rule(slug: str, number: str) -> Rule:
    """One rule by its number."""
    found = next((one for one in rulebook(slug) if one.id == number), None)
    if found is None:
        raise BadInput(f"{slug} has no rule {number!r}")
    return found


def _home() -> Traversable:
    """The rules pages: inside the installed package, or in docs of the source tree."""
    package = files("cocarde")
    installed = package / "rules"
    return installed if installed.is_dir() else Path(str(package)).parents[1] / "docs" / "rules"


def _both(english: Entry, french: Entry) -> Rule:
    source = SOURCE.search(english.text)
    return Rule(
        id=english.id,
        kind=english.kind,
        chapter=english.chapter,
        chapter_fr=french.chapter,
        source=source[1] if source else "",
        fr=SOURCE.sub("", french.text),
        en=SOURCE.sub("", english.text),
    )


def entries(page: str) -> Iterator[Entry]:
    """The entries of a page: each begins with its number and runs to the next blank line, entry or heading."""
    kind: Kind | None = None
    chapter = ""
    entry: Entry | None = None
    for line in [*page.splitlines(), ""]:
        begins = _begins(line, kind, chapter)
        if entry is not None and (begins is not None or not line.strip() or line.startswith(("#", "|", "```"))):
            yield entry
            entry = None
        if line.startswith("#"):
            section = SECTION.match(line)
            kind = SECTIONS.get(section[1]) if section else kind
            heading = CHAPTER.match(line)
            chapter = heading[1].strip() if heading else chapter
        elif begins is not None:
            entry = begins
        elif entry is not None:
            entry.text += " " + line.strip()


def _begins(line: str, kind: Kind | None, chapter: str) -> Entry | None:
    """The entry that this line begins, if it begins one."""
    if kind is None:
        return None
    row = ROW.match(line)
    if row:
        return Entry(row["id"], kind, chapter, " — ".join(re.split(r" ?\| ?", row["text"])))
    bold = ENTRY.match(line)
    if not bold:
        return None
    title = f"**{bold['title'].strip()}** " if bold["title"] else ""
    return Entry(bold["id"], kind, chapter, title + bold["text"].strip())
