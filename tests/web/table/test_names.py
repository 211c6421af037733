"""Whatever is named anywhere opens its face: by pointer, by touch, by Enter, and never over the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.player import settled, sit_down

OpenPage = Callable[..., Page]
FACE = "aside.face"


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def apart(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_a_card_of_the_log_opens_by_pointer_and_by_enter(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, side="Bleus")
    settled(page)
    name = page.get_by_role("log", name="Journal").locator('[data-names^="card:"]').first
    face = page.locator(FACE)
    name.hover()
    expect(face).to_contain_text(name.inner_text())
    assert apart(face, page.locator("section.prompt"))
    assert apart(face, name)
    page.mouse.move(5, 5)
    expect(face).to_have_count(0)
    name.focus()
    page.keyboard.press("Enter")
    expect(face.locator("article.card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(face).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_square_of_an_answer_is_looked_at_without_giving_it(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    sit_down(page, side="Bleus")
    settled(page)
    name = page.locator("section.prompt .answers [data-names]").first
    asked = page.locator("section.prompt .sentence").inner_text()
    name.click(button="right")  # what a long touch does
    expect(page.locator(FACE)).to_contain_text(name.inner_text())
    assert apart(page.locator(FACE), page.locator("section.prompt .sentence"))
    assert apart(page.locator(FACE), page.locator("section.prompt .choices"))
    assert page.locator("section.prompt .sentence").inner_text() == asked


def test_on_a_phone_what_the_story_of_a_square_names_opens_too(open_page: OpenPage) -> None:
    page = open_page("/jeu/lys", size=(390, 844))
    sit_down(page, game="Le Lys et la Cocarde")
    settled(page)
    name = page.locator(".slip [data-names]").first
    for square in page.locator('[data-thing^="square:"]').all():
        square.dispatch_event("pointerenter")
        if name.count():
            break
    name.tap()
    expect(page.locator(FACE).get_by_role("heading")).to_be_visible()
