"""A table is opened: what its rules have become since it was last open is settled before anybody sees it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from cocarde.core.game import Game
from cocarde.core.replay.reopening import Reopened, sentence
from cocarde.core.text import Text
from cocarde.server.clock import now
from cocarde.server.errors import NotFound
from cocarde.server.fairness.dealing import read_table, standing_of
from cocarde.server.store import tables
from cocarde.server.store.base import GIVEN_UP, Ending, Entry, Snapshot, Store, TableRow, Taken

log = logging.getLogger("cocarde.tables")


async def open_table(store: Store, game: Game[Any], table: str) -> tuple[TableRow, Reopened]:
    """The table and its row, ready to go on under the rules of today, or closed."""
    while True:
        row = await store.table(table)
        if row is None:
            raise NotFound("there is no such table")
        found = await read_table(store, game, row)
        try:
            return await settle(store, game, row, found), found
        except Taken:  # another server was first
            continue


async def settle(store: Store, game: Game[Any], row: TableRow, found: Reopened) -> TableRow:
    """Keep what opening it has shown: that it is closed, or that it goes on under the rules of today."""
    if row.standing.over or row.closed in GIVEN_UP:
        return row
    if found.closed and found.closed != row.closed:
        log.error("table %s is closed to moves: %s", row.id, sentence(game, row.rules, found.why))
        await tables.close(store, row.id, found.closed)
    if found.closed:
        return as_closed(row, found.closed)
    return await go_on(store, game, row, found)


async def go_on(store: Store, game: Game[Any], row: TableRow, found: Reopened) -> TableRow:
    """If its rules have changed, its log says so, and a snapshot has the game as they make it."""
    version, table = game.meta.rules_version, found.table
    if (row.rules, row.closed) == (version, ""):
        return row
    at = now()
    standing = standing_of(table, at, row.terms, row.seats, begun=row.begun)
    if table.n > row.standing.n:
        await store.append(row.id, Entry(table.n, table.log[-1], at), standing, Snapshot(table.n, table.save()))
    await tables.go_on(store, row.id, version, standing)
    return msgspec.structs.replace(row, rules=version, closed="", standing=standing)


def as_closed(row: TableRow, closed: Ending) -> TableRow:
    """Nobody is asked, and no time runs."""
    standing = msgspec.structs.replace(row.standing, pending=(), deadline=0)
    return msgspec.structs.replace(row, closed=closed, standing=standing)


def why_closed(row: TableRow, closed: Ending) -> Text | None:
    """What those who look at it are told."""
    if not closed:
        return None
    return Text(f"house-closed-{closed}", {"version": row.rules} if closed == "rules" else {})
