"""People at tables, by the hundred: who is asked answers at random, at once or so many of them a second.

    python -m tests.bench.load PORT GAME TABLES SEATS SECONDS RATE PID...

RATE 0: as fast as the server takes it. One line of JSON: what it took of the processes PID, and how long whoever
answered waited until he saw it: of an answer given in secret nobody else hears. The load runs in a process of its own,
so that what the server takes is measured alone.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import resource
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from cocarde.server.protocol.difference import patched
from tests.bench.line import Line, connect
from tests.bench.peer import Match, sit_down

TICKS = 100
PEER = "boardgame.io"
UNTOLD = 0.5
"""Seconds after which somebody who has not heard of an answer was not told of it: it was given in secret."""


class Told(msgspec.Struct):
    """What a load reads of a message."""

    type: str
    n: int = 0
    asked: Any = None
    seats: list[dict[str, Any]] = []
    over: bool = False
    patch: dict[str, Any] = {}
    again: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Told).decode


class Seat:
    """Somebody at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line: Line
        self.state: dict[str, Any] = {}
        self._question: Any = None

    @property
    def sees_everybody(self) -> bool:
        return bool(self.state) and all(seat["online"] for seat in self.state["seats"])

    def hear(self, text: bytes) -> None:
        """Keep what is needed to answer."""
        told = decode(text)
        if told.type == "state":
            self.state = {"n": told.n, "asked": told.asked, "over": told.over, "seats": told.seats}
            self._question = told.asked
        elif told.type == "change":
            own = {key: value for key, value in told.patch.items() if key.lstrip("~") in self.state}
            self.state = patched(self.state, own)
            if told.again is not None:
                self.state["asked"] = patched(self._question, told.again)
            self._question = self.state["asked"] or self._question
        elif told.type == "refused":
            return self.table.refused()
        else:
            assert told.type == "said", text
            return
        self.table.heard(self)


class Table:
    """A table with somebody on every seat. Whoever is asked answers, once he has heard of all answers before."""

    def __init__(self, load: Load, name: str, seats: int, seed: int) -> None:
        self.load = load
        self.name = name
        self.seats = [Seat(self, seat) for seat in range(seats)]
        self.hand = random.Random(seed)
        self._unheard = [0] * seats  # answers of which each of them has not heard yet
        self._mover: Seat | None = None
        self._moved = 0.0
        self._quiet: asyncio.TimerHandle | None = None

    @property
    def ready(self) -> bool:
        """Does everybody know that everybody is here?"""
        return all(seat.sees_everybody for seat in self.seats)

    @property
    def over(self) -> bool:
        return bool(self.seats[0].state["over"])

    @property
    def resting(self) -> bool:
        """Has whoever answered last been told?"""
        return self._mover is None

    def heard(self, seat: Seat) -> None:
        self._unheard[seat.seat] = max(0, self._unheard[seat.seat] - 1)
        if seat is self._mover and not self._unheard[seat.seat]:
            self._mover = None
            self.load.moves += 1
            self.load.waits.append(time.perf_counter() - self._moved)
        self.load.next(self)

    def refused(self) -> None:
        """What was asked has changed meanwhile."""
        self.load.refused += 1
        self._mover = None
        self.go_on()

    def go_on(self) -> None:
        """Nobody waits any longer for what was not told."""
        self._unheard = [0] * len(self.seats)
        self.load.next(self)

    def move(self) -> bool:
        """Who is asked answers."""
        if self._quiet is not None:
            self._quiet.cancel()
        if self._mover is not None:
            return False
        asked = [seat for seat in self.seats if seat.state.get("asked")]
        knowing = [seat for seat in asked if not self._unheard[seat.seat]]
        if not knowing:
            self._quiet = asyncio.get_running_loop().call_later(UNTOLD, self.go_on) if asked else None
            return False
        self.answer(knowing[0])
        return True

    def answer(self, seat: Seat) -> None:
        self._mover, self._moved = seat, time.perf_counter()
        self._unheard = [unheard + 1 for unheard in self._unheard]
        choice = self.hand.choice(seat.state["asked"]["options"])["notation"]
        answer = {"type": "answer", "n": seat.state["n"], "seat": seat.seat, "choice": choice}
        seat.line.send(msgspec.json.encode(answer))


class Load:
    """All of them."""

    def __init__(self, port: int, game: str, tables: int, seats: int, rate: float) -> None:
        self.port, self.game, self.rate = port, game, rate
        self.waits: list[float] = []
        self.moves = self.refused = 0
        self.running = False
        self.heard = asyncio.Event()
        self.tables: list[Any]
        if game == PEER:
            self.tables = [Match(self, f"match{at}", at) for at in range(tables)]
        else:
            self.cookies, names = invite(port, game, tables, seats)
            self.tables = [Table(self, name, seats, at) for at, name in enumerate(names)]

    async def connect(self) -> None:
        if self.game == PEER:
            return await sit_down(self.tables, self.port)
        for table in self.tables:
            for seat in table.seats:
                path = f"/api/tables/{table.name}/socket"
                seat.line = await connect(self.port, path, self.cookies[seat.seat], seat.hear)
        await self.until(lambda table: table.ready)

    async def until(self, all_are: Callable[[Any], bool]) -> None:
        """Until all tables are like this; only what is heard makes them so."""
        while not all(map(all_are, self.tables)):
            self.heard.clear()
            await self.heard.wait()

    def next(self, table: Any) -> None:
        """Something was heard at this table."""
        self.heard.set()
        if self.running and not self.rate:
            table.move()

    async def run(self, seconds: float) -> None:
        self.running = True
        until = time.perf_counter() + seconds
        if not self.rate:
            for table in self.tables:
                table.move()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.until(lambda table: table.over), seconds)
        else:
            await self._steadily(until)
        self.running = False
        await self.until(lambda table: table.resting)

    async def _steadily(self, until: float) -> None:
        due, at = time.perf_counter(), 0
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for _ in self.tables:
                at += 1
                if self.tables[at % len(self.tables)].move():
                    break
            due += 1 / self.rate

    def bytes(self) -> int:
        return sum(seat.line.bytes for table in self.tables for seat in table.seats)


def invite(port: int, game: str, tables: int, seats: int) -> tuple[list[str], list[str]]:
    """So many tables, with the same guests at each of them; their cookies, and the tables."""
    house = http.client.HTTPConnection("127.0.0.1", port)

    def call(path: str, body: object, cookie: str) -> tuple[dict[str, Any], str]:
        house.request("POST", path, json.dumps(body), {"content-type": "application/json", "cookie": cookie})
        answer = house.getresponse()
        said = json.loads(answer.read())
        assert answer.status < 300, said
        return said, (answer.getheader("set-cookie") or "").split(";")[0]

    cookies, names = [""] * seats, []
    wanted = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    for _ in range(tables):
        made, cookie = call("/api/tables", wanted, cookies[0])
        cookies[0] = cookies[0] or cookie
        for seat in range(1, seats):
            _, cookie = call(f"/api/tables/{made['table']}/join", {"invite": made["invite"]}, cookies[seat])
            cookies[seat] = cookies[seat] or cookie
        names.append(made["table"])
    house.close()
    return cookies, names


def taken(pids: list[int]) -> float:
    """Seconds of a core that these processes have taken so far."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICKS


def memory(pids: list[int]) -> int:
    """Bytes these processes hold."""
    return sum(1024 * int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) for pid in pids)


def at(share: float, waits: list[float]) -> float:
    return round(1000 * sorted(waits)[int(share * (len(waits) - 1))], 2) if waits else 0.0


async def main(port: int, game: str, tables: int, seats: int, seconds: float, rate: float, pids: list[int]) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    empty = memory(pids)
    load = Load(port, game, tables, seats, rate)
    await load.connect()
    full, before, sent, began = memory(pids), taken(pids), load.bytes(), time.perf_counter()
    await load.run(seconds)
    lasted = time.perf_counter() - began
    moves = max(1, load.moves)
    figures = {
        "moves": load.moves,
        "refused": load.refused,
        "moves a second": round(load.moves / lasted),
        "ms of a core a move": round(1000 * (taken(pids) - before) / moves, 3),
        "bytes a move and viewer": round((load.bytes() - sent) / moves / seats),
        "p50 ms": at(0.5, load.waits),
        "p99 ms": at(0.99, load.waits),
        "kB a table and socket": round((full - empty) / tables / seats / 1000, 1),
    }
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    port, game, tables, seats, seconds, rate, *pids = sys.argv[1:]
    asyncio.run(main(int(port), game, int(tables), int(seats), float(seconds), float(rate), [int(pid) for pid in pids]))
