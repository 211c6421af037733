"""A real browser on a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from cocarde.server.settings import Settings
from tests.luck import IN_THE_PAGE
from tests.server.served import MUCH, Guest, Served, serving
from tests.web.browser import FLAGS, UNPAINTED, installed
from tests.web.player import PATIENCE

DESKTOP = (1440, 900)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house with quick bots and its own database."""
    data = tmp_path_factory.mktemp("house")
    quick = Settings(data=data, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, simulations=4, puzzles=0)
    with serving(quick) as served:
        yield served


@pytest.fixture
def open_page(chromium: Browser, house: Served) -> Iterator[Callable[..., Page]]:
    """A new person's browser: a window with cookies of its own. What the page complains of fails the test."""
    pages: list[Page] = []
    complaints: list[str] = []

    def open_it(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        still: bool = True,
        hurry: bool = False,
        guest: Guest | None = None,
        locale: str = "fr-FR",
        insecure: bool = False,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 600,
            ignore_https_errors=insecure,
        )
        if not hurry:  # what is forced is pressed by the test
            off = "localStorage.setItem('cocarde.forced', 'off'); localStorage.setItem('cocarde.forced-among', 'off')"
            context.add_init_script(off)
        context.add_init_script(IN_THE_PAGE)
        context.add_init_script(UNPAINTED)
        if guest is not None:  # somebody the house knows already
            context.add_cookies([{"name": k, "value": v, "url": house.url} for k, v in guest.cookies.items()])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: note(complaints, line))
        page.goto(path if path.startswith("http") else house.url + path)
        pages.append(page)
        return page

    yield open_it
    for page in pages:
        if not page.is_closed():
            page.evaluate("0")  # what it has complained of until now has been heard
    heard = list(complaints)
    for page in pages:  # calls and lines that this cuts off are no fault of the page
        page.context.close()
    assert heard == []


def note(complaints: list[str], line: ConsoleMessage) -> None:
    """An error of the page, with where it comes from."""
    if line.type == "error":
        complaints.append(f"{line.text} {line.location}")
