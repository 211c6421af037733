"""Single columns of a table: what is proposed, whose return match it is, when it is due, the rules it is played by."""

from __future__ import annotations

from typing import Final

from cocarde.server.store.base import LATE, Standing, Store
from cocarde.server.store.rows import standing_values

FIRST_TO_NOTICE: Final = """
INSERT INTO house (name, value) VALUES ('jumped', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
WHERE abs(CAST(house.value AS BIGINT) - CAST(excluded.value AS BIGINT)) > 10000 RETURNING value
"""
"""A jump of the clock is seen by every server of the machine; one of them gives the time back."""


CLOSE: Final = "UPDATE tables SET closed = $2, pending = '[]', deadline = 0 WHERE id = $1"
GO_ON: Final = "UPDATE tables SET closed = '', rules = $2, pending = $3, deadline = $4 WHERE id = $1"
BEGUN_OTHERWISE: Final = """
SELECT id FROM tables WHERE game = $1 AND rules <> $2 AND over = 0 AND closed NOT IN ('cancelled', 'abandoned', 'house')
ORDER BY updated DESC
"""
WAITING_FOR_BOTS: Final = """
SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
WHERE t.over = 0 AND t.begun = 1 AND t.closed = '' AND t.paused = 0 AND s.kind = 'bot'
AND replace(replace(t.pending, '[', ','), ']', ',') LIKE '%,' || s.seat || ',%'
GROUP BY t.id, t.updated ORDER BY t.updated DESC
"""
BEGIN: Final = """
UPDATE tables SET begun = 1, pending = $2, deadline = $3, updated = $4 WHERE id = $1 AND begun = 0 RETURNING id
"""


async def close(store: Store, table: str, closed: str) -> None:
    """It takes no more answers, and why; nobody is asked, and no time runs."""
    await store.do(CLOSE, table, closed)


async def go_on(store: Store, table: str, rules: str, standing: Standing) -> None:
    """From now on it is played under this version of the rules."""
    await store.do(GO_ON, table, rules, standing_values(standing)[2], standing.deadline)


async def begun_otherwise(store: Store, game: str, rules: str) -> list[str]:
    """The running tables of a game that are not played under this version of its rules."""
    return [str(row[0]) for row in await store.ask(BEGUN_OTHERWISE, game, rules)]


async def waiting_for_bots(store: Store) -> list[str]:
    """The running tables at which a bot is asked."""
    return [str(row[0]) for row in await store.ask(WAITING_FOR_BOTS)]


async def played_with(store: Store, game: str, hash: str) -> str:
    """A table that is played with the pack of this content; empty: there is none."""
    sql = "SELECT id FROM tables WHERE pack <> '' AND game = $1 AND pack LIKE $2 LIMIT 1"
    rows = await store.ask(sql, game, f'%"hash":"{hash}"%') if hash.isalnum() else []
    return str(rows[0][0]) if rows else ""


async def begin(store: Store, table: str, standing: Standing) -> bool:
    """Nobody is waited for any more; false: it has begun before. Whoever is asked may be written to."""
    begun = await store.do(BEGIN, table, standing_values(standing)[2], standing.deadline, standing.updated)
    await store.do("UPDATE told SET n = 0 WHERE table_id = $1", table)
    await store.announce(table)
    return bool(begun)


async def spare_of(store: Store, table: str, n: int) -> int:
    """The time that was left when entry `n` was answered: see `Entry`."""
    [(spare,)] = await store.ask("SELECT spare FROM log WHERE table_id = $1 AND n = $2", table, n)
    return int(spare)


async def late_after(store: Store, table: str, n: int) -> list[int]:
    """The entries after this one that time answered."""
    rows = await store.ask("SELECT n FROM log WHERE table_id = $1 AND n > $2 AND spare = $3", table, n, LATE)
    return [int(row[0]) for row in rows]


async def proposed(store: Store, table: str) -> str:
    """What is proposed, as it was kept; empty: nothing."""
    [(kept,)] = await store.ask("SELECT motion FROM tables WHERE id = $1", table)
    return str(kept)


async def propose(store: Store, table: str, motion: str) -> None:
    """Keep what is proposed; then the other servers may know."""
    await store.do("UPDATE tables SET motion = $2 WHERE id = $1", table, motion)
    await store.announce(table)


async def shift_deadlines(store: Store, wall: int, by: int) -> None:
    """The clock jumped by so many milliseconds and shows `wall` now: every deadline goes with it, once."""
    if await store.do(FIRST_TO_NOTICE, str(wall)):
        await store.do("UPDATE tables SET deadline = deadline + $1 WHERE deadline > 0", by)
