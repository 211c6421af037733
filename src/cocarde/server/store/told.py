"""How far the house has looked for something to write to a seat, and when its owner was last at the table."""

from __future__ import annotations

from typing import Any, Final

from cocarde.server.store.base import Store

NEWS: Final = """
SELECT t.id, t.n, s.seat, s.guest FROM wishes w
JOIN seats s ON s.guest = w.guest AND s.kind IN ('guest', 'open') JOIN tables t ON t.id = s.table_id
LEFT JOIN told ON told.table_id = t.id AND told.seat = s.seat
WHERE (w.webhook <> '' OR w.confirmed = 1) AND CASE s.kind
  WHEN 'guest' THEN t.begun = 1 AND t.n > coalesce(told.n, 0) ELSE told.n IS NULL END
ORDER BY t.updated LIMIT 200
"""
"""Of a seat that is kept for somebody he is told once; of one he sits on, whenever its game goes on after it began."""

LOOKED: Final = """
INSERT INTO told (table_id, seat, n, here) VALUES ($1, $2, $3, 0)
ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n
"""
HERE: Final = """
INSERT INTO told (table_id, seat, n, here) VALUES ($1, $2, 0, $3)
ON CONFLICT (table_id, seat) DO UPDATE SET here = excluded.here
"""


async def news(store: Store) -> list[tuple[Any, ...]]:
    """Table, length of its log, seat and guest wherever somebody who wants letters has not been thought of since.

    He sits there, or the seat is kept for him.
    """
    return await store.ask(NEWS)


async def looked(store: Store, table: str, seat: int, n: int) -> None:
    """This seat was thought of when the log had `n` entries."""
    await store.do(LOOKED, table, seat, n)


async def was_here(store: Store, table: str, seat: int, at: int) -> None:
    """The owner of the seat was at the table."""
    await store.do(HERE, table, seat, at)


async def last_here(store: Store, table: str, seat: int) -> int:
    """When the owner of the seat was last at the table; 0: never."""
    rows = await store.ask("SELECT here FROM told WHERE table_id = $1 AND seat = $2", table, seat)
    return int(rows[0][0]) if rows else 0
