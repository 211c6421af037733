"""People at the table of Guillotine: a whole game, one screen for two, a deputy carried to his post, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.player import OFFERED, PROMPT, over, play, put_away_ribbon, settled, sit_down

OpenPage = Callable[..., Page]
PHONE = (390, 844)


def log_of(page: Page) -> Locator:
    return page.get_by_role("log", name="Journal")


def people(page: Page) -> list[tuple[str, str]]:
    """Every deputy with what a screen reader says of him: his popularity and where he is."""
    figures = page.locator('[data-thing^="deputy:"]')
    return [(str(f.get_attribute("data-thing")), str(f.get_attribute("aria-label"))) for f in figures.all()]


def sit_at_guillotine(page: Page) -> None:
    sit_down(page, side="Siège 1", game="Guillotine", seats=4, level="Débutant")
    settled(page)
    page.locator('[data-thing^="faction:"][data-state="legal"]').first.dispatch_event("click")
    page.locator('[data-thing^="deputy:"]').first.wait_for()
    settled(page)


def test_a_whole_game_against_three_bots_reloaded_in_the_middle_and_replayed(open_page: OpenPage) -> None:
    page = open_page()
    sit_at_guillotine(page)
    play(page, seed=3, most=9)
    settled(page)
    page.keyboard.press("Escape")
    put_away_ribbon(page)
    before = people(page), log_of(page).inner_text(), page.locator(PROMPT).inner_text()
    assert len(before[0]) == 24
    page.reload()
    settled(page)
    assert (people(page), log_of(page).inner_text(), page.locator(PROMPT).inner_text()) == before

    page.get_by_role("button", name="Switch to English").click()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    assert not re.findall(
        r"\b(?:card|deputy|post|place|event|prompt|choice|effect|g|cause)-[a-z0-9_]+", page.inner_text("body")
    )
    page.get_by_role("button", name="Passer au français").click()
    settled(page)

    play(page, seed=4)
    assert over(page)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("table").first.get_by_role("row")).to_have_count(5)
    final = people(page)
    ending.get_by_role("link", name="Revoir la partie").click()
    slider = page.get_by_role("slider")
    last = str(slider.get_attribute("max"))
    slider.fill(last)
    expect(page.get_by_text(f"Coup {last} sur {last}")).to_be_visible()
    expect(log_of(page)).to_contain_text("Les élections ont lieu")
    expect(page.locator(".whole")).to_have_attribute("aria-busy", "false")
    assert people(page) == final


def test_the_curtain_falls_between_the_ballots_of_one_screen(open_page: OpenPage) -> None:
    page = open_page("/jeu/guillotine")
    sit_down(page, mode="Sur cet écran", game="Guillotine", seats=2, chosen={"Les tendances": "tirées au sort"})
    voters: list[str] = []
    while len(voters) < 2:
        raise_curtain(page)
        ballot = page.locator(OFFERED, has_text="OUI").first
        if page.locator(f"{PROMPT} .answers", has_text="NON").count():
            assert page.locator(".urn li b").count() == 0, "a ballot lies open before the last one is in"
            voters.append(str(page.locator(".seats .here .name").first.text_content()))
            ballot.click()
        else:
            take_first(page)
    assert len(set(voters)) == 2
    expect(page.locator(".urn .count")).to_contain_text("24 OUI")
    expect(page.locator(".urn:has(.count) li b")).to_have_text(["OUI", "OUI"])


def raise_curtain(page: Page) -> None:
    """Wait for somebody to be asked; if another than the one who looked, the curtain names him and hides the table."""
    curtain = page.locator("dialog.curtain")
    page.wait_for_selector(f"dialog.curtain, {PROMPT}.mine")
    if curtain.count():
        curtain.get_by_role("button").click()
        curtain.wait_for(state="detached")
        page.wait_for_selector(f"{PROMPT}.mine")


def take_first(page: Page) -> None:
    """Pass if one may, else take the first thing that glows: a faction, a reporter."""
    lines = log_of(page).locator("li").count()
    passing = page.get_by_role("button", name="Passer")
    if passing.count():
        passing.click()
    else:
        page.locator('[data-state="legal"]').first.dispatch_event("click")
    expect(log_of(page).locator("li").nth(lines)).to_be_attached()


@pytest.mark.parametrize("by_hand", [True, False], ids=["dragged", "clicked"])
def test_a_deputy_is_carried_to_a_post_that_glows(open_page: OpenPage, by_hand: bool) -> None:
    page = open_page()
    sit_at_guillotine(page)
    deputy = page.locator('[data-thing^="deputy:"][data-state="legal"]').first
    room = page.locator('[data-thing="post:mission"]')
    if by_hand:
        deputy.hover()
        page.mouse.down()
        spot = room.bounding_box()
        assert spot is not None
        page.mouse.move(spot["x"] + 40, spot["y"] + 60, steps=4)
        expect(room).to_have_attribute("data-state", "legal")
        page.mouse.up()
    else:
        deputy.click()
        expect(room).to_have_attribute("data-state", "legal")
        room.click(position={"x": 40, "y": 60})
    expect(log_of(page)).to_contain_text("en Mission")


def test_a_prison_says_why_nobody_goes_there(open_page: OpenPage) -> None:
    page = open_page()
    sit_at_guillotine(page)
    page.locator('[data-thing="post:prison"]').dispatch_event("click")
    expect(page.locator(f"{PROMPT} .note")).to_contain_text(re.compile(r"G-\d+"))


def test_a_phone_holds_the_plan_and_the_desk(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    sit_at_guillotine(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    play(page, seed=2, most=4)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Ouvrir la feuille de popularité").click()
    expect(page.get_by_role("table", name="Feuille de popularité")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_who_invites_others_can_choose_his_faction_already(open_page: OpenPage, size: tuple[int, int]) -> None:
    """The host says that play begins; the invitation waits beside what is asked, its code one touch away."""
    page = open_page(size=size)
    sit_down(page, mode="Par un lien", side="Siège 1", game="Guillotine", seats=2)
    page.get_by_role("button", name="Commencez").click()
    settled(page)
    invitation = page.get_by_role("region", name="Invitez par ce lien")
    expect(invitation.get_by_role("button", name="Copier")).to_be_in_viewport()
    page.locator('[data-thing^="faction:"][data-state="legal"]').first.click()
    expect(page.locator(PROMPT)).to_contain_text("On attend que chacun prenne place.")
    invitation.get_by_role("button", name="Code QR").click()
    expect(invitation.get_by_role("img")).to_be_in_viewport()
