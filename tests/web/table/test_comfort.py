"""The comfort of the table: advice, forced answers, taking back, a line that was cut, and how much must be loaded."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.served import Served
from tests.web.player import seen, settled, sit_down, watch
from tests.web.wire import Wire, wired

OpenPage = Callable[..., Page]
LARGEST = 300_000
JOURNAL = "Journal"


def test_the_bot_advises_three_answers_and_a_second_press_plays_one(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, side="Bleus")
    settled(page)
    page.keyboard.press("h")
    rows = page.get_by_role("list", name="Ce que ferait l’automate").get_by_role("button")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("%")
    rows.nth(1).hover()
    place = str(rows.nth(1).locator(".what").text_content()).removeprefix("Attaquer ").split(",")[0]
    ringed = page.locator('[data-state="picked"]')
    expect(ringed).to_have_count(1)
    assert place in str(ringed.get_attribute("aria-label"))
    rows.nth(1).click()
    expect(rows.nth(1)).to_contain_text("Jouer ce coup")
    rows.nth(1).click()
    expect(page.get_by_role("log", name=JOURNAL)).to_contain_text(f"Jeanne attaque {place}")
    page.get_by_role("button", name="Paroles").click()
    expect(page.get_by_role("log", name="Paroles")).to_contain_text("Jeanne a demandé conseil")


def only_one_answer(wire: WebSocketRoute) -> None:
    """The house says that the first answer is the only one, which nobody else knows."""
    house = wire.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        asked = message.get("asked")
        if asked and message["n"] == 1:
            asked.update(options=asked["options"][:1], only=True)
        wire.send(json.dumps(message))

    house.on_message(pass_on)


def test_against_bots_an_only_answer_is_given_at_once(open_page: OpenPage) -> None:
    page = open_page(hurry=True)
    page.clock.install()
    page.route_web_socket("**/socket", only_one_answer)
    sit_down(page, side="Bleus")
    page.clock.run_for(100)
    expect(page.get_by_role("log", name=JOURNAL)).to_contain_text("Jeanne attaque")


def test_among_people_an_only_answer_takes_as_long_as_a_choice(open_page: OpenPage) -> None:
    page = open_page(hurry=True)
    page.clock.install()
    page.route_web_socket("**/socket", only_one_answer)
    sit_down(page, "Sur cet écran")
    raised = page.get_by_role("button", name="Je suis")
    expect(raised).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    raised.click()
    expect(page.locator("section.prompt")).to_contain_text("Coup forcé : Attaquer")
    journal, told = page.get_by_role("log", name=JOURNAL), re.compile("attaque (?!en premier)")
    page.clock.run_for(1400)
    expect(journal).not_to_contain_text(told)
    page.clock.run_for(45_000)
    expect(journal).to_contain_text(told)


def cut(page: Page, wire: Wire) -> None:
    """Cut the wire; the page says so, and mends it."""
    watch(page, "La liaison est coupée")
    wire.cut()
    seen(page)
    settled(page)


def test_a_line_that_is_cut_mends_itself_and_nothing_is_lost(open_page: OpenPage, house: Served) -> None:
    with wired(house.url) as wire:
        page = open_page(wire.url)
        sit_down(page, side="Bleus")
        settled(page)
        cut(page, wire)
        page.locator('[data-thing="hex:machecoul"]').dispatch_event("click")  # Blue opens the battle: still his turn
        expect(page.get_by_role("log", name=JOURNAL)).to_contain_text("Jeanne attaque Machecoul")
        cut(page, wire)
        expect(page.get_by_role("log", name=JOURNAL)).to_contain_text("Jeanne attaque Machecoul")
        page.get_by_role("button", name="Reprendre").click()
        expect(page.get_by_role("log", name=JOURNAL)).to_contain_text("reprend son dernier choix")
        page.close()


def test_what_must_be_loaded_first_is_small(open_page: OpenPage) -> None:
    for path in ("/", "/jeu/lys"):
        page = open_page(path)
        page.wait_for_load_state("networkidle")
        assert loaded(page) < LARGEST


def loaded(page: Page) -> int:
    """Bytes of scripts and styles as they came over the line."""
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').filter(e => /\\.(js|css)$/.test(e.name)).map(e => e.encodedBodySize)"
    )
    return int(sum(sizes))
