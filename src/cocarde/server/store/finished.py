"""Games that are over: pages of them, and how they ended once somebody has asked."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cocarde.server.store.base import Store

PAGE: Final = 20
"""Games on one page."""

FOREVER: Final = 2**62

MINE: Final = """
SELECT id, outcome FROM tables WHERE over = 1 AND updated < $1
AND id IN (SELECT table_id FROM seats WHERE guest = $2 AND guest <> '') ORDER BY updated DESC, id LIMIT $3
"""
LISTED: Final = """
SELECT id, outcome FROM tables WHERE over = 1 AND listed = 1 AND updated < $1 ORDER BY updated DESC, id LIMIT $2
"""


class Ended(msgspec.Struct):
    """What is kept of an outcome."""

    ranks: list[int] = []
    scores: list[int] = []


async def games_of(store: Store, guest: str, before: int) -> list[tuple[str, Ended | None]]:
    """The games of this guest that ended before this moment, the latest first, and how, where it is known."""
    return [_row(row) for row in await store.ask(MINE, max(0, min(before, FOREVER)), guest, PAGE)]


async def listed_games(store: Store, before: int) -> list[tuple[str, Ended | None]]:
    """Those that were open to all."""
    return [_row(row) for row in await store.ask(LISTED, max(0, min(before, FOREVER)), PAGE)]


def _row(row: tuple[Any, ...]) -> tuple[str, Ended | None]:
    return str(row[0]), msgspec.json.decode(row[1], type=Ended) if row[1] else None


async def keep_outcome(store: Store, table: str, ended: Ended) -> None:
    """It ended so; that need not be looked up again."""
    await store.do("UPDATE tables SET outcome = $2 WHERE id = $1", table, msgspec.json.encode(ended).decode())
