"""A table from outside."""

from __future__ import annotations

from cocarde.core.chance import commitment
from cocarde.server.live.opening import why_closed
from cocarde.server.protocol.http import SeatCard, TableCard
from cocarde.server.store.base import SeatRow, TableRow


def card_of(row: TableRow, guest: str) -> TableCard:
    """A table from outside, as this guest may see it."""
    held = row.held_by(guest)
    return TableCard(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=[seat_card(seat, guest) for seat in row.seats],
        n=row.standing.clock,
        your_turn=any(seat in row.standing.pending for seat in held),
        over=row.standing.over,
        created=row.created,
        updated=row.standing.updated,
        commitment=commitment(row.secret),
        secret=row.secret if row.standing.over else "",
        invite=row.invite if held or row.terms.listed else "",
        terms=row.terms,
        sequel=row.sequel,
        rules=row.rules,
        closed=why_closed(row, row.closed),
        begun=row.begun,
        hosting=row.hosted_by(guest),
        deadline=row.standing.deadline,
        paused=row.standing.paused,
    )


def seat_card(seat: SeatRow, guest: str) -> SeatCard:
    """A seat from outside, as this guest may see it."""
    you, yours = (bool(guest) and guest == who for who in (seat.guest, seat.owner))
    return SeatCard(seat.name, seat.kind, seat.bot, you, bool(seat.owner), yours)
