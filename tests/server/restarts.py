"""How long does a town wait for a server that is stopped and started again? `python -m tests.server.restarts`

So many pages look at tables of four, one of them plays, and the server is told to stop (SIGTERM) and started again on
its port as soon as it has ended. The pages come back by themselves, as web/src/lib/table/socket.ts does.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.crowd import Page, until
from tests.server.process import Process

LIMIT = 5.0
SEATED = "me open open"
AROUND = 4
"""Pages at a table."""


async def gather(url: str, sockets: int, pace: float) -> list[Page]:
    """Everybody, at their tables."""
    pages = [Page(f"{at}", at) for at in range(sockets)]
    for at in range(0, sockets, AROUND):
        await pages[at].sit(url, SEATED)
        pages[at].pace = pace
        for other in pages[at + 1 : at + AROUND]:
            other.watch(pages[at])
    return pages


def told_to(pages: list[Page]) -> int:
    """How many moves they were told of."""
    return sum(len(page.told) for page in pages)


async def go_on(pages: list[Page]) -> None:
    """Let them play until each was told of a move, on an average."""
    enough = told_to(pages) + len(pages)
    await until(lambda: told_to(pages) >= enough)


async def run(folder: Path, sockets: int, pace: float, times: int) -> bool:
    """Stop and start so often; was everybody back in time, each time?"""
    server = await asyncio.to_thread(Process, folder, workers=0)
    pages = await gather(server.url, sockets, pace)
    playing = [asyncio.create_task(page.play()) for page in pages]
    slowest = 0.0
    for _ in range(times):
        await until(lambda: all(page.back for page in pages))
        await go_on(pages)
        told, moved = time.monotonic(), told_to(pages)
        await asyncio.to_thread(server.stop)
        stopped = time.monotonic()
        server = await asyncio.to_thread(Process, folder, server.port, workers=0)
        started = time.monotonic()
        for page in pages:
            page.back = 0.0 if page.back < started else page.back
        await until(lambda: all(page.back for page in pages))
        backs = sorted(page.back - started for page in pages)
        lost, cpu = sum(len(page.behind) for page in pages), server.cpu
        failed = Counter(why for page in pages for when, why in page.failed if when > started)
        slowest = max(slowest, backs[-1])
        print(
            f"{sockets} sockets, {moved} moves told: ended {stopped - told:.1f} s after SIGTERM, listens "
            f"{started - stopped:.1f} s later; half are back after {backs[len(backs) // 2]:.1f} s, all after "
            f"{backs[-1]:.1f} s ({cpu:.1f} s of a processor); {lost} shown less than before; {dict(failed)}",
            flush=True,
        )
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    await asyncio.to_thread(server.stop)
    return slowest <= LIMIT and not any(page.behind for page in pages)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=2.5, help="seconds between two moves at a table")
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        return int(not asyncio.run(run(Path(place), given.sockets, given.pace, given.times)))


if __name__ == "__main__":
    sys.exit(main())
