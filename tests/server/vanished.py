"""Is anybody left behind when pages vanish? `python -m tests.server.vanished --pages 60 --store postgresql`

A page answers at a table, and its line breaks without a word while the store has the answer: a store that takes its
time before the commit and after it. Whatever is in the log then must be shown to whoever looks on.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

from tests.server.crowd import Page, state
from tests.server.process import Process
from tests.server.served import PATIENCE
from tests.server.stores import command, kept

SLOW: Final = 0.02
"""Seconds that the store takes before a commit, and again after it."""
UNSENT: Final = 1.0
"""Seconds after which an answer that is not in the log was broken off on its way there."""
SLOWLY: Final = f"""
import asyncio
from cocarde.server.store.postgres import PostgresStore
from cocarde.server.store.sqlite.store import SqliteStore

def slow(append):
    async def slowly(self, *args):
        await asyncio.sleep({SLOW})
        await append(self, *args)
        await asyncio.sleep({SLOW})
    return slowly

for kind in (PostgresStore, SqliteStore):
    for name in ("append", "append_to_deal"):
        setattr(kind, name, slow(getattr(kind, name)))
"""


class Onlooker:
    """Somebody who looks on at a table, and the last entry that he was shown."""

    def __init__(self, page: Page) -> None:
        self.shown = 0
        self._page = page

    async def look(self) -> None:
        """For ever."""
        async with connect(self._page.url, ping_interval=None) as line:
            while True:
                self.shown = max(self.shown, await state(line, patience=None))


async def vanish(page: Page, after: float) -> tuple[int, bool]:
    """Answer, and break the line so many seconds later: the number of the answer, and whether it was told by then."""
    line = await connect(page.url, additional_headers=page.headers, ping_interval=None)
    n = await state(line)
    doing = {"type": "answer", "choice": "vote seat1"} if n % 2 else {"type": "undo"}
    await line.send(json.dumps({**doing, "n": n, "seat": 0}))
    await asyncio.sleep(after)
    told = await already(line)
    line.transport.abort()
    return n + 1, told


async def already(line: ClientConnection) -> bool:
    """Has something come back yet?"""
    try:
        await asyncio.wait_for(line.recv(), 0.0005)
    except TimeoutError:
        return False
    return True


async def last_entry(folder: Path, database: str, table: str, wanted: int) -> int:
    """The last entry in the log, as soon as it is the wanted one; after a while, whichever it is."""
    end = time.monotonic() + UNSENT
    while True:
        last = max(n for n, _ in (await kept(folder, database))[table])
        if last >= wanted or time.monotonic() > end:
            return last
        await asyncio.sleep(0.005)


async def run(folder: Path, database: str, pages: int, seed: int) -> int:
    """Let so many pages vanish; how often somebody was left behind."""
    luck = random.Random(seed)
    server = await asyncio.to_thread(Process, folder, first=SLOWLY, workers=0, database=database)
    page = Page(f"{seed}")
    await page.sit(server.url, "me open open")
    onlooker = Onlooker(page)
    looking = asyncio.create_task(onlooker.look())
    unheard = unsent = behind = 0
    slowest = 0.0
    for _ in range(pages):
        answer, told = await vanish(page, luck.uniform(0, 2.5 * SLOW))
        unheard += not told
        last = await last_entry(folder, database, page.table, answer)
        unsent += last < answer
        began = time.monotonic()
        while onlooker.shown < last and time.monotonic() < began + PATIENCE:
            await asyncio.sleep(0.002)
        slowest = max(slowest, time.monotonic() - began)
        behind += onlooker.shown < last
    looking.cancel()
    await asyncio.wait([looking])
    await asyncio.to_thread(server.stop)
    print(f"{pages} pages vanished, {unheard} before they were told of their own answer, {unsent} before it was sent")
    print(f"left behind: {behind}   shown at most {slowest:.2f} s after it was seen in the log")
    return behind


if __name__ == "__main__":
    sys.exit(command(__doc__ or "", "pages", 60, run))
