"""The setting of every sentence: of the house, of the games, of the page; French is set as French is set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from cocarde.games import load, slugs
from cocarde.speech import LANGUAGES, sources
from cocarde.speech.primer import page
from tests.contract.said.test_ids import PAGES, ROOT
from tests.texts import parsed

DOUBLED = re.compile(r"(?<!\.)\.\.(?!\.)|[,;:]\s*[.,;:](?!\w)|[!?]\s*\.|,,|(?<=[\w»]) {2,}(?=\w)")
"""Two signs where one is meant; dots of omission are one sign."""
HIGH = re.compile(
    r"(?<![\u202f\u00a0\s?!])[;!?]|(?<![\u202f\u00a0\s\d])[:](?![\d/])| [;:!?»]|« |«(?!\u202f)|(?<!\u202f)»"
)
"""French wants a narrow no-break space before ; : ! ? and inside « »."""
STRAIGHT = re.compile(r"\w'\w")
MISTAKES = re.compile(r"On n’attaque pas soi-même|[Ii]nterpellation réussi\b")
"""What was once written wrong."""


COLUMNS = {"terminal-help", "terminal-ask", "terminal-none", "terminal-unknown"}
"""They name the command `?`, or stand in columns."""


def spoken(source: str) -> list[tuple[str, str]]:
    """The messages and each of their variants, with a letter in the place of whatever is put in."""
    entries = [entry for entry in parsed(source).body if isinstance(entry, ast.Message)]
    return [
        (entry.id.name, text)
        for entry in entries
        if entry.value is not None and entry.id.name not in COLUMNS
        for text in flat(entry.value)
    ]


def flat(pattern: ast.Pattern) -> Iterator[str]:
    yield "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in pattern.elements)
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from flat(variant.value)


SOURCES = {f"{slug or 'house'}-{language}": (slug, language) for slug in (None, *slugs()) for language in LANGUAGES}


@pytest.mark.parametrize("of", SOURCES)
def test_sentences_of_house_and_games(of: str) -> None:
    slug, language = SOURCES[of]
    check(spoken(sources(load(slug) if slug else None, language)), language)


@pytest.mark.parametrize("slug", slugs())
def test_players_pages(slug: str) -> None:
    for language in LANGUAGES:
        check([(slug, re.sub(r"[*]|\]\([\w:-]+\)|!\[", "", page(load(slug), language)))], language)


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT / "web" / "src")))
def test_sentences_of_the_page(file: Path) -> None:
    check(spoken(file.read_text("utf-8")), file.stem)


def check(said: list[tuple[str, str]], language: str) -> None:
    wrong = [(name, text) for name, text in said if DOUBLED.search(text) or STRAIGHT.search(text)]
    if language == "fr":
        wrong += [(name, text) for name, text in said if HIGH.search(text) or MISTAKES.search(text)]
    assert wrong == []
