"""Could a house be served with these settings? `cocarde serve --check` looks, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from cocarde.core.errors import BadInput, CocardeError
from cocarde.server.listening import listen
from cocarde.server.processes import supervisor
from cocarde.server.settings import Settings
from cocarde.server.store.base import schema

Found = list[tuple[str, str]]


def trial(settings: Settings, host: str, port: int, workers: int) -> Found:
    """What was looked at, and what is wrong with it (empty: nothing)."""
    looks: dict[str, Callable[[], object]] = {
        "processes": lambda: supervisor.check(settings, workers),
        "address": lambda: listen(host, port).close(),
        "page": lambda: check_page(settings.page),
        "store": lambda: check_store(settings),
    }
    return [(what, fault_of(look)) for what, look in looks.items()]


def fault_of(look: Callable[[], object]) -> str:
    """What is wrong, in one line."""
    try:
        look()
    except (CocardeError, OSError, sqlite3.Error) as error:
        return " ".join(str(error).split())
    return ""


def check_page(page: Path) -> None:
    """`BadInput` unless the page is built."""
    if not (page / "index.html").is_file():
        raise BadInput(f"it is not built: {page} has no index.html")


def check_store(settings: Settings) -> None:
    """`BadInput` unless games could be kept there; nothing is made, and no schema is renewed."""
    if settings.database:
        known = asyncio.run(schema_of_postgres(settings.database))
    else:
        known = schema_of_file(settings.data)
    newest = schema()[-1][0]
    if known > newest:
        raise BadInput(f"its schema is {known}, and this version knows {newest}: it was written by a later one")


def schema_of_file(folder: Path) -> int:
    """The schema of the file in this folder; 0: there is none yet, and one could be made."""
    above = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    try:
        TemporaryDirectory(dir=above).cleanup()  # rights alone do not say it: root has them all, in /proc too
    except OSError as error:
        raise BadInput(f"{folder}: {above} is no folder one may write to ({error.strerror})") from error
    path = folder / "cocarde.sqlite"
    if not path.exists():
        return 0
    if not os.access(path, os.R_OK | os.W_OK):
        raise BadInput(f"{path} may not be read and written")
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return int(db.execute("PRAGMA user_version").fetchone()[0])
    finally:
        db.close()


async def schema_of_postgres(url: str) -> int:
    """The schema of this database; 0: it is empty, and one could be made."""
    from cocarde.server.store.postgres import schema_of

    return await schema_of(url)
