"""How far the person on a seat has seen the game."""

from __future__ import annotations

from typing import Final

from cocarde.server.store.base import Store

SEE: Final = """
INSERT INTO seen VALUES ($1, $2, $3)
ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n WHERE excluded.n > seen.n
"""


async def seen_by(store: Store, table: str, seat: int) -> int:
    """The clock of this seat when its owner last looked; 0: never."""
    rows = await store.ask("SELECT n FROM seen WHERE table_id = $1 AND seat = $2", table, seat)
    return int(rows[0][0]) if rows else 0


async def see(store: Store, table: str, seat: int, n: int) -> None:
    """Its owner has looked up to this clock; a page that lags behind changes nothing."""
    await store.do(SEE, table, seat, n)
