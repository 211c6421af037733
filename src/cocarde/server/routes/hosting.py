"""A table at which somebody is missing: what its host does about it, and how one gets up and returns."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from cocarde.server.live import hosting
from cocarde.server.outside.known import is_outside
from cocarde.server.protocol.http import HostMay, Leaving, Returning, Seating, TableCard
from cocarde.server.protocol.terms import Changed
from cocarde.server.routes.cards import card_of
from cocarde.server.routes.guards import AnyRequest, Here


@post("/api/tables/{table:str}/begin", status_code=200)
async def begin(request: AnyRequest, server: Here, table: FromPath[str]) -> TableCard:
    """The host says that play begins, whoever is missing."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        await live.changes.finish(hosting.begin_now(live, guest))
        return card_of(live.row, guest)


@put("/api/tables/{table:str}/seats/{seat:int}")
async def seating(
    request: AnyRequest, server: Here, table: FromPath[str], seat: FromPath[int], data: JSONBody[Seating]
) -> TableCard:
    """The host puts a bot on an empty seat, or takes a seat back."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        if data.kind == "bot" and is_outside(data.bot):
            await live.changes.finish(hosting.invite_bot(live, guest, server.outside.seat(seat, data.bot)))
        elif data.kind == "bot":
            server.check_bot(live.row.game, data.bot)
            await live.changes.finish(hosting.seat_bot(live, guest, seat, data.bot))
        else:
            await live.changes.finish(hosting.free_seat(live, guest, seat))
        return card_of(live.row, guest)


@put("/api/tables/{table:str}/options")
async def options(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Changed]) -> TableCard:
    """The host wants other options or terms: before play begins, or if all agree as long as nobody has answered."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        await live.changes.finish(hosting.agree_otherwise(live, guest, data.options, data.terms))
        return card_of(live.row, guest)


@get("/api/tables/{table:str}/hosting")
async def possible(request: AnyRequest, server: Here, table: FromPath[str]) -> HostMay:
    """What the host may still do."""
    async with server.tables.visit(table) as live:
        return await hosting.possible(live, server.identity.guest_of(request))


@post("/api/tables/{table:str}/cancel", status_code=200)
async def cancel(request: AnyRequest, server: Here, table: FromPath[str]) -> TableCard:
    """The host gives the table up before anybody has answered."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        await live.changes.finish(hosting.cancel(live, guest))
        return card_of(live.row, guest)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Leaving]) -> TableCard:
    """The guest leaves its seat to a bot."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        if data.bot:
            server.check_bot(live.row.game, data.bot)
        await live.changes.finish(hosting.leave(live, guest, data.seat, data.bot))
        return card_of(live.row, guest)


@post("/api/tables/{table:str}/return", status_code=200)
async def come_back(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Returning]) -> TableCard:
    """The guest takes its seat back from the bot that kept it."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        await live.changes.finish(hosting.come_back(live, guest, data.seat))
        return card_of(live.row, guest)


ROUTES = [begin, seating, options, possible, cancel, leave, come_back]
