"""Is an acknowledged move ever lost? `python -m tests.server.kills --kills 100 --store sqlite`

A server under load is killed (SIGKILL) again and again in the middle of it, and started anew. Everything that any page
was told must be in the log afterwards, each entry once, and no page may ever be shown less than it was shown before.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path

from tests.server.crowd import Page, until
from tests.server.process import Process
from tests.server.stores import command, kept

PAGES = 16


async def run(folder: Path, database: str, kills: int, seed: int) -> int:
    """Kill so often; how many moves that were told are not there."""
    luck, began = random.Random(seed), time.monotonic()
    server = await asyncio.to_thread(Process, folder, workers=0, database=database)
    pages = [Page(f"{seed} {at}") for at in range(PAGES)]
    for page in pages:
        await page.sit(server.url, "me open open")
    playing = [asyncio.create_task(page.play()) for page in pages]
    for at in range(kills):
        enough = sum(len(page.told) for page in pages) + luck.randrange(10, 400)
        await until(lambda enough=enough: sum(len(page.told) for page in pages) >= enough)  # type: ignore[misc]
        await asyncio.to_thread(server.kill)
        server = await asyncio.to_thread(Process, folder, server.port, workers=0, database=database)
        if (at + 1) % 10 == 0:
            told = sum(len(page.told) for page in pages)
            print(f"{at + 1:4} kills   {told:7} moves told   {time.monotonic() - began:5.0f} s", flush=True)
    for task in playing:
        task.cancel()
    broken = [end for end in await asyncio.gather(*playing, return_exceptions=True) if isinstance(end, Exception)]
    await asyncio.to_thread(server.stop)
    logs = await kept(folder, database)
    there = {(table, *entry) for table, log in logs.items() for entry in log}
    lost = [(page.table, *told) for page in pages for told in page.told.items() if (page.table, *told) not in there]
    behind = [(page.table, *gap) for page in pages for gap in page.behind]
    gaps = [table for table, log in logs.items() if [n for n, _ in log] != list(range(1, len(log) + 1))]
    print(f"{kills} kills, {sum(len(page.told) for page in pages)} moves told, {len(there)} entries kept")
    for what, found in (
        ("lost", lost),
        ("shown less than before", behind),
        ("logs with a gap", gaps),
        ("broken", broken),
    ):
        print(f"{what}: {len(found)} {found[:3] if found else ''}")
    return len(lost) + len(behind) + len(gaps) + len(broken)


if __name__ == "__main__":
    sys.exit(command(__doc__ or "", "kills", 100, run))
