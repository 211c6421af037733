"""The client that waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any

import httpx

from cocarde.client.messages import (
    RETRY,
    STALE,
    Challenge,
    Event,
    Failed,
    Option,
    Reader,
    Turn,
    challenge_of,
    check,
    headers,
    notation_of,
    turn_of,
)


class Bot:
    """A bot at a house: `url` is where players find it, `token` what was given to the bot."""

    def __init__(self, url: str, token: str, **options: Any) -> None:
        self._http = httpx.Client(base_url=url.rstrip("/"), headers=headers(token), **options)

    def __enter__(self) -> Bot:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._http.close()

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._http.request(method, f"/api/bot{path}", json=body)
        return check(answer.status_code, answer.content)

    def me(self) -> dict[str, Any]:
        """Who the bot is, and how much it may."""
        return dict(self._call("GET", ""))

    def tables(self) -> dict[str, Any]:
        """The challenges of the bot, and the tables at which it plays."""
        return dict(self._call("GET", "/tables"))

    def state(self, table: str) -> dict[str, Any]:
        """A table as the bot may see it, with all that happened."""
        return dict(self._call("GET", f"/tables/{table}"))

    def accept(self, table: str) -> int:
        """Sit down; the seat."""
        return int(self._call("POST", f"/tables/{table}/accept")["seat"])

    def decline(self, table: str) -> None:
        """Leave the seat to others."""
        self._call("POST", f"/tables/{table}/decline")

    def leave(self, table: str) -> None:
        """Leave the seat to a bot of the house."""
        self._call("POST", f"/tables/{table}/leave")

    def answer(self, turn: Turn, choice: Option | str) -> int:
        """Answer; the clock of the seat afterwards."""
        body = {"n": turn.n, "seat": turn.seat, "choice": notation_of(choice)}
        return int(self._call("POST", f"/tables/{turn.table}/answer", body)["n"])

    def events(self) -> Iterator[Event]:
        """Everything the bot is told, until the line ends."""
        with self._http.stream("GET", "/api/bot/events", timeout=httpx.Timeout(10, read=60)) as line:
            if line.status_code >= 400:
                check(line.status_code, line.read())
            yield from Reader().read(line.iter_lines())

    def play(
        self,
        choose: Callable[[Turn], Option | str],
        accepts: Callable[[Challenge], bool] = lambda challenge: True,
        until: Callable[[Event], bool] = lambda event: False,
    ) -> None:
        """Accept challenges and answer for ever, or `until` an event; a line that breaks is taken up again."""
        while True:
            try:
                for event in self.events():
                    self._take(event, choose, accepts)
                    if until(event):
                        return
            except (httpx.TransportError, httpx.StreamError):
                time.sleep(RETRY)

    def _take(self, event: Event, choose: Callable[[Turn], Option | str], accepts: Callable[[Challenge], bool]) -> None:
        if event.kind == "challenge":
            challenge = challenge_of(event.data)
            (self.accept if accepts(challenge) else self.decline)(challenge.table)
        turn = turn_of(event.data) if event.kind == "state" else None
        if turn is not None:
            try:
                self.answer(turn, choose(turn))
            except Failed as failed:
                if failed.key != STALE:
                    raise
