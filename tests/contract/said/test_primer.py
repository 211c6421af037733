"""The contract of the player's page: one sheet, the same in both languages, and every line stands on its rules."""

from __future__ import annotations

import re

import pytest

from cocarde.games import built_in, load
from cocarde.speech import LANGUAGES
from cocarde.speech.primer import Block, Section, primer, read
from cocarde.speech.rulebook import rulebook
from tests.contract.settings import every_game

ONE_SHEET = 2600
"""Letters: a screen and a half beside its pictures."""
DATES = re.compile(r"\b1[67]\d\d\b|\b18 [Bb]rumaire")
NUMBER = re.compile(r"(?<![\w-])\d(?:[\d\u202f, ]*\d)?(?![\w-])")


def blocks(sections: list[Section], *kinds: str) -> list[Block]:
    return [block for section in sections for block in section.blocks if not kinds or block.kind in kinds]


def figures(text: str) -> set[int]:
    """The numbers of a text, as 50 000 or 50,000; dates and rule numbers are none."""
    bare = DATES.sub("", re.sub(r"[A-Z]+-R?\d+", "", text))
    return {int(re.sub(r"\D", "", part)) for found in NUMBER.findall(bare) for part in re.split(r", ", found)}


@pytest.mark.parametrize("slug", built_in())
def test_every_game_of_the_house_has_one(slug: str) -> None:
    for language in LANGUAGES:
        sections = primer(slug).said(language)
        assert len(sections) == 3, "the aim, the turn, what one gets wrong"
        assert [block.kind for block in sections[2].blocks if block.kind != "picture"] == ["point"] * 5
        assert blocks(sections, "picture")


@every_game
def test_it_fits_on_one_sheet(slug: str) -> None:
    for language in LANGUAGES:
        assert sum(len(block.text) for block in blocks(primer(slug).said(language))) < ONE_SHEET


@every_game
def test_every_line_cites_rules_that_are_written(slug: str) -> None:
    known = {rule.id for rule in rulebook(slug)}
    for language in LANGUAGES:
        for block in blocks(primer(slug).said(language), "text", "step", "point"):
            assert block.cited, block.text
            assert set(block.cited) <= known, block.text


@every_game
def test_both_languages_say_the_same_on_the_same_rules(slug: str) -> None:
    said = primer(slug)
    for french, english in zip(blocks(said.fr), blocks(said.en), strict=True):
        assert (french.kind, french.picture) == (english.kind, english.picture)
        assert sorted(french.cited) == sorted(english.cited), english.text
        assert figures(french.text) == figures(english.text), english.text


@every_game
def test_figures_are_those_of_the_rules_cited(slug: str) -> None:
    book = {rule.id: rule for rule in rulebook(slug)}
    for block in blocks(primer(slug).said("en"), "text", "step", "point"):
        said = set().union(*(figures(book[rule].en) | figures(book[rule].fr) for rule in block.cited))
        assert figures(block.text) <= said | usual(slug) | A_WORD, block.text


A_WORD = {1}
"""Written as a word in the rules, as often as not."""


def usual(slug: str) -> set[int]:
    """The figures a table has unless it chooses others."""
    return {int(option.default) for option in load(slug).meta.options if option.default.isdecimal()}


def test_a_page_is_read_line_by_line() -> None:
    (section,) = read("## The aim\n\nWin (T-1).\n\n![A card.](card:veto)\n1. Do (T-2).\n- Mind (T-3, T-4).\n")
    assert [(block.kind, block.picture, block.cited) for block in section.blocks] == [
        ("text", "", ["T-1"]),
        ("picture", "card:veto", []),
        ("step", "", ["T-2"]),
        ("point", "", ["T-3", "T-4"]),
    ]
