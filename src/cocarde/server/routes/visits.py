"""Since the last visit: how far the person on a seat has seen the game, and what came after, to be seen again."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from cocarde.core.table import Table
from cocarde.server.errors import Forbidden
from cocarde.server.fairness.dealing import read_table
from cocarde.server.protocol.http import ReplayStep, Saw, Stretch, Visit
from cocarde.server.routes.answers import fails
from cocarde.server.routes.guards import Here
from cocarde.server.server import Server
from cocarde.server.store.base import TableRow
from cocarde.server.store.seen import see, seen_by

AnyRequest = Request[Any, Any, Any]

PAGE: Final = 300
"""Moves that are shown again at once."""


def stretch_of(table: Table, seat: int, since: int, most: int = PAGE) -> Stretch:
    """How the table stood for `seat` when its clock showed `since`, and after each of the next things it noticed."""
    steps: list[ReplayStep] = []
    before = 0
    for then in table.retold():
        clock = then.clock(seat)
        if clock >= since:
            if len(steps) > most and clock > steps[-1].n:
                return Stretch(steps, steps[-1].n)
            view = msgspec.Raw(msgspec.json.encode(then.view(seat)))  # now: the table goes on
            events = then.events(seat, before) if clock > max(since, before) else []
            if steps and steps[-1].n == clock:  # an entry this seat did not notice
                events = [*steps.pop().events, *events]
            steps.append(ReplayStep(clock, view, events))
        before = clock
    return Stretch(steps, None)


async def owned(request: AnyRequest, server: Server, table: str, seat: int) -> TableRow:
    """The table, if the guest holds this seat of it; `Forbidden` otherwise."""
    row = await server.tables.row(table)
    if seat not in row.held_by(server.identity.guest_of(request)):
        raise Forbidden("this is not your seat")
    return row


@get("/api/tables/{table:str}/visit", responses=fails(404))
async def last_visit(request: AnyRequest, server: Here, table: FromPath[str]) -> Visit:
    """How far the guest has seen this game; only who holds one seat, and no more, comes back to it."""
    held = (await server.tables.row(table)).held_by(server.identity.guest_of(request))
    if len(held) != 1:
        return Visit(None, 0)
    return Visit(held[0], await seen_by(server.store, table, held[0]))


@put("/api/tables/{table:str}/visit", status_code=204, responses=fails(404))
async def saw(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[Saw]) -> None:
    """The guest has seen the game from this seat up to this clock; what it saw of a seat that is no longer its own, or
    never was, is not kept."""
    row = await server.tables.row(table)
    if data.seat in row.held_by(server.identity.guest_of(request)):
        await see(server.store, table, data.seat, data.n)


@get("/api/tables/{table:str}/since", responses=fails(403, 404))
async def since(
    request: AnyRequest, server: Here, table: FromPath[str], seat: FromQuery[int], n: FromQuery[int]
) -> Stretch:
    """What the owner of a seat has missed, move by move; the first step is how the table stood before."""
    row = await owned(request, server, table, seat)
    found = await read_table(server.store, await server.game_of(row), row)
    if found.closed or not row.begun:
        return Stretch([], None)  # nothing can be shown again: the log tells what there is
    return await asyncio.to_thread(stretch_of, found.table, seat, n)


ROUTES = [last_visit, saw, since]
