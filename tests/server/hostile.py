"""Does anybody suffer when others send nonsense? `python -m tests.server.hostile --messages 20000`

Half of the messages go over sockets, half are calls, drawn from the same seed every time: what is nearly right, what
is far too large, what is nothing at all. They come from several connections at once, while an honest page plays and
measures how long it waits. Wanted: no answer 5xx, no traceback in what the server writes, nobody waits over a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.crowd import GONE, Page, state
from tests.server.process import Process
from tests.server.served import PATIENCE

ENEMIES: Final = 8
LONGEST_WAIT: Final = 1.0
HEARD: Final = "heard?"
WORDS: Final = [
    *("look", "answer", "undo", "why", "hint", "say", "complain", "propose", "consent", "state", "", "\x00", "\ud800"),
    *(
        "vote seat1",
        "vote seat9",
        "pass",
        "calm",
        "throw left 51",
        "throw left --5",
        "throw left 1 2",
        "seat:0",
        "card:",
    ),
    *("back", "pause", "replace", "first", "rules 2", "setup", "undo 999999999", "rewind 1", "é" * 300, "9" * 5000),
]
NUMBERS: Final = [0, 1, 2, 3, 15, 16, -1, 10**9, 10**9 + 1, 2**63, -(2**63) - 1, 10**30, 1.5, True, None]
FIELDS: Final = [
    "type",
    "n",
    "seat",
    "choice",
    "thing",
    "picked",
    "text",
    "to",
    "of",
    "at",
    "motion",
    "bot",
    "yes",
    "x",
]
SHAPES: Final[list[dict[str, Any]]] = [
    {"type": "look", "seat": 0},
    {"type": "answer", "n": 1, "seat": 0, "choice": "vote seat1"},
    {"type": "undo", "n": 2, "seat": 0, "whole": False},
    {"type": "why", "seat": 0, "thing": "seat:1", "picked": ["seat:1"]},
    {"type": "hint", "n": 1, "seat": 0},
    {"type": "say", "text": "Bonjour", "to": 1},
    {"type": "complain", "seat": 0, "of": 1, "at": 0},
    {"type": "propose", "n": 1, "seat": 0, "motion": "back", "of": 1, "bot": ""},
    {"type": "consent", "seat": 0, "yes": True},
]
CALLS: Final = [
    *("GET /api/games", "GET /api/me", "PUT /api/me", "DELETE /api/me", "POST /api/me/recovery", "POST /api/seals"),
    *("GET /api/me/letters", "PUT /api/me/letters", "GET /api/tables/mine", "GET /api/tables/open"),
    *("POST /api/tables", "POST /api/tables", "POST /api/tables/import", "POST /api/tables/import"),
    *("GET /api/tables/finished", "GET /api/games/toy/box", "GET /api/texts/toy/fr", "GET /api/tables/TABLE"),
    *("POST /api/tables/TABLE/join", "GET /api/tables/TABLE/visit", "PUT /api/tables/TABLE/visit"),
    *("GET /api/tables/TABLE/since", "GET /api/tables/TABLE/replay", "GET /api/tables/TABLE/replay/1"),
    *("GET /api/tables/TABLE/story", "GET /api/tables/TABLE/export", "POST /api/tables/TABLE/branch"),
    *("POST /api/tables/TABLE/rematch", "POST /api/tables/TABLE/decline", "GET /api/tables/TABLE/audit"),
    *("GET /api/tables/%00", "GET /api/tables/%ff/since", "POST /api/recovery/a.b", "POST /api/letters/stop.x"),
    *("GET /api/nothing", "PATCH /api/tables", "HEAD /api/tables/mine", "DELETE /api/tables/TABLE"),
]
BODIES: Final = [
    *(b"", b"{", b"[" * 8000, b'{"":' * 4000, b'"\xff"', b"\x00" * 100, b"null", b"[]", b"x" * 20_000),
    *(b'{"game": "toy", "seats": [{"kind": "me"}]}', b'{"game": "toy", "seats": []}', b'{"name": "\\ud800"}'),
    *(
        b'{"invite": "x", "seat": 99}',
        b'{"n": 0, "seats": [{"kind": "bot", "bot": "nobody"}]}',
        b'{"seat": 0, "n": -1}',
    ),
    b'{"cocarde": 1, "game": "toy", "rules": "9", "seats": 3, "options": {}, "log": [[-1, "setup", []]]}',
    b'{"game": "toy", "rules": "1", "seats": 3, "options": {}, "log": [[-1, "setup", [0, 0, 0, 0]], [0, "undo 9", 1]]}',
]
HEADERS: Final[list[dict[str, str]]] = [
    {},
    {},
    {"origin": "http://["},
    {"origin": "null"},
    {"cookie": "cocarde_guest=a.b.c; =;"},
    {"content-type": "text/plain"},
    {"if-none-match": '"' + "x" * 3000},
    {"accept-encoding": "br;q=x"},
    {"host": "["},
]


def message(luck: random.Random) -> str | bytes:
    """What no page would send, or nearly what one would."""
    if luck.random() < 0.1:
        return luck.randbytes(luck.randrange(60))
    if luck.random() < 0.1:
        return luck.choice(["", "{", "[" * 4000, '{"type":' * 900, "x" * 5000, '"\\ud800"', "null", "1e999"])
    shape = dict(luck.choice(SHAPES))
    for _ in range(luck.randrange(3)):
        field = luck.choice([*shape, luck.choice(FIELDS)])
        shape[field] = luck.choice(
            [luck.choice(WORDS), luck.choice(NUMBERS), [], {}, [[]] * 20, luck.choice(WORDS)[:80]]
        )
    return json.dumps(shape)


class Tally:
    """What came back."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.replies: Counter[str] = Counter()
        self.waits: list[float] = []
        self.sent = 0


async def shout(page: Page, luck: random.Random, count: int, tally: Tally) -> None:
    """Send nonsense over one socket after the other."""
    while count > 0:
        try:
            async with connect(page.url, additional_headers=page.headers, ping_interval=None, max_size=None) as line:
                for _ in range(min(count, luck.randrange(1, 200))):
                    await line.send(message(luck))
                    count -= 1
                    tally.sent += 1
                await hear_out(line, tally)
        except GONE:
            count -= 1


async def hear_out(line: ClientConnection, tally: Tally) -> None:
    """Wait until the server has dealt with everything that was sent."""
    await line.send(json.dumps({"type": "why", "seat": 0, "thing": HEARD}))
    while True:
        reply: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        tally.replies[reply["type"]] += 1
        if reply.get("thing") == HEARD:
            return


async def call(page: Page, luck: random.Random, count: int, tally: Tally) -> None:
    """Send nonsense as calls."""
    async with httpx.AsyncClient(base_url=page.server, timeout=PATIENCE) as client:
        for _ in range(count):
            method, _, path = luck.choice(CALLS).replace("TABLE", page.table).partition(" ")
            query = {luck.choice(["before", "listed", "seat", "n", "x"]): str(luck.choice([*NUMBERS, *WORDS]))[:2000]}
            query = {key: value.encode("utf-8", "replace").decode() for key, value in query.items()}
            named = {"x-forwarded-for": page.headers["x-forwarded-for"], **luck.choice(HEADERS)}
            body = luck.choice(BODIES) if method in {"POST", "PUT", "PATCH"} else None
            try:
                answer = await client.request(method, path, params=query, headers=named, content=body)
            except httpx.HTTPError:
                tally.statuses[0] += 1
            else:
                tally.statuses[answer.status_code] += 1
            tally.sent += 1


async def be_honest(page: Page, tally: Tally) -> None:
    """Play, and measure how long each move takes to come back."""
    async with connect(page.url, additional_headers=page.headers, ping_interval=None) as line:
        n = await state(line)
        while True:
            began = time.monotonic()
            doing = {"type": "answer", "choice": "vote seat1"} if n % 2 else {"type": "undo"}
            await line.send(json.dumps({**doing, "n": n, "seat": 0}))
            n = await state(line, n + 1)
            tally.waits.append(time.monotonic() - began)
            await asyncio.sleep(0.1)


async def attack(url: str, messages: int, seed: int) -> Tally:
    """Everybody at once."""
    tally = Tally()
    honest, *enemies = [Page(f"{seed} {at}", at) for at in range(ENEMIES + 1)]
    for page in (honest, *enemies):
        await page.sit(url, "me open open")
    playing = asyncio.create_task(be_honest(honest, tally))
    each = messages // ENEMIES
    acts = [
        (shout if at % 2 else call)(page, random.Random(f"{seed} {at}"), each, tally) for at, page in enumerate(enemies)
    ]
    await asyncio.gather(*acts)
    playing.cancel()
    for end in await asyncio.gather(playing, return_exceptions=True):
        if isinstance(end, Exception):
            raise end
    return tally


def besiege(folder: Path, messages: int, seed: int = 1) -> tuple[Tally, str]:
    """A server of its own is sent so many messages; what came back, and what it wrote down."""
    with (folder / "stderr.txt").open("w+b") as written:
        server = Process(folder, stderr=written)
        try:
            tally = asyncio.run(attack(server.url, messages, seed))
        finally:
            server.stop()
        written.seek(0)
        return tally, written.read().decode("utf-8", "replace")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        tally, written = besiege(Path(place), given.messages, given.seed)
    failed = sum(count for status, count in tally.statuses.items() if status >= 500)
    tracebacks = written.count("Traceback")
    print(f"{tally.sent} messages; answers {dict(sorted(tally.statuses.items()))}; replies {dict(tally.replies)}")
    print(f"5xx: {failed}   tracebacks: {tracebacks}   an honest page waited {max(tally.waits):.2f} s at most")
    if tracebacks:
        print(written[:4000])
    return int(failed > 0 or tracebacks > 0 or max(tally.waits) > LONGEST_WAIT)


if __name__ == "__main__":
    sys.exit(main())
