"""The client that awaits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
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


class AsyncBot:
    """A bot at a house: `url` is where players find it, `token` what was given to the bot."""

    def __init__(self, url: str, token: str, **options: Any) -> None:
        self._http = httpx.AsyncClient(base_url=url.rstrip("/"), headers=headers(token), **options)

    async def __aenter__(self) -> AsyncBot:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def _call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self._http.request(method, f"/api/bot{path}", json=body)
        return check(answer.status_code, answer.content)

    async def me(self) -> dict[str, Any]:
        """Who the bot is, and how much it may."""
        return dict(await self._call("GET", ""))

    async def tables(self) -> dict[str, Any]:
        """The challenges of the bot, and the tables at which it plays."""
        return dict(await self._call("GET", "/tables"))

    async def state(self, table: str) -> dict[str, Any]:
        """A table as the bot may see it, with all that happened."""
        return dict(await self._call("GET", f"/tables/{table}"))

    async def accept(self, table: str) -> int:
        """Sit down; the seat."""
        return int((await self._call("POST", f"/tables/{table}/accept"))["seat"])

    async def decline(self, table: str) -> None:
        """Leave the seat to others."""
        await self._call("POST", f"/tables/{table}/decline")

    async def leave(self, table: str) -> None:
        """Leave the seat to a bot of the house."""
        await self._call("POST", f"/tables/{table}/leave")

    async def answer(self, turn: Turn, choice: Option | str) -> int:
        """Answer; the clock of the seat afterwards."""
        body = {"n": turn.n, "seat": turn.seat, "choice": notation_of(choice)}
        return int((await self._call("POST", f"/tables/{turn.table}/answer", body))["n"])

    async def events(self) -> AsyncIterator[Event]:
        """Everything the bot is told, until the line ends."""
        async with self._http.stream("GET", "/api/bot/events", timeout=httpx.Timeout(10, read=60)) as line:
            if line.status_code >= 400:
                check(line.status_code, await line.aread())
            reader = Reader()
            async for text in line.aiter_lines():
                event = reader.take(text)
                if event is not None:
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
                    await self._take(event, choose, accepts)
                    if until(event):
                        return
            except (httpx.TransportError, httpx.StreamError):
                await asyncio.sleep(RETRY)

    async def _take(
        self, event: Event, choose: Callable[[Turn], Awaitable[Option | str]], accepts: Callable[[Challenge], bool]
    ) -> None:
        if event.kind == "challenge":
            challenge = challenge_of(event.data)
            await (self.accept if accepts(challenge) else self.decline)(challenge.table)
        turn = turn_of(event.data) if event.kind == "state" else None
        if turn is not None:
            try:
                await self.answer(turn, await choose(turn))
            except Failed as failed:
                if failed.key != STALE:
                    raise
