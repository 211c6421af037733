"""A guided first game: the guide points at the board, follows what is played, and can be left and taken up again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cocarde.core.chance import Fast
from cocarde.games import slugs
from tests.web.axe import complaints
from tests.web.games.test_cortege import told as noted
from tests.web.games.test_cortege import turn
from tests.web.player import over, settled, touch

OpenPage = Callable[..., Page]
PHONE = (390, 844)
RING = ".pencil .line"
UNCOVERED = """() => {
  const at = name => document.querySelector(name).getBoundingClientRect();
  const [hand, sheet] = [at('[data-part=hand]'), at('section.guide')];
  return hand.top >= 0 && (hand.bottom <= sheet.top + 1 || sheet.bottom <= hand.top + 1);
}"""


def begin(page: Page) -> None:
    page.get_by_role("button", name="Première partie guidée").click()
    page.wait_for_url("**/table/*")
    settled(page)


def test_the_guide_follows_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/jeu/vendee")
    begin(page)
    guide = page.get_by_role("region", name="Guide")
    expect(guide.get_by_role("heading")).to_contain_text("Quatorze hexagones")
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
    page.locator('[data-state="legal"][data-thing="hex:saint_florent"]').click()  # the one of the two in sight
    expect(guide.get_by_role("heading")).to_contain_text("Une bataille est une enchère")
    page.wait_for_function(UNCOVERED)


def test_on_a_phone_a_step_that_points_at_the_question_is_told_too(open_page: OpenPage) -> None:
    page = open_page("/jeu/lys", PHONE)
    begin(page)
    expect(page.get_by_role("region", name="Guide").get_by_role("heading")).to_contain_text("Bienvenue en 1789")
    expect(page.locator(RING)).to_have_count(1)


TOLD = """() => {
  const guide = document.querySelector('section.guide');
  const steps = [...guide.querySelectorAll('li')].map(step => step.classList);
  return guide.dataset.mode !== 'step' ? null : {...guide.dataset,
    rings: document.querySelectorAll('.pencil .line').length,
    told: steps.filter(step => step.contains('told')).length, now: steps.findIndex(step => step.contains('now'))};
}"""
SETTLED_GUIDE = f"() => {{ const told = ({TOLD})(); return told === null || told.rings > 0; }}"
ENOUGH = {"lys": 9, "vendee": 7, "guillotine": 7, "courtisans": 7, "cortege": 8}
"""Steps that a game shows within so many touches."""
TOUCHES = {"lys": 45, "vendee": 30, "guillotine": 60, "courtisans": 40, "cortege": 16}


@pytest.mark.parametrize("slug", ENOUGH)
def test_a_step_is_told_when_its_question_is_asked_and_what_it_points_at_is_drawn(
    open_page: OpenPage, slug: str
) -> None:
    page = open_page(f"/jeu/{slug}")
    begin(page)
    hand, told = Fast(7), list[str]()
    for _ in range(TOUCHES[slug]):
        settled(page)
        if over(page):
            break
        read_on(page, told)
        if slug == "cortege":
            with noted(page):
                turn(page, hand)
        else:
            touch(page, hand)
    assert len(told) == len(set(told)) >= ENOUGH[slug], told


def read_on(page: Page, told: list[str]) -> None:
    """Look at the step that is told; press on as long as there is another to read."""
    for _ in range(4):
        page.wait_for_function(SETTLED_GUIDE)  # the pencil draws with the next frame
        step = page.evaluate(TOLD)
        if step is None:
            return
        assert step["asked"] in step["about"].split(), step
        assert step["now"] == step["told"], "steps are numbered as they come"
        if step["step"] not in told:
            told.append(step["step"])
        on = page.locator("section.guide footer button.press")
        if not on.count():
            return
        on.click()


@pytest.mark.parametrize("slug", slugs())
def test_on_a_phone_what_to_do_and_how_to_go_on_are_seen_whole(open_page: OpenPage, slug: str) -> None:
    page = open_page(f"/jeu/{slug}", PHONE)
    begin(page)
    guide = page.get_by_role("region", name="Guide")
    for part in (guide.locator(".do"), guide.locator("footer button").last):
        expect(part).to_be_in_viewport(ratio=1)
    assert guide.evaluate("e => e.parentElement.scrollHeight <= e.parentElement.clientHeight")
