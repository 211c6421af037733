"""A finished game is seen again, by itself, from a line of the log, from any seat; and told in curves and a picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.finished import NAMES, finished
from tests.web.pages.test_coach import brought

OpenPage = Callable[..., Page]
SVG = "{http://www.w3.org/2000/svg}"
PHONE = (390, 844)


@pytest.fixture(scope="session")
def table(house: Served) -> str:
    return finished(house)


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_the_whole_log_is_there_and_a_line_leads_to_its_moment(open_page: OpenPage, house: Served, table: str) -> None:
    page = open_page(f"/table/{table}/revoir?n=3")
    lines = page.get_by_role("log").locator("li")
    told = house.guest().get(f"/api/tables/{table}/story").json()
    expect(lines).to_have_count(len(told["events"]))
    line = lines.nth(len(told["events"]) * 2 // 3)
    n = told["events"][len(told["events"]) * 2 // 3]["n"]
    line.locator("a.go").click()
    expect(page.get_by_text(f"Coup {n} sur")).to_be_visible()
    expect(line).to_have_class(re.compile(r"\bnow\b"))
    assert f"n={n}" in page.url
    page.reload()  # the address names the moment
    expect(page.get_by_text(f"Coup {n} sur")).to_be_visible()
    expect(lines.nth(0)).not_to_have_class(re.compile(r"\bahead\b"))
    expect(lines.last).to_have_class(re.compile(r"\bahead\b"))


def test_it_plays_by_itself_at_three_speeds_and_pauses(open_page: OpenPage, table: str) -> None:
    page = open_page(f"/table/{table}/revoir")
    page.clock.install()
    page.reload()
    page.get_by_role("button", name="×6").click()
    expect(page.get_by_role("button", name="×6")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Lecture").click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 5")
    page.get_by_role("button", name="Pause").click()
    there = at(page)
    page.clock.run_for(60_000)
    assert at(page) == there
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="×1")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="Lecture").click()  # at the end: from the beginning
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) <= 2")


def test_it_is_seen_from_any_seat(open_page: OpenPage, table: str) -> None:
    page = open_page(f"/table/{table}/revoir?n=4")
    expect(page.get_by_role("log")).to_be_visible()
    cards = page.locator('[data-thing^="card:"]')
    assert cards.count() == 0
    page.get_by_label("Vu par").select_option(label=NAMES[1])
    expect(cards.first).to_be_visible()
    assert "seat=1" in page.url


def test_the_end_is_told_in_curves_with_turning_points(open_page: OpenPage, table: str) -> None:
    page = open_page(f"/table/{table}/revoir?n=1")
    page.get_by_role("button", name="Le résultat").click()
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    curves = ending.get_by_role("img", name="Points de chacun, coup après coup")
    expect(curves.locator("path.curve")).to_have_count(2)
    ending.get_by_role("button", name="Avantage").click()
    expect(ending.get_by_role("img", name="Avantage de chacun, coup après coup")).to_be_visible()
    turn = ending.locator(".turns a").first
    n = int(re.findall(r"Coup (\d+)", turn.inner_text())[0])
    turn.click()
    expect(ending).to_have_count(0)
    expect(page.get_by_text(f"Coup {n} sur")).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("vendee", 2), ("cortege", 2)])
def test_the_picture_is_a_drawing_that_stands_alone_and_a_print(
    open_page: OpenPage, house: Served, table: str, tmp_path: Path, game: str, seats: int
) -> None:
    of = table if game == "vendee" else finished(house, game, seats)
    page = open_page(f"/table/{of}/revoir?n=1")
    page.get_by_role("button", name="Le résultat").click()
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("img", name="Image à partager")).to_be_visible()
    page.wait_for_function("() => document.querySelector('dialog figure img').src.includes('font-face')")
    with page.expect_download() as drawing:
        ending.get_by_role("button", name="En dessin (SVG)").click()
    drawing.value.save_as(tmp_path / "picture.svg")
    root = ElementTree.parse(tmp_path / "picture.svg").getroot()
    assert root.tag == f"{SVG}svg"
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert set(NAMES[:seats]) <= set(words)
    assert {"1", "2"} <= set(words)
    assert len([path for path in root.iter(f"{SVG}path") if path.get("stroke-width") == "3.4"]) == seats
    linked = re.findall(r'(?:href="|url\()([^")]+)', (tmp_path / "picture.svg").read_text("utf-8"))
    assert all(link.startswith(("data:", "#")) for link in linked)
    with page.expect_download() as print_:
        ending.get_by_role("button", name="En image (PNG)").click()
    print_.value.save_as(tmp_path / "picture.png")
    png = (tmp_path / "picture.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (2400, 1260)


def test_a_phone_has_room_for_all_of_it(open_page: OpenPage, table: str) -> None:
    page = open_page(f"/table/{table}/revoir?n=9", size=PHONE)
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Journal").click()
    page.get_by_role("log").locator("a.go").first.click()  # and the log makes way for the board
    expect(page.get_by_text("Coup 1 sur")).to_be_visible()
    page.get_by_role("button", name="Le résultat").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Points de chacun")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog.ending'))")


def test_a_game_whose_chance_nobody_sealed_says_that_there_is_nothing_to_verify(
    open_page: OpenPage, house: Served
) -> None:
    guest, table = brought(house, "cortege")
    page = open_page(f"/table/{table}/revoir?n=1", guest=guest)
    page.get_by_role("button", name="Le résultat").click()
    page.get_by_role("button", name="Vérifier les dés").click()
    expect(page.get_by_role("dialog")).to_contain_text("il n’y a rien à vérifier")
