"""Everybody can read and use it: axe finds nothing grave in either light, and letters twice as large fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from cocarde.games import load, slugs
from tests.server.served import Served
from tests.web.finished import finished
from tests.web.player import PROMPT

OpenPage = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
GRAVE = ("moderate", "serious", "critical")
NAMED_AS_SEEN = "label-content-name-mismatch"
DRAWN = ".board, .aside, .line, .hand, .plate, a.box"
"""The figures on a piece and the lettering of a lid are drawing, no label: the name says in words what they mean."""
BY_COLOUR = ("color-contrast", "link-in-text-block")
FIND = """async ([drawn, rules]) => {
  const place = document.querySelector('dialog:modal') ?? document;
  const { violations } = await axe.run(place, { ...rules, resultTypes: ['violations'], elementRef: true });
  return violations.flatMap(one => one.nodes.map(({ html, element }) =>
    ({ rule: one.id, impact: one.impact, html, drawn: !!element.closest(drawn) })));
}"""
"""In the dialog that is open: what lies behind it cannot be reached, and is looked at before it opens."""
HEX = "[data-thing='hex:cholet']"
FRAMES = """async () => { for (let n = 0; n < 8; n++) await new Promise(requestAnimationFrame) }"""
"""By then the page has measured its letters anew and chosen the layout for them, however busy the machine is."""


@pytest.fixture(scope="module")
def tables(house: Served) -> dict[str, str]:
    """A finished game of each kind."""
    return {slug: finished(house, slug, load(slug).meta.seats[0]) for slug in slugs()}


def complaints(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds moderate or worse, and where. `rules`: those it looks at, if not all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(FIND, [DRAWN, {"runOnly": rules} if rules else {}])
    grave = [one for one in found if one["impact"] in GRAVE and not (one["rule"] == NAMED_AS_SEEN and one["drawn"])]
    return [f"{one['rule']}: {one['html'][:200]}" for one in grave]


def in_both_lights(page: Page) -> list[str]:
    """What axe complains of on paper; and on walnut, what may depend on the colours."""
    found = complaints(page)
    shine(page, "dark", "walnut")
    found += complaints(page, BY_COLOUR)
    shine(page, "light", "paper")
    return found


def everywhere(page: Page) -> list[str]:
    """In both lights on a large screen in French, then in English: by day on a smaller one, by night on a phone."""
    found = in_both_lights(page)
    page.get_by_role("button", name="Switch to English").click()
    resize(page, TABLET)
    found += complaints(page)
    resize(page, PHONE)
    shine(page, "dark", "walnut")
    return found + complaints(page)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)


def shine(page: Page, scheme: Literal["light", "dark"], light: str) -> None:
    """Let day or night come; the page follows."""
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-light", light)


def seated(open_page: OpenPage, house: Served, slug: str, size: tuple[int, int] = DESKTOP) -> Page:
    """A table of this game, everybody on one screen, seen by the first who is asked."""
    guest = house.guest()
    table = guest.new(" ".join(["me"] * load(slug).meta.seats[0]), game=slug)["table"]
    return open_page(f"/table/{table}", size, guest=guest)


def raise_curtain(page: Page) -> None:
    page.wait_for_selector(f"dialog.curtain, {PROMPT}.mine")
    if page.locator("dialog.curtain").count():
        page.locator("dialog.curtain").get_by_role("button").click()
    page.wait_for_selector(f"{PROMPT}.mine")


def test_the_shelf(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("link", name="Vendée Militaire").first).to_be_visible()
    assert everywhere(page) == []


@pytest.mark.parametrize("slug", slugs())
def test_the_page_of_a_game_and_its_rules(open_page: OpenPage, slug: str) -> None:
    page = open_page(f"/jeu/{slug}")
    page.get_by_role("button", name="Jouer", exact=True).wait_for()
    page.locator("details summary").click()
    page.get_by_role("button", name="Lire les règles").click()
    expect(page.locator(".primer section").first).to_be_visible()
    assert in_both_lights(page) == []
    page.locator(".primer .cite").first.click()
    expect(page.locator("article[data-rule]").first).to_be_visible()
    assert in_both_lights(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert everywhere(page) == []


@pytest.mark.parametrize("slug", slugs())
def test_a_table(open_page: OpenPage, house: Served, slug: str) -> None:
    page = seated(open_page, house, slug)
    raise_curtain(page)
    assert everywhere(page) == []


@pytest.mark.parametrize("slug", slugs())
def test_a_replay_and_the_end(open_page: OpenPage, tables: dict[str, str], slug: str) -> None:
    page = open_page(f"/table/{tables[slug]}/revoir?n=9")
    expect(page.get_by_role("log").locator("li").first).to_be_attached()
    assert in_both_lights(page) == []
    resize(page, PHONE)
    assert complaints(page) == []
    resize(page, DESKTOP)
    page.get_by_role("button", name="Le résultat").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Image à partager")).to_be_visible()
    assert in_both_lights(page) == []
    resize(page, PHONE)
    assert complaints(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_invitation_and_its_qr_code(open_page: OpenPage, house: Served, size: tuple[int, int]) -> None:
    guest = house.guest()
    page = open_page(f"/table/{guest.waiting('open me', game='vendee')['table']}", size, guest=guest)
    code = page.get_by_role("img", name="À viser avec un téléphone pour entrer")
    expect(code).to_be_in_viewport(ratio=1)
    side = int(str(code.get_attribute("viewBox")).split()[-1])
    assert (side - 8 - 17) % 4 == 0  # four cells of margin around a square of 17 + 4 × version
    assert str(code.locator("path").get_attribute("d")).count("M") > side * side // 5
    assert in_both_lights(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_letters_twice_as_large_fit(
    open_page: OpenPage, house: Served, tables: dict[str, str], size: tuple[int, int]
) -> None:
    page = seated(open_page, house, "vendee", size)
    raise_curtain(page)
    table = page.url
    page.context.add_init_script("localStorage.setItem('cocarde.letters', 'double')")
    for address in (house.url, f"{house.url}/jeu/vendee", table, f"{house.url}/table/{tables['vendee']}/revoir?n=9"):
        page.goto(address)
        page.wait_for_selector("main")
        if address == table:
            raise_curtain(page)
        page.evaluate(FRAMES)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], address
        if address == table:
            board = page.locator(".frame > .board").bounding_box()
            assert board is not None
            assert min(board["width"], board["height"]) > 200
            before = page.locator(HEX).bounding_box()
            page.get_by_role("button", name="Agrandir le plateau").click()
            after = page.locator(HEX).bounding_box()
            assert before is not None
            assert after is not None
            assert after["width"] > 1.4 * before["width"]
        assert hidden_controls(page) == [], address


def hidden_controls(page: Page) -> list[str]:
    """Buttons and links that are shown but cannot be reached: outside the window, and nothing to scroll them in."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('button, a[href], input, select')].filter(e => {
                 if (!e.checkVisibility({visibilityProperty: true}) || e.closest('[data-thing], .spoken')) return false;
                 e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
                 const box = e.getBoundingClientRect();
                 return box.right < 2 || box.left > innerWidth - 2 || box.bottom < 2 || box.top > innerHeight - 2;
               }).map(e => e.outerHTML.slice(0, 120))"""
        )
    )
