"""No raw id in what people read: rules by number, players' pages, sentences of the games and of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from cocarde.games import load
from cocarde.speech import LANGUAGES, sources
from cocarde.speech.primer import page
from cocarde.speech.rulebook import rulebook
from cocarde.speech.wording import Wording
from tests.contract.settings import every_game
from tests.texts import parsed

ROOT = Path(__file__).parents[3]
PAGES = sorted((ROOT / "web" / "src").glob("**/*.ftl"))
ID = re.compile(r"`|\b[A-Za-z0-9]+_\w+|:=|@\w")


def words(source: str) -> Iterator[tuple[str, str]]:
    """The words of each message, without what is put in their places."""
    for entry in parsed(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, " ".join(literal(entry.value))


def literal(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from literal(variant.value)


@every_game
def test_the_articles_call_things_by_their_names(slug: str) -> None:
    for rule in rulebook(slug):
        for text in (rule.fr, rule.en):
            assert not ID.search(text), (rule.id, ID.findall(text))


@every_game
def test_sentences_and_players_pages_have_no_ids(slug: str) -> None:
    for language in LANGUAGES:
        assert not ID.search(page(load(slug), language))
        for name, said in words(sources(load(slug), language)):
            assert not ID.search(said), (name, said)


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT / "web" / "src")))
def test_the_page_has_no_ids(file: Path) -> None:
    assert [name for name, said in words(file.read_text("utf-8")) if ID.search(said)] == []


def test_ids_become_words() -> None:
    french, english = Wording(load("courtisans"), "fr"), Wording(load("courtisans"), "en")
    assert french.worded("l’option `goal`.") == "l’option «\u202fLa fortune à atteindre\u202f»."
    assert english.worded("`negotiation = quick`") == "“Negotiation, in turn, two offers each”"
    assert english.worded("play `justice` or `END_TURN`") == "play *Justice* or end turn"
    assert french.worded("le Ralliement (`rally`) et la règle (`goal`)") == (
        "le Ralliement et la règle («\u202fLa fortune à atteindre\u202f»)"
    )
