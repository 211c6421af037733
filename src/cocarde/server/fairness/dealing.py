"""Tables out of nothing and out of the store: set up, or the last snapshot and what the log says came after."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cocarde.core.chance import Fair
from cocarde.core.codec import Move, Saved, read_header
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.game import Game
from cocarde.core.replay.reopening import Reopened, reopen
from cocarde.core.table import Table
from cocarde.server.fairness.seals import has_spoken, with_words
from cocarde.server.protocol.terms import Terms
from cocarde.server.store.base import LATE, SeatRow, Standing, Store, TableRow

ANEW: Final = "anew"
"""What is added to the words of a table that is dealt once more: any word makes another deal."""


def set_up(game: Game[Any], table: str, seats: int, options: dict[str, str], secret: str) -> Table:
    """A new table whose chance comes from `secret`."""
    return Table.new(game, seats, options, chance=Fair(secret, table))


def dealt_with(table: Table, row: TableRow, seat: int, words: str) -> Table | None:
    """The table dealt anew with the words that the person on `seat` adds; None: he may add none any more.

    Who adds no words has it dealt anew too: or he could choose between two deals for a friend who sees the first.
    What bots have answered so far counts for nothing: they will be asked again.
    """
    chance = table.state.chance
    if not isinstance(chance, Fair) or not may_speak(table, row, seat):
        return None
    return set_up(table.game, with_words(chance.words, seat, words), table.seats, table.settings, chance.secret)


def dealt_under(table: Table, options: dict[str, str]) -> Table:
    """The table dealt anew under other options, from the same secret and words; nobody may have seen it before."""
    chance = table.state.chance
    assert isinstance(chance, Fair)
    return set_up(table.game, chance.words, table.seats, options, chance.secret)


def dealt_once_more(table: Table, options: dict[str, str], seat: int) -> Table:
    """Another deal under other options, for those who have seen this one: the person on `seat` adds words for it."""
    chance = table.state.chance
    assert isinstance(chance, Fair)
    return set_up(table.game, with_words(chance.words, seat, ANEW), table.seats, options, chance.secret)


def answered(table: Table) -> set[int]:
    """The seats that everybody has seen answer."""
    return {table.log[n - 1].seat for n in table.line if table.noticed(n) and table.log[n - 1].seat >= 0}


def somebody_answered(table: Table, row: TableRow) -> bool:
    """Has a person been seen to answer? What only bots have answered counts for nothing."""
    return any(row.seats[seat].kind != "bot" or row.seats[seat].owner for seat in answered(table))


def may_speak(table: Table, row: TableRow, seat: int) -> bool:
    """May the person on `seat` add words to the chance? Once, and only until a person has answered."""
    chance = table.state.chance
    own = row.held_by(row.seats[seat].guest)
    return not person_answered(table, row) and isinstance(chance, Fair) and not has_spoken(chance.words, own)


def person_answered(table: Table, row: TableRow) -> bool:
    """Has anybody but a bot answered, seen or not?"""
    log, seats = table.log, row.seats
    return any(log[at].seat < 0 or seats[log[at].seat].kind != "bot" for at in range(1, len(log)))


def may_be_dealt_anew(table: Table, row: TableRow) -> bool:
    """Is there a person, and has none answered yet?"""
    return any(seat.kind != "bot" for seat in row.seats) and not person_answered(table, row)


def standing_of(
    table: Table, updated: int, terms: Terms, seats: Sequence[SeatRow], given: int | None = None, begun: bool = True
) -> Standing:
    """What the list of tables needs to know. Nobody is late while a seat waits for somebody to come.

    Before it has `begun` nobody is asked.

    The deadline does not depend on who is asked: that may be a secret. `given`: since when the rules of the game
    themselves give time (see `Game.patience`).
    """
    pending = table.pending()
    complete = all(seat.kind != "open" for seat in seats)
    own = table.game.patience(table.state)[1]
    due = (updated if given is None else given) + 1000 * own if own else terms.deadline(updated)
    deadline = due if pending and complete and begun else 0
    return Standing(table.n, table.clock(None), pending if begun else (), not pending, updated, deadline)


async def read_table(store: Store, game: Game[Any], row: TableRow, aside: bool = False) -> Reopened:
    """The table as the store has it: its last snapshot, and what the log says came after.

    `aside`: nobody waits for it at the table, and the others are not kept waiting for it.
    """
    saved = await last_saved(store, row.id)
    entries = await store.log(row.id, after=len(saved.log))
    later = [entry.move for entry in entries]
    if saved.rules == game.meta.rules_version and not aside:
        found = reopen(game, saved, later, row.standing.over)
    else:  # the whole game may be played again
        found = await asyncio.to_thread(reopen, game, saved, later, row.standing.over)
    found.table.settle(max((entry.n for entry in entries if entry.spare == LATE), default=0))
    return found


async def last_saved(store: Store, table: str) -> Saved:
    """The last snapshot of a table, whatever its rules were."""
    snapshot = await store.snapshot(table)
    if snapshot is None:
        raise CorruptLog(f"table {table} has no snapshot")
    try:
        return read_header(snapshot.saved)
    except BadInput as error:
        raise CorruptLog(f"the snapshot of table {table} cannot be read: {error}") from error


async def kept_file(store: Store, table: str, log: list[Move]) -> Saved:
    """The file of a game that cannot be played again: its last position, with the whole log."""
    return msgspec.structs.replace(await last_saved(store, table), log=log)
