"""A table at which somebody is missing: what its host does about it, and how one gets up and returns."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from cocarde.server.live import hosting
from cocarde.server.live.table import LiveTable
from cocarde.server.outside.known import is_outside
from cocarde.server.protocol.http import HostMay, Leaving, Returning, Seating, TableCard
from cocarde.server.protocol.terms import Changed
from cocarde.server.routes.answers import fails
from cocarde.server.routes.cards import card_of
from cocarde.server.routes.guards import AnyRequest, Here
from cocarde.server.server import Server

Change = Callable[[LiveTable, str], Coroutine[Any, Any, None]]
"""What a guest does to a table."""


async def changed(request: AnyRequest, server: Server, table: str, change: Change) -> TableCard:
    """The table after the change, as the guest sees it; the change is done even if nobody waits for it any more."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        await live.changes.finish(change(live, guest))
        return card_of(live.row, guest)


@post("/api/tables/{table:str}/begin", status_code=200, responses=fails(404, 409))
async def begin(request: AnyRequest, server: Here, table: FromPath[str]) -> TableCard:
    """The host says that play begins, whoever is missing."""
    return await changed(request, server, table, hosting.begin_now)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=fails(404, 409))
async def seating(
    request: AnyRequest, server: Here, table: FromPath[str], seat: FromPath[int], data: JSONBody[Seating]
) -> TableCard:
    """The host puts a bot on an empty seat, or takes a seat back."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        if data.kind == "bot" and is_outside(data.bot):
            invited = await server.outside.seat(seat, data.bot)
            await live.changes.finish(hosting.invite_bot(live, guest, invited))
        elif data.kind == "bot":
            server.check_bot(live.row.game, data.bot)
            await live.changes.finish(hosting.seat_bot(live, guest, seat, data.bot))
        else:
            await live.changes.finish(hosting.free_seat(live, guest, seat))
        return card_of(live.row, guest)


@put("/api/tables/{table:str}/options", responses=fails(404, 409))
async def options(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Changed]) -> TableCard:
    """The host wants other options or terms: before play begins, or if all agree as long as nobody has answered."""
    return await changed(
        request, server, table, lambda live, guest: hosting.agree_otherwise(live, guest, data.options, data.terms)
    )


@get("/api/tables/{table:str}/hosting", responses=fails(403, 404))
async def possible(request: AnyRequest, server: Here, table: FromPath[str]) -> HostMay:
    """What the host may still do."""
    async with server.tables.visit(table) as live:
        return await hosting.possible(live, server.identity.guest_of(request))


@post("/api/tables/{table:str}/cancel", status_code=200, responses=fails(404, 409))
async def cancel(request: AnyRequest, server: Here, table: FromPath[str]) -> TableCard:
    """The host gives the table up before anybody has answered."""
    return await changed(request, server, table, hosting.cancel)


@post("/api/tables/{table:str}/leave", status_code=200, responses=fails(404, 409))
async def leave(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Leaving]) -> TableCard:
    """The guest leaves its seat to a bot."""
    guest = server.identity.guest_of(request)
    async with server.tables.visit(table) as live:
        if data.bot:
            server.check_bot(live.row.game, data.bot)
        await live.changes.finish(hosting.leave(live, guest, data.seat, data.bot))
        return card_of(live.row, guest)


@post("/api/tables/{table:str}/return", status_code=200, responses=fails(404, 409))
async def come_back(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Returning]) -> TableCard:
    """The guest takes its seat back from the bot that kept it."""
    return await changed(request, server, table, lambda live, guest: hosting.come_back(live, guest, data.seat))


ROUTES = [begin, seating, options, possible, cancel, leave, come_back]
