"""The client that awaits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Any, TypeVar

import httpx

from cocarde.client import requests
from cocarde.client.messages import Challenge, Event, Failed, Option, Reader, Turn, turn_of

T = TypeVar("T")


class AsyncBot:
    """A bot at a house: `url` is where players find it, `token` what was given to the bot."""

    def __init__(self, url: str, token: str, **options: Any) -> None:
        self._http = httpx.AsyncClient(base_url=url.rstrip("/"), headers=requests.headers(token), **options)

    async def __aenter__(self) -> AsyncBot:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def _ask(self, request: requests.Request[T]) -> T:
        told = await self._http.request(request.method, request.path, json=request.body)
        return request.answered(told.status_code, told.content)

    async def me(self) -> dict[str, Any]:
        """Who the bot is, and how much it may."""
        return await self._ask(requests.ME)

    async def tables(self) -> dict[str, Any]:
        """The challenges of the bot, and the tables at which it plays."""
        return await self._ask(requests.TABLES)

    async def state(self, table: str) -> dict[str, Any]:
        """A table as the bot may see it, with all that happened."""
        return await self._ask(requests.state(table))

    async def accept(self, table: str) -> int:
        """Sit down; the seat."""
        return await self._ask(requests.accept(table))

    async def decline(self, table: str) -> None:
        """Leave the seat to others."""
        await self._ask(requests.decline(table))

    async def leave(self, table: str) -> None:
        """Leave the seat to a bot of the house."""
        await self._ask(requests.leave(table))

    async def answer(self, turn: Turn, choice: Option | str) -> int:
        """Answer; the clock of the seat afterwards."""
        return await self._ask(requests.answer(turn, choice))

    async def events(self) -> AsyncIterator[Event]:
        """Everything the bot is told, until the line ends."""
        async with self._http.stream("GET", requests.EVENTS, timeout=httpx.Timeout(10, read=60)) as line:
            if line.status_code >= 400:
                requests.check(line.status_code, await line.aread())
            reader = Reader()
            async for text in line.aiter_lines():
                if event := reader.take(text):
                    yield event

    async def play(
        self,
        choose: Callable[[Turn], Awaitable[Option | str]],
        accepts: Callable[[Challenge], bool] = lambda challenge: True,
        until: Callable[[Event], bool] = lambda event: False,
    ) -> None:
        """Accept challenges and answer for ever, or `until` an event; a line that breaks is taken up again."""
        while True:
            try:
                async for event in self.events():
                    if request := requests.to_challenge(event, accepts):
                        await self._ask(request)
                    if turn := turn_of(event):
                        await self._answer(turn, await choose(turn))
                    if until(event):
                        return
            except (httpx.TransportError, httpx.StreamError):
                await asyncio.sleep(requests.RETRY)

    async def _answer(self, turn: Turn, choice: Option | str) -> None:
        try:
            await self.answer(turn, choice)
        except Failed as failed:
            requests.unless_stale(failed)
