"""A guided first game: the guide points at the board, follows what is played, and can be left and taken up again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.player import settled
from tests.web.test_access import complaints

OpenPage = Callable[..., Page]
PHONE = (390, 844)
RING = ".pencil .line"
UNCOVERED = """() => {
  const at = name => document.querySelector(name).getBoundingClientRect();
  const [hand, sheet] = [at('[data-part=hand]'), at('section.guide')];
  return hand.top >= 0 && hand.bottom <= sheet.top + 1;
}"""


def begin(page: Page) -> None:
    page.get_by_role("button", name="Première partie guidée").click()
    page.wait_for_url("**/table/*")
    settled(page)


def test_the_guide_follows_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    begin(page)
    guide = page.get_by_role("region", name="Guide")
    expect(guide.get_by_role("heading")).to_contain_text("Une carte, quatorze pays")
    expect(page.locator(RING)).to_have_count(2)
    assert complaints(page) == []

    guide.get_by_role("link", name="V-20").click()
    expect(page.locator("[data-rule=V-20]")).to_be_focused()
    page.keyboard.press("Escape")

    guide.get_by_role("button", name="Montrer").click()
    page.keyboard.press("Enter")
    expect(guide.get_by_role("heading")).to_contain_text("Une bataille est une enchère")

    page.keyboard.press("g")
    expect(guide).to_have_count(0)
    page.reload()
    settled(page)
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Guide", exact=True).click()
    expect(guide.get_by_role("heading")).to_contain_text("Une bataille est une enchère")
    expect(guide.locator("li.told")).to_have_count(1)


def test_on_a_phone_the_sheet_does_not_cover_what_it_points_at(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee", PHONE)
    begin(page)
    guide = page.get_by_role("region", name="Guide")
    page.locator('[data-state="legal"][data-thing^="hex:"]').first.click()
    expect(guide.get_by_role("heading")).to_contain_text("Une bataille est une enchère")
    page.wait_for_function(UNCOVERED)
