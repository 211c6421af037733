"""What pages show of the house itself: its host's word, a restart, bots from outside, the reference."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from cocarde.server.admin import requests as do
from cocarde.server.admin.line import ask
from cocarde.server.settings import Settings
from tests.server.served import MUCH, Served, serving, toy_settings
from tests.web.axe import by_day, everywhere
from tests.web.player import settled, sit_down

OpenPage = Callable[..., Page]
PHONE = (390, 844)


def quick(data: Path) -> Settings:
    """A house with the shortest of all games, beside one that the page draws."""
    page = Settings(data=data).page
    return toy_settings(data, page=page, shelf=("vendee", "toy"), bot_calls=MUCH, bot_tick=0.02)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("house"))) as served:
        yield served


def test_the_word_of_the_host_is_on_every_page(open_page: OpenPage, house: Served) -> None:
    page = open_page(size=PHONE)
    ask(house.settings.data, do.Tell("On ferme à minuit.", maintenance=True))
    try:
        page.reload()
        notice = page.locator(".notice")
        expect(notice).to_contain_text("On ferme à minuit.")
        expect(notice).to_contain_text("les parties en cours continuent")
        assert by_day(page) == []
        notice.get_by_role("button", name="Entendu").click()
        expect(notice).to_have_count(0)
    finally:
        ask(house.settings.data, do.Tell("", maintenance=False))


@pytest.mark.parametrize(
    ("locale", "closed", "gone"),
    [
        ("fr-FR", "La maison n’ouvre pas de nouvelle table", "ne vous laisse plus jouer ici"),
        ("en-GB", "The house opens no new tables", "no longer lets you play here"),
    ],
)
def test_a_refusal_of_the_host_is_told_in_the_readers_language(
    chromium: Browser, house: Served, locale: str, closed: str, gone: str
) -> None:
    data = house.settings.data
    page = chromium.new_page(locale=locale, viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce")
    page.goto(f"{house.url}/jeu/vendee")
    trouble = page.locator("form.sheet .trouble")
    ask(data, do.Tell("", maintenance=True))
    try:
        page.locator("form.sheet button[type=submit]").click()
        expect(trouble).to_contain_text(closed)
    finally:
        ask(data, do.Tell("", maintenance=False))
    page.locator("form.sheet input.field").fill("Charlotte")
    page.locator("form.sheet button[type=submit]").click()
    settled(page)
    [guest] = ask(data, do.Guests("charlotte"))
    ask(data, do.Block(guest["guest"]))
    try:
        expect(page.locator("section.prompt")).to_contain_text(gone)
        page.reload()
        expect(page.locator("section.prompt")).to_contain_text(gone)
    finally:
        ask(data, do.Forget(guest["guest"]))
        page.context.close()


@pytest.mark.parametrize(("locale", "heading"), [("fr-FR", "Robots du dehors"), ("en-GB", "Outside bots")])
def test_a_guest_makes_a_bot(open_page: OpenPage, locale: str, heading: str) -> None:
    page = open_page("/robots", locale=locale, size=PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    page.locator("form input").nth(0).fill("Olympe")
    page.locator("form input").nth(1).fill(f"eclair-{locale[:2]}")
    page.locator("form button").click()
    expect(page.locator("#token")).to_have_value(re.compile("^cocarde_bot_"))
    expect(page.locator("li .name")).to_have_text(f"eclair-{locale[:2]}")
    assert (everywhere(page) if locale == "fr-FR" else []) == []


def test_a_name_one_types_stands_though_the_house_is_slow(open_page: OpenPage) -> None:
    """The house says who one is when it can: what stands in the field by then is not overwritten."""
    page = open_page("/robots/reference")
    waiting: list[Route] = []
    page.route("**/api/me", lambda route: waiting.append(route))  # playwright wants a function of its own
    page.goto(page.url.removesuffix("/reference"))
    author = page.locator("form input").first
    author.fill("Olympe")
    with page.expect_response("**/api/me"):
        for route in waiting:
            route.continue_()
    settled_for_a_frame = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    page.evaluate(settled_for_a_frame)
    expect(author).to_have_value("Olympe")


def test_the_reference_tells_every_call(open_page: OpenPage, house: Served) -> None:
    page = open_page("/robots/reference")
    expect(page.locator("summary code").first).to_have_text("/api/bot")
    calls = house.guest().get("/api/schema/openapi.json").json()["paths"]
    assert page.locator("summary").count() == sum(len(one) for one in calls.values())
    page.locator("summary", has_text="/answer").click()
    expect(page.locator("details[open]")).to_contain_text("BotAnswer")
    assert everywhere(page) == []


def test_a_page_says_that_the_house_restarts(open_page: OpenPage, tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as house:
        page = open_page(f"{house.url}/jeu/vendee")
        sit_down(page)
        settled(page)
    expect(page.locator("section.prompt")).to_contain_text("La maison redémarre")
    page.close()
