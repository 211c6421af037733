"""A game without a web folder: the shelf, its box, its rules and a whole game, on the plain board of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cocarde.server.settings import Settings
from tests.server.served import Served, serving, toy_settings
from tests.web.axe import everywhere
from tests.web.pages.test_access import raise_curtain
from tests.web.player import GLOWING, OFFERED, PROMPT, over, settled, sit_down

OpenPage = Callable[..., Page]
PHONE = (390, 844)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house with a game that the page has no folder of, beside one that it draws."""
    data = tmp_path_factory.mktemp("foreign")
    with serving(toy_settings(data, page=Settings(data=data).page, shelf=("lys", "toy"))) as served:
        yield served


def test_the_shelf_shows_its_box_with_what_the_house_knows_of_it(open_page: OpenPage) -> None:
    page = open_page()
    boxes = page.get_by_role("region", name="Les boîtes").get_by_role("listitem")
    expect(boxes.get_by_role("heading")).to_have_text(["Le Lys et la Cocarde", "La Pierre"])
    expect(boxes.nth(1)).to_contain_text("3 ou 4 joueurs · 1 à 2 min")
    expect(boxes.nth(1)).to_contain_text("lancez plus loin que le vent")
    expect(boxes.nth(1).locator("svg text")).to_have_text("La Pierre")
    page.get_by_role("link", name="La Pierre").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("La Pierre")
    expect(page.locator("main")).to_contain_text("1 à 2 minutes")
    expect(page.locator(".about")).to_contain_text("Trois ou quatre joueurs désignent en secret")
    page.get_by_role("button", name="Lire les règles").click()
    expect(page.locator('[data-rule="T-4"]')).to_contain_text("Un dé fait le vent")


def test_its_view_is_told_in_its_own_words_and_what_is_legal_glows(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, game="La Pierre", side="Siège 1")
    settled(page)
    board = page.locator('[data-part="board"]')
    expect(board.get_by_role("columnheader")).to_have_text(["Joueur", "Points", "A voté"])
    expect(board.locator("dt")).to_have_text(["Manche", "Votre carte", "Votre voix"])
    assert [one.get_attribute("data-thing") for one in board.locator(GLOWING).all()] == ["seat:1", "seat:2"]
    board.locator('[data-thing="seat:0"]').dispatch_event("click")
    expect(page.locator(f"{PROMPT} .note").filter(has_text="On ne vote pas pour soi.")).to_be_visible()
    expect(page.locator(OFFERED)).to_have_count(2)
    page.get_by_role("button", name="Switch to English").or_(page.get_by_text("EN", exact=True)).first.click()
    expect(board.get_by_role("columnheader")).to_have_text(["Player", "Points", "Has voted"])


def test_the_plain_board_is_for_everybody(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, mode="Sur cet écran", game="La Pierre")
    raise_curtain(page)
    settled(page)
    assert everywhere(page) == []


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_whole_game_is_played_by_clicking(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    sit_down(page, mode="Sur cet écran", game="La Pierre")
    kinds: set[str] = set()
    while True:
        page.wait_for_selector("dialog.curtain, .prompt.mine, dialog.ending")
        if over(page):
            break
        if page.locator("dialog.curtain").count():
            page.locator("dialog.curtain").get_by_role("button").click()
            page.locator("dialog.curtain").wait_for(state="detached")
            continue
        kinds.add(answer(page))
        page.wait_for_selector("dialog.curtain, .prompt:not(.mine), dialog.ending")
    assert kinds >= {"touched", "thrown"}
    expect(page.locator("dialog.ending").get_by_role("row")).to_have_count(4)
    expect(page.locator("dialog.ending")).to_contain_text("Le plus haut total l’emporte.")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_url("**/revoir**")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator('[data-part="board"]')).to_contain_text("Manche")


def answer(page: Page) -> str:
    """Touch a player that glows, throw by the slider, or press the first answer: how it was answered."""
    slider = page.get_by_role("slider", name="Distance").first
    if slider.count():
        slider.fill("77")
        page.get_by_role("button", name="Lancer de la main gauche à 77 pas").click()
        return "thrown"
    if page.locator(GLOWING).count():
        page.locator(GLOWING).first.click()
        return "touched"
    page.locator(OFFERED).first.click()
    return "pressed"
