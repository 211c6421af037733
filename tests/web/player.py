"""A person at the page: touches what glows, presses what is offered, and knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import Any, TypeVar

from playwright.sync_api import Error, Page

from cocarde.core.chance import Fast
from tests.server.served import Served

PATIENCE = 120_000
"""Milliseconds after which something that hangs fails: no measure of speed, a busy machine may take long."""
IN_TIME = 5_000
"""Milliseconds for a touch that somebody else's answer may have overtaken."""
T = TypeVar("T")
GLOWING = '[data-state="legal"]:visible'
OFFERED = "section.prompt .answers button.press"
ENDING = "dialog.ending"
PROMPT = "section.prompt"
READY = f"{ENDING}, {PROMPT}.mine"
INSIDE = Path(__file__).with_name("player.js").read_text("utf-8")


def within(page: Page, call: str, arg: Any = None, more: str = "") -> Any:
    """Call a function of `player.js` in the page; `arg` is its argument. `more`: another script it may need."""
    return page.evaluate(f"async arg => {{ {INSIDE}\n{more}\nreturn {call} }}", arg)


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
    """From the shelf, or the page of the game, to a table: how, on which side, how many (0: the fewest), which bot, the
    options by name."""
    if "/jeu/" not in page.url:
        page.get_by_role("link", name=game).first.click()
    page.get_by_role("radio", name=mode).check()
    if seats:
        page.get_by_role("radio", name=f"{seats} joueurs", exact=True).check()
    if level:
        page.get_by_role("radio", name=level, exact=True).check()
    if mode != "Sur cet écran":
        page.get_by_role("radio", name=side, exact=True).check()
        page.get_by_label("Votre nom").fill(name)
    if chosen:
        page.locator("details summary", has_text="Options de la table").click()
    for option, value in chosen.items():
        page.get_by_role("group", name=option).get_by_role("radio", name=value).check()
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.wait_for_url("**/table/*")


def open_table(page: Page, house: Served, game: str, bot: str, seats: int, options: dict[str, str]) -> None:
    """A table where Jeanne sits first, the others are bots of this kind."""
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    wanted = {"game": game, "seats": [{"kind": "me", "name": "Jeanne"}, *others], "options": options}
    made = page.request.post(f"{house.url}/api/tables", data=wanted)
    assert made.status == 201, made.text()
    page.goto(f"{house.url}/table/{made.json()['table']}")
    settled(page)


def settled(page: Page) -> None:
    """Wait until it is this page's turn, or the game is over."""
    page.wait_for_selector(READY)


def over(page: Page) -> bool:
    return page.locator(ENDING).count() > 0


def play(page: Page, seed: int = 1, most: int = 10_000, first: Sequence[str] = ()) -> int:
    """Play until the game is over or `most` touches were made; how many it took. `first`: things or
    words of answers, touched whenever they may be."""
    return int(within(page, "play(arg)", {"seed": seed, "most": most, "first": list(first)}))


def touch(page: Page, hand: Fast, patience: int = PATIENCE) -> None:
    """One touch, and wait until the page shows that something came of it."""
    within(page, "touch(chances(arg[0]), [], arg[1])", [hand.below(2**30), patience])


def changed(page: Page, before: str) -> None:
    """Wait until the page shows something else of the turn."""
    within(page, "changed(arg)", before)


def play_together(pages: list[Page], hands: list[Fast], most: int) -> bool:
    """Whoever is asked touches something, so many times or until it is over; is it?"""
    for _ in range(most):
        at = until(pages[0], lambda: next((at for at, page in enumerate(pages) if page.locator(READY).count()), None))
        if over(pages[at]):
            return True
        with suppress(Error):  # what was to be touched went when somebody else answered
            touch(pages[at], hands[at], IN_TIME)
    return over(pages[0])


def until(page: Page, wanted: Callable[[], T | None]) -> T:
    """Wait until there is what is wanted, while the pages live on."""
    end = monotonic() + PATIENCE / 1000
    while (found := wanted()) is None:
        assert monotonic() < end, "it never came"
        page.wait_for_timeout(10)
    return found


def watch(page: Page, words: str) -> None:
    """Look at the prompt from now on, so as not to miss these words if they stand there but for a moment: `seen`."""
    page.evaluate(WATCH, [PROMPT, words])


def seen(page: Page) -> None:
    """Wait until the prompt has shown what is watched for."""
    page.wait_for_function("() => window.watched")


WATCH = """([place, words]) => {
  const plain = text => text.replace(/\\s+/g, " ");
  const look = () => (window.watched ||= plain(document.querySelector(place)?.innerText ?? "").includes(plain(words)));
  window.watched = false;
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def fingerprint(page: Page) -> str:
    """What can be seen of the turn: prompt, glowing and picked things, length of the log."""
    return str(within(page, "fingerprint()"))


def put_away_ribbon(page: Page) -> None:
    """Close what tells of the moves of others, if it is there: it lies over the edge of the board."""
    ribbon = page.locator("section.ribbon")
    if ribbon.count() == 0:
        return
    tab = page.locator("section.ribbon.as-tab > button")
    if tab.count():
        tab.click()  # folded, it has nothing to close it by
    ribbon.get_by_role("button", name="Fermer ce ruban").click()
