"""The coach in the page: a finished game of each box is analysed, a moment is seen, tried again, and is a puzzle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cocarde.bots import choose
from cocarde.core.table import Table
from cocarde.games import load
from tests.server.served import Guest, Served
from tests.web.axe import DESKTOP, PHONE, everywhere, resize

OVER_FRAME = """() => [...document.querySelectorAll('.question .answers button')].filter(answer => {
  const frame = answer.getBoundingClientRect(), words = answer.querySelector('.says').getBoundingClientRect();
  return words.top < frame.top || words.bottom > frame.bottom;
}).map(answer => answer.innerText)"""
"""The answers of a puzzle whose words stand over their frame."""
WHOLE = """answer => {
  const { left, bottom, width } = answer.getBoundingClientRect();
  return answer.contains(document.elementFromPoint(left + width / 2, bottom - 4));
}"""
SEATS = {"vendee": 2, "cortege": 2, "lys": 3, "guillotine": 2, "courtisans": 3}


def brought(house: Served, slug: str) -> tuple[Guest, str]:
    """A game that beginners have played, brought along by somebody who sits on all its seats."""
    table = Table.new(load(slug), SEATS[slug], seed=5)
    while table.pending():
        seat = table.pending()[0]
        table.answer(seat, choose(table, seat, "novice", table.n))
    guest = house.guest()
    made = guest.post("/api/tables/import", content=table.save())
    assert made.status_code == 201, made.text
    return guest, str(made.json()["table"])


@pytest.mark.parametrize("slug", SEATS)
def test_a_finished_game_is_analysed_and_a_moment_tried_again(
    house: Served, open_page: Callable[..., Page], slug: str
) -> None:
    guest, table = brought(house, slug)
    page = open_page(f"/table/{table}/revoir", guest=guest)
    page.get_by_role("link", name="Analyse").click()
    sheet = page.get_by_role("region", name="Analyse de")
    expect(sheet).to_contain_text("de précision")
    expect(sheet.get_by_role("img", name="Vos chances de gagner")).to_be_visible()
    found = guest.get(f"/api/tables/{table}/analysis?seat=0").json()
    assert found["done"] == found["total"] == len(found["decisions"]) > 0
    if slug == "vendee":
        assert everywhere(page) == []
    costly = sheet.locator(".moments .moment")
    expect(costly).to_have_count(len(found["summary"]["moments"]))
    costly.last.click()
    expect(page.get_by_role("button", name="Votre réponse")).to_be_visible()
    better = page.get_by_role("button", name="Mieux")
    expect(better).to_have_attribute("aria-pressed", "true")  # it is drawn on the board
    page.get_by_role("link", name="En énigme").click()
    resize(page, PHONE)
    expect(page.locator(".question .answers button").first).to_be_visible()
    assert page.evaluate(OVER_FRAME) == []
    last = page.locator(".question .answers button").last
    last.scroll_into_view_if_needed()
    assert last.evaluate(WHOLE), "it cannot be scrolled to"
    resize(page, DESKTOP)
    solve(page, guest.get(f"/api/tables/{table}/puzzle/{found['summary']['moments'][-1]}?seat=0").json())
    if slug == "vendee":
        assert everywhere(page) == []
    page.go_back()
    page.get_by_role("button", name="Rejouer d’ici").click()
    page.wait_for_url(lambda url: table not in url and "/table/" in url)


def solve(page: Page, puzzle: dict[str, dict[str, object]]) -> None:
    """Try one answer after the other until it is the best."""
    answers = page.locator(".question .answers button")
    expect(answers.first).to_be_visible()
    assert puzzle["judged"]["best"] != puzzle["judged"]["given"]
    for at in range(answers.count()):
        answers.nth(at).click()
        if page.get_by_text("C’est cela").is_visible():
            break
    expect(page.get_by_text("C’est cela")).to_be_visible()
    expect(answers.filter(has_text="la meilleure")).to_have_count(1)
