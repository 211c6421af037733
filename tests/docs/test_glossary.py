"""One word for one thing in each language: page, guide, primer, rules and terminal keep to their game's glossary."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cocarde.games import built_in, load
from cocarde.speech.rulebook import rulebook

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
TERMS = [
    pytest.param(slug, term, id=f"{slug}: {term['fr']}")
    for slug in built_in()
    for term in tomllib.loads((load(slug).home / "text" / "glossary.toml").read_text("utf-8"))["term"]
]
NOT_READ = re.compile(r"^(#|-term).*$|^[\w-]+ =|\{[^{}]*\}|`[^`]*`|^\s*\*?\[[\w-]+\]|\]\(\w+\)", re.MULTILINE)
"""Keys, arguments, variants, comments and ids: nobody reads them."""


@cache
def told(slug: str, language: str) -> dict[str, str]:
    """All that the players of a game read, by where it stands."""
    home = load(slug).home / "text" / language
    files = [*home.glob("*.ftl"), home / "primer.md", *WEB.glob(f"{slug}/*/{language}.ftl")]
    found = {f"{path.parent.name}/{path.name}": NOT_READ.sub(" ", path.read_text("utf-8")) for path in files}
    for rule in rulebook(slug):
        found[rule.id] = NOT_READ.sub(" ", rule.fr if language == "fr" else rule.en)
    return found


def standing(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def begins(word: str, text: str) -> bool:
    """Does it stand there, in the singular or the plural, at the beginning of a sentence or within one?"""
    stem = word[:-1] if word.endswith(("y", "r")) else word
    return re.search(rf"(?<![\w-]){re.escape(stem)}", text, re.IGNORECASE) is not None


@pytest.mark.parametrize(("slug", "term"), TERMS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_word_for_one_thing(slug: str, term: dict[str, Any], language: str) -> None:
    texts = told(slug, language)
    assert term["what"]
    assert any(begins(term[language], text) for place, text in texts.items() if "/" in place), "not said on the page"
    banned = term.get(f"not_{language}", [])
    wrong = [f"{place}: {word}" for word in banned for place, text in texts.items() if standing(word, text)]
    assert wrong == []
