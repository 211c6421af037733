"""A table from outside."""

from __future__ import annotations

from cocarde.core.chance import commitment
from cocarde.server.live.glances import NOTHING, Glance
from cocarde.server.live.reopening import why_closed
from cocarde.server.protocol.http import SeatCard, TableCard
from cocarde.server.store.base import SeatRow, TableRow


def card_of(row: TableRow, guest: str, glance: Glance = NOTHING) -> TableCard:
    """A table from outside, as this guest may see it."""
    held, kept = row.held_by(guest), row.kept_for(guest)
    return TableCard(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=[seat_card(seat, row, guest) for seat in row.seats],
        n=row.standing.clock,
        your_turn=any(seat in row.standing.pending for seat in held),
        over=row.standing.over,
        created=row.created,
        updated=row.standing.updated,
        commitment=commitment(row.secret),
        secret=row.secret if row.standing.over else "",
        invite=row.invite if held or kept or row.terms.listed else "",
        terms=row.terms,
        sequel=row.sequel,
        rules=row.rules,
        closed=why_closed(row, row.closed),
        begun=row.begun,
        hosting=row.hosted_by(guest),
        deadline=row.standing.deadline,
        paused=row.standing.paused,
        waiting=glance.waiting,
        recent=glance.recent,
        pack=row.pack,
    )


def seat_card(seat: SeatRow, row: TableRow, guest: str) -> SeatCard:
    """A seat from outside, as this guest may see it."""
    you, kept = seat.seat in row.held_by(guest), seat.seat in row.kept_for(guest)
    yours = bool(guest) and seat.stands_in and seat.owner == guest
    freed = seat.seat in row.freed_of(guest)
    return SeatCard(seat.name, seat.kind, seat.bot, you, kept, seat.stands_in, yours, freed)
