"""The client that waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, TypeVar

import httpx

from cocarde.client import requests
from cocarde.client.messages import Challenge, Event, Failed, Option, Reader, Turn, turn_of

T = TypeVar("T")


class Bot:
    """A bot at a house: `url` is where players find it, `token` what was given to the bot."""

    def __init__(self, url: str, token: str, **options: Any) -> None:
        self._http = httpx.Client(base_url=url.rstrip("/"), headers=requests.headers(token), **options)

    def __enter__(self) -> Bot:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._http.close()

    def _ask(self, request: requests.Request[T]) -> T:
        told = self._http.request(request.method, request.path, json=request.body)
        return request.answered(told.status_code, told.content)

    def me(self) -> dict[str, Any]:
        """Who the bot is, and how much it may."""
        return self._ask(requests.ME)

    def tables(self) -> dict[str, Any]:
        """The challenges of the bot, and the tables at which it plays."""
        return self._ask(requests.TABLES)

    def state(self, table: str) -> dict[str, Any]:
        """A table as the bot may see it, with all that happened."""
        return self._ask(requests.state(table))

    def accept(self, table: str) -> int:
        """Sit down; the seat."""
        return self._ask(requests.accept(table))

    def decline(self, table: str) -> None:
        """Leave the seat to others."""
        self._ask(requests.decline(table))

    def leave(self, table: str) -> None:
        """Leave the seat to a bot of the house."""
        self._ask(requests.leave(table))

    def answer(self, turn: Turn, choice: Option | str) -> int:
        """Answer; the clock of the seat afterwards."""
        return self._ask(requests.answer(turn, choice))

    def events(self) -> Iterator[Event]:
        """Everything the bot is told, until the line ends."""
        with self._http.stream("GET", requests.EVENTS, timeout=httpx.Timeout(10, read=60)) as line:
            if line.status_code >= 400:
                requests.check(line.status_code, line.read())
            reader = Reader()
            for text in line.iter_lines():
                if event := reader.take(text):
                    yield event

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
                    if request := requests.to_challenge(event, accepts):
                        self._ask(request)
                    if turn := turn_of(event):
                        self._answer(turn, choose(turn))
                    if until(event):
                        return
            except (httpx.TransportError, httpx.StreamError):
                time.sleep(requests.RETRY)

    def _answer(self, turn: Turn, choice: Option | str) -> None:
        try:
            self.answer(turn, choice)
        except Failed as failed:
            requests.unless_stale(failed)
