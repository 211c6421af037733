"""A first game by who reads only the page: what is asked, how each answer is called, what is at stake in it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from cocarde.core.chance import Fast
from cocarde.core.text import Text
from cocarde.speech import speech
from tests.server.served import Guest
from tests.web.player import OFFERED, changed, fingerprint, over

Said = tuple[str, str]
"""The label of an answer, and what is at stake in it: "" where the contract gives none."""
READ = """place => [...document.querySelectorAll(`section.prompt ${place} button.press`)].map(e =>
  ['.says > span', '.stake'].map(part => e.querySelector(part)?.textContent.replace(/\\s+/g, ' ').trim() ?? ''))"""
SENTENCE = "() => document.querySelector('section.prompt .asks').textContent"
ARRIVED = """n => document.querySelector('dialog.ending') ||
  (document.querySelector('section.prompt.mine')?.dataset.clock ?? -1) >= n"""
NAMES = "() => [...document.querySelectorAll('[data-part^=\"plate:\"] > .name')].map(e => e.textContent.trim())"
LEADS_ON = "…"
AGAIN = " – confirmer ?"
"""What ends something for good wants to be pressed twice."""


def plain(words: str) -> str:
    return " ".join(words.split())


class Wanted:
    """What the contract says of one decision, in the words of the page."""

    def __init__(self, slug: str, asked: dict[str, Any], names: list[str]) -> None:
        self.slug = slug
        self.names = names
        self.sentence = self.said(asked["prompt"])
        self.answers = sorted(self.answer(option) for option in asked["options"])

    def said(self, text: dict[str, Any]) -> str:
        return plain(speech(self.slug, "fr").say(Text(text["key"], text.get("args", {})), self.names))

    def answer(self, option: dict[str, Any]) -> Said:
        stake = option.get("stake")
        if not stake:
            return self.said(option["label"]), ""
        percent = stake.get("percent", -1)
        return self.said(option["label"]), (f"{percent} % " if percent >= 0 else "") + self.said(stake["text"])


def names_on(page: Page, state: dict[str, Any]) -> list[str]:
    """What the page calls the seats: as the game does where it names them, else as they sit."""
    called: list[str] = state["view"].get("called") or []
    if not called:
        sitting: list[str] = page.evaluate(NAMES)
        return sitting
    return [f"{name} (vous)" if seat == state["seat"] else name for seat, name in enumerate(called)]


def answers_on(page: Page) -> list[Said]:
    """Every answer with its stake: in the list of all where there are many, else by pressing what leads on."""
    listed = page.locator("section.prompt .acts .word", has_text="Réponses")
    if not listed.count():
        return sorted(walked(page, []))
    listed.click()
    page.locator("section.prompt .all button.press").first.wait_for()
    found = [(label.removesuffix(AGAIN), stake) for label, stake in page.evaluate(READ, ".all")]
    listed.click()
    page.locator("section.prompt .all").wait_for(state="detached")
    return sorted(found)


def walked(page: Page, path: list[int]) -> list[Said]:
    """The answers that can be read once these buttons were pressed, and those behind each that leads on."""
    found: list[Said] = []
    for at, (label, stake) in enumerate(page.evaluate(READ, ".answers")):
        if not label.endswith(LEADS_ON):
            found.append((label.removesuffix(AGAIN), stake))
            continue
        assert stake, f"« {label} » does not say what it leads to"
        press(page, at)
        found += walked(page, [*path, at])
        chip = page.locator("section.prompt .chip").first
        chip.click()  # not Escape: where a piece in hand has the focus, that lets go of the piece alone
        chip.wait_for(state="detached")
        for again in path:
            press(page, again)
    return found


def press(page: Page, at: int) -> None:
    before = fingerprint(page)
    page.locator(OFFERED).nth(at).click()
    changed(page, before)


def decide(page: Page, hand: Fast) -> None:
    """Press any answer that can be read, and go on while it is only half made."""
    half_made = True
    while half_made:
        press(page, hand.below(page.locator(OFFERED).count()))
        half_made = page.locator("section.prompt .chip").count() > 0


def read_the_opening(
    page: Page, guest: Guest, table: str, slug: str, decisions: int, seed: int
) -> tuple[set[str], list[str]]:
    """Play so many decisions by what the page says, if all of the contract stands there.

    All that was asked, also where somebody moved before it was read, and the labels of the answers.
    """
    hand = Fast(seed)
    asked: set[str] = set()
    labels: list[str] = []
    read = 0
    with guest.line(table) as line:
        while read < decisions and not over(page):
            state = line.latest()
            if not state["asked"]:
                page.wait_for_timeout(20)
                continue
            asked.add(state["asked"]["prompt"]["key"])
            page.wait_for_function(ARRIVED, arg=state["n"])
            wanted = Wanted(slug, state["asked"], names_on(page, state))
            sentence, found = plain(page.evaluate(SENTENCE)), answers_on(page)
            if line.latest()["n"] != state["n"]:
                continue  # somebody has moved while this was read
            assert sentence == wanted.sentence
            assert found == wanted.answers, sorted(set(found) ^ set(wanted.answers))
            read += 1
            labels += [label for label, _ in found]
            decide(page, hand)
    assert read == decisions
    return asked, labels
