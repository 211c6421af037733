"""Le Conventionnel, a policy that has learnt from itself, in a real browser: offered on the page, played to the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cocarde.server.settings import Settings
from tests.bots.packages import on_the_path
from tests.examples.installed import install
from tests.server.post import until
from tests.server.served import MUCH, Served, serving
from tests.web.player import play, sit_down


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("trained")
    with on_the_path(install(folder, "conventionnel")):
        settings = Settings(data=folder, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, puzzles=0)
        with serving(settings) as served:
            until(lambda: all(card["foreign"] for card in served.guest().get("/api/games").json()))
            yield served


def test_it_is_offered_and_plays_a_whole_game(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.get_by_role("link", name="Vendée Militaire").first.click()
    page.get_by_role("radio", name=re.compile("conventionnel", re.IGNORECASE)).check()
    sit_down(page)
    play(page, seed=3, most=6)
    expect(page.locator("body")).to_contain_text(re.compile("conventionnel", re.IGNORECASE))
    play(page, seed=4)
    expect(page.locator("dialog.ending")).to_be_visible()
