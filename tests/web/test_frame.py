"""Whole games against bots in three windows at once: the board keeps its place, all can be found and read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page

from cocarde.core.chance import Fast
from tests.server.served import Guest, Served
from tests.web.measures import MEASURE
from tests.web.player import READY, over, touch

OpenPage = Callable[..., Page]
WINDOWS = ((1440, 900), (1024, 768), (390, 844))
READABLE = (WINDOWS[0], WINDOWS[2])
"""Where nothing may be set too small to read."""
TABLES = {"vendee": 2, "lys": 2, "guillotine": 2, "cortege": 2, "courtisans": 3}
OPTIONS = {"cortege": {"sides": "seat0_cp", "turn_limit": "40"}}
TOUCHES = {"cortege": 24}
"""Of a long game: so many touches in each round are looked at, and the end; the rest is answered unseen."""
MOST = {"courtisans": 40}
"""After so many touches of a long game everything that is asked has been looked at."""
CLOCK = "() => Number(document.querySelector('section.prompt')?.dataset.clock ?? -1)"
ASK_WHY_NOT = """async () => {
  const touched = document.querySelector('[data-part=board] [data-state=still]');
  touched?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let frame = 0; frame < 60 && !document.querySelector('.note.slip'); frame++)
    await new Promise(requestAnimationFrame);
}"""
"""Touch something that is not legal; where a touch only reads, nothing is said."""
LOOK = f"""async clock => {{
  const frame = () => new Promise(requestAnimationFrame);
  while (!(({CLOCK})() >= clock && document.querySelector('{READY}'))) await frame();
  document.querySelector('.since .press.main')?.click();
  await document.fonts.ready;
  await frame();
  await frame();
  let found = ({MEASURE})();
  for (let late = 0; late < 30 && found.wrong.length > 0; late++) {{
    await frame();
    found = ({MEASURE})();
  }}
  return found;
}}"""
"""Once the page shows what has happened: another window moves too, and what was missed there is put away.

Wrong is what stays wrong: a mark that is drawn a few frames late is not."""


class Window:
    """A page of one size, and what was ever wrong in it."""

    def __init__(self, page: Page, size: tuple[int, int]) -> None:
        self.page = page
        self.size = size
        self.places: set[str] = set()
        self.wrong: set[str] = set()

    def look(self, clock: int) -> None:
        """Wait until it shows what has happened, and measure it."""
        found = self.page.evaluate(LOOK, clock)
        self.places.add(found["place"])
        self.wrong |= {one for one in found["wrong"] if self.size in READABLE or not one.startswith("too small")}


def pass_the_round(guest: Guest, table: str) -> int:
    """Answer unseen until the next round or the end; the clock then."""
    with guest.line(table) as line:
        state = line.next("state")
        begun = state["view"]["round"]
        while not state["over"] and not (state["asked"] and state["view"]["round"] > begun):
            if state["asked"]:
                line.answer(0, state["asked"]["options"][-1]["notation"], state["n"])
            state = line.next("state")
        return int(state["n"])


@pytest.mark.parametrize("slug", TABLES)
def test_the_board_keeps_its_place_and_all_can_be_found_and_read(open_page: OpenPage, house: Served, slug: str) -> None:
    guest = house.guest()
    guest.get("/api/games")
    seats = " ".join(["me"] + ["bot:novice"] * (TABLES[slug] - 1))
    table = guest.new(seats, slug, True, **OPTIONS.get(slug, {}))["table"]
    windows = [Window(open_page(f"/table/{table}", size=size, guest=guest), size) for size in WINDOWS]
    hand = Fast(7)
    clock = 0
    for step in count():
        for window in windows:
            window.look(clock)
        if over(windows[0].page) or step == MOST.get(slug):
            break
        mover = windows[step % len(windows)]
        if step % 5 == 0:
            mover.page.evaluate(ASK_WHY_NOT)
            mover.look(clock)
        touch(mover.page, hand)
        clock = mover.page.evaluate(CLOCK)
        if (step + 1) % TOUCHES.get(slug, step + 2) == 0:
            clock = pass_the_round(guest, table)
    for window in windows:
        assert (window.size, len(window.places), sorted(window.wrong)) == (window.size, 1, [])
