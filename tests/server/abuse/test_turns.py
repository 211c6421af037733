"""Nobody is kept waiting by others: who sends much at once takes turns, and nothing large is made in the loop."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser

from cocarde.server.collector import Collector
from cocarde.server.limits import Limiter
from cocarde.server.live.socket import listen
from cocarde.server.settings import Rate
from tests.server.served import serving, toy_settings

HOUSE: Any = SimpleNamespace(collector=Collector(), messages=Limiter(Rate(0, 0)))
"""A house that heeds no message, and says so."""


class Flood:
    """The wire of a page that has sent so many messages at once."""

    def __init__(self, messages: int) -> None:
        self._sent = [{"type": "websocket.receive", "text": "{}"}] * messages + [{"type": "websocket.disconnect"}]

    @property
    def waits(self) -> bool:
        return bool(self._sent)

    async def receive(self) -> dict[str, str]:
        return self._sent.pop(0)


def test_two_pages_that_flood_the_line_are_heard_in_turn() -> None:
    told: list[str] = []

    async def page(name: str, messages: int) -> None:
        viewer: Any = SimpleNamespace(guest=name, shown=None, reply=lambda _: told.append(name))
        nowhere: Any = None
        wire: Any = Flood(messages)
        await listen(nowhere, wire, viewer, nowhere, HOUSE)

    async def both() -> None:
        await asyncio.gather(page("many", 6), page("one", 2))

    asyncio.run(both())
    assert told == ["many", "one", "many", "one", "many", "many", "many", "many"]


def test_the_shelf_is_made_without_reading_all_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(parser: FluentParser, text: str) -> Any:
        read.append(text)
        return whole(parser, text)

    whole = FluentParser.parse_entry
    monkeypatch.setattr(FluentParser, "parse_entry", counted)
    with serving(toy_settings(tmp_path, workers=0, shelf=("toy", "vendee", "lys"))) as served:
        assert len(served.guest().get("/api/games").json()) == 3
    assert 0 < len(read) < 20
