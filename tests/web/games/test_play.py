"""People at the page: a whole game against a bot, by link, on one screen, by keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from cocarde.core.chance import Fast
from tests.server.served import Served
from tests.web.player import PROMPT, over, play, play_together, put_away_ribbon, settled, sit_down, touch

OpenPage = Callable[..., Page]
PHONE = (390, 844)


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("log", name="Journal").locator("li").all_inner_texts()


def board(page: Page) -> list[tuple[str, str]]:
    """Every hex with what a screen reader says of it."""
    hexes = page.locator('[data-thing^="hex:"]')
    return [(str(h.get_attribute("data-thing")), str(h.get_attribute("aria-label"))) for h in hexes.all()]


def test_a_whole_game_against_a_bot_reloaded_in_the_middle_and_replayed(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_down(page)
    play(page, seed=3, most=14)
    settled(page)
    page.keyboard.press("Escape")  # nothing half picked, no ribbon: these are the page's own, and a reload forgets them
    put_away_ribbon(page)
    before = board(page), log_lines(page), page.locator(PROMPT).inner_text()
    page.reload()
    settled(page)
    put_away_ribbon(page)  # that it was put away is forgotten too
    assert (board(page), log_lines(page), page.locator(PROMPT).inner_text()) == before

    play(page, seed=4)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    final, story = board(page), log_lines(page)
    table = page.url.split("/")[-1]
    assert house.guest().card(table)["over"]

    ending.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_url("**/revoir**")
    slider = page.get_by_role("slider")
    last = str(slider.get_attribute("max"))
    assert int(last) > 30
    slider.fill(last)
    expect(page.get_by_text(f"Coup {last} sur {last}")).to_be_visible()
    expect(page.get_by_role("log", name="Journal")).to_contain_text(story[-1].split(".")[0])
    expect(page.locator(".whole")).to_have_attribute("aria-busy", "false")
    assert board(page) == final
    assert f"n={last}" in page.url
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Coup 2 sur {last}")).to_be_visible()


def test_two_browsers_by_an_invitation_link(open_page: OpenPage, house: Served) -> None:
    host = open_page("/jeu/vendee")
    sit_down(host, mode="Par un lien", side="Bleus", name="Kléber")
    link = host.get_by_label("Lien d’invitation").input_value()
    guest = open_page(link.removeprefix(house.url))
    guest.get_by_label("Votre nom").fill("Bonchamps")
    guest.get_by_role("button", name="Prendre place").click()
    settled(host)
    host.locator('[data-thing="hex:machecoul"]').dispatch_event("click")
    expect(guest.get_by_role("log", name="Journal")).to_contain_text("Kléber attaque Machecoul")
    secret = host.locator('[data-thing^="card:b"]').first.get_attribute("data-thing")
    assert secret is not None
    assert guest.locator(f'[data-thing="{secret}"]').count() == 0
    assert not play_together([host, guest], [Fast(5), Fast(6)], most=30)
    assert len(log_lines(host)) > 10
    guest.get_by_role("tab", name="Paroles").or_(guest.get_by_role("button", name="Paroles")).first.click()
    guest.get_by_placeholder("Dire à la table…").fill("Bien joué !")
    guest.keyboard.press("Enter")
    host.get_by_role("tab", name=re.compile("Paroles")).or_(host.get_by_role("button", name="Paroles")).first.click()
    expect(host.get_by_role("log", name="Paroles")).to_contain_text("Bien joué !")


def test_a_curtain_falls_between_the_hands_of_one_screen(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    sit_down(page, mode="Sur cet écran")
    curtain = page.locator("dialog.curtain")
    seen: set[str] = set()
    hand = Fast(8)
    for _ in range(30):
        page.wait_for_selector("dialog.curtain, .prompt.mine, dialog.ending")
        if over(page):
            break
        if curtain.count():
            assert page.locator('[data-thing^="card:"]:visible').count() == 0 or curtain.is_visible()
            seen.add(curtain.inner_text())
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
        elif page.locator(f"{PROMPT}.mine").count():
            touch(page, hand)
    assert len(seen) == 2


def test_the_keyboard_alone_can_play(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    sit_down(page, side="Bleus")
    settled(page)
    page.keyboard.press("ArrowRight")
    focused = page.locator(":focus")
    assert str(focused.get_attribute("data-thing")).startswith("hex:")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Journal")).to_contain_text("Jeanne attaque")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_forbidden_says_why_and_opens_its_rule(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    sit_down(page, side="Bleus")
    settled(page)
    page.locator('[data-thing="hex:angers"]').dispatch_event("click")  # a Blue fortress: never an own fortified hex
    note = page.locator(f"{PROMPT} .note")
    expect(note).to_contain_text("V-20")
    note.get_by_text("V-20").click()
    expect(page.locator("body")).to_contain_text("l’attaquant désigne un hexagone", ignore_case=True)


def test_a_free_choice_is_taken_back(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    sit_down(page, side="Bleus")
    settled(page)
    page.locator('[data-thing="hex:machecoul"]').dispatch_event("click")  # nobody draws there: nothing was revealed
    expect(page.get_by_role("log", name="Journal")).to_contain_text("attaque Machecoul")
    page.get_by_role("button", name="Reprendre").click()
    expect(page.get_by_role("log", name="Journal")).to_contain_text("reprend son dernier choix")
    expect(page.locator('[data-thing="hex:machecoul"]')).to_have_attribute("data-state", "legal")


def test_both_languages_say_everything(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    sit_down(page)
    play(page, seed=9, most=6)
    settled(page)
    french = page.locator("body").inner_text()
    page.get_by_role("button", name="Switch to English").or_(page.get_by_text("EN", exact=True)).first.click()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    english = page.locator("body").inner_text()
    for text in (french, english):
        assert not re.findall(
            r"\b(?:card|hex|general|event|prompt|choice|refusal|effect|symbol|period)-[a-z0-9_-]+", text
        )
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    sit_down(page)
    settled(page)
    play(page, seed=2, most=8)
    settled(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a')].filter(e => e.offsetParent
             && e.getBoundingClientRect().height < 43 && !e.closest('[role=log]') && !e.matches('.cite, .word, p a'))
             .map(e => e.outerHTML.slice(0, 90))"""
    )
    assert small == []
