"""Everybody can read and use it: axe finds nothing grave in any light, language or size, and large letters fit."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import getsource
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cocarde.core.chance import Fast
from cocarde.games import load, slugs
from tests.server.served import Served
from tests.web.axe import (
    BY_COLOUR,
    DESKTOP,
    FRAMES,
    PHONE,
    SIZES,
    Light,
    across,
    by_day,
    complaints,
    everywhere,
    resize,
    shine,
)
from tests.web.finished import finished
from tests.web.pages import test_coach, test_house, test_workshop
from tests.web.player import PROMPT, open_table, over, settled, touch

OpenPage = Callable[..., Page]
ROUTER = Path(__file__).parents[3] / "web" / "src" / "lib" / "page" / "router.svelte.ts"
HEX = "[data-thing='hex:cholet']"
LINE = 8
"""Less than a line of letters: what hangs below the last one."""
UPPERMOST = """tabs => tabs.map(tab => {
  const { x, y, width, height } = tab.getBoundingClientRect();
  return tab.contains(document.elementFromPoint(x + width / 2, y + height - 4));
})"""
"""Of each: does nothing lie over its lower edge?"""
CUT = """() => [...document.querySelectorAll('section.prompt .answers .press')].filter(answer =>
  answer.offsetWidth > innerWidth || [answer, ...answer.querySelectorAll('.says, .says > span')].some(part =>
    part.scrollHeight > part.clientHeight + 12 || part.scrollWidth > part.clientWidth + 6)
  ).map(answer => answer.innerText)"""
"""The answers of which a part cannot be read where they stand: more than what hangs below a line."""
WHOLE = "vendee"
"""Its pages are looked at in all twelve. Those of the others are the same with other words and colours: in French by
day and in English by night; their drawers by day."""


@pytest.fixture(scope="session")
def tables(house: Served) -> dict[str, str]:
    """A finished game of each kind."""
    return {slug: finished(house, slug, load(slug).meta.seats[0]) for slug in slugs()}


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


def test_the_small_pages(open_page: OpenPage, house: Served) -> None:
    """What was played, the link of a letter, the way back of a guest, a page that is not there."""
    guest = house.guest()
    link = guest.get("/api/me").json()["recovery"]
    page = open_page("/parties", guest=guest)
    for path in ("/parties", "/courrier/stop.nobody", link):
        page.goto(house.url + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert everywhere(page) == [], path
    page.evaluate("history.pushState({}, '', '/nulle-part'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Cette page n’est pas dans la bibliothèque")).to_be_visible()
    assert everywhere(page) == []


def test_a_table_that_waits_and_the_invitation_to_it(open_page: OpenPage, house: Served) -> None:
    guest = house.guest()
    made = guest.waiting("open me", game="vendee")
    page = open_page(f"/table/{made['table']}", guest=guest)
    expect(page.locator("#waiting")).to_be_visible()
    assert everywhere(page) == []
    page = open_page(f"/table/{made['table']}?invite={made['invite']}")
    page.get_by_role("button", name="Prendre place").wait_for()
    assert everywhere(page) == []


def test_the_settings_and_what_is_asked_of_the_table(open_page: OpenPage, house: Served) -> None:
    """The drawers that lie over any page, and a proposal that waits: over the smallest of the boards."""
    alice, bob = house.guest(), house.guest()
    made = alice.new("me open", game="cortege", sides="seat0_cp")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    page = open_page(f"/table/{made['table']}", guest=alice)
    page.wait_for_selector(f"{PROMPT}.mine")
    page.get_by_role("button", name="Touches et réglages").click()
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
    )
    page.get_by_role("button", name="Copier le lien de retour").click()
    expect(page.get_by_role("textbox", name="Le lien de retour")).to_be_visible()
    assert everywhere(page) == []
    page.keyboard.press("Escape")
    menu = page.locator("summary", has_text="Demander à la table")
    menu.click()
    page.get_by_role("button", name="Me prévenir par lettre…").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert by_day(page) == []
    page.keyboard.press("Escape")
    menu.click()
    page.get_by_role("button", name="Changer la table…").click()
    page.get_by_role("button", name="Changer", exact=True).click()
    assert everywhere(page) == []
    page.keyboard.press("Escape")
    menu.click()
    for _ in range(2):  # the game offers an answer of this name as well
        page.locator("details", has=menu).get_by_role("button", name="Abandonner la partie").click()
    page.get_by_role("alertdialog").first.wait_for()
    assert everywhere(page) == []


@pytest.mark.parametrize("slug", slugs())
def test_the_page_of_a_game_and_its_rules(open_page: OpenPage, slug: str) -> None:
    page = open_page(f"/jeu/{slug}")
    page.get_by_role("button", name="Jouer", exact=True).wait_for()
    page.locator("details summary", has_text="Options de la table").click()
    if slug == WHOLE:
        page.locator("details summary", has_text="Paquet").click()
        page.get_by_role("radio", name="en une leçon").check()
        expect(page.locator(".differs table")).to_be_visible()
    page.get_by_role("button", name="Lire les règles").click()
    expect(page.locator(".primer section").first).to_be_visible()
    looked = everywhere if slug == WHOLE else by_day
    assert looked(page) == []
    page.locator(".primer .cite").first.click()
    expect(page.locator("article[data-rule]").first).to_be_visible()
    assert looked(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (everywhere(page) if slug == WHOLE else across(page)) == []


@pytest.mark.parametrize("slug", slugs())
def test_a_table(open_page: OpenPage, house: Served, slug: str) -> None:
    page = seated(open_page, house, slug)
    raise_curtain(page)
    assert (everywhere(page) if slug == WHOLE else across(page)) == []


def test_an_answer_that_the_hand_is_on_can_be_read_by_day_and_by_night(open_page: OpenPage, house: Served) -> None:
    page = open_page("/")
    open_table(page, house, "lys", "novice", 3, {})
    main, hand = page.locator("section.prompt .answers .press.main:has(.stake)"), Fast(1)
    while main.count() == 0:
        touch(page, hand)
        settled(page)
        assert not over(page)
    lights: tuple[Light, ...] = ("dark", "light")
    for light in lights:
        shine(page, light)
        main.hover()
        page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
        assert complaints(page, BY_COLOUR) == [], light


@pytest.mark.parametrize("slug", slugs())
def test_a_replay_and_the_end(open_page: OpenPage, tables: dict[str, str], slug: str) -> None:
    page = open_page(f"/table/{tables[slug]}/revoir?n=9")
    expect(page.get_by_role("log").locator("li").first).to_be_attached()
    assert (everywhere(page) if slug == WHOLE else across(page)) == []
    page.get_by_role("button", name="Le résultat").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Image à partager")).to_be_visible()
    page.get_by_role("button", name="Vérifier les dés").click()
    expect(page.get_by_text("Tout est juste")).to_be_visible()
    assert (everywhere(page) if slug == WHOLE else by_day(page)) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_invitation_and_its_qr_code(open_page: OpenPage, house: Served, size: tuple[int, int]) -> None:
    guest = house.guest()
    page = open_page(f"/table/{guest.waiting('open me', game='vendee')['table']}", size, guest=guest)
    code = page.get_by_role("img", name="À viser avec un téléphone pour entrer")
    expect(code).to_be_in_viewport(ratio=1)
    side = int(str(code.get_attribute("viewBox")).split()[-1])
    assert (side - 8 - 17) % 4 == 0  # four cells of margin around a square of 17 + 4 × version
    assert str(code.locator("path").get_attribute("d")).count("M") > side * side // 5


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


@pytest.mark.parametrize("size", SIZES)
def test_letters_twice_as_large_fit_before_one_sits_down(
    open_page: OpenPage, house: Served, size: tuple[int, int]
) -> None:
    made = house.guest().waiting("open me", game="vendee")
    page = open_page("/", size)
    page.evaluate("localStorage.setItem('cocarde.letters', 'double')")
    invitation = f"/table/{made['table']}?invite={made['invite']}"
    for path, go in ((invitation, "Prendre place"), *((f"/jeu/{slug}", "Jouer") for slug in slugs())):
        page.goto(house.url + path)
        page.get_by_role("button", name=go, exact=True).wait_for()
        page.evaluate(FRAMES)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], path


@pytest.mark.parametrize("slug", slugs())
def test_with_letters_twice_as_large_question_and_answers_are_whole_and_nothing_covers_the_tabs(
    open_page: OpenPage, house: Served, slug: str
) -> None:
    page = seated(open_page, house, slug)
    page.evaluate("localStorage.setItem('cocarde.letters', 'double')")
    page.reload()
    raise_curtain(page)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        assert page.evaluate(CUT) == [], size
        asked = page.locator("section.prompt > .says")
        expect(asked).to_be_in_viewport(ratio=1)
        assert asked.locator("[data-scrolls]").evaluate("e => e.scrollHeight - e.clientHeight") < LINE, size
        tabs = page.locator(".dock .tab")
        assert tabs.count() >= 2
        assert tabs.evaluate_all(UPPERMOST) == [True] * tabs.count(), size
        page.locator(".dock").get_by_role("button", name="Plateau").click()
        board = page.locator(".frame > .board")
        expect(board).to_be_in_viewport(ratio=0.75)
        page.locator(".dock").get_by_role("button", name="Question").click()
        expect(asked).to_be_in_viewport(ratio=1)


def test_with_letters_twice_as_large_the_next_question_comes_back_into_sight(
    open_page: OpenPage, house: Served
) -> None:
    guest = house.guest()
    guest.get("/api/games")
    page = open_page(f"/table/{guest.new('me bot:novice', 'vendee')['table']}", PHONE, guest=guest)
    page.evaluate("localStorage.setItem('cocarde.letters', 'double')")
    page.reload()
    page.wait_for_selector(f"{PROMPT}.mine")
    asked = page.locator("section.prompt > .says")
    page.locator(".dock").evaluate("e => { const all = e.closest('.whole'); all.scrollTo(0, all.scrollHeight) }")
    expect(asked).not_to_be_in_viewport()
    page.locator(HEX.replace("cholet", "machecoul")).dispatch_event("click")
    expect(asked).to_contain_text("Ouvrez la bataille")
    expect(asked).to_be_in_viewport(ratio=1)


LOOKED_AT: dict[str, Callable[..., None]] = {
    "shelf": test_the_shelf,
    "game": test_the_page_of_a_game_and_its_rules,
    "table": test_a_table,
    "replay": test_a_replay_and_the_end,
    "analysis": test_coach.test_a_finished_game_is_analysed_and_a_moment_tried_again,
    "puzzle": test_coach.test_a_finished_game_is_analysed_and_a_moment_tried_again,
    "finished": test_the_small_pages,
    "bots": test_house.test_a_guest_makes_a_bot,
    "reference": test_house.test_the_reference_tells_every_call,
    "letters": test_the_small_pages,
    "return": test_the_small_pages,
    "lost": test_the_small_pages,
    "workshop": test_workshop.test_a_pack_from_nothing_to_a_table_and_to_another_house,
}
"""Which test shows each page of the router to axe, in all twelve."""


def test_no_page_of_the_router_is_forgotten() -> None:
    places = re.findall(r'^ {2}\| \{ page: "(\w+)"', ROUTER.read_text("utf-8"), re.MULTILINE)
    assert sorted(places) == sorted(LOOKED_AT)
    assert [page for page, test in LOOKED_AT.items() if "everywhere(page)" not in getsource(test)] == []


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
