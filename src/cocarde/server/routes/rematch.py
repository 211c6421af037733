"""Sealed chance, the return match, and the words that those who come to it add."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from cocarde.core.chance import commitment
from cocarde.core.text import Text
from cocarde.server.errors import Forbidden
from cocarde.server.fairness.dealing import set_up
from cocarde.server.fairness.seals import words_of
from cocarde.server.protocol.http import Again, Made, OwnWords, Sealed, Seated
from cocarde.server.routes.guards import AnyRequest, Here, be_moderate_with_tables
from cocarde.server.server import Server
from cocarde.server.store.base import TableRow


@post("/api/seals", status_code=201)
async def seal(server: Here) -> Sealed:
    """Commit to the chance of a table before its host says a word."""
    kept = server.seals.keep()
    return Sealed(kept.table, commitment(kept.secret))


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Again]) -> Made:
    """The same people, bots, options and terms once more, everybody one seat on; the first who asks sets it up."""
    row = await server.tables.row(table)
    guest = server.identity.guest_of(request)
    if not row.held_by(guest):
        raise Forbidden("only those who played ask for a return match")
    if not row.standing.over:
        raise Forbidden("this game is still being played")
    if not row.sequel:
        be_moderate_with_tables(request, server)
        row = await follow_up(server, row, row.held_by(guest)[0], data)
    sequel = await server.tables.row(row.sequel)
    return Made(sequel.id, sequel.invite)


async def follow_up(server: Server, row: TableRow, asker: int, again: Again) -> TableRow:
    """Set the return match up, unless somebody was quicker; who asks adds words to its chance."""
    count = len(row.seats)
    game, fresh = server.game(row.game), server.seals.open(again.seal) or server.seals.new()
    moved = [msgspec.structs.replace(seat, seat=(seat.seat + 1) % count) for seat in row.seats]
    seats = tuple(sorted(moved, key=lambda seat: seat.seat))
    host, options = (asker + 1) % count, game.meta.settle(count, game.meta.known(row.options))
    dealt = set_up(game, words_of(fresh.table, again.words, host), count, options, fresh.secret)
    asked_by = row.seats[asker].guest
    made = await server.keep(dealt, fresh, seats, msgspec.structs.replace(row.terms, listed=False), asked_by)
    async with server.tables.visit(made.id) as live:
        live.returning = True  # before anybody can hear of it
        for revision in game.meta.revised_since(row.rules) or []:
            await live.talk.tell(host, Text(f"event-{revision.event}"))
        sequel = await server.store.follow_up(row.id, made.id)
    await server.announce(row.id)
    return msgspec.structs.replace(row, sequel=sequel)


@post("/api/tables/{table:str}/words", status_code=200)
async def add_words(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[OwnWords]) -> Seated:
    """Somebody comes to the return match: his browser adds its words before he sees the table."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        held = live.row.held_by(guest)
        if not held:
            raise Forbidden("only those who sit at this table add words to its chance")
        return Seated(held[0], await server.arrive(live, guest, data.words))


ROUTES = [seal, rematch, add_words]
