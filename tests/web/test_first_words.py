"""The opening of a first game, by somebody who reads only the page: each decision says what it asks and costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from cocarde.core.chance import Fast
from cocarde.core.text import Text
from cocarde.speech import speech
from tests.server.served import Line, Served
from tests.web.player import OFFERED, changed, fingerprint, settled

OpenPage = Callable[..., Page]
Said = tuple[str, str]
"""The label of an answer, and what is at stake in it: "" where the contract gives none."""
TABLES = {"guillotine": 2}
DECISIONS = 12
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
WHOLE = 6
"""More answers than these are read in the list of all."""
SENTENCE = "() => document.querySelector('section.prompt .asks').textContent"
ANSWERS = """place => [...document.querySelectorAll(`section.prompt ${place} button.press`)].map(e =>
  ['.says > span', '.stake'].map(part => e.querySelector(part)?.textContent.replace(/\\s+/g, ' ').trim() ?? ''))"""


def asked_of(line: Line) -> dict[str, Any]:
    """What the server asks now, as the contract says it."""
    asked: dict[str, Any] = line.latest()["asked"]
    return asked


def said(slug: str, text: dict[str, Any]) -> str:
    return " ".join(speech(slug, "fr").say(Text(text["key"], text.get("args", {}))).split())


def answer_said(slug: str, option: dict[str, Any]) -> Said:
    stake = option.get("stake")
    if not stake:
        return said(slug, option["label"]), ""
    percent = stake.get("percent", -1)
    chance = f"{percent} % " if percent >= 0 else ""
    return said(slug, option["label"]), chance + said(slug, stake["text"])


def all_read(page: Page, count: int, phone: bool) -> list[Said]:
    """Every answer with its stake, as the page has them: in the band, or in the list it opens where there are many."""
    if count <= WHOLE:
        return [(label, stake) for label, stake in page.evaluate(ANSWERS, ".answers")]
    page.locator(".grip" if phone else ".acts .word", has_text="éponses").click()
    page.locator(".all button.press").first.wait_for()
    read = [(label, stake) for label, stake in page.evaluate(ANSWERS, ".all")]
    page.get_by_role("button", name="Fermer", exact=True).click()
    page.locator(".all").wait_for(state="detached")
    return read


def decide(page: Page, hand: Fast) -> None:
    """Press any answer that can be read, and go on while it is only half made."""
    offered = page.locator(OFFERED)
    half_made = True
    while half_made:
        before = fingerprint(page)
        offered.nth(hand.below(offered.count())).click()
        changed(page, before)
        half_made = page.locator("section.prompt .chip").count() > 0


@pytest.mark.parametrize("slug", TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_every_decision_of_the_opening_says_what_it_asks_and_costs(
    open_page: OpenPage, house: Served, slug: str, size: str
) -> None:
    guest = house.guest()
    guest.get("/api/games")
    table = guest.new(" ".join(["me"] + ["bot:novice"] * (TABLES[slug] - 1)), slug)["table"]
    page = open_page(f"/table/{table}", size=SIZES[size], guest=guest)
    hand = Fast(11)
    with guest.line(table) as line:
        for _ in range(DECISIONS):
            settled(page)
            asked = asked_of(line)
            assert " ".join(page.evaluate(SENTENCE).split()) == said(slug, asked["prompt"])
            wanted = [answer_said(slug, option) for option in asked["options"]]
            assert sorted(all_read(page, len(wanted), size == "phone")) == sorted(wanted)
            decide(page, hand)
