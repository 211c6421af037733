"""A whole game of each kind by keyboard alone on a phone: the focus is never lost, and all is told to the blind.

The same person hears it on a desk as well, where the log is folded: nobody reads it there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from cocarde.core.chance import Fast
from cocarde.core.event import Seen
from cocarde.speech import speech
from tests.server.served import Guest, Served
from tests.web.first_game import NAMES, plain
from tests.web.player import READY

OpenPage = Callable[..., Page]
DESK = (1024, 768)
PHONE = (390, 844)
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "vendee": ("me bot:novice", {}),
    "lys": ("me bot:novice", {"round_cap": "50"}),
    "guillotine": ("me bot:novice", {}),
    "courtisans": ("me bot:novice bot:novice", {"goal": "30000", "max_rounds": "5"}),
    "cortege": ("me bot:novice", {"sides": "seat0_cp", "turn_limit": "40", "rounds": "1", "max_games": "1"}),
}

LISTEN = """() => {
  const ear = document.querySelector('[data-part=announcer]');
  window.heard = [...ear.children].map(line => line.textContent);
  new MutationObserver(changes => changes.forEach(change => window.heard.push(
    ...[...change.addedNodes].filter(node => node.nodeType === 1).map(node => node.textContent)
  ))).observe(ear, { childList: true });
}"""
LOOK = f"""async before => {{
  const frame = () => new Promise(requestAnimationFrame);
  const prompt = document.querySelector('section.prompt');
  const picked = () => [...document.querySelectorAll('[data-state=picked]')].map(e => e.dataset.thing);
  const shown = () => [prompt?.innerText, prompt?.dataset.clock, picked()].join();
  for (let late = 0; late < 12 && shown() === before; late++) await frame();
  while (!document.querySelector('{READY}')) await frame();
  const focus = document.activeElement;
  const visible = place => [...document.querySelectorAll(place)].filter(e => e.checkVisibility());
  return {{
    shown: shown(), over: !!document.querySelector('dialog.ending'), lost: focus === document.body,
    on: focus.dataset.thing ?? '', state: focus.dataset.state ?? '',
    keys: visible('.answers [aria-keyshortcuts]').length, things: visible('[data-state=legal]').length,
  }}
}}"""
"""What can be pressed now, once the last key has shown or turned out to do nothing."""
TO_ANSWER = "() => document.activeElement.matches('.answers button.press')"
FURTHEST = 12
"""So many presses of Tab lead from the question to its first answer, past the names and rules in it."""
ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")


class Keys:
    """A person at the keyboard, who knows no rule."""

    def __init__(self, page: Page, hand: Fast) -> None:
        self.page = page
        self.hand = hand
        self.used: set[str] = set()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def act(self, seen: dict[str, Any]) -> None:
        """A thing by the arrows, an answer by its figure, or by Tab and Enter."""
        if seen["state"] == "picked" and seen["on"].startswith(("unit:", "ghost:")):
            self.steer(seen["on"].split(":")[0])
        elif seen["things"] and self.hand.below(2):
            self.thing()
        elif seen["keys"]:
            self.used.add("figure")
            self.press(str(1 + self.hand.below(min(9, seen["keys"]))))
        else:
            self.first_answer()

    def thing(self) -> None:
        self.used.add("thing")
        for _ in range(1 + self.hand.below(3)):
            self.press(ARROWS[self.hand.below(4)])
        self.press("Enter")

    def steer(self, what: str) -> None:
        """A disc in hand: turn or move it, then let it go."""
        self.used.add(what)
        for _ in range(2 + self.hand.below(4)):
            self.press(ARROWS[self.hand.below(4)])
        self.press("Enter")

    def first_answer(self) -> None:
        self.used.add("tab")
        self.press("Escape")
        for _ in range(FURTHEST):
            if self.page.evaluate(TO_ANSWER):
                break
            self.press("Tab")
        assert self.page.evaluate(TO_ANSWER), "no answer is near the question"
        self.press("Enter")


def told(guest: Guest, table: str, slug: str, names: list[str]) -> tuple[list[str], set[str]]:
    """The log of the first seat and what others have said, in the words of the page."""
    with guest.line(table) as line:
        state = line.next("state")
    log = [speech(slug, "fr").event(msgspec.convert(event, Seen), names) for event in state["events"]]
    talk = [f"{names[said['seat']]} : {said['text']}" for said in state["talk"] if said["seat"]]
    return [plain(one) for one in log if one.strip()], {plain(one) for one in talk}


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_keyboard_is_heard_whole(open_page: OpenPage, house: Served, slug: str) -> None:
    seats, options = GAMES[slug]
    guest = house.guest()
    guest.get("/api/games")
    table = guest.new(seats, slug, **options)["table"]
    page, desk = (open_page(f"/table/{table}", size, guest=guest) for size in (PHONE, DESK))
    desk.evaluate(LOOK, "")
    desk.keyboard.press("l")
    seen = page.evaluate(LOOK, "")
    for one in (page, desk):
        one.evaluate(LISTEN)
    names = page.evaluate(NAMES)
    begun, _ = told(guest, table, slug, names)
    page.keyboard.press("Escape")
    keys = Keys(page, Fast(3))
    while not seen["over"]:
        assert not seen["lost"], seen
        keys.act(seen)
        seen = page.evaluate(LOOK, seen["shown"])
    log, talk = told(guest, table, slug, names)
    for one in (page, desk):
        one.wait_for_selector("dialog.ending")
        heard = [plain(line) for line in one.evaluate("window.heard")]
        assert talk <= set(heard)
        events = [line for line in heard if line not in talk]
        assert events == log[len(log) - len(events) :]
        assert len(events) >= len(log) - len(begun)
    assert keys.used >= ({"figure", "thing", "unit"} if slug == "cortege" else {"figure", "thing"})


FOCUS = "() => { const at = document.activeElement; return at.tagName + ' ' + (at.classList[0] ?? '') }"


def focused(page: Page, place: str) -> None:
    page.wait_for_function(f"place => ({FOCUS})() === place", arg=place)


def test_the_focus_goes_on_after_a_page_an_answer_undo_and_advice(open_page: OpenPage, house: Served) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Vendée Militaire").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/jeu/vendee")
    page.wait_for_function("() => document.activeElement.matches('h1')")
    guest = house.guest()
    guest.get("/api/games")
    table = guest.new("me bot:novice", "vendee")["table"]
    page = open_page(f"/table/{table}", DESK, guest=guest)
    page.wait_for_selector(READY)
    focused(page, "P sentence")
    page.locator("[data-thing='hex:machecoul']").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Ouvrez la bataille").first.wait_for()
    page.keyboard.press("u")
    page.get_by_text("Désignez un hexagone").first.wait_for()
    assert not page.evaluate(FOCUS).startswith("BODY")
    page.keyboard.press("h")
    focused(page, "BUTTON advice")
    page.keyboard.press("Escape")
    focused(page, "P sentence")
