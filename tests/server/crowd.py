"""Many pages at once, in one event loop: they sit at tables of the toy, play or watch, and come back when cut off.

What each of them was told to have happened is remembered: the server must still know it afterwards. Each has an
address of its own, as behind a reverse proxy: the limits of the server hold for everybody.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.served import PATIENCE

FIRST_WAIT, LONGEST_WAIT = 0.4, 1.0
"""Seconds before another try, as web/src/lib/table/socket.ts has them for the first half minute."""

GONE: Final = (OSError, WebSocketException, EOFError, TimeoutError)


class Page:
    """One browser at its table: it votes and takes its vote back, as fast as it is told that it was done."""

    def __init__(self, name: str, address: int = 1) -> None:
        self.told: dict[int, str] = {}
        self.table = ""
        self.back = 0.0
        self.behind: list[tuple[int, int]] = []
        self.failed: list[tuple[float, str]] = []
        self.pace = 0.0
        self._luck = random.Random(name)
        self.headers = {"x-forwarded-for": f"10.0.{address // 250}.{address % 250 + 1}"}
        self.url = self.server = ""
        self._plays = True

    async def sit(self, url: str, kinds: str) -> None:
        """A table of its own."""
        seats = [{"kind": kind} for kind in kinds.split()]
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers=self.headers) as client:
            made = await client.post("/api/tables", json={"game": "toy", "seats": seats})
            assert made.status_code == 201, made.text
            await client.post(f"/api/tables/{made.json()['table']}/begin")
            self.headers["cookie"] = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        self.table, self.server = made.json()["table"], url
        self.url = f"{url.replace('http', 'ws')}/api/tables/{self.table}/socket"

    def watch(self, other: Page) -> None:
        """Look at the table of another, without a seat."""
        self.table, self.url, self._plays = other.table, other.url, False

    async def play(self) -> None:
        """For ever: look, play, and when the line breaks wait as the page does and look again."""
        tries = 0
        while True:
            try:
                async with connect(self.url, additional_headers=self.headers, ping_interval=None) as line:
                    n = await state(line)
                    self.back, tries = time.monotonic(), 0
                    if n < max(self.told, default=0):
                        self.behind.append((max(self.told), n))
                    await (self.move(line, n) if self._plays else self._look(line))
            except GONE as error:
                self.failed.append((time.monotonic(), f"{type(error).__name__} {error}"[:90]))
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * (0.75 + 0.5 * self._luck.random()))
            tries += 1

    async def _look(self, line: ClientConnection) -> None:
        while True:
            self.told[await state(line, patience=None)] = ""

    async def move(self, line: ClientConnection, n: int) -> None:
        """For ever. An even number of entries is a vote, an odd one the vote taken back."""
        while True:
            if self.pace:
                await asyncio.sleep(self.pace * 2 * self._luck.random())
            if n % 2:
                choice = self._luck.choice(("vote seat1", "vote seat2"))
                await line.send(json.dumps({"type": "answer", "n": n, "seat": 0, "choice": choice}))
            else:
                choice = "undo"
                await line.send(json.dumps({"type": "undo", "n": n, "seat": 0}))
            n = await state(line, n + 1)
            self.told[n] = choice


async def state(line: ClientConnection, n: int = 0, patience: float | None = PATIENCE) -> int:
    """The clock of the next state that shows at least `n`, be it told whole or as a change."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), patience))
        assert message["type"] in {"state", "change", "said"}, message
        clock = message["n"] if message["type"] == "state" else message.get("patch", {}).get("n", -1)
        if clock >= n:
            return int(clock)


async def until(done: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until this is so; what hangs is given up."""
    end = time.monotonic() + patience
    while not done():
        assert time.monotonic() < end, "it hangs"
        await asyncio.sleep(0.005)
