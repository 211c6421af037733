"""The same load for boardgame.io's server, in the words of its own client (Socket.IO 4 over a WebSocket)."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec

from tests.bench.line import Line, connect

GAME = "/war"
PLAYERS, HAND, PLACES = 4, 8, 17
AT_ONCE = 25
"""Matches whose people sit down at the same time."""
PATH = "/socket.io/?EIO=4&transport=websocket"


class Seat:
    """Somebody at a match; it goes through the greetings of the protocol by itself."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.line: Line
        self.ready = asyncio.Event()

    def hear(self, text: bytes) -> None:
        if text.startswith(b"0"):
            self.line.send(f"40{GAME},".encode())
        elif text == b"2":
            self.line.send(b"3")
        elif text.startswith(f"40{GAME}".encode()):
            self.emit("sync", self.match.name, str(self.seat), None, PLAYERS)
        elif text.startswith(f"42{GAME},".encode()):
            kind, *arguments = msgspec.json.decode(text[len(GAME) + 3 :])
            self.take(kind, arguments)

    def take(self, kind: str, arguments: list[Any]) -> None:
        if kind == "sync":
            self.ready.set()
            self.match.state = max(self.match.state, arguments[1]["state"]["_stateID"])
        elif kind == "patch":
            self.match.heard(self, arguments[2])
        elif kind == "update":
            self.match.heard(self, arguments[1]["_stateID"])

    def emit(self, *words: Any) -> None:
        self.line.send(f"42{GAME},".encode() + msgspec.json.encode(words))


class Match:
    """A match with somebody on every seat; they play in turn."""

    over = False

    def __init__(self, load: Any, name: str, seed: int) -> None:
        self.load = load
        self.name = name
        self.seats = [Seat(self, seat) for seat in range(PLAYERS)]
        self.hand = random.Random(seed)
        self.state = 0
        self._next = 0
        self._moved = 0.0
        self._waiting: set[int] = set()

    @property
    def resting(self) -> bool:
        return not self._waiting

    def heard(self, seat: Seat, state: int) -> None:
        self.state = max(self.state, state)
        if seat.seat in self._waiting:
            self._waiting.discard(seat.seat)
            if seat.seat == self._next:
                self.load.waits.append(time.perf_counter() - self._moved)
            if not self._waiting:
                self.load.moves += 1
                self._next = (self._next + 1) % PLAYERS
                self.load.next(self)

    def move(self) -> bool:
        """Whose turn it is plays a card."""
        if self._waiting:
            return False
        self._waiting, self._moved = set(range(PLAYERS)), time.perf_counter()
        arguments = [self.hand.randrange(HAND), self.hand.randrange(PLACES)]
        own = str(self._next)
        move = {"type": "play", "args": arguments, "playerID": own, "credentials": None}
        self.seats[self._next].emit("update", {"type": "MAKE_MOVE", "payload": move}, self.state, self.name, own)
        return True


async def sit_down(matches: list[Match], port: int) -> None:
    """Everybody is connected and has the state of his match; the first one makes it.

    One by one every greeting takes a tenth of a second, and a thousand of them take minutes.
    """
    doors = asyncio.Semaphore(AT_ONCE)

    async def seated(match: Match) -> None:
        async with doors:
            for seat in match.seats:
                seat.line = await connect(port, PATH, "", seat.hear)
                await seat.ready.wait()

    await asyncio.gather(*map(seated, matches))
