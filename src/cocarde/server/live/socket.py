"""The sockets of a table: the line between one page and one table, from its greeting to its end."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cocarde.core.errors import CorruptLog
from cocarde.server.errors import NotFound
from cocarde.server.live.messages import take, unheeded
from cocarde.server.live.table import LiveTable
from cocarde.server.live.viewers import Viewer
from cocarde.server.protocol.socket import Notice
from cocarde.server.routes.guards import Here, address_of, is_same_origin
from cocarde.server.server import Server
from cocarde.server.store.base import NotKept
from cocarde.server.wire import EXTENSION, Wire

log = logging.getLogger("cocarde.sockets")

PATIENCE: Final = 200
"""Messages beyond the rate before a socket is closed."""

TOO_MUCH, FOREIGN, UNKNOWN, BLOCKED, BROKEN, LATER = 1008, 4403, 4404, 4423, 1011, 1013


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], server: Here) -> None:
    """The line between one page and one table."""
    await socket.accept()
    address = address_of(socket)
    if not is_same_origin(socket):
        return await socket.close(FOREIGN, "this page belongs to another house")
    if server.sockets[address] >= server.settings.sockets:
        return await socket.close(TOO_MUCH, "too many sockets are open")
    server.sockets[address] += 1
    try:
        await attend(socket, table, server)
    finally:
        del socket.send, socket.receive  # which know the socket: without them all of it goes at once
        server.collector.ended()
        server.sockets[address] -= 1
        if not server.sockets[address]:
            del server.sockets[address]


async def attend(socket: WebSocket[Any, Any, Any], table: str, server: Server) -> None:
    """Serve one viewer until it goes."""
    try:
        async with server.tables.visit(table) as live:
            await converse(socket, live, server)
    except NotFound:
        await socket.close(UNKNOWN, "there is no such table")
    except CorruptLog:
        log.exception("table %s cannot be opened", table)
        await socket.close(BROKEN, "this table cannot be opened")
    except NotKept as error:
        log.error("table %s: %s", table, error)
        await socket.close(LATER, "the house could not do this: try again")


async def converse(socket: WebSocket[Any, Any, Any], live: LiveTable, server: Server) -> None:
    """Listen until the page goes; the table sends what is new by itself."""
    guest = server.identity.guest_of(socket)
    if guest in server.blocked:
        return await socket.close(BLOCKED, "the host of this house has blocked you")
    if server.outside.of_guest(guest):
        return await socket.close(FOREIGN, "bots have a line of their own: /api/bot/events")
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[EXTENSION]
    viewer = Viewer(wire, live, guest)
    wire.on_free = viewer.send_on
    wire.on_gone = lambda: live.viewers.go(viewer)
    live.viewers.come(viewer)
    if server.notice.text or server.notice.maintenance:
        viewer.reply(Notice(server.notice.text, server.notice.maintenance))
    try:
        await listen(socket, wire, viewer, live, server)
    finally:
        live.viewers.go(viewer)
        viewer.forget_wish()
        await end(viewer.awaited, live)
        wire.on_free = wire.on_gone = nothing  # which know the viewer, and the viewer the wire


def nothing() -> None:
    """What is done for somebody who has gone."""


async def end(tasks: list[asyncio.Task[None]], live: LiveTable) -> None:
    """End what is still going on; what failed, other than by the other end going away, is written down."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, OSError)):
            log.error("a socket of table %s broke", live.row.id, exc_info=outcome)


async def listen(socket: WebSocket[Any, Any, Any], wire: Wire, viewer: Viewer, live: LiveTable, server: Server) -> None:
    """Take messages one by one; whoever floods the line loses it. Of each that is not heeded its sender is told.

    Whoever sends many at once lets the others have their turn after each of them. That the page has gone is a message
    like the others: what it asked for before is done to its end.
    """
    key = viewer.guest or address_of(socket)
    excess = 0
    while excess <= PATIENCE:
        event: Any = await wire.receive()
        if event["type"] == "websocket.disconnect":
            return
        server.collector.heard()
        if server.messages.allows(key):
            excess = 0
            reply = await take(event.get("text"), viewer, live, server)
            if reply is not None:
                viewer.reply(reply)
        else:
            excess += 1
            viewer.reply(unheeded("too-many", viewer))
        if wire.waits:
            await asyncio.sleep(0)
    await socket.close(TOO_MUCH, "too many messages")
