"""The rules in the page: the player's page first; articles opened from a refusal or a card, searched, sifted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cocarde.games import built_in
from tests.web.axe import complaints
from tests.web.conftest import DESKTOP
from tests.web.player import settled, sit_down

OpenPage = Callable[..., Page]


BROKEN = """() => [...document.querySelectorAll('.primer figure')].filter(figure => {
  const [drawn, body] = [figure.querySelector('.drawn').firstElementChild, figure.closest('.body')];
  const [a, b] = [drawn.getBoundingClientRect(), body.getBoundingClientRect()];
  return a.width < 80 || a.height < 30 || a.left < b.left - 1 || a.right > b.right + 1;
}).map(figure => figure.dataset.picture)"""
"""Pictures that are not drawn, or stick out of the sheet."""


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (390, 844)], ids=str)
def test_the_players_page_of_every_game_opens_first_with_its_pictures(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page("/", size)
    for slug in built_in():
        page.goto(page.url.split("/jeu")[0].rstrip("/") + f"/jeu/{slug}")
        page.get_by_role("button", name="Lire les règles").click()
        book = page.get_by_role("dialog", name="Règles")
        expect(book.locator(".primer section")).to_have_count(3)
        expect(book.locator(".primer figure > .drawn:has(> *)")).to_have_count(3)
        assert page.evaluate(BROKEN) == []
        assert (
            page.evaluate(
                "() => { const b = document.querySelector('dialog .body'); return b.scrollWidth - b.clientWidth }"
            )
            == 0
        )


def test_from_the_shelf_to_the_article(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Règles\u202f: Guillotine").click()
    book = page.get_by_role("dialog", name="Règles\u202f: Guillotine")
    assert complaints(page) == []
    book.locator(".primer .cite").first.click()
    expect(book.locator("[data-rule=G-1]")).to_be_focused()
    book.get_by_role("button", name="L’essentiel").click()
    expect(book.locator(".primer section")).to_have_count(3)
    book.get_by_role("searchbox").fill("complice")
    expect(book.locator("[data-rule=G-26]")).to_be_visible()


def test_rules_and_cards_are_one_book(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    sit_down(page, side="Bleus")
    settled(page)
    book = page.get_by_role("dialog", name="Règles")

    page.locator('[data-thing="hex:angers"]').dispatch_event("click")  # one's own fortress: refused, with its rule
    page.locator("section.prompt .note .cite").click()
    expect(book.locator("[data-rule=V-20]")).to_be_focused()
    page.keyboard.press("Escape")

    card = page.locator('.hand [data-thing^="card:"]').first
    piece = card.get_attribute("data-thing")
    card.hover()
    page.keyboard.press("i")
    entry = book.locator(f'[data-piece="{piece}"]')
    expect(entry).to_be_focused()
    assert complaints(page) == []
    rule = entry.locator(".cite").inner_text()
    entry.locator(".cite").click()
    expect(book.locator(f'[data-rule="{rule}"]')).to_be_focused()

    book.get_by_role("searchbox").fill("général")
    expect(book.locator("[data-rule=V-42]")).to_be_visible()
    expect(book.locator('[data-piece="card:b1_representant"]')).to_be_visible()
    everything = book.locator("[data-piece]").count()
    book.get_by_role("group", name="Provenance").get_by_role("button", name="Reconstitué").click()
    expect(book.locator('[data-piece="card:b1_blessure"]')).to_be_visible()
    assert 0 < book.locator("[data-piece]").count() <= everything
    expect(book.locator("[data-rule=V-16]")).to_have_count(0)  # of the rulebook alone
