"""The rules in the page: opened from a refusal, a prompt and a card, searched with the box, sifted by provenance."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.player import settled, sit_down
from tests.web.test_access import complaints

OpenPage = Callable[..., Page]


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
