"""A program of its own against a server on either store: `--store sqlite` or `--store postgresql`."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.server.postgres import cluster, empty_database

ENTRIES = "SELECT table_id, n, choice FROM log ORDER BY table_id, n"


@contextmanager
def store(kind: str) -> Iterator[str]:
    """The address of a database for the server; none: its own file."""
    if kind == "sqlite":
        yield ""
        return
    with cluster(durable=True) as url:
        yield asyncio.run(empty_database(url))


async def kept(folder: Path, database: str) -> dict[str, list[tuple[int, str]]]:
    """Number and choice of every entry of every log."""
    if database:
        db = await asyncpg.connect(database)
        rows = [tuple(row) for row in await db.fetch(ENTRIES)]
        await db.close()
    else:
        with sqlite3.connect(folder / "cocarde.sqlite") as file:
            rows = file.execute(ENTRIES).fetchall()
    logs: dict[str, list[tuple[int, str]]] = {}
    for table, n, choice in rows:
        logs.setdefault(table, []).append((n, choice))
    return logs


def command(told: str, what: str, usual: int, run: Callable[[Path, str, int, int], Awaitable[int]]) -> int:
    """So many of `what` on a store, with a seed; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(f"--{what}", dest="count", type=int, default=usual)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, store(given.store) as database:

        async def wrong() -> int:
            return await run(Path(place), database, given.count, given.seed)

        return int(asyncio.run(wrong()) > 0)
