"""Sealed chance, and the return match, to which those who played are asked."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from cocarde.core.chance import commitment
from cocarde.core.text import Text
from cocarde.server.errors import Forbidden
from cocarde.server.fairness.dealing import set_up
from cocarde.server.fairness.seals import words_of
from cocarde.server.protocol.http import Again, Join, ReturnMatch, Sealed
from cocarde.server.routes.answers import fails
from cocarde.server.routes.guards import AnyRequest, Here, be_moderate_with_tables
from cocarde.server.server import Server
from cocarde.server.store.base import SeatRow, TableRow


@post("/api/seals", status_code=201)
async def seal(server: Here) -> Sealed:
    """Commit to the chance of a table before its host says a word."""
    kept = server.seals.keep()
    return Sealed(kept.table, commitment(kept.secret))


@post("/api/tables/{table:str}/rematch", status_code=200, responses=fails(404, 409))
async def rematch(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Again]) -> ReturnMatch:
    """The first who asks sets the return match up, with a seat kept for each of the others; who asks too sits down."""
    row = await server.tables.row(table)
    guest = server.identity.guest_of(request)
    if not row.held_by(guest):
        raise Forbidden("only those who played ask for a return match")
    if not row.standing.over:
        raise Forbidden("this game is still being played")
    if not row.sequel:
        be_moderate_with_tables(request, server)
        made = await follow_up(server, row, guest, data)
        if made is not None:
            return ReturnMatch(made.id, made.invite, bool(data.words))
        row = await server.tables.row(table)
    sequel = await server.tables.row(row.sequel)
    seated = await server.sit(sequel, guest, Join(sequel.invite, words=data.words))
    return ReturnMatch(sequel.id, sequel.invite, seated.added)


async def follow_up(server: Server, row: TableRow, guest: str, again: Again) -> TableRow | None:
    """The same people, bots, options and terms once more, everybody one seat on; None: somebody else was quicker.

    Who asks sits there and adds words to its chance; the others are asked first.
    """
    count = len(row.seats)
    game, fresh = await server.game_of(row), server.seals.open(again.seal) or server.seals.new()
    seats = moved_on(row.seats, guest)
    host = next(seat.seat for seat in seats if seat.guest == guest)
    options = game.meta.settle(count, game.meta.known(row.options))
    dealt = set_up(game, words_of(fresh.table, again.words, host), count, options, fresh.secret)
    made = await server.keep(dealt, fresh, seats, msgspec.structs.replace(row.terms, listed=False), guest)
    async with server.tables.visit(made.id) as live:
        for revision in game.meta.revised_since(row.rules) or []:
            await live.talk.tell(host, Text(f"event-{revision.event}"))
    if await server.store.follow_up(row.id, made.id) != made.id:
        for seat in made.held_by(guest) + [seat.seat for seat in made.seats if seat.kind == "open"]:
            # nobody is asked to two of them
            await server.store.replace(made.id, SeatRow(seat, "open"), made.seats[seat])
        return None
    await server.announce(row.id)
    return made


def moved_on(seats: Sequence[SeatRow], guest: str) -> tuple[SeatRow, ...]:
    """Everybody one seat on; those of other guests are kept for them."""
    moved = [msgspec.structs.replace(seat, seat=(seat.seat + 1) % len(seats), lost="") for seat in seats]
    return tuple(sorted((kept(seat, guest) for seat in moved), key=lambda seat: seat.seat))


def kept(seat: SeatRow, guest: str) -> SeatRow:
    """A seat as it is kept for who sat there, or was replaced there, unless it is this guest or only a bot."""
    if seat.stands_in:
        return SeatRow(seat.seat, "open", guest=seat.owner, name=seat.name)
    return seat if seat.kind == "bot" or seat.guest == guest else msgspec.structs.replace(seat, kind="open")


ROUTES = [seal, rematch]
