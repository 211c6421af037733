"""Somebody at a first game who reads only what the page says: its sentence, its answers, what each would bring."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from cocarde.core.text import Text
from cocarde.speech import speech
from tests.web.player import OFFERED, changed, fingerprint

Answer = tuple[str, str]
"""The label of an answer and its stake; "" where the contract gives none."""
LEADS_ON = "…"
"""What ends the label of a thing behind which there are several answers."""
SENTENCE = "() => document.querySelector('section.prompt.mine .sentence .asks')?.textContent ?? ''"
ANSWERS = """() => [...document.querySelectorAll('section.prompt .answers button.press')].map(e =>
  ['.says > span:first-child', '.stake'].map(part => e.querySelector(part)?.textContent ?? ''))"""
NAMES = "() => [...document.querySelectorAll('[data-part=seats] .name')].map(e => e.textContent)"


def plain(words: str) -> str:
    """Spaces are spaces, of whatever width."""
    return " ".join(words.split())


def sentence_on(page: Page) -> str:
    return plain(page.evaluate(SENTENCE))


def offered_on(page: Page) -> list[Answer]:
    """The buttons of the band, in order."""
    return [(plain(label), plain(stake)) for label, stake in page.evaluate(ANSWERS)]


def read_on(page: Page) -> set[Answer]:
    """Every answer with its stake; behind a thing that leads on, those it leads to."""
    found: set[Answer] = set()
    for at, (label, stake) in enumerate(offered_on(page)):
        assert label
        if label.endswith(LEADS_ON):
            assert stake, f"{label} does not say what comes next"
            found |= read_behind(page, at)
        else:
            found.add((label, stake))
    return found


def read_behind(page: Page, at: int) -> set[Answer]:
    """What the answer at this place leads to; then back."""
    before = fingerprint(page)
    page.locator(OFFERED).nth(at).click()
    changed(page, before)
    assert sentence_on(page)
    found = read_on(page)
    within = fingerprint(page)
    page.locator("section.prompt .chip").last.click()
    changed(page, within)
    return found


def said_by_contract(page: Page, slug: str, asked: dict[str, Any]) -> tuple[str, set[Answer]]:
    """What the page has to say of a decision, in French."""
    names = page.evaluate(NAMES)

    def said(text: dict[str, Any]) -> str:
        return plain(speech(slug, "fr").say(Text(text["key"], text.get("args", {})), names))

    def answer(option: dict[str, Any]) -> Answer:
        stake = option.get("stake") or {}
        percent = stake.get("percent", -1)
        chance = f"{percent} % " if percent >= 0 else ""
        return said(option["label"]), chance + said(stake["text"]) if stake else ""

    return said(asked["prompt"]), {answer(option) for option in asked["options"]}
