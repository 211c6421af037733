"""What a host asks of the store: lists of tables and guests, who is blocked, what everybody is told, what is pruned."""

from __future__ import annotations

from typing import Final

import msgspec

from cocarde.server.store.base import Store

EVERYBODY: Final = "*"
"""Announced in the place of a table: the house itself has changed."""

KEPT_BY_TABLE: Final = (
    "puzzles", "judged", "analyses", "outbox", "told", "seen", "talk", "snapshots", "log", "seats",
)  # fmt: skip
"""What hangs on a table, in the order in which it may go."""

LIST: Final = """
SELECT id, game, over, begun, closed, clock, created, updated,
       (SELECT count(*) FROM seats WHERE table_id = id AND kind = 'guest')
FROM tables WHERE ($1 = '' OR game = $1) AND ($2 = '' OR $2 = CASE
  WHEN over = 1 THEN 'over' WHEN closed <> '' THEN 'closed' WHEN begun = 0 THEN 'waiting' ELSE 'running' END)
ORDER BY updated DESC LIMIT $3
"""
FIND: Final = """
SELECT g.guest, min(g.name),
       (SELECT count(DISTINCT table_id) FROM seats s WHERE s.guest = g.guest OR s.owner = g.guest),
       (SELECT count(*) FROM blocked b WHERE b.guest = g.guest)
FROM (SELECT guest, name FROM guests WHERE name <> '' UNION SELECT guest, name FROM seats WHERE guest <> '') g
WHERE lower(g.name) LIKE $1 GROUP BY g.guest ORDER BY 2, 1 LIMIT 200
"""
OLD: Final = """
SELECT id FROM tables WHERE updated < $1 AND (over = 1 OR closed IN ('cancelled', 'abandoned', 'house') OR begun = 0)
"""
KEEP: Final = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class Notice(msgspec.Struct, frozen=True):
    """What the host tells everybody. `maintenance`: no new tables are made until further notice."""

    text: str = ""
    maintenance: bool = False


class Listed(msgspec.Struct, frozen=True):
    """A table in a host's list. `people`: seats that people hold."""

    table: str
    game: str
    state: str
    moves: int
    people: int
    created: int
    updated: int


class Found(msgspec.Struct, frozen=True):
    """A guest in a host's list."""

    guest: str
    name: str
    tables: int
    blocked: bool


def state_of(over: int, begun: int, closed: str) -> str:
    """In a word, where a table stands."""
    return "over" if over else f"closed ({closed})" if closed else "running" if begun else "waiting"


async def listed(store: Store, game: str, state: str, most: int) -> list[Listed]:
    """The tables of this game in this state (empty: any), the latest first."""
    rows = await store.ask(LIST, game, state, most)
    return [Listed(r[0], r[1], state_of(r[2], r[3], r[4]), r[5], r[8], r[6], r[7]) for r in rows]


async def find(store: Store, name: str) -> list[Found]:
    """The guests who are, or were at a table, called like this."""
    pattern = "%" + name.lower().replace("%", "").replace("_", "") + "%"
    return [Found(r[0], r[1], r[2], bool(r[3])) for r in await store.ask(FIND, pattern)]


async def known(store: Store, guest: str) -> bool:
    """Has the house ever heard of this guest?"""
    sql = "SELECT 1 FROM guests WHERE guest = $1 UNION SELECT 1 FROM seats WHERE $1 IN (guest, owner, lost)"
    return bool(await store.ask(sql, guest))


async def block(store: Store, guest: str, at: int) -> None:
    """From now on this guest changes nothing."""
    await store.do("INSERT INTO blocked VALUES ($1, $2) ON CONFLICT DO NOTHING", guest, at)
    await store.announce(EVERYBODY)


async def unblock(store: Store, guest: str) -> None:
    """It may play again."""
    await store.do("DELETE FROM blocked WHERE guest = $1", guest)
    await store.announce(EVERYBODY)


async def blocked(store: Store) -> frozenset[str]:
    """All who are blocked."""
    return frozenset(str(row[0]) for row in await store.ask("SELECT guest FROM blocked"))


async def notice(store: Store) -> Notice:
    """What everybody is told."""
    rows = await store.ask("SELECT value FROM house WHERE name = 'notice'")
    return msgspec.json.decode(rows[0][0], type=Notice) if rows else Notice()


async def tell(store: Store, told: Notice) -> None:
    """Tell everybody; the other servers look it up."""
    await store.do(KEEP, "notice", msgspec.json.encode(told).decode())
    await store.announce(EVERYBODY)


async def old_tables(store: Store, before: int) -> list[str]:
    """The tables that have ended, or never began, and at which nothing has happened since then."""
    return [str(row[0]) for row in await store.ask(OLD, before)]


async def remove(store: Store, table: str) -> None:
    """Forget a table and all that hangs on it."""
    for kind in KEPT_BY_TABLE:
        await store.do(f"DELETE FROM {kind} WHERE table_id = $1", table)
    await store.do("UPDATE tables SET sequel = '' WHERE sequel = $1", table)
    await store.do("DELETE FROM tables WHERE id = $1", table)
