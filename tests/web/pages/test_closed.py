"""A game whose rules have changed too much: the page says so where it asks, and shows what is left to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cocarde.server.settings import Settings
from tests.revised import VARIABLE
from tests.server.served import Guest, Served, serving, toy_settings
from tests.web.player import PROMPT

OpenPage = Callable[..., Page]
CLOSED = "Les règles ont changé depuis le début de cette partie (version 1)"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Settings, str, dict[str, str]]:
    """A house in which somebody has begun a game of the toy on one screen; the table, and who that was."""
    data = tmp_path_factory.mktemp("closed")
    settings = toy_settings(data, page=Settings(data=data).page, games="tests.revised:load", workers=0, snapshots=1)
    with serving(settings) as served:
        guest = served.guest()
        table = guest.new("me me me")["table"]
        with guest.line(table) as line:
            n = line.next("state")["n"]
            for seat in range(3):
                line.answer(seat, f"vote seat{(seat + 1) % 3}", n + seat)
                line.state_at(n + seat + 1)
        return settings, table, dict(guest.cookies)


@pytest.fixture(scope="module")
def house(played: tuple[Settings, str, dict[str, str]]) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "renamed and dealt")
        with serving(played[0]) as served:
            yield served


@pytest.fixture
def alice(house: Served, played: tuple[Settings, str, dict[str, str]]) -> Guest:
    guest = house.guest()
    guest.cookies.update(played[2])
    return guest


def test_a_closed_table_says_why_and_its_log_can_be_read(
    open_page: OpenPage, alice: Guest, played: tuple[Settings, str, dict[str, str]]
) -> None:
    page = open_page(f"/table/{played[1]}", guest=alice)
    expect(page.locator(PROMPT)).to_contain_text(CLOSED)
    expect(page.locator(f"{PROMPT} button")).to_have_count(0)
    expect(page.locator('[data-part="board"]')).to_contain_text("il en reste le journal")
    expect(page.get_by_role("log")).to_contain_text("Les voix s’ouvrent")
    page.get_by_role("button", name="Switch to English").or_(page.get_by_text("EN", exact=True)).first.click()
    expect(page.locator(PROMPT)).to_contain_text("The rules have changed since this game began (version 1)")


def test_the_ledger_says_which_games_are_closed(open_page: OpenPage, alice: Guest) -> None:
    page = open_page(guest=alice)
    expect(page.get_by_role("listitem").filter(has_text="La Pierre").filter(has_text="Close")).to_contain_text(
        "les règles ont changé"
    )
