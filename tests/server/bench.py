"""How fast is the server? `python -m tests.server.bench`: the store, the whole path of a move, the wire."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from cocarde.core.codec import Move
from cocarde.server.live.viewers import Viewer
from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.server import Server
from cocarde.server.store.base import Entry, SeatRow, Snapshot, Standing, TableRow
from cocarde.server.store.sqlite.store import SqliteStore
from tests.server.served import Line, serving, toy_settings


async def store_alone(folder: Path, writers: int = 100, each: int = 200) -> None:
    """Durable appends of one move, each writer waiting for its own."""
    store = SqliteStore(folder / "store.sqlite")
    await store.open()
    standing, seats = Standing(1, 1, (0,), False, 0), (SeatRow(0, "open"),)
    times: list[float] = []

    async def write(table: str) -> None:
        await store.create(
            TableRow(table, "toy", "1", {}, "", "", 0, standing, seats),
            [Entry(1, Move(-1, "setup", []), 0)],
            Snapshot(1, b""),
        )
        for n in range(2, each + 2):
            began = time.perf_counter()
            await store.append(table, Entry(n, Move(0, "play w1_faux w1_capitaine", [3]), 0), standing)
            times.append(time.perf_counter() - began)

    began, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*[write(f"t{at}") for at in range(writers)])
    report(f"store, {writers} writers", times, time.perf_counter() - began, time.process_time() - busy)
    await store.close()


async def nowhere(_: bytes) -> None:
    """A line without a wire."""


async def whole_path(folder: Path, tables: int = 100) -> None:
    """Games of Vendée Militaire: check, apply, commit, and the state of both players encoded; no wire."""
    house = Server(toy_settings(folder, shelf=("vendee",), workers=0), SqliteStore(folder / "path.sqlite"))
    await house.open()
    times: list[float] = []

    async def play(seed: int) -> None:
        hand = random.Random(seed)
        row = await house.new_table(NewTable("vendee", [WantedSeat("me"), WantedSeat("me")]), f"g{seed}")
        async with house.tables.visit(row.id) as live:
            viewers = [Viewer(nowhere, live, f"g{seed}") for _ in range(2)]
            for seat, viewer in enumerate(viewers):
                viewer.look(seat)
            states = [await live.state(viewer) for viewer in viewers]
            while not states[0].over:
                state = next(state for state in states if state.asked)
                assert state.asked is not None
                assert state.seat is not None
                began = time.perf_counter()
                await live.answer(state.seat, hand.choice(state.asked.options).notation, state.n)
                states = [await live.state(viewer) for viewer in viewers]
                for shown in states:
                    msgspec.json.encode(shown)
                times.append(time.perf_counter() - began)

    began, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*[play(seed) for seed in range(tables)])
    report(f"whole path, {tables} tables", times, time.perf_counter() - began, time.process_time() - busy)
    await house.close()


def over_the_wire(folder: Path, moves: int = 500) -> None:
    """From an answer to the state it makes, at the other player's end of another socket."""
    with serving(toy_settings(folder, shelf=("vendee",), workers=0)) as served:
        blue, white = served.guest(), served.guest()
        made = blue.new("me open", game="vendee")
        white.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]})
        times: list[float] = []
        hand = random.Random(1)
        with blue.line(made["table"]) as one, white.line(made["table"]) as other:
            lines: list[Line] = [one, other]
            states = [line.latest() for line in lines]
            while len(times) < moves and not states[0]["over"]:
                seat = next(seat for seat in (0, 1) if states[seat]["asked"])
                was = states[1 - seat]
                began = time.perf_counter()
                lines[seat].answer(seat, hand.choice(states[seat]["asked"]["options"])["notation"], states[seat]["n"])
                states[seat] = lines[seat].state_at(states[seat]["n"] + 1)
                states[1 - seat] = lines[1 - seat].latest()
                if states[1 - seat]["n"] > was["n"]:
                    times.append(time.perf_counter() - began)
    report("answer to the other's state", times, sum(times), 0.0)


def report(what: str, times: list[float], seconds: float, busy: float) -> None:
    """A line: how many a second, how long each took, and how much of a processor each needed."""
    times.sort()
    half, most = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
    cost = f"   {busy / len(times) * 1e6:5.0f} µs of a core each" if busy else ""
    print(f"{what:28} {len(times) / seconds:9,.0f}/s   p50 {half:6.2f} ms   p99 {most:6.2f} ms{cost}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as place:
        asyncio.run(store_alone(Path(place)))
        asyncio.run(whole_path(Path(place)))
        over_the_wire(Path(place) / "wire")
