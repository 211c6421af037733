"""Single columns of a table: what is proposed there, of which game it is the return match, when it is due."""

from __future__ import annotations

from typing import Final

from cocarde.server.store.base import Store

FIRST_TO_NOTICE: Final = """
INSERT INTO house (name, value) VALUES ('jumped', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
WHERE abs(CAST(house.value AS BIGINT) - CAST(excluded.value AS BIGINT)) > 10000 RETURNING value
"""
"""A jump of the clock is seen by every server of the machine; one of them gives the time back."""


async def proposed(store: Store, table: str) -> str:
    """What is proposed, as it was kept; empty: nothing."""
    [(kept,)] = await store.ask("SELECT motion FROM tables WHERE id = $1", table)
    return str(kept)


async def propose(store: Store, table: str, motion: str) -> None:
    """Keep what is proposed; then the other servers may know."""
    await store.do("UPDATE tables SET motion = $2 WHERE id = $1", table, motion)
    await store.announce(table)


async def is_return_match(store: Store, table: str) -> bool:
    """Is it the return match of another game?"""
    return bool(await store.ask("SELECT id FROM tables WHERE sequel = $1 AND sequel <> ''", table))


async def shift_deadlines(store: Store, wall: int, by: int) -> None:
    """The clock jumped by so many milliseconds and shows `wall` now: every deadline goes with it, once."""
    if await store.do(FIRST_TO_NOTICE, str(wall)):
        await store.do("UPDATE tables SET deadline = deadline + $1 WHERE deadline > 0", by)
