"""A server of our own for the tests: real sockets on a free port, a real database in a folder of its own."""

from __future__ import annotations

import json
import sqlite3
import ssl
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from cocarde.server.app import http_server
from cocarde.server.listening import listen
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.difference import patched
from cocarde.server.server import Server
from cocarde.server.settings import Settings
from tests.server import described
from tests.server.house import MUCH as MUCH
from tests.server.house import toy_settings as toy_settings

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks TLS: to read the certificates of the world for each guest took longer than what he asks."""
PATIENCE = 120.0
"""Seconds after which something that hangs fails: no measure of speed, a busy machine may take long."""


def changed(state: dict[str, Any], change: dict[str, Any], question: dict[str, Any] | None) -> dict[str, Any]:
    """The state that a change makes, as if it had been sent whole (but for the talk, which comes by itself).

    `question`: the last one that was told.
    """
    assert change["was"] == state["edition"], "a change of something else"
    new: dict[str, Any] = patched(state, change["patch"])
    new |= {"fresh": False, "events": change.get("events", []), "edition": change["edition"]}
    if "again" in change:
        new["asked"] = patched(question, change["again"])
    if "check" in change:
        assert zlib.crc32(msgspec.json.encode([new["view"], new["asked"]])) == change["check"]
    return new


def states(frames: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The states that were sent, each whole."""
    state: dict[str, Any] = {}
    question: dict[str, Any] | None = None
    for message in map(json.loads, frames):
        if message["type"] in {"state", "change"}:
            state = message if message["type"] == "state" else changed(state, message, question)
            question = state["asked"] or (question if message["type"] == "change" else None)
            yield state


class Line:
    """One end of a table's socket. It remembers everything it was ever sent."""

    def __init__(self, opening: ClientConnection) -> None:
        self._opening = opening
        self.connection: ClientConnection
        self.state: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def __enter__(self) -> Line:
        self.connection = self._opening.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._opening.__exit__(kind, error, at)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def read(self) -> dict[str, Any]:
        """The next message."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "change":
            message = changed(self.state, message, self.question)
            self.question = message["asked"] or self.question
        elif message["type"] == "state":
            self.question = message["asked"]
        if message["type"] == "state":
            self.state = message
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is wanted."""
        while not wanted(message := self.read()):
            pass
        return message

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        return self.until(lambda message: message["type"] == kind)

    def state_at(self, n: int) -> dict[str, Any]:
        """The state whose clock shows `n`."""
        return self.until(lambda message: message["type"] == "state" and message["n"] >= n)

    def until_voted(self, seat: int) -> dict[str, Any]:
        """The state of the toy once this seat has voted: if it is a bot's, what is sent before may come too late."""
        state: dict[str, Any] | None = next((one for one in reversed(self.heard) if one["type"] == "state"), None)
        while state is None or not state["view"]["voted"][seat]:
            state = self.next("state")
        return state

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and read up to the reply that is no state."""
        self.send(**message)
        return self.until(lambda reply: reply["type"] != "state")

    def latest(self) -> dict[str, Any]:
        """The state after everything that has happened so far."""
        self.send(type="why", seat=0, thing="anything")
        self.until(lambda reply: reply["type"] in {"because", "refused"})
        return next(message for message in reversed(self.heard) if message["type"] == "state")

    def answer(self, seat: int, choice: str, n: int) -> None:
        self.send(type="answer", n=n, seat=seat, choice=choice)

    def play_on(self, state: dict[str, Any] | None = None, option: int = 0) -> dict[str, Any]:
        """From this state, or the next, until the game is over: whatever seat 0 is asked, it answers by this option.

        If a bot was quicker it is refused, and asked again.
        """
        state = state or self.next("state")
        while not state["over"]:
            if state["asked"]:
                self.answer(0, state["asked"]["options"][option]["notation"], state["n"])
            state = self.next("state")
        return state


def seats_of(kinds: str) -> list[dict[str, str]]:
    """The seats that `me bot:first open` asks for."""
    return [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds.split()]


class Guest(httpx.Client):
    """A browser with its cookie. It looks whether each answer is as the house describes it."""

    def __init__(self, served: Served) -> None:
        hooks = {"response": [described.check]}
        super().__init__(base_url=served.url, timeout=PATIENCE, event_hooks=hooks, verify=NO_CERTIFICATES)
        self.served = served

    def new(self, kinds: str, game: str = "toy", **options: str) -> dict[str, str]:
        """A table; `kinds` are its seats: `me me bot:first open`. Its host does not wait for anybody."""
        return self.set_up({"game": game, "seats": seats_of(kinds), "options": options})

    def waiting(self, kinds: str, game: str = "toy", **options: str) -> dict[str, str]:
        """The same, but it waits for those who are missing."""
        return self.set_up({"game": game, "seats": seats_of(kinds), "options": options}, begin=False)

    def set_up(self, wanted: dict[str, Any], begin: bool = True) -> dict[str, str]:
        """A table, and play begins."""
        answer = self.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        if begin and any(seat["kind"] == "open" for seat in wanted["seats"]):
            assert self.post(f"/api/tables/{made['table']}/begin").status_code == 200
        return made

    def line(self, table: str, **headers: str) -> Line:
        """A socket to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"{self.served.url.replace('http', 'ws')}/api/tables/{table}/socket"
        return Line(connect(url, additional_headers={"cookie": cookie, **headers}, max_size=None))

    def come_back(self, link: str) -> httpx.Response:
        """Follow a recovery link, and say yes."""
        return self.post(link.replace("/retour/", "/api/recovery/"))

    def card(self, table: str) -> dict[str, Any]:
        return dict(self.get(f"/api/tables/{table}").json())


class Served:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.door = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self._server = http_server(settings)
        self.app: Any = self._server.config.app
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.door]})
        self._guests: list[Guest] = []

    def start(self) -> None:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join()
        self.door.close()

    def guest(self) -> Guest:
        guest = Guest(self)
        self._guests.append(guest)
        return guest

    def live(self, table: str) -> LiveTable:
        """A table that is open, as the server holds it: to look at, not to change."""
        house: Server = self.app.state.server
        return house.tables._open[table].result().live

    def kept(self, table: str) -> list[tuple[Any, ...]]:
        """Everything the database has of a table."""
        with database(self.settings.data) as db:
            return [
                row
                for name, key in (("tables", "id"), ("seats", "table_id"), ("log", "table_id"), ("talk", "table_id"))
                for row in db.execute(f"SELECT * FROM {name} WHERE {key} = ? ORDER BY 1, 2", (table,))
            ]


@contextmanager
def database(data: Path) -> Iterator[sqlite3.Connection]:
    """The database of a house, to look into."""
    db = sqlite3.connect(data / "cocarde.sqlite")
    try:
        yield db
    finally:
        db.close()


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    """A server for as long as it is needed."""
    served = Served(settings)
    served.start()
    try:
        yield served
    finally:
        served.stop()
