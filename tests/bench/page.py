"""How the page feels in a real browser: bytes before the first look, from a touch to the paint, a line that is cut.

    python -m tests.bench.page [--page FOLDER] [--touches 30]

Figures of this machine at this moment, printed and not judged; what must hold everywhere is in tests/web. Where others
use the machine too, the work of the processor says more than the time to the paint.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from cocarde.core.chance import Fast
from cocarde.server.settings import Settings
from tests.server.served import MUCH, Served, serving
from tests.web.browser import FLAGS, installed
from tests.web.conftest import DESKTOP
from tests.web.player import PROMPT, over, settled, sit_down, touch
from tests.web.table.test_comfort import loaded
from tests.web.wire import wired

CUTS = 5
REACTION = 200  # ms: nobody touches what he has not yet seen
BOARDS = (("Courtisans", 8), ("Le Lys et la Cocarde", 6), ("Guillotine", 4), ("Vendée Militaire", 0))  # 0: the fewest
# A touch is one interaction, however many events it is made of; it has taken as long as the slowest of them.
LISTEN = """() => { window.touches = {}; new PerformanceObserver(list => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) window.touches[interactionId] = Math.max(duration, window.touches[interactionId] ?? 0);
}).observe({type: 'event', durationThreshold: 16}) }"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How the page feels.")
    parser.add_argument("--page", type=Path, help="the built page (default: that of the package)")
    parser.add_argument("--touches", type=int, default=30, help="touches on each board")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, browser() as chromium:
        settings = Settings(data=Path(data), pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, puzzles=0)
        with serving(replace(settings, page=asked.page or settings.page)) as house:
            weigh(chromium, house)
            mend(chromium, house)
            for game, seats in BOARDS:
                touch_to_paint(chromium, house, game, seats, asked.touches)


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, for as long as it is needed."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        yield chromium
        chromium.close()


def visit(chromium: Browser, url: str) -> Page:
    """A new person's browser at this address."""
    page = chromium.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="fr-FR").new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    return page


def weigh(chromium: Browser, house: Served) -> None:
    """What comes before the first look, compressed."""
    for path in ("/", "/jeu/lys", "/jeu/courtisans"):
        page = visit(chromium, house.url + path)
        print(f"scripts and styles of {path}: {loaded(page) / 1000:.0f} kB")
        page.context.close()


def mend(chromium: Browser, house: Served) -> None:
    """From the cut to the moment one may play on."""
    with wired(house.url) as wire:
        page = visit(chromium, wire.url)
        sit_down(page, side="Bleus")
        settled(page)
        waits = []
        for _ in range(CUTS):
            began = time.perf_counter()
            wire.cut()
            page.wait_for_selector(f"{PROMPT}:not(.mine)")
            settled(page)
            waits.append(1000 * (time.perf_counter() - began))
        print(f"after a cut, ms: {', '.join(f'{wait:.0f}' for wait in waits)}")
        page.context.close()


def touch_to_paint(chromium: Browser, house: Served, game: str, seats: int, touches: int) -> None:
    """Presses of the mouse and of keys at the table: from the event to the next paint, and the page's work."""
    page = visit(chromium, house.url)
    sit_down(page, game=game, seats=seats)
    page.evaluate(f"({LISTEN})()")
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    hand, work = Fast(7), []
    for _ in range(touches):
        settled(page)
        if over(page):
            break
        touch(page, hand)  # the script's own touch is not timed by the browser: the game goes on with it
        settled(page)
        page.wait_for_timeout(REACTION)
        before = worked(meter)
        page.mouse.click(hand.below(900) + 250, hand.below(500) + 80)
        page.keyboard.press(("ArrowRight", "ArrowDown", "Escape")[hand.below(3)])
        page.wait_for_timeout(60)
        work.append((worked(meter) - before) / 2)
    waits = page.evaluate("Object.values(window.touches)")
    print(f"{game}, {seats or 'fewest'} seats: {told(work)} of work for a touch;", end=" ")
    print(f"{len(waits)} touches, {told(waits)} to the paint")
    page.context.close()


def worked(meter: CDPSession) -> float:
    """Milliseconds the processor has spent on the page."""
    figures = meter.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in figures if one["name"] == "TaskDuration")


def told(times: list[float]) -> str:
    """The middle, the upper end and the worst."""
    if not times:
        return "under 16 ms"
    ordered = sorted(times)
    high = ordered[int(0.98 * (len(ordered) - 1))]
    return f"median {statistics.median(ordered):.0f}, p98 {high:.0f}, worst {ordered[-1]:.0f} ms"


if __name__ == "__main__":
    main()
