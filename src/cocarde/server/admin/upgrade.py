"""Which running tables could this version not continue? Looked up in a copy, so nothing is changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cocarde.core.errors import CocardeError
from cocarde.core.game import Game
from cocarde.core.replay.reopening import sentence
from cocarde.games import load, shelf
from cocarde.server.fairness.dealing import read_table
from cocarde.server.store import housekeeping
from cocarde.server.store.backup import FILE
from cocarde.server.store.base import TableRow
from cocarde.server.store.sqlite.store import SqliteStore

ALL = 1_000_000


async def look_over(folder: Path) -> list[dict[str, Any]]:
    """Every running table of the copy in this folder: whether it goes on, and why not."""
    store = SqliteStore(folder / FILE)
    await store.open()  # the copy gets the schema of this version
    try:
        running = await housekeeping.listed(store, "", "running", ALL)
        rows = [await store.table(one.table) for one in running]
        return [await prospect(store, row) for row in rows if row is not None]
    finally:
        await store.close()


async def prospect(store: SqliteStore, row: TableRow) -> dict[str, Any]:
    """What becomes of one table."""
    told = {"table": row.id, "game": row.game, "rules": row.rules, "goes_on": "no", "why": ""}
    if row.game not in shelf():
        return told | {"why": "this version has no such game"}
    game: Game[Any] = load(row.game)
    try:
        found = await read_table(store, game, row)
    except CocardeError as error:
        return told | {"why": " ".join(str(error).split())}
    if found.closed:
        return told | {"why": sentence(game, row.rules, found.why)}
    same = row.rules == game.meta.rules_version
    return told | {"goes_on": "as it is" if same else f"under rules {game.meta.rules_version}"}
