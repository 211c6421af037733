"""Tables out of nothing and out of the store: set up, or the last snapshot and what the log says came after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cocarde.core.chance import Fair
from cocarde.core.errors import BadInput, CorruptLog, Refused
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.server.fairness.seals import has_spoken, with_words
from cocarde.server.protocol.terms import Terms
from cocarde.server.store.base import Entry, SeatRow, Standing, Store, TableRow


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


def may_speak(table: Table, row: TableRow, seat: int) -> bool:
    """May the person on `seat` add words to the chance? Once, and only until a person has answered."""
    chance = table.state.chance
    begun = any(move.seat < 0 or row.seats[move.seat].kind != "bot" for move in table.log[1:])
    own = row.held_by(row.seats[seat].guest)
    return not begun and isinstance(chance, Fair) and not has_spoken(chance.words, own)


def standing_of(
    table: Table, updated: int, terms: Terms, seats: Sequence[SeatRow], given: int | None = None
) -> Standing:
    """What the list of tables needs to know. Nobody is late while a seat waits for somebody to come.

    The deadline does not depend on who is asked: that may be a secret. `given`: since when the rules of the game
    themselves give time (see `Game.patience`).
    """
    pending = table.pending()
    complete = all(seat.kind != "open" for seat in seats)
    own = table.game.patience(table.state)[1]
    due = (updated if given is None else given) + 1000 * own if own else terms.deadline(updated)
    deadline = due if pending and complete else 0
    return Standing(table.n, table.clock(None), pending, not pending, updated, deadline)


async def read_table(store: Store, game: Game[Any], table: str) -> Table:
    """The table as the store has it: its last snapshot, and what the log says came after."""
    snapshot = await store.snapshot(table)
    if snapshot is None:
        raise CorruptLog(f"table {table} has no snapshot")
    try:
        found = Table.load(game, snapshot.saved)
    except BadInput as error:
        raise CorruptLog(f"the snapshot of table {table} does not fit: {error}") from error
    later = await store.log(table, after=snapshot.n)
    found.expect([entry.move for entry in later])
    for entry in later:
        replay_entry(found, entry)
    return found


def replay_entry(table: Table, entry: Entry) -> None:
    """Play an entry of the log again; its chance must come out as it did."""
    move = entry.move
    try:
        table.follow(move)
    except (Refused, BadInput) as error:
        raise CorruptLog(f"entry {entry.n} ({move.seat}: {move.choice}) does not fit: {error}") from error
    if table.n != entry.n or table.log[-1] != move:
        raise CorruptLog(f"entry {entry.n} ({move.seat}: {move.choice}) drew other chance than its log says")
