"""Who sits where at a live table, when play begins, and that it is given up. All of it holds the lock of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from cocarde.server.clock import now
from cocarde.server.fairness.dealing import standing_of
from cocarde.server.live.reopening import as_closed
from cocarde.server.store import tables
from cocarde.server.store.base import SeatRow, TableRow

if TYPE_CHECKING:
    from cocarde.server.live.table import LiveTable


async def begin(live: LiveTable) -> None:
    """Nobody is waited for any more: what was dealt is shown."""
    table = await live.steady()
    if live.row.begun or live.closed:
        return
    standing = standing_of(table, now(), live.row.terms, live.row.seats)
    await tables.begin(live.store, live.row.id, standing)
    live.row = msgspec.structs.replace(live.row, begun=True, standing=standing)
    live.viewers.start_anew()
    live.viewers.tell()
    live.on_change()


async def begin_if_complete(live: LiveTable) -> None:
    """When the last one has sat down, play begins."""
    if live.row.complete:
        await begin(live)


async def seat_all(live: LiveTable, row: TableRow) -> None:
    """These are the seats now; when nobody is missing any more, the time of the table runs.

    Who is replaced at a full table gets no new time by it. What is kept may have been dealt anew, or begun, by another
    server: then the table is read again before anybody is shown it.
    """
    live.doubt(row)
    table = await live.steady()
    if live.row.complete and row.complete and row.begun:
        return live.take_seats(msgspec.structs.replace(row, standing=live.row.standing))
    due = 0 if live.closed else standing_of(table, now(), row.terms, row.seats, begun=row.begun).deadline
    await live.store.schedule(row.id, due)
    standing = msgspec.structs.replace(live.row.standing, deadline=due, paused=0)
    live.take_seats(msgspec.structs.replace(row, standing=standing))


async def put(live: LiveTable, sitter: SeatRow) -> None:
    """Somebody else sits on a seat."""
    before = live.row.seats[sitter.seat]
    sitter = msgspec.structs.replace(sitter, lost=lost_by(before, sitter))
    await live.store.replace(live.row.id, sitter, before)
    seats = tuple(sitter if row.seat == sitter.seat else row for row in live.row.seats)
    await seat_all(live, msgspec.structs.replace(live.row, seats=seats))
    live.on_change()


def lost_by(before: SeatRow, sitter: SeatRow) -> str:
    """Who is told that the seat is his no longer: for whom it was kept when another got it, or who was told before."""
    kept = before.guest if before.kind == "open" and not before.bot else ""
    lost = sitter.lost or (kept if kept != sitter.guest else "") or before.lost
    return "" if lost == sitter.guest else lost


async def stand_in(live: LiveTable, seat: int, bot: str) -> None:
    """A bot plays on for the person on a seat, who may take it back."""
    sitter = live.row.seats[seat]
    await put(live, SeatRow(seat, "bot", bot=bot, name=sitter.name, owner=sitter.guest))


async def give_up(live: LiveTable, how: Literal["cancelled", "abandoned", "house"]) -> None:
    """Nobody plays here any more."""
    await tables.close(live.store, live.row.id, how)
    await live.proposals.put(None)
    live.row = as_closed(live.row, how)
    live.viewers.tell()
