"""The store in one SQLite file: one thread writes, many changes to a commit; another reads."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store.base import (
    LISTED,
    TALK_KEPT,
    Entry,
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
from cocarde.server.store.sqlite.lock import FolderLock
from cocarde.server.store.sqlite.writer import Writer, connect, readable

T = TypeVar("T")


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FolderLock(path.with_suffix(".lock"))
        self._writer: Writer
        self._reading: sqlite3.Connection
        self._reader: ThreadPoolExecutor
        self._gathering = Gathering(self._append)

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        try:
            self.path.touch(mode=0o600)
            upgrade(self.path)
        except BaseException:
            self._lock.give_back()
            raise
        self._writer = Writer(self.path, asyncio.get_running_loop())
        self._writer.start()
        self._reading = connect(self.path, reading=True)
        self._reader = ThreadPoolExecutor(1, "cocarde-reader")

    def listen(self, news: Callable[[str], None]) -> None:
        """Nobody else writes to this file."""

    async def close(self) -> None:
        await self._gathering.close()
        self._writer.jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._lock.give_back()

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.jobs.put((job, future))
        return await future

    async def _read(self, sql: str, *args: object, **named: object) -> list[tuple[Any, ...]]:
        def fetch() -> list[tuple[Any, ...]]:
            with readable():
                return self._reading.execute(sql, named or args).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reader, fetch)

    async def do(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        return await self._write(lambda db: db.execute(sql, numbered(args)).fetchall())

    async def ask(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        return await self._read(sql, **numbered(args))

    async def announce(self, table: str) -> None:
        """Nobody else looks into this file."""

    async def secret(self) -> str:
        fresh = secrets.token_hex(32)
        await self._write(lambda db: db.execute("INSERT OR IGNORE INTO house VALUES ('secret', ?)", (fresh,)))
        [(kept,)] = await self._read("SELECT value FROM house WHERE name = 'secret'")
        return str(kept)

    async def name_of(self, guest: str) -> str:
        found = await self._read("SELECT name FROM guests WHERE guest = ?", guest)
        return str(found[0][0]) if found else ""

    async def rename(self, guest: str, name: str) -> None:
        sql = "INSERT INTO guests (guest, name) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET name = excluded.name"
        await self._write(lambda db: db.execute(sql, (guest, name)))

    async def create(self, row: TableRow, log: Sequence[Entry], snapshot: Snapshot) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks(20)})", table_values(row))
            for seat in row.seats:
                db.execute(f"INSERT INTO seats VALUES ({marks(7)})", seat_values(row.id, seat))
            db.executemany(ADD_ENTRY, [entry_values(row.id, entry) for entry in log])
            db.execute(ADD_SNAPSHOT, (row.id, snapshot.n, snapshot.saved.decode()))

        await self._write(job)

    async def follow_up(self, table: str, sequel: str) -> str:
        sql = "UPDATE tables SET sequel = ? WHERE id = ? AND sequel = ''"
        await self._write(lambda db: db.execute(sql, (sequel, table)))
        [(kept,)] = await self._read("SELECT sequel FROM tables WHERE id = ?", table)
        return str(kept)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._tables("WHERE id = ?", table)
        return rows[0] if rows else None

    async def tables_of(self, guest: str) -> list[TableRow]:
        mine = f"WHERE {OF_GUEST.replace('$1', '?1')} ORDER BY over, updated DESC, id LIMIT ?2"
        return await self._tables(mine, guest, LISTED)

    async def some(self, ids: Sequence[str]) -> list[TableRow]:
        return await self._tables(f"WHERE id IN ({marks(len(ids))})", *ids)

    async def open_tables(self) -> list[TableRow]:
        return await self._tables(f"WHERE {WITH_OPEN_SEATS} ORDER BY created DESC, id LIMIT ?", LISTED)

    async def due(self, now: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE deadline BETWEEN 1 AND ? ORDER BY deadline LIMIT ?"
        return [str(row[0]) for row in await self._read(sql, now, LISTED)]

    async def _tables(self, which: str, *args: object) -> list[TableRow]:
        rows = await self._read(f"SELECT {COLUMNS} FROM tables {which}", *args)
        ids = [row[0] for row in rows]
        sql = f"SELECT * FROM seats WHERE table_id IN ({marks(len(ids))}) ORDER BY seat"
        return with_seats(rows, await self._read(sql, *ids))

    async def sit(self, table: str, row: SeatRow) -> None:
        sql = "UPDATE seats SET kind = ?, guest = ?, name = ? WHERE table_id = ? AND seat = ? AND kind = 'open'"

        def job(db: sqlite3.Connection) -> None:
            if db.execute(sql, (row.kind, row.guest, row.name, table, row.seat)).rowcount != 1:
                raise Taken(f"seat {row.seat} is taken")

        await self._write(job)

    async def replace(self, table: str, row: SeatRow, before: SeatRow) -> None:
        def job(db: sqlite3.Connection) -> None:
            if db.execute(PUT_ON_SEAT, exchange_values(table, row, before)).rowcount != 1:
                raise Taken(f"seat {row.seat} is taken")

        await self._write(job)

    async def schedule(self, table: str, deadline: int, paused: int = 0) -> None:
        sql = "UPDATE tables SET deadline = ?, paused = ? WHERE id = ?"
        await self._write(lambda db: db.execute(sql, (deadline, paused, table)))

    async def append(self, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None) -> None:
        await self._gathering.add(Added(table, entry, standing, snapshot))

    async def _append(self, batch: list[Added]) -> None:
        await self._write(lambda db: append_all(db, batch))

    async def deal_again(self, row: TableRow, n: int, entry: Entry, snapshot: Snapshot) -> None:
        def job(db: sqlite3.Connection) -> None:
            if db.execute(DEAL_TABLE, (*dealt_values(row), row.id, n, int(row.begun))).rowcount != 1:
                raise Taken("the game has begun")
            for kind in ("log", "snapshots"):
                db.execute(f"DELETE FROM {kind} WHERE table_id = ?", (row.id,))
            db.execute(ADD_ENTRY, entry_values(row.id, entry))
            db.execute(ADD_SNAPSHOT, (row.id, snapshot.n, snapshot.saved.decode()))

        await self._write(job)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"SELECT {ENTRY} FROM log WHERE table_id = ? AND n > ? ORDER BY n"
        return [entry_row(row) for row in await self._read(sql, table, after)]

    async def snapshot(self, table: str) -> Snapshot | None:
        sql = "SELECT n, saved FROM snapshots WHERE table_id = ? ORDER BY n DESC LIMIT 1"
        rows = await self._read(sql, table)
        return Snapshot(rows[0][0], rows[0][1].encode()) if rows else None

    async def say(self, table: str, line: TalkLine) -> None:
        def job(db: sqlite3.Connection) -> None:
            [(n,)] = db.execute("SELECT coalesce(max(n), 0) + 1 FROM talk WHERE table_id = ?", (table,))
            columns = f"table_id, {SPOKEN}, n"
            db.execute(f"INSERT INTO talk ({columns}) VALUES ({marks(8)})", (*talk_values(table, line), n))
            db.execute("DELETE FROM talk WHERE table_id = ? AND n <= ?", (table, n - TALK_KEPT))

        await self._write(job)

    async def talk(self, table: str) -> list[TalkLine]:
        rows = await self._read(f"SELECT {SPOKEN} FROM talk WHERE table_id = ? ORDER BY n", table)
        return [talk_row(row) for row in rows]


def append_all(db: sqlite3.Connection, batch: list[Added]) -> None:
    """Two statements for all entries: the thread waits for the interpreter twice, not twice for each of them."""
    entries = [(*entry_values(one.table, one.entry), *standing_values(one.standing)) for one in batch]
    rows = msgspec.json.encode(entries).decode()
    db.execute(ADD_ENTRIES, (rows,))
    db.execute(MOVE_TABLES, (rows,))
    for table, _, _, snapshot in batch:
        if snapshot is not None:
            db.execute(ADD_SNAPSHOT, (table, snapshot.n, snapshot.saved.decode()))
            db.execute("DELETE FROM snapshots WHERE table_id = ? AND n < ?", (table, snapshot.n))


def numbered(args: Sequence[object]) -> dict[str, object]:
    """The arguments of `$1, $2, …` by their numbers."""
    return {str(at): value for at, value in enumerate(args, start=1)}


def marks(count: int) -> str:
    """`?, ?, …`"""
    return ", ".join("?" * count)


def places(first: int, end: int) -> str:
    """The items of a row that is given as JSON."""
    return ", ".join(f"json_extract(value, '$[{at}]')" for at in range(first, end))


ADD_ENTRY: Final = f"INSERT INTO log VALUES ({marks(7)})"
ADD_ENTRIES: Final = f"INSERT INTO log SELECT {places(0, 7)} FROM json_each(?)"
MOVE_TABLES: Final = f"""
UPDATE tables SET ({STANDING}) = ({places(7, 14)}) FROM json_each(?) WHERE tables.id = {places(0, 1)}
"""
PUT_ON_SEAT: Final = """
UPDATE seats SET kind = ?, bot = ?, guest = ?, name = ?, owner = ?
WHERE table_id = ? AND seat = ? AND kind = ? AND guest = ? AND owner = ?
"""
ADD_SNAPSHOT: Final = "INSERT INTO snapshots VALUES (?, ?, ?)"
DEAL_TABLE: Final = f"UPDATE tables SET ({DEALT}) = ({marks(10)}) WHERE id = ? AND n = ? AND begun = ?"


def upgrade(path: Path) -> None:
    """Apply the schema files this database has not seen."""
    db = connect(path)
    [(known,)] = db.execute("PRAGMA user_version").fetchall()
    for number, sql in schema():
        if number > known:
            db.executescript(f"BEGIN IMMEDIATE; {sql} PRAGMA user_version = {number}; COMMIT;")
    db.close()
