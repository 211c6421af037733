"""What both databases read alike, written once. What is told to other servers with it, or is several statements, each
store says for itself."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store.base import LISTED, Entry, SeatRow, Snapshot, Standing, TableRow, Taken
from cocarde.server.store.gathering import Added, Gathering
from cocarde.server.store.rows import (
    COLUMNS,
    ENTRY,
    OF_GUEST,
    SPOKEN,
    WITH_OPEN_SEATS,
    entry_row,
    exchange_values,
    talk_row,
    with_seats,
)

Rows = list[tuple[Any, ...]]

DEAL: Final = "SELECT seat, choice, chance FROM log WHERE table_id = $1 AND n = 1"
PUT_ON_SEAT: Final = """
UPDATE seats SET kind = $1, bot = $2, guest = $3, name = $4, owner = $5, lost = $6
WHERE table_id = $7 AND seat = $8 AND kind = $9 AND guest = $10 AND owner = $11 RETURNING seat
"""


class Statements(ABC):
    """The part of a `Store` that stands on `do`, `ask` and `announce`; `write` commits a batch of moves."""

    def __init__(self, write: Callable[[list[Added]], Awaitable[None]]) -> None:
        self.gathering = Gathering(write)

    @abstractmethod
    async def do(self, sql: str, *args: object) -> Rows: ...

    @abstractmethod
    async def ask(self, sql: str, *args: object) -> Rows: ...

    @abstractmethod
    async def announce(self, table: str) -> None: ...

    async def secret(self) -> str:
        fresh = secrets.token_hex(32)
        await self.do("INSERT INTO house VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh)
        [(kept,)] = await self.ask("SELECT value FROM house WHERE name = 'secret'")
        return str(kept)

    async def name_of(self, guest: str) -> str:
        found = await self.ask("SELECT name FROM guests WHERE guest = $1", guest)
        return str(found[0][0]) if found else ""

    async def rename(self, guest: str, name: str) -> None:
        sql = "INSERT INTO guests (guest, name) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET name = excluded.name"
        await self.do(sql, guest, name)

    async def follow_up(self, table: str, sequel: str) -> str:
        await self.do("UPDATE tables SET sequel = $2 WHERE id = $1 AND sequel = ''", table, sequel)
        await self.announce(table)
        [(kept,)] = await self.ask("SELECT sequel FROM tables WHERE id = $1", table)
        return str(kept)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._tables("WHERE id = $1", table)
        return rows[0] if rows else None

    async def tables_of(self, guest: str) -> list[TableRow]:
        return await self._tables(f"WHERE {OF_GUEST} ORDER BY over, updated DESC, id LIMIT $2", guest, LISTED)

    async def some(self, ids: Sequence[str]) -> list[TableRow]:
        return await self._tables(f"WHERE id IN ({marks(len(ids))})", *ids) if ids else []

    async def open_tables(self) -> list[TableRow]:
        return await self._tables(f"WHERE {WITH_OPEN_SEATS} ORDER BY created DESC, id LIMIT $1", LISTED)

    async def due(self, now: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE deadline BETWEEN 1 AND $1 ORDER BY deadline LIMIT $2"
        return [str(row[0]) for row in await self.ask(sql, now, LISTED)]

    async def _tables(self, which: str, *args: object) -> list[TableRow]:
        rows = await self.ask(f"SELECT {COLUMNS} FROM tables {which}", *args)
        ids = [row[0] for row in rows]
        sql = f"SELECT * FROM seats WHERE table_id IN ({marks(len(ids))}) ORDER BY seat"
        return with_seats(rows, await self.ask(sql, *ids) if ids else [])

    async def replace(self, table: str, row: SeatRow, before: SeatRow) -> None:
        if not await self.do(PUT_ON_SEAT, *exchange_values(table, row, before)):
            raise Taken(f"seat {row.seat} is taken")
        await self.announce(table)

    async def schedule(self, table: str, deadline: int, paused: int = 0) -> None:
        await self.do("UPDATE tables SET deadline = $2, paused = $3 WHERE id = $1", table, deadline, paused)

    async def append(self, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None) -> None:
        await self.gathering.add(Added(table, entry, standing, snapshot))

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"SELECT {ENTRY} FROM log WHERE table_id = $1 AND n > $2 ORDER BY n"
        return [entry_row(row) for row in await self.ask(sql, table, after)]

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self.ask("SELECT n, saved FROM snapshots WHERE table_id = $1 ORDER BY n DESC LIMIT 1", table)
        return Snapshot(rows[0][0], rows[0][1].encode()) if rows else None

    async def talk(self, table: str) -> list[TalkLine]:
        rows = await self.ask(f"SELECT {SPOKEN} FROM talk WHERE table_id = $1 ORDER BY n", table)
        return [talk_row(row) for row in rows]


def marks(count: int) -> str:
    """`$1, $2, …`"""
    return ", ".join(f"${at}" for at in range(1, count + 1))
