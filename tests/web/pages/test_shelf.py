"""Slow play, and what comes after a game: the shelf says what waits, who comes back sees it, nobody sits unasked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Guest, Served
from tests.web.player import PROMPT, until

DRAWN = """async () => {
  const loaded = (one) => /Noto Emoji/.test(one.family) && one.status === 'loaded';
  while (![...document.fonts].some(loaded)) await new Promise(requestAnimationFrame);
}"""
"""Until the letters for emoji have come."""

OpenPage = Callable[..., Page]
PHONE = (390, 844)
DAY = 86_400


def together(house: Served, **terms: Any) -> tuple[Guest, Guest, str]:
    """Kléber, who begins, and Bonchamps at one table of Vendée Militaire."""
    host, guest = house.guest(), house.guest()
    for person, name in ((host, "Kléber"), (guest, "Bonchamps")):
        person.put("/api/me", json={"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.post("/api/tables", json={"game": "vendee", "seats": seats, "terms": terms}).json()
    assert guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]}).json()["seat"] == 1
    return host, guest, made["table"]


def to_the_end(people: list[Guest], table: str) -> None:
    """Everybody gives his first answer until it is over."""
    with people[0].line(table) as first, people[1].line(table) as second:
        lines = {state["seat"]: (line, state) for line in (first, second) for state in [line.next("state")]}
        while not any(state["over"] for _, state in lines.values()):
            for seat, (line, state) in lines.items():
                if state["asked"]:
                    line.answer(seat, state["asked"]["options"][0]["notation"], state["n"])
            lines = {seat: (line, line.latest()) for seat, (line, _) in lines.items()}


def test_who_was_away_finds_on_the_shelf_what_waits_and_sees_what_was_missed(
    open_page: OpenPage, house: Served
) -> None:
    host, guest, table = together(house, seconds=DAY, whispers=True)
    page = open_page(f"/table/{table}", size=PHONE, guest=guest)
    page.wait_for_selector(PROMPT)
    until(page, lambda: guest.get(f"/api/tables/{table}/visit").json()["seen"] or None)  # the house knows what he saw

    # On a phone talk leaves in sight whose turn it is, what is asked and the clock, and says who is away.
    page.get_by_role("button", name="Paroles").click()
    expect(page.get_by_role("log", name="Paroles")).to_be_in_viewport()
    for shown in (
        page.locator(f"{PROMPT} .sentence"),
        page.get_by_role("timer"),
        page.locator('[data-part="plate:0"]'),
    ):
        expect(shown).to_be_in_viewport()
        assert shown.evaluate(ON_TOP), "something lies over it"
    expect(page.locator('[data-part="plate:0"] .gone')).to_be_visible()
    page.get_by_label("À qui").select_option("Kléber")
    expect(page.get_by_placeholder("Dire à Kléber, en aparté…")).to_be_visible()

    page.goto(house.url)
    boxes = page.get_by_role("region", name="Les boîtes")
    row = page.get_by_role("listitem").filter(has_text="Vendée Militaire").filter(has_text="avec Kléber")
    expect(row).to_contain_text("On attend Kléber")
    assert page.title().startswith("Cocarde")
    with host.line(table) as line:
        state, answer = line.next("state"), "attack machecoul"
        while state["asked"]:
            line.answer(0, answer, state["n"])
            state = line.latest()
            answer = state["asked"]["options"][0]["notation"] if state["asked"] else ""
        line.ask(type="say", text="Bonne chance 🎉")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # he looks at the window again
    waits = page.get_by_role("region", name="On vous attend")
    expect(waits.get_by_role("listitem")).to_contain_text("À vous de jouer")
    expect(waits.get_by_role("listitem")).to_contain_text("encore 2")
    expect(waits.locator(".told")).to_contain_text("Kléber")
    expect(page).to_have_title("● À vous – Cocarde – Jeux français d’histoire et de pouvoir")
    above, below = waits.bounding_box(), boxes.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]

    waits.get_by_role("link").click()
    missed = page.get_by_role("region", name="Depuis votre dernière visite")
    expect(missed).to_contain_text("Kléber attaque Machecoul")
    missed.get_by_role("button", name="Revoir ces coups").click()
    expect(page.get_by_text(re.compile(r"Coup \d+ sur \d+"))).to_be_visible()
    page.get_by_role("button", name="Continuer").click()
    expect(page.locator(PROMPT)).to_be_visible()
    expect(missed).to_have_count(0)
    page.wait_for_function("[...document.fonts].some(one => /Noto Emoji/.test(one.family))")
    page.get_by_role("button", name="Paroles").click()
    page.evaluate(DRAWN)


ON_TOP = """e => {
  const { left, top, width, height } = e.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return e.contains(hit) || hit.contains(e);
}"""


def test_the_others_are_asked_for_a_rematch_and_for_another_way_it_might_have_gone(
    open_page: OpenPage, house: Served
) -> None:
    host, guest, table = together(house)
    to_the_end([host, guest], table)
    hers, his = (open_page(f"/table/{table}", guest=person) for person in (host, guest))
    crowned = [page.locator(".ending .laurels").count() for page in (hers, his) if page.wait_for_selector(".ending")]
    assert sorted(crowned) == [0, 1], "laurels are for who won"
    hers.get_by_role("button", name="Proposer une revanche").click()
    hers.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(his.get_by_text("Kléber vous propose une revanche.")).to_be_visible()
    his.get_by_role("button", name="Accepter la revanche").click()
    his.wait_for_url(hers.url)
    expect(his.locator(f"{PROMPT}")).to_be_visible()
    expect(hers.locator('[data-part="plate:0"]')).to_contain_text("Bonchamps")

    hers.goto(f"{house.url}/table/{table}/revoir?n=20")
    hers.locator("summary", has_text="Et si…").click()
    hers.get_by_role("button", name="Reprendre d’ici avec Bonchamps").click()
    hers.wait_for_url("**/table/*")
    his.goto(house.url)
    asked = (
        his.get_by_role("region", name="On vous attend")
        .get_by_role("listitem")
        .filter(has_text="On vous garde une place")
    )
    expect(asked).to_contain_text("avec Kléber")
    asked.get_by_role("button", name="Non merci").click()
    expect(asked).to_have_count(0)
    expect(hers.get_by_role("log", name="Paroles")).to_contain_text("La place gardée pour Bonchamps reste libre")


@pytest.mark.parametrize("refuses", [False, True])
def test_the_way_back_is_copied_where_the_browser_has_no_clipboard(open_page: OpenPage, refuses: bool) -> None:
    page = open_page("/jeu/vendee")
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.wait_for_selector(PROMPT)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as at a plain http address
    if refuses:
        page.evaluate("document.execCommand = () => false")
    page.evaluate("document.addEventListener('copy', event => (window.copied = event.target.value))")
    page.keyboard.press("?")
    page.get_by_role("button", name="Copier le lien de retour").click()
    if refuses:
        expect(page.get_by_role("status").filter(has_text="copiez le lien d’ici")).to_be_visible()
        assert "/retour/" in page.get_by_role("textbox", name="Le lien de retour").input_value()
    else:
        expect(page.get_by_text("Le lien est copié.")).to_be_visible()
        assert "/retour/" in page.evaluate("window.copied")
