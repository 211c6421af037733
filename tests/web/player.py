"""A person at the page: touches what glows, presses what is offered, and knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from cocarde.core.chance import Fast

PATIENCE = 45_000
GLOWING = '[data-state="legal"]:visible'
OFFERED = "section.prompt .answers button.press"
ENDING = "dialog.ending"
PROMPT = "section.prompt"
READY = f"{ENDING}, {PROMPT}.mine"


def sit_down(
    page: Page,
    mode: str = "Contre l’automate",
    side: str = "Au sort",
    name: str = "Jeanne",
    game: str = "Vendée Militaire",
    seats: int = 0,
    level: str = "",
    chosen: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """From the shelf to a table: how, on which side, how many (0: the fewest), which bot, the options by name."""
    page.get_by_role("link", name=game).first.click()
    page.get_by_role("radio", name=mode).check()
    if seats:
        page.get_by_role("radio", name=f"{seats} joueurs", exact=True).check()
    if level:
        page.get_by_role("radio", name=level, exact=True).check()
    if mode != "Sur cet écran":
        page.get_by_role("radio", name=side).check()
        page.get_by_label("Votre nom").fill(name)
    if chosen:
        page.locator("details summary").click()
    for option, value in chosen.items():
        page.get_by_role("group", name=option).get_by_role("radio", name=value).check()
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.wait_for_url("**/table/*")


def settled(page: Page) -> None:
    """Wait until it is this page's turn, or the game is over."""
    page.wait_for_selector(READY)


def over(page: Page) -> bool:
    return page.locator(ENDING).count() > 0


def act(page: Page, hand: Fast) -> None:
    """One touch: something that glows, or a button of the prompt; whichever chance says."""
    glowing, offered = page.locator(GLOWING), page.locator(OFFERED)
    things, buttons = glowing.count(), offered.count()
    if buttons and (not things or hand.below(2)):
        offered.nth(hand.below(buttons)).click()
    else:
        glowing.nth(hand.below(things)).dispatch_event("click")


def play(page: Page, seed: int = 1, most: int = 10_000, first: str = "") -> int:
    """Play until the game is over or `most` touches were made; how many it took. `first`: touched whenever it glows."""
    hand = Fast(seed)
    for touches in range(most):
        settled(page)
        if over(page):
            return touches
        before = fingerprint(page)
        keen = page.locator(f'[data-thing="{first}"]{GLOWING}')
        if first and keen.count():
            keen.first.dispatch_event("click")
        else:
            act(page, hand)
        page.wait_for_function(f"before => ({FINGERPRINT})() !== before", arg=before)
    return most


FINGERPRINT = """() => [document.querySelector('dialog.ending') !== null,
  document.querySelector('section.prompt')?.innerText,
  [...document.querySelectorAll('[data-thing]')].map(e => e.dataset.thing + e.dataset.state).join(),
  document.querySelector('[role=log]')?.innerText.length].join('|')"""


def fingerprint(page: Page) -> str:
    """What can be seen of the turn: prompt, glowing and picked things, length of the log."""
    return str(page.evaluate(f"({FINGERPRINT})()"))
