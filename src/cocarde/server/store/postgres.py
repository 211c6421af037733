"""The store in PostgreSQL, for several servers at once: each change is one statement that also tells the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import asyncpg

from cocarde.core.codec import Move
from cocarde.core.errors import BadInput
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store import rows
from cocarde.server.store.base import (
    QUICKER,
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
from cocarde.server.store.gathering import Added
from cocarde.server.store.statements import DEAL, Rows, Statements, marks

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
              AS moves (table_id, entry, seat, choice, chance, at, spare, {rows.STANDING}, snapshot, saved, news)),
     entries AS (INSERT INTO log SELECT table_id, entry, seat, choice, chance, at, spare FROM moves),
     moved AS (UPDATE tables SET ({rows.STANDING}) = (m.n, m.clock, m.pending, m.over, m.updated, m.deadline, m.paused)
               FROM moves m WHERE id = m.table_id),
     kept AS (INSERT INTO snapshots SELECT table_id, snapshot, saved FROM moves WHERE snapshot IS NOT NULL),
     pruned AS (DELETE FROM snapshots s USING moves m WHERE s.table_id = m.table_id AND s.n < m.snapshot)
SELECT pg_notify('cocarde', news) FROM moves
"""
SIT: Final = f"""
WITH taken AS (UPDATE seats SET {rows.SIT}
               WHERE table_id = $4 AND seat = $5 AND kind = 'open' RETURNING seat)
SELECT pg_notify('cocarde', $6) FROM taken
"""
SAY: Final = f"""
WITH last AS (SELECT coalesce(max(n), 0) + 1 AS n FROM talk WHERE table_id = $1),
     said AS (INSERT INTO talk (table_id, {rows.SPOKEN}, n)
              SELECT $1, $2::integer, $3::text, $4::text, $5::bigint, $6::integer, $7::text, n FROM last),
     gone AS (DELETE FROM talk WHERE table_id = $1 AND n <= (SELECT n FROM last) - $8)
SELECT pg_notify('cocarde', $9)
"""
DEAL_TABLE: Final = f"UPDATE tables SET ({rows.DEALT}) = ({marks(10)}) WHERE id = $11 AND n = $12 AND begun = $13"
SET_NUMBER: Final = """
INSERT INTO house VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


@contextmanager
def telling() -> Iterator[None]:
    """The errors of the database in the words of the store."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise Taken(QUICKER) from error
    except (asyncpg.DataError, ValueError) as error:
        raise BadInput(f"no database takes this: {error}") from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise NotKept(f"the database could not do it: {error}") from error


class PostgresStore(Statements):
    """A `Store` in PostgreSQL."""

    def __init__(self, url: str) -> None:
        super().__init__(self._append)
        self._url = url
        self._me = secrets.token_hex(8)
        self._pool: Any
        self._ear: asyncio.Task[None] | None = None

    async def open(self) -> None:
        with telling():
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=CONNECTIONS)
            async with self._pool.acquire() as db, db.transaction():
                await upgrade(db)

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.wait([self._ear])
        await self.gathering.close()
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

    async def do(self, sql: str, *args: object) -> Rows:
        with telling():
            return [tuple(row) for row in await self._pool.fetch(sql, *args)]

    async def ask(self, sql: str, *args: object) -> Rows:
        return await self.do(sql, *args)

    async def announce(self, table: str) -> None:
        await self.do("SELECT pg_notify($1, $2)", CHANNEL, self._news(table))

    async def create(self, row: TableRow, log: Sequence[Entry], snapshot: Snapshot) -> None:
        with telling():
            async with self._pool.acquire() as db, db.transaction():
                await db.execute(f"INSERT INTO tables ({rows.COLUMNS}) VALUES ({marks(21)})", *rows.table_values(row))
                seats = [rows.seat_values(row.id, seat) for seat in row.seats]
                await db.executemany(f"INSERT INTO seats VALUES ({marks(8)})", seats)
                entries = [rows.entry_values(row.id, entry) for entry in log]
                await db.executemany(f"INSERT INTO log VALUES ({marks(7)})", entries)
                saved = (row.id, snapshot.n, snapshot.saved.decode())
                await db.execute(f"INSERT INTO snapshots VALUES ({marks(3)})", *saved)

    async def sit(self, table: str, row: SeatRow) -> None:
        if not await self.do(SIT, row.kind, row.guest, row.name, table, row.seat, self._news(table)):
            raise Taken(f"seat {row.seat} is taken")

    async def _append(self, batch: list[Added]) -> None:
        moves = [self._move_values(one) for one in sorted(batch, key=lambda one: one.table)]
        try:
            with telling():
                await self._pool.fetch(APPEND, *map(list, zip(*moves, strict=True)))
        except NotKept as error:
            # Two servers that wait for each other's tables: neither batch was kept, and each move is tried alone.
            if len(batch) > 1 and isinstance(error.__cause__, asyncpg.DeadlockDetectedError):
                raise Taken(QUICKER) from error
            raise

    def _move_values(self, one: Added) -> tuple[object, ...]:
        kept = one.snapshot
        saved = (kept.n, kept.saved.decode()) if kept is not None else (None, None)
        entry, standing = rows.entry_values(one.table, one.entry), rows.standing_values(one.standing)
        return *entry, *standing, *saved, self._news(one.table)

    async def append_to_deal(
        self, deal: Move, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None
    ) -> None:
        values = self._move_values(Added(table, entry, standing, snapshot))
        with telling():
            async with self._pool.acquire() as db, db.transaction():
                await db.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)  # who deals anew waits
                rows.check_deal(await db.fetchrow(DEAL, table), deal)
                await db.fetch(APPEND, *([value] for value in values))

    async def deal_again(self, row: TableRow, n: int, entry: Entry, snapshot: Snapshot) -> None:
        table, values = row.id, rows.dealt_values(row)
        with telling():
            async with self._pool.acquire() as db, db.transaction():
                if await db.execute(DEAL_TABLE, *values, table, n, int(row.begun)) != "UPDATE 1":
                    raise Taken("the game has begun")
                for kind in ("log", "snapshots"):
                    await db.execute(f"DELETE FROM {kind} WHERE table_id = $1", table)
                await db.execute(f"INSERT INTO log VALUES ({marks(7)})", *rows.entry_values(table, entry))
                saved = (table, snapshot.n, snapshot.saved.decode())
                await db.execute(f"INSERT INTO snapshots VALUES ({marks(3)})", *saved)
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, self._news(table))

    async def say(self, table: str, line: TalkLine) -> None:
        for _ in range(5):  # two who speak at the same moment may take the same number
            try:
                await self.do(SAY, *rows.talk_values(table, line), TALK_KEPT, self._news(table))
                return
            except Taken:
                continue
        raise NotKept("everybody speaks at once")


async def known_schema(db: Any) -> int:
    """The last schema file this database has seen; 0: none."""
    if await db.fetchval("SELECT to_regclass('house')") is None:
        return 0
    return int(await db.fetchval("SELECT value FROM house WHERE name = 'schema'"))


async def schema_of(url: str) -> int:
    """The same, of the database at this address, which nothing has opened."""
    with telling():
        db = await asyncpg.connect(url)
        try:
            return await known_schema(db)
        finally:
            await db.close()


async def upgrade(db: Any) -> None:
    """Apply the schema files this database has not seen; one server at a time."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", UPGRADE_LOCK)
    known = await known_schema(db)
    for number, sql in schema():
        if number > known:
            await db.execute(sql)
            await db.execute(SET_NUMBER, str(number))
