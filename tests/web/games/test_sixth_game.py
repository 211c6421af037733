"""La Tribune, installed as a package: on the shelf and at a table of a real browser, and the page has no file of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cocarde.server.settings import Settings
from tests.bots.packages import on_the_path
from tests.examples.installed import install
from tests.server.served import MUCH, Served, serving
from tests.web.player import GLOWING, PROMPT, play, settled, sit_down

OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that opens where the package is installed; nothing else is told of it."""
    folder = tmp_path_factory.mktemp("sixth")
    with on_the_path(install(folder)):
        settings = Settings(data=folder, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, puzzles=0)
        with serving(settings) as served:
            yield served


def test_it_stands_on_the_shelf_with_its_title_and_its_rules(open_page: OpenPage) -> None:
    page = open_page()
    boxes = page.get_by_role("region", name="Les boîtes").get_by_role("listitem")
    expect(boxes).to_have_count(6)
    box = boxes.filter(has_text="La Tribune")
    expect(box).to_contain_text("Versailles, 1789")
    expect(box).to_contain_text("5 à 10 min")
    page.get_by_role("link", name="La Tribune").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("La Tribune")
    page.get_by_role("button", name="Lire les règles").click()
    expect(page.locator("[data-picture='card:mirabeau']")).to_contain_text("Mirabeau (8)")
    page.get_by_role("button", name="Les articles").click()
    expect(page.locator('[data-rule="T-5"]')).to_contain_text("On ne pose pas de Veto contre la Déclaration")


def test_its_table_speaks_both_languages(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, mode="Sur cet écran", game="La Tribune", chosen={"Les galeries": "fermées"})
    page.locator("dialog.curtain").get_by_role("button").click()
    settled(page)
    board = page.locator('[data-part="board"]')
    expect(board.get_by_role("columnheader")).to_have_text(
        ["Joueur", "Voix", "Discours en main", "A choisi", "Motions emportées"]
    )
    expect(board).to_contain_text("Galeries ouvertes")
    assert page.locator(GLOWING).count() > 0
    page.get_by_role("button", name="Switch to English").or_(page.get_by_text("EN", exact=True)).first.click()
    expect(board.get_by_role("columnheader")).to_have_text(
        ["Player", "Votes", "Speeches in hand", "Has chosen", "Motions carried"]
    )
    expect(page.locator(PROMPT)).to_contain_text("Which speech do you lay?")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_whole_game_is_played_against_a_bot_by_clicking(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    sit_down(page, game="La Tribune", side="Siège 1", seats=3)
    assert play(page, seed=5) >= 7
    ending = page.locator("dialog.ending")
    expect(ending.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    expect(ending).to_contain_text("voix")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_url("**/revoir**")
    expect(page.locator('[data-part="board"]')).to_contain_text("Motions emportées")
