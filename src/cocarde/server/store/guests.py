"""What is kept of a guest besides its seats: a name, and which recovery link is good. And how it is forgotten."""

from __future__ import annotations

from typing import Final

from cocarde.server.store.base import Store

FORGOTTEN: Final = -1
"""The link of a guest who wants to be forgotten: none is good."""

RENEW: Final = """
INSERT INTO guests (guest, name, link) VALUES ($1, '', 1)
ON CONFLICT (guest) DO UPDATE SET link = guests.link + 1 RETURNING link
"""
OWN_SEAT: Final = (
    "EXISTS (SELECT 1 FROM seats s WHERE (s.guest = $1 OR s.owner = $1 OR s.lost = $1 AND s.kind <> 'guest')"
    " AND s.table_id = {0}.table_id AND s.seat = {0}.seat)"
)
SEATED: Final = "SELECT DISTINCT table_id FROM seats WHERE guest = $1 OR owner = $1 OR lost = $1"
FORGET: Final = (
    "DELETE FROM designers WHERE guest = $1",
    f"UPDATE talk SET name = '' WHERE {OWN_SEAT.format('talk')}",
    f"DELETE FROM seen WHERE {OWN_SEAT.format('seen')}",
    f"DELETE FROM told WHERE {OWN_SEAT.format('told')}",
    *(f"DELETE FROM {kind} WHERE {OWN_SEAT.format(kind)}" for kind in ("puzzles", "judged", "analyses")),
    "DELETE FROM wishes WHERE guest = $1",
    "DELETE FROM outbox WHERE guest = $1",
    """UPDATE seats SET guest = '', name = '' WHERE guest = $1
    AND table_id IN (SELECT id FROM tables WHERE over = 1)""",
    "UPDATE seats SET kind = 'open', guest = '', name = '' WHERE guest = $1",
    "UPDATE seats SET owner = '', name = '' WHERE owner = $1",
    "UPDATE seats SET lost = '' WHERE lost = $1",
    "UPDATE tables SET host = '' WHERE host = $1",
    f"""INSERT INTO guests (guest, name, link) VALUES ($1, '', {FORGOTTEN})
    ON CONFLICT (guest) DO UPDATE SET name = '', link = excluded.link""",
)


async def link_of(store: Store, guest: str) -> int:
    """Which recovery link of this guest is good."""
    rows = await store.ask("SELECT link FROM guests WHERE guest = $1", guest)
    return int(rows[0][0]) if rows else 0


async def renew_link(store: Store, guest: str) -> int:
    """From now on another link is good, and none from before."""
    return int((await store.do(RENEW, guest))[0][0])


async def forget(store: Store, guest: str) -> list[str]:
    """Forget name, letters and links; in finished games its seats are nobody's, in others they are free. The tables."""
    tables = [str(row[0]) for row in await store.ask(SEATED, guest)]
    for sql in FORGET:
        await store.do(sql, guest)
    return tables
