"""Le Lys et la Cocarde at the page: a whole game of four, reloaded in the middle, by keyboard, on a phone, with six."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.player import ENDING, PROMPT, open_table, play, settled, sit_down

OpenPage = Callable[..., Page]
PHONE = (390, 844)
KEYS = re.compile(
    r"\b(?:card|square|place|event|prompt|choice|refusal|effect|preview|marking|hold|persona|l)-[a-z0-9_-]+\b"
)


def sit_among_bots(page: Page, house: Served, seats: int = 4, **options: str) -> None:
    open_table(page, house, "lys", "good", seats, {"round_cap": "50", **options})


def board(page: Page) -> list[tuple[str, str]]:
    """Every square with what a screen reader says of it."""
    squares = page.locator('[data-thing^="square:"]')
    told = squares.evaluate_all("all => all.map(e => [e.dataset.thing, e.getAttribute('aria-label')])")
    return [(thing, label) for thing, label in told]


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("log", name="Journal").locator("li").all_inner_texts()


def test_a_whole_game_of_four_reloaded_in_the_middle(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house)
    assert len(board(page)) == 57 + 8 + 8 + 1
    play(page, seed=5, most=25)
    settled(page)
    page.keyboard.press("Escape")
    before = board(page), log_lines(page), page.locator(PROMPT).inner_text()
    page.reload()
    settled(page)
    assert (board(page), log_lines(page), page.locator(PROMPT).inner_text()) == before

    play(page, seed=6, first=("dice",))
    ending = page.locator(ENDING)
    expect(ending.get_by_role("table").first.get_by_role("row")).to_have_count(5)
    expect(ending).to_contain_text("brevet")
    expect(ending).to_contain_text("L-17")
    final = board(page)
    table = page.url.split("/")[-1]
    assert house.guest().card(table)["over"]

    ending.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_url("**/revoir**")
    slider = page.get_by_role("slider")
    slider.fill(str(slider.get_attribute("max")))
    expect(page.locator(".planted")).to_have_count(sum("n’existe plus" in told for _, told in final))
    assert board(page) == final


def focused(page: Page) -> str:
    """The thing under the keyboard's focus."""
    here = page.locator("[data-thing]:focus")
    return str(here.get_attribute("data-thing")) if here.count() else ""


def test_the_keyboard_alone_reads_a_square_plays_a_card_and_throws_the_dice(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house, seats=2, persona_mode="off")
    page.keyboard.press("Shift+ArrowRight")
    assert focused(page) == "square:0"
    page.keyboard.press("Shift+ArrowUp")
    assert focused(page) == "square:39"
    expect(page.locator("article.story")).to_contain_text("13 juillet 1793")

    page.get_by_text("Sept cartes en main").wait_for()  # six were dealt, one drawn: one must be played
    page.keyboard.press("ArrowDown")
    assert focused(page).startswith("card:")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")  # a card goes to the discard, or before somebody
    assert focused(page) == "discard" or focused(page).startswith("seat:")
    page.keyboard.press("Enter")
    expect(page.locator('[data-thing="dice"]')).to_have_attribute("data-state", "legal")
    for _ in range(6):
        if focused(page) == "dice":
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Journal")).to_contain_text("Jeanne lance les dés")


def test_a_square_tells_its_story_and_what_it_would_do(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house)
    page.locator('[data-thing="square:24"]').hover(force=True)
    story = page.locator("article.story")
    expect(story).to_contain_text("20 avril 1792")
    expect(story).to_contain_text("Vous iriez à la case 1 des frontières")
    expect(page.locator(".arrows .way")).to_have_count(1)
    page.get_by_role("button", name="Switch to English").click()
    page.locator('[data-thing="square:24"]').hover(force=True)
    expect(story).to_contain_text("20 April 1792")
    assert not KEYS.findall(page.locator("body").inner_text())


def test_six_sit_at_the_table_and_nothing_is_cut_off(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_down(page, game="Le Lys et la Cocarde", seats=6)
    plates = page.get_by_role("list", name="Autour de la table").get_by_role("listitem")
    expect(plates).to_have_count(6)
    expect(page.locator(".walker")).to_have_count(6)
    assert page.evaluate(
        """() => { const column = document.querySelector('.frame > .seats');
             return column.scrollHeight <= column.clientHeight && column.scrollWidth <= column.clientWidth }"""
    )


def test_a_phone_shows_six_seats_without_scrolling_sideways(open_page: OpenPage, house: Served) -> None:
    page = open_page(size=PHONE)
    sit_among_bots(page, house, seats=6)
    play(page, seed=2, most=8)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator('[data-thing="square:6"]').dispatch_event("pointerenter", {"pointerType": "touch"})
    expect(page.locator("article.story")).to_contain_text("14 juillet 1789")
    assert page.locator(".walker").evaluate_all("all => all.every(e => e.getBoundingClientRect().right <= innerWidth)")
