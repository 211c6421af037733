"""Whole games against bots in three windows at once: the board keeps its place, all can be found and read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from cocarde.core.chance import Fast
from tests.server.served import Served
from tests.web.player import open_table, play, touch, within

OpenPage = Callable[..., Page]
MEASURES = Path(__file__).with_name("measures.js").read_text("utf-8")
WINDOWS = ((1440, 900), (1024, 768), (390, 844))
READABLE = (WINDOWS[0], WINDOWS[2])
"""Where nothing may be set too small to read."""
TABLES = {"vendee": 2, "lys": 2, "guillotine": 2, "cortege": 2, "courtisans": 4}
MOST_LAYOUTS = 2.6
"""A move, with what is looked at before each touch: 1.5; 3.3 when every part asked by itself."""
OPTIONS = {
    "lys": {"round_cap": "50"},
    "cortege": {"sides": "seat0_cp", "turn_limit": "40"},
    "courtisans": {"goal": "10000"},
}


class Window:
    """A page of one size, in which every frame is looked at."""

    def __init__(self, page: Page, size: tuple[int, int]) -> None:
        self.page = page
        self.size = size
        self.measure("settled().then(() => document.fonts.ready).then(watch)")

    def measure(self, call: str, arg: Any = None) -> Any:
        return within(self.page, call, arg, more=MEASURES)

    def look(self, clock: int) -> bool:
        """Wait until it has shown what has happened; is it over?"""
        return bool(self.measure("caughtUp(arg)", clock))

    @property
    def found(self) -> tuple[tuple[int, int], list[str], dict[str, int]]:
        """The places of the board, and what was ever wrong, with the number of frames in which it was."""
        places, wrong = self.page.evaluate("() => [[...found.places], Object.fromEntries(found.wrong)]")
        if self.size not in READABLE:
            wrong = {one: frames for one, frames in wrong.items() if not one.startswith("too small")}
        return self.size, places, wrong


@pytest.mark.parametrize("slug", TABLES)
def test_the_board_keeps_its_place_and_all_can_be_found_and_read(open_page: OpenPage, house: Served, slug: str) -> None:
    guest = house.guest()
    guest.get("/api/games")
    seats = " ".join(["me"] + ["bot:novice"] * (TABLES[slug] - 1))
    table = guest.new(seats, slug, **OPTIONS.get(slug, {}))["table"]
    windows = [Window(open_page(f"/table/{table}", size=size, guest=guest), size) for size in WINDOWS]
    hand = Fast(7)
    clock = 0
    for step in count():
        over = [window.look(clock) for window in windows]
        if all(over):
            break
        if over[step % len(windows)]:
            continue  # the others are about to see it
        mover = windows[step % len(windows)]
        if step % 5 == 0:
            mover.measure("askWhyNot()")
        touch(mover.page, hand)
        clock = within(mover.page, "clock()")
    found = [window.found for window in windows]
    assert [(size, places[1:], wrong) for size, places, wrong in found] == [(size, [], {}) for size in WINDOWS]


def test_the_page_is_not_laid_out_anew_for_every_part_of_a_change(open_page: OpenPage, house: Served) -> None:
    """Whoever asks in the midst of a change where something lies has the whole page laid out once more."""
    page = open_page()
    open_table(page, house, "guillotine", "novice", 4, {})
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable")
    before, began = layouts(meter), within(page, "clock()")
    play(page, seed=2, most=60)
    assert layouts(meter) - before < MOST_LAYOUTS * (within(page, "clock()") - began)


def layouts(meter: CDPSession) -> float:
    """How often the page was laid out since it was opened."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "LayoutCount"))
