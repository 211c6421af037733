"""The thread that writes to a SQLite file: many changes to a commit, each in a savepoint of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from cocarde.core.errors import BadInput
from cocarde.server.store.base import QUICKER, NotKept, Taken

Job = Callable[[sqlite3.Connection], Any]
Result = tuple["asyncio.Future[Any]", Any, BaseException | None]

BATCH: Final = 1000
"""Changes in one commit at most."""


class Writer(threading.Thread):
    """Writes whatever has come while the last commit was on its way to the disk, in one commit."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="cocarde-writer", daemon=True)
        self.path = path
        self.loop = loop
        self.jobs: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()

    def run(self) -> None:
        """Write until told to stop; what was asked for before that is still written."""
        db = connect(self.path)
        while (first := self.jobs.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < BATCH and not stop:
                try:
                    job = self.jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    stop = True
                else:
                    batch.append(job)
            self.loop.call_soon_threadsafe(settle, self.commit(db, batch))
            if stop:
                break
        db.close()

    def commit(self, db: sqlite3.Connection, batch: list[tuple[Job, asyncio.Future[Any]]]) -> list[Result]:
        """All jobs in one transaction, each in a savepoint of its own: a refused one takes nobody with it.

        A single one needs no savepoint: before each statement the thread waits for the interpreter.
        """
        results: list[Result] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            if len(batch) == 1:
                results.append(self.alone(db, *batch[0]))
            else:
                for job, future in batch:
                    results.append(self.attempt(db, job, future))
                db.execute("COMMIT")
        except Exception as error:  # whatever it is, those who wait must hear of it and the thread must live
            if db.in_transaction:
                db.execute("ROLLBACK")
            results = [(future, None, NotKept(f"the database could not write: {error}")) for _, future in batch]
        return results

    def alone(self, db: sqlite3.Connection, job: Job, future: asyncio.Future[Any]) -> Result:
        """A job that has the transaction for itself."""
        value, problem = done(db, job)
        db.execute("COMMIT" if problem is None else "ROLLBACK")
        return future, value, problem

    def attempt(self, db: sqlite3.Connection, job: Job, future: asyncio.Future[Any]) -> Result:
        """A job among others."""
        db.execute("SAVEPOINT job")
        value, problem = done(db, job)
        if problem is not None:
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return future, value, problem


def done(db: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
    """What a job comes to, or what is wrong with it."""
    try:
        with readable():
            return job(db), None
    except sqlite3.IntegrityError:
        return None, Taken(QUICKER)
    except Exception as error:
        return None, error


@contextmanager
def readable() -> Iterator[None]:
    """A number or a word that no database holds is bad input, whoever brought it."""
    try:
        yield
    except (OverflowError, UnicodeError, sqlite3.DataError) as error:
        raise BadInput(f"no database takes this: {error}") from error


def settle(results: list[Result]) -> None:
    """Tell those who wait; in the event loop."""
    for future, value, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)


def connect(path: Path, reading: bool = False) -> sqlite3.Connection:
    """A connection in WAL mode; a commit is on the disk when it returns."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA busy_timeout = 10000")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")  # else a savepoint has a file of its own
    if reading:
        db.execute("PRAGMA query_only = ON")
    return db
