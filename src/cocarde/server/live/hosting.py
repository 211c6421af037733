"""What the host may do for a table at which somebody is missing, and how one gets up from it and returns.

Before play begins nobody has seen what was dealt: the host may still change everything. Later he may do what makes up
for somebody who does not come.
"""

from __future__ import annotations

import msgspec

from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.core.text import Text, refusal
from cocarde.server.errors import Forbidden
from cocarde.server.fairness.dealing import answered, dealt_under, somebody_answered
from cocarde.server.live import proposals, seating
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.http import HostMay
from cocarde.server.protocol.terms import Changed, Terms
from cocarde.server.store.base import SeatRow


def check_host(live: LiveTable, guest: str) -> None:
    """`Forbidden` unless this guest set the table up; `Refused` where nobody plays any more."""
    if not live.row.hosted_by(guest):
        raise Forbidden("only the host of this table does that")
    if live.closed or live.row.standing.over:
        raise Refused(refusal("core", "closed" if live.closed else "game-over"))


def seat_of(live: LiveTable, seat: int) -> SeatRow:
    """The seat of this number, or `Refused`."""
    if not 0 <= seat < len(live.row.seats):
        raise Refused(refusal("core", "not-your-seat"))
    return live.row.seats[seat]


async def begin_now(live: LiveTable, guest: str) -> None:
    """The host does not wait for those who are missing: they may still come."""
    async with live.lock:
        check_host(live, guest)
        await seating.begin(live)


async def seat_bot(live: LiveTable, guest: str, seat: int, bot: str) -> None:
    """A bot takes a seat for which nobody has come."""
    async with live.lock:
        check_host(live, guest)
        if seat_of(live, seat).kind != "open":
            raise Refused(refusal("core", "seat-taken"))
        live.game.meta.admit_bots(live.row.options)
        await seating.put(live, SeatRow(seat, "bot", bot=bot))
        await live.talk.note(seat, "bot-seated")
        await seating.begin_if_complete(live)


async def invite_bot(live: LiveTable, guest: str, kept: SeatRow) -> None:
    """The host keeps a seat for which nobody has come for a bot from outside, which may accept."""
    async with live.lock:
        check_host(live, guest)
        if seat_of(live, kept.seat).kind != "open":
            raise Refused(refusal("core", "seat-taken"))
        live.game.meta.admit_bots(live.row.options)
        await seating.put(live, kept)


async def free_seat(live: LiveTable, guest: str, seat: int) -> None:
    """The host takes a seat back, as long as nobody has seen it answer: then it is free for whoever comes."""
    async with live.lock:
        check_host(live, guest)
        table, sitter = await live.steady(), seat_of(live, seat)
        if sitter.guest == guest or sitter.kind == "open":
            raise Refused(refusal("core", "not-to-free"))
        if not may_free(live, table, seat):
            raise Refused(refusal("core", "has-answered"))
        await seating.put(live, SeatRow(seat, "open", lost=sitter.guest if sitter.person else ""))
        await live.talk.tell(seat, freed(sitter))
        await proposals.reconsider(live)


def freed(sitter: SeatRow) -> Text:
    """Whose seat is free again; some people have no name, and few automata have one."""
    if sitter.name:
        return Text("house-freed", {"who": sitter.name})
    return Text("house-freed-bot" if sitter.kind == "bot" else "house-freed-nameless")


def may_free(live: LiveTable, table: Table, seat: int) -> bool:
    """May the host take it back: has nobody seen it answer, and does no bot keep it for somebody?"""
    return not live.row.begun or not (live.row.seats[seat].stands_in or seat in answered(table))


async def possible(live: LiveTable, guest: str) -> HostMay:
    """What the host may still do: nothing, for who is not."""
    async with live.lock:
        table, row = await live.steady(), live.row
        if not row.hosted_by(guest) or live.closed or row.standing.over:
            return HostMay([], change=False, cancel=False)
        others = [seat.seat for seat in row.seats if seat.kind != "open" and seat.guest != guest]
        early = not row.begun or not somebody_answered(table, row)
        return HostMay([seat for seat in others if may_free(live, table, seat)], change=early, cancel=early)


async def agree_otherwise(live: LiveTable, guest: str, options: dict[str, str], terms: Terms) -> None:
    """Other options and terms before play begins: nobody has seen the deal that they make another.

    Later all must agree, as long as nobody has answered: a host who has seen his hand would choose between deals.
    """
    async with live.lock:
        check_host(live, guest)
        table, row = await live.steady(), live.row
        settled = proposals.settled(live, options)
        if row.begun:
            return await proposals.other_options(live, guest, Changed(settled, terms))
        await live.lay_out(dealt_under(table, settled), msgspec.structs.replace(row, options=settled, terms=terms))
        await live.talk.note(seat_that_tells(live), "options")


async def cancel(live: LiveTable, guest: str) -> None:
    """The host gives the table up, as long as nobody has been seen to answer."""
    async with live.lock:
        check_host(live, guest)
        if live.row.begun and somebody_answered(await live.steady(), live.row):
            raise Refused(refusal("core", "has-answered"))
        await seating.give_up(live, "cancelled")


def seat_that_tells(live: LiveTable) -> int:
    """In whose place the house speaks of the whole table: the host's, if he sits there."""
    return live.host or 0


# --- who gets up, and returns -----------------------------------------------------------------------------------------


async def leave(live: LiveTable, guest: str, seat: int, bot: str) -> None:
    """Who holds a seat leaves it to a bot, and may come back; before play begins it is free for anybody."""
    async with live.lock:
        sitter = seat_of(live, seat)
        if sitter.guest != guest:
            raise Refused(refusal("core", "not-your-seat"))
        if not live.row.begun and not live.closed:
            return await seating.put(live, SeatRow(seat, "open"))
        table = await live.playable()
        if not table.pending():
            raise Refused(refusal("core", "game-over"))
        if all(row.guest in ("", guest) for row in live.row.seats):
            raise Refused(refusal("core", "last-person"))
        await seating.stand_in(live, seat, bot or live.stand_in)
        await live.talk.note(seat, "left")
        await proposals.reconsider(live)


async def come_back(live: LiveTable, guest: str, seat: int) -> None:
    """Who was replaced takes his seat back."""
    async with live.lock:
        sitter = seat_of(live, seat)
        if not guest or not sitter.stands_in or sitter.owner != guest:
            raise Refused(refusal("core", "not-your-seat"))
        table = await live.playable()
        if not table.pending():
            raise Refused(refusal("core", "game-over"))
        await seating.put(live, SeatRow(seat, "guest", guest=guest, name=sitter.name))
        await live.talk.note(seat, "returned")
