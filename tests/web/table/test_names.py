"""Whatever is named anywhere opens its face: by pointer, by touch, by Enter, and never over the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served
from tests.web.player import open_table, play, settled, sit_down

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


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_an_aim_would_touch_opens_its_face(open_page: OpenPage, house: Served, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    open_table(page, house, "cortege", "novice", 2, {"sides": "seat0_cp"})
    mine = page.locator('.board [data-thing^="unit:"][data-state="legal"]')
    for seed in range(100):  # until all are placed
        settled(page)
        if mine.count() and not page.locator('[data-thing^="tray:"]').count():
            break
        play(page, seed=seed, most=1)
    left, top, right, bottom = box(mine.first)
    page.mouse.click((left + right) / 2, (top + bottom) / 2)
    expect(page.locator(".verdict p, p.shot")).to_be_visible()
    page.get_by_role("slider", name="Force").fill("1000")
    name = page.locator(".verdict [data-names], .shot [data-names]").first
    for angle in range(-180, 180, 4):
        page.get_by_role("slider", name="Direction").fill(str(angle))
        if name.count():
            break
    face = page.locator(FACE)
    if size[0] > size[1]:
        name.hover()
        expect(face.get_by_role("heading")).to_have_text(name.inner_text())
        page.mouse.move(5, 5)
        expect(face).to_have_count(0)
    name.focus()
    page.keyboard.press("Enter")
    expect(face.get_by_role("heading")).to_have_text(name.inner_text())
    page.keyboard.press("Escape")
    expect(face).to_have_count(0)
    name.click()
    expect(face).to_contain_text(name.inner_text())
    expect(name).to_be_visible()  # it is aimed still


def test_the_plate_of_a_general_opens_his_face(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, side="Bleus")
    settled(page)
    face = page.locator(FACE).get_by_role("heading")
    plates = page.get_by_role("region", name="Plateau des manches").locator('[data-names^="general:"]')
    expect(plates).to_have_count(12)
    for plate in (plates.nth(1), plates.nth(2)):  # one's own, who has nothing to do yet, and another
        plate.hover()
        expect(face).to_have_text(plate.inner_text())
        plate.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"{FACE}.held")).to_contain_text(plate.inner_text())
        page.keyboard.press("Escape")
        expect(face).to_have_count(0)
        plate.click()
        expect(page.locator(f"{FACE}.held")).to_contain_text(plate.inner_text())
        page.keyboard.press("Escape")
