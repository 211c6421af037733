"""The store in one SQLite file: one thread writes, many changes to a commit; another reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from cocarde.core.codec import Move
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store import rows
from cocarde.server.store.base import TALK_KEPT, Entry, SeatRow, Snapshot, Standing, TableRow, Taken, schema
from cocarde.server.store.gathering import Added
from cocarde.server.store.sqlite.lock import FolderLock
from cocarde.server.store.sqlite.writer import Writer, connect, readable
from cocarde.server.store.statements import DEAL, Rows, Statements

T = TypeVar("T")


class SqliteStore(Statements):
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(self._append)
        self.path = path
        self._lock = FolderLock(path.with_suffix(".lock"))
        self._writer: Writer
        self._reading: sqlite3.Connection
        self._reader: ThreadPoolExecutor

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
        await self.gathering.close()
        self._writer.jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._lock.give_back()

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.jobs.put((job, future))
        return await future

    async def do(self, sql: str, *args: object) -> Rows:
        return await self._write(lambda db: db.execute(sql, numbered(args)).fetchall())

    async def ask(self, sql: str, *args: object) -> Rows:
        def fetch() -> Rows:
            with readable():
                return self._reading.execute(sql, numbered(args)).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reader, fetch)

    async def announce(self, table: str) -> None:
        """Nobody else looks into this file."""

    async def create(self, row: TableRow, log: Sequence[Entry], snapshot: Snapshot) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO tables ({rows.COLUMNS}) VALUES ({marks(21)})", rows.table_values(row))
            for seat in row.seats:
                db.execute(f"INSERT INTO seats VALUES ({marks(8)})", rows.seat_values(row.id, seat))
            db.executemany(ADD_ENTRY, [rows.entry_values(row.id, entry) for entry in log])
            db.execute(ADD_SNAPSHOT, (row.id, snapshot.n, snapshot.saved.decode()))

        await self._write(job)

    async def sit(self, table: str, row: SeatRow) -> None:
        sql = f"UPDATE seats SET {rows.SIT} WHERE table_id = $4 AND seat = $5 AND kind = 'open'"

        def job(db: sqlite3.Connection) -> None:
            if db.execute(sql, numbered((row.kind, row.guest, row.name, table, row.seat))).rowcount != 1:
                raise Taken(f"seat {row.seat} is taken")

        await self._write(job)

    async def _append(self, batch: list[Added]) -> None:
        await self._write(lambda db: append_all(db, batch))

    async def append_to_deal(
        self, deal: Move, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            rows.check_deal(db.execute(DEAL, numbered([table])).fetchone(), deal)
            append_all(db, [Added(table, entry, standing, snapshot)])

        await self._write(job)

    async def deal_again(self, row: TableRow, n: int, entry: Entry, snapshot: Snapshot) -> None:
        def job(db: sqlite3.Connection) -> None:
            if db.execute(DEAL_TABLE, (*rows.dealt_values(row), row.id, n, int(row.begun))).rowcount != 1:
                raise Taken("the game has begun")
            for kind in ("log", "snapshots"):
                db.execute(f"DELETE FROM {kind} WHERE table_id = ?", (row.id,))
            db.execute(ADD_ENTRY, rows.entry_values(row.id, entry))
            db.execute(ADD_SNAPSHOT, (row.id, snapshot.n, snapshot.saved.decode()))

        await self._write(job)

    async def say(self, table: str, line: TalkLine) -> None:
        def job(db: sqlite3.Connection) -> None:
            [(n,)] = db.execute("SELECT coalesce(max(n), 0) + 1 FROM talk WHERE table_id = ?", (table,))
            columns = f"table_id, {rows.SPOKEN}, n"
            db.execute(f"INSERT INTO talk ({columns}) VALUES ({marks(8)})", (*rows.talk_values(table, line), n))
            db.execute("DELETE FROM talk WHERE table_id = ? AND n <= ?", (table, n - TALK_KEPT))

        await self._write(job)


def append_all(db: sqlite3.Connection, batch: list[Added]) -> None:
    """Two statements for all entries: the thread waits for the interpreter twice, not twice for each of them."""
    entries = [(*rows.entry_values(one.table, one.entry), *rows.standing_values(one.standing)) for one in batch]
    encoded = msgspec.json.encode(entries).decode()
    db.execute(ADD_ENTRIES, (encoded,))
    db.execute(MOVE_TABLES, (encoded,))
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
UPDATE tables SET ({rows.STANDING}) = ({places(7, 14)}) FROM json_each(?) WHERE tables.id = {places(0, 1)}
"""
ADD_SNAPSHOT: Final = "INSERT INTO snapshots VALUES (?, ?, ?)"
DEAL_TABLE: Final = f"UPDATE tables SET ({rows.DEALT}) = ({marks(10)}) WHERE id = ? AND n = ? AND begun = ?"


def upgrade(path: Path) -> None:
    """Apply the schema files this database has not seen."""
    db = connect(path)
    [(known,)] = db.execute("PRAGMA user_version").fetchall()
    for number, sql in schema():
        if number > known:
            db.executescript(f"BEGIN IMMEDIATE; {sql} PRAGMA user_version = {number}; COMMIT;")
    db.close()
