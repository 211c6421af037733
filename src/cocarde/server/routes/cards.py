"""A table from outside."""

from __future__ import annotations

from cocarde.core.chance import commitment
from cocarde.server.live.glances import NOTHING, Glance
from cocarde.server.live.opening import why_closed
from cocarde.server.protocol.http import SeatCard, TableCard
from cocarde.server.store.base import TableRow


def card_of(row: TableRow, guest: str, glance: Glance = NOTHING) -> TableCard:
    """A table from outside, as this guest may see it."""
    held, kept = row.held_by(guest), row.kept_for(guest)
    return TableCard(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=[SeatCard(seat.name, seat.kind, seat.bot, seat.seat in held, seat.seat in kept) for seat in row.seats],
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
        deadline=row.standing.deadline,
        waiting=glance.waiting,
        recent=glance.recent,
    )
