"""The store in PostgreSQL, for several servers at once: each change is one statement that also tells the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import asyncpg

from cocarde.core.errors import BadInput
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store.base import (
    LISTED,
    TALK_KEPT,
    Entry,
    NotKept,
    SeatRow,
    Snapshot,
    Standing,
    TableRow,
    Taken,
    schema,
)
from cocarde.server.store.gathering import Added, Gathering
from cocarde.server.store.rows import (
    COLUMNS,
    DEALT,
    ENTRY,
    OF_GUEST,
    SPOKEN,
    STANDING,
    WITH_OPEN_SEATS,
    dealt_values,
    entry_row,
    entry_values,
    exchange_values,
    seat_values,
    standing_values,
    table_values,
    talk_row,
    talk_values,
    with_seats,
)

log = logging.getLogger("cocarde.store")

CHANNEL: Final = "cocarde"
UPGRADE_LOCK: Final = 1793
CONNECTIONS: Final = 10
RETRY: Final = 1.0

APPEND: Final = f"""
WITH moves AS (
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::text[], $5::text[], $6::bigint[],
                            $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::integer[], $12::bigint[],
                            $13::bigint[], $14::bigint[], $15::bigint[], $16::text[], $17::text[])
              AS moves (table_id, entry, seat, choice, chance, at, spare, {STANDING}, snapshot, saved, news)),
     entries AS (INSERT INTO log SELECT table_id, entry, seat, choice, chance, at, spare FROM moves),
     moved AS (UPDATE tables SET ({STANDING}) = (m.n, m.clock, m.pending, m.over, m.updated, m.deadline, m.paused)
               FROM moves m WHERE id = m.table_id),
     kept AS (INSERT INTO snapshots SELECT table_id, snapshot, saved FROM moves WHERE snapshot IS NOT NULL),
     pruned AS (DELETE FROM snapshots s USING moves m WHERE s.table_id = m.table_id AND s.n < m.snapshot)
SELECT pg_notify('cocarde', news) FROM moves
"""
SIT: Final = """
WITH taken AS (UPDATE seats SET kind = $3, guest = $4, name = $5
               WHERE table_id = $1 AND seat = $2 AND kind = 'open' RETURNING seat)
SELECT pg_notify('cocarde', $6) FROM taken
"""
PUT_ON_SEAT: Final = """
UPDATE seats SET kind = $1, bot = $2, guest = $3, name = $4, owner = $5
WHERE table_id = $6 AND seat = $7 AND kind = $8 AND guest = $9 AND owner = $10 RETURNING seat
"""
SAY: Final = f"""
WITH last AS (SELECT coalesce(max(n), 0) + 1 AS n FROM talk WHERE table_id = $1),
     said AS (INSERT INTO talk (table_id, {SPOKEN}, n)
              SELECT $1, $2::integer, $3::text, $4::text, $5::bigint, $6::integer, $7::text, n FROM last),
     gone AS (DELETE FROM talk WHERE table_id = $1 AND n <= (SELECT n FROM last) - $8)
SELECT pg_notify('cocarde', $9)
"""
SET_NUMBER: Final = """
INSERT INTO house VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


@contextmanager
def telling() -> Iterator[None]:
    """The errors of the database in the words of the store."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise Taken(str(error)) from error
    except (asyncpg.DataError, ValueError) as error:
        raise BadInput(f"no database takes this: {error}") from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise NotKept(f"the database could not do it: {error}") from error


class PostgresStore:
    """A `Store` in PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._me = secrets.token_hex(8)
        self._pool: Any
        self._ear: asyncio.Task[None] | None = None
        self._gathering = Gathering(self._append)

    async def open(self) -> None:
        with telling():
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=CONNECTIONS)
            async with self._pool.acquire() as db, db.transaction():
                await upgrade(db)

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.wait([self._ear])
        await self._gathering.close()
        await self._pool.close()

    def listen(self, news: Callable[[str], None]) -> None:
        self._ear = asyncio.create_task(self._hear(news))

    async def _hear(self, news: Callable[[str], None]) -> None:
        """Hear what the other servers changed; if the line breaks, take it up again."""

        def heard(_: object, pid: int, channel: str, payload: str) -> None:
            who, _, table = payload.partition(":")
            if who != self._me:
                news(table)

        while True:
            broken = asyncio.Event()
            try:
                db = await asyncpg.connect(self._url)
                db.add_termination_listener(lambda _, broken=broken: broken.set())
                try:
                    await db.add_listener(CHANNEL, heard)
                    await broken.wait()
                finally:
                    await db.close(timeout=RETRY)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.error("no news from the other servers: %s", error)
            await asyncio.sleep(RETRY)

    def _news(self, table: str) -> str:
        return f"{self._me}:{table}"

    async def _read(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        with telling():
            return [tuple(row) for row in await self._pool.fetch(sql, *args)]

    async def do(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        return await self._read(sql, *args)

    async def ask(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        return await self._read(sql, *args)

    async def announce(self, table: str) -> None:
        await self._read("SELECT pg_notify($1, $2)", CHANNEL, self._news(table))

    async def secret(self) -> str:
        fresh = secrets.token_hex(32)
        await self._read("INSERT INTO house VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh)
        [(kept,)] = await self._read("SELECT value FROM house WHERE name = 'secret'")
        return str(kept)

    async def name_of(self, guest: str) -> str:
        found = await self._read("SELECT name FROM guests WHERE guest = $1", guest)
        return str(found[0][0]) if found else ""

    async def rename(self, guest: str, name: str) -> None:
        sql = "INSERT INTO guests (guest, name) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET name = excluded.name"
        await self._read(sql, guest, name)

    async def create(self, row: TableRow, log: Sequence[Entry], snapshot: Snapshot) -> None:
        with telling():
            async with self._pool.acquire() as db, db.transaction():
                await db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks(20)})", *table_values(row))
                seats = [seat_values(row.id, seat) for seat in row.seats]
                await db.executemany(f"INSERT INTO seats VALUES ({marks(7)})", seats)
                entries = [entry_values(row.id, entry) for entry in log]
                await db.executemany(f"INSERT INTO log VALUES ({marks(7)})", entries)
                saved = (row.id, snapshot.n, snapshot.saved.decode())
                await db.execute(f"INSERT INTO snapshots VALUES ({marks(3)})", *saved)

    async def follow_up(self, table: str, sequel: str) -> str:
        await self._read("UPDATE tables SET sequel = $2 WHERE id = $1 AND sequel = ''", table, sequel)
        await self.announce(table)
        [(kept,)] = await self._read("SELECT sequel FROM tables WHERE id = $1", table)
        return str(kept)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._tables("WHERE id = $1", table)
        return rows[0] if rows else None

    async def tables_of(self, guest: str) -> list[TableRow]:
        mine = f"WHERE {OF_GUEST} ORDER BY over, updated DESC, id LIMIT $2"
        return await self._tables(mine, guest, LISTED)

    async def some(self, ids: Sequence[str]) -> list[TableRow]:
        return await self._tables("WHERE id = ANY($1)", list(ids))

    async def open_tables(self) -> list[TableRow]:
        return await self._tables(f"WHERE {WITH_OPEN_SEATS} ORDER BY created DESC, id LIMIT $1", LISTED)

    async def due(self, now: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE deadline BETWEEN 1 AND $1 ORDER BY deadline LIMIT $2"
        return [str(row[0]) for row in await self._read(sql, now, LISTED)]

    async def _tables(self, which: str, *args: object) -> list[TableRow]:
        rows = await self._read(f"SELECT {COLUMNS} FROM tables {which}", *args)
        seats = await self._read("SELECT * FROM seats WHERE table_id = ANY($1) ORDER BY seat", [row[0] for row in rows])
        return with_seats(rows, seats)

    async def sit(self, table: str, row: SeatRow) -> None:
        if not await self._read(SIT, table, row.seat, row.kind, row.guest, row.name, self._news(table)):
            raise Taken(f"seat {row.seat} is taken")

    async def replace(self, table: str, row: SeatRow, before: SeatRow) -> None:
        if not await self._read(PUT_ON_SEAT, *exchange_values(table, row, before)):
            raise Taken(f"seat {row.seat} is taken")
        await self.announce(table)

    async def schedule(self, table: str, deadline: int, paused: int = 0) -> None:
        await self._read("UPDATE tables SET deadline = $2, paused = $3 WHERE id = $1", table, deadline, paused)

    async def append(self, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None) -> None:
        await self._gathering.add(Added(table, entry, standing, snapshot))

    async def _append(self, batch: list[Added]) -> None:
        rows = [self._move_values(one) for one in sorted(batch, key=lambda one: one.table)]
        try:
            with telling():
                await self._pool.fetch(APPEND, *map(list, zip(*rows, strict=True)))
        except NotKept as error:
            # Two servers that wait for each other's tables: neither batch was kept, and each move is tried alone.
            if len(batch) > 1 and isinstance(error.__cause__, asyncpg.DeadlockDetectedError):
                raise Taken(str(error)) from error
            raise

    def _move_values(self, one: Added) -> tuple[object, ...]:
        kept = one.snapshot
        saved = (kept.n, kept.saved.decode()) if kept is not None else (None, None)
        return *entry_values(one.table, one.entry), *standing_values(one.standing), *saved, self._news(one.table)

    async def deal_again(self, row: TableRow, n: int, entry: Entry, snapshot: Snapshot) -> None:
        table, values = row.id, dealt_values(row)
        with telling():
            async with self._pool.acquire() as db, db.transaction():
                if await db.execute(DEAL_TABLE, *values, table, n, int(row.begun)) != "UPDATE 1":
                    raise Taken("the game has begun")
                for kind in ("log", "snapshots"):
                    await db.execute(f"DELETE FROM {kind} WHERE table_id = $1", table)
                await db.execute(f"INSERT INTO log VALUES ({marks(7)})", *entry_values(table, entry))
                saved = (table, snapshot.n, snapshot.saved.decode())
                await db.execute(f"INSERT INTO snapshots VALUES ({marks(3)})", *saved)
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, self._news(table))

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"SELECT {ENTRY} FROM log WHERE table_id = $1 AND n > $2 ORDER BY n"
        return [entry_row(row) for row in await self._read(sql, table, after)]

    async def snapshot(self, table: str) -> Snapshot | None:
        sql = "SELECT n, saved FROM snapshots WHERE table_id = $1 ORDER BY n DESC LIMIT 1"
        rows = await self._read(sql, table)
        return Snapshot(rows[0][0], rows[0][1].encode()) if rows else None

    async def say(self, table: str, line: TalkLine) -> None:
        for _ in range(5):  # two who speak at the same moment may take the same number
            try:
                await self._read(SAY, *talk_values(table, line), TALK_KEPT, self._news(table))
                return
            except Taken:
                continue
        raise NotKept("everybody speaks at once")

    async def talk(self, table: str) -> list[TalkLine]:
        rows = await self._read(f"SELECT {SPOKEN} FROM talk WHERE table_id = $1 ORDER BY n", table)
        return [talk_row(row) for row in rows]


async def upgrade(db: Any) -> None:
    """Apply the schema files this database has not seen; one server at a time."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", UPGRADE_LOCK)
    known = 0
    if await db.fetchval("SELECT to_regclass('house')") is not None:
        known = int(await db.fetchval("SELECT value FROM house WHERE name = 'schema'"))
    for number, sql in schema():
        if number > known:
            await db.execute(sql)
            await db.execute(SET_NUMBER, str(number))


def marks(count: int) -> str:
    """`$1, $2, …`"""
    return ", ".join(f"${at}" for at in range(1, count + 1))


DEAL_TABLE: Final = f"UPDATE tables SET ({DEALT}) = ({marks(10)}) WHERE id = $11 AND n = $12 AND begun = $13"
