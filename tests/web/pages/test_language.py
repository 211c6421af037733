"""The language: at first the browser's, then as chosen; a table that itself speaks follows the page of its host."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

OpenPage = Callable[..., Page]
WORDS = {
    "fr": ("Règles\u202f: Courtisans", "Contre l’automate", "Jouer"),
    "en": ("Rules: Courtisans", "Against the automaton", "Play"),
}


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("fr-FR", "fr"), ("de-DE", "fr")])
def test_a_browser_is_spoken_to_in_its_language(open_page: OpenPage, locale: str, language: str) -> None:
    rules, mode, play = WORDS[language]
    page = open_page(locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=rules)).to_be_visible()
    page.get_by_role("link", name="Courtisans").first.click()
    page.get_by_role("radio", name=mode).check()
    page.get_by_role("button", name=play, exact=True).click()
    page.wait_for_url("**/table/*")
    card = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert card["options"]["lang"] == language


def test_what_was_chosen_stays_whatever_the_browser_says(open_page: OpenPage) -> None:
    page = open_page(locale="en-US")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name=WORDS["fr"][0])).to_be_visible()
