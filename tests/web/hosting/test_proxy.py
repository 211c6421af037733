"""A whole game in a real browser, under a path and by https, behind a real nginx that rewrites `Host`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cocarde.server.settings import Post, Settings
from tests.ports import kept_port
from tests.server.nginx import installed, nginx
from tests.server.served import MUCH, Served, serving
from tests.web.player import play, settled, sit_down

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.skipif(not installed(), reason="no nginx: install the package nginx-light")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that knows where it is found; its `url` is the proxy's."""
    data = tmp_path_factory.mktemp("house")
    with kept_port() as port:
        quick = Settings(
            data=data, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, simulations=4, puzzles=0,
            base_path="/jeux", post=Post(f"https://127.0.0.1:{port}/jeux"), proxies=("127.0.0.1",),
        )  # fmt: skip
        with serving(quick) as served, nginx(data, served.url, port, "/jeux", strips=True) as url:
            served.url = url
            yield served


def test_a_whole_game_below_a_path(open_page: OpenPage, house: Served) -> None:
    page = open_page("/", insecure=True)
    sit_down(page)
    expect(page).to_have_url(f"{house.url}/table/{page.url.rsplit('/', 1)[1]}")
    settled(page)
    page.reload()  # the address of a table leads to it
    settled(page)
    play(page, seed=4)
    page.get_by_role("dialog").get_by_role("link", name="Revoir la partie").click()
    page.wait_for_url(f"{house.url}/table/*/revoir**")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Cocarde").first.click()
    expect(page).to_have_url(house.url + "/")
    cookies = page.context.cookies()
    assert [(one["path"], one["secure"]) for one in cookies] == [("/jeux", True)]


def test_an_invitation_leads_below_the_path(open_page: OpenPage, house: Served) -> None:
    page = open_page("/jeu/vendee", insecure=True)
    sit_down(page, mode="Par un lien", side="Bleus", name="Kléber")
    link = page.get_by_label("Lien d’invitation").input_value()
    assert link.startswith(f"{house.url}/table/")
    guest = open_page(link, insecure=True)
    guest.get_by_label("Votre nom").fill("Bonchamps")
    guest.get_by_role("button", name="Prendre place").click()
    settled(page)
