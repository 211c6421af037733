"""A copy of the whole store in one SQLite file, whatever it is kept in: made while the house runs, and taken back.

A copy holds every move that was acknowledged before it began: both databases show the moment at which it did. Since it
is a file of the same schema, it also leads from a file to PostgreSQL and back.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from cocarde.core.errors import BadInput
from cocarde.server.store.base import schema
from cocarde.server.store.sqlite.lock import FolderLock
from cocarde.server.store.sqlite.store import upgrade

FILE: Final = "cocarde.sqlite"
AT_ONCE: Final = 2000
"""Rows that are fetched at once."""
TABLES: Final = (
    "house", "guests", "tables", "seats", "log", "snapshots", "talk", "seen", "wishes", "told", "outbox", "analyses",
    "judged", "puzzles", "blocked", "outside_bots", "designers", "workshop_links", "drafts",
    "draft_steps", "comparisons",
)  # fmt: skip
"""Everything there is, those before that others refer to."""


def free_target(target: Path) -> Path:
    """Where a copy is written until it is whole; `BadInput` if there is something, or nowhere to write."""
    if target.exists():
        raise BadInput(f"{target} is there already")
    if not target.absolute().parent.is_dir():
        raise BadInput(f"{target.absolute().parent} is no folder")
    return target.with_name(target.name + ".part")


def finish(part: Path, target: Path) -> None:
    """The copy is whole: on the disk, and under its name."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.rename(target)


def copy_file(source: Path, target: Path) -> None:
    """The store of a folder as it is at this moment, beside a server that goes on writing to it."""
    if not source.is_file():
        raise BadInput(f"{source}: there is no store")
    part = free_target(target)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    live, copy = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(part)
    try:
        live.execute("PRAGMA busy_timeout = 10000")
        live.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        live.close()
        copy.close()
    finish(part, target)


async def copy_postgres(url: str, target: Path) -> None:
    """The same of a PostgreSQL: one snapshot of it, row by row."""
    import asyncpg

    from cocarde.server.store.postgres import known_schema, telling

    part = free_target(target)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    with telling():
        live = await asyncpg.connect(url)
        try:
            async with live.transaction(isolation="repeatable_read", readonly=True):
                check_schema(await known_schema(live), "the database")
                upgrade(part)
                copy = sqlite3.connect(part)
                for name in TABLES:
                    await copy_table(live, copy, name)
                copy.commit()
                copy.execute("PRAGMA journal_mode = DELETE")
                copy.close()
        finally:
            await live.close()
    finish(part, target)


async def copy_table(live: Any, copy: sqlite3.Connection, name: str) -> None:
    """One table, a part at a time."""
    columns = columns_of(copy, name)
    sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    where = " WHERE name <> 'schema'" if name == "house" else ""  # a file knows its schema by itself
    cursor = await live.cursor(f"SELECT {', '.join(columns)} FROM {name}{where}")
    while rows := await cursor.fetch(AT_ONCE):
        copy.executemany(sql, [tuple(row) for row in rows])


def columns_of(db: sqlite3.Connection, name: str) -> list[str]:
    """The columns of a table."""
    return [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")]


def check_schema(known: int, where: object) -> None:
    """`BadInput` unless this version and the store are of the same schema."""
    newest = schema()[-1][0]
    if known != newest:
        raise BadInput(f"{where} has schema {known}, and this version {newest}: copy it with the version that wrote it")


def check_copy(source: Path) -> int:
    """The schema of a copy; `BadInput` if it is none, or not whole, or of a later version."""
    if not source.is_file():
        raise BadInput(f"{source}: there is no such file")
    db = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        known = int(db.execute("PRAGMA user_version").fetchone()[0])
        whole = db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{source}: {error}") from error
    finally:
        db.close()
    if not known or not whole:
        raise BadInput(f"{source} is no whole copy of a store")
    if known > schema()[-1][0]:
        raise BadInput(f"{source} has schema {known}: it was written by a later version")
    return known


def restore_file(source: Path, folder: Path) -> None:
    """Take a copy back into a folder that has no store, and no server."""
    check_copy(source)
    folder.mkdir(parents=True, exist_ok=True)
    lock = FolderLock(folder / "cocarde.lock")
    lock.take()
    try:
        if (folder / FILE).exists():
            raise BadInput(f"{folder / FILE} is there already: move it away first")
        copy_file(source, folder / FILE)
    finally:
        lock.give_back()


async def restore_postgres(source: Path, url: str) -> None:
    """Take a copy back into an empty PostgreSQL, all or nothing."""
    import asyncpg

    from cocarde.server.store.postgres import known_schema, telling
    from cocarde.server.store.postgres import upgrade as upgrade_postgres

    if check_copy(source) != schema()[-1][0]:
        raise BadInput(f"{source} is of an earlier version: restore it into a folder, start it once, and copy that")
    copy = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    with telling():
        live = await asyncpg.connect(url)
        try:
            async with live.transaction():
                if await known_schema(live):
                    raise BadInput("the database has a store already: restore into an empty one")
                await upgrade_postgres(live)
                for name in TABLES:
                    columns = columns_of(copy, name)
                    rows = copy.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
                    await live.copy_records_to_table(name, records=rows, columns=columns)
        finally:
            await live.close()
            copy.close()


async def back_up(data: Path, database: str, target: Path) -> None:
    """A copy of what a house with these settings keeps."""
    if database:
        await copy_postgres(database, target)
    else:
        await asyncio.to_thread(copy_file, data / FILE, target)
