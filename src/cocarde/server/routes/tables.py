"""New tables, the lists of tables, and how one sits down."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from cocarde.server.protocol.http import Join, Made, NewTable, Seated, TableCard
from cocarde.server.routes.answers import fails
from cocarde.server.routes.cards import card_of
from cocarde.server.routes.guards import AnyRequest, Here, be_moderate_with_tables


@post("/api/tables", responses=fails(404))
async def new_table(request: AnyRequest, server: Here, data: JSONBody[NewTable]) -> Made:
    """Set a table up."""
    be_moderate_with_tables(request, server)
    row = await server.new_table(data, server.identity.welcome(request))
    return Made(row.id, row.invite)


@get("/api/tables/mine")
async def my_tables(request: AnyRequest, server: Here) -> list[TableCard]:
    """The tables at which the guest sits."""
    guest = server.identity.guest_of(request)
    rows = await server.store.tables_of(guest) if guest else []
    glances = await server.glances.of_all(rows, guest)
    return [card_of(row, guest, glance) for row, glance in zip(rows, glances, strict=True)]


@get("/api/tables/open")
async def open_tables(request: AnyRequest, server: Here) -> list[TableCard]:
    """The listed tables that wait for somebody."""
    guest = server.identity.guest_of(request)
    return [card_of(row, guest) for row in await server.store.open_tables()]


@get("/api/tables/{table:str}", responses=fails(404))
async def one_table(request: AnyRequest, server: Here, table: FromPath[str]) -> TableCard:
    """The card of a table."""
    return card_of(await server.tables.row(table), server.identity.guest_of(request))


@post("/api/tables/{table:str}/join", status_code=200, responses=fails(404, 409))
async def join(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Join]) -> Seated:
    """Take a free seat."""
    guest = server.identity.welcome(request)
    return await server.join(table, guest, data)


@post("/api/tables/{table:str}/decline", status_code=204, responses=fails(404, 409))
async def decline(request: AnyRequest, server: Here, table: FromPath[str]) -> None:
    """Leave the seats that are kept for the guest to others."""
    await server.decline(table, server.identity.guest_of(request))


ROUTES = [new_table, my_tables, open_tables, one_table, join, decline]
