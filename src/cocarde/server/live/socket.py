"""The sockets of a table: what comes in is believed in nothing, what goes out is what `sight` lets through."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cocarde.core.errors import BadInput, CocardeError, CorruptLog, Refused
from cocarde.core.text import Refusal, refusal
from cocarde.server.clock import now
from cocarde.server.errors import NotFound
from cocarde.server.identity import tidy_speech
from cocarde.server.live.hints import hint
from cocarde.server.live.speech_effects import complain, overhear
from cocarde.server.live.table import LiveTable
from cocarde.server.live.viewers import Viewer
from cocarde.server.protocol import socket as messages
from cocarde.server.protocol.socket import (
    Answer,
    Because,
    Complain,
    Consent,
    FromPage,
    Hint,
    Look,
    Outgoing,
    Propose,
    Say,
    TalkLine,
    Trouble,
    Undo,
    Why,
)
from cocarde.server.routes.guards import Here, address_of, is_same_origin
from cocarde.server.server import Server
from cocarde.server.store.base import NotKept, Taken

log = logging.getLogger("cocarde.sockets")

LONGEST: Final = 4096
"""Bytes of a message at most."""

PATIENCE: Final = 200
"""Messages beyond the rate before a socket is closed."""

TOO_MUCH, FOREIGN, UNKNOWN, BROKEN, LATER = 1008, 4403, 4404, 1011, 1013

decode: Final = msgspec.json.Decoder(FromPage).decode


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
    """Listen and send at the same time."""
    guest = server.identity.guest_of(socket)
    await server.arrive(live, guest)
    viewer = Viewer(lambda message: socket.send_data(message, "text"), live, guest)
    live.viewers.come(viewer)
    both = [asyncio.create_task(viewer.send_all()), asyncio.create_task(listen(socket, viewer, live, server))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.viewers.go(viewer)
        await end([*both, *viewer.awaited], live)


async def end(tasks: list[asyncio.Task[None]], live: LiveTable) -> None:
    """End what is still going on; what failed, other than by the other end going away, is written down."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, OSError)):
            log.error("a socket of table %s broke", live.row.id, exc_info=outcome)


async def listen(socket: WebSocket[Any, Any, Any], viewer: Viewer, live: LiveTable, server: Server) -> None:
    """Take messages one by one; whoever floods the line loses it."""
    key = viewer.guest or address_of(socket)
    excess = 0
    while excess <= PATIENCE:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if server.messages.allows(key):
            excess = 0
            reply = await take(event.get("text"), viewer, live, server)
            if reply is not None:
                viewer.reply(reply)
        else:
            excess += 1
            if excess == 1:
                viewer.reply(Trouble("too many messages: wait a little"))
    await socket.close(TOO_MUCH, "too many messages")


async def take(text: str | None, viewer: Viewer, live: LiveTable, server: Server) -> Outgoing | None:
    """Do what a message asks; the reply, if it needs one besides the new state."""
    if text is None:
        return Trouble("messages are text")
    if len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
        return Trouble(f"a message has {LONGEST} bytes at most")
    try:
        message: FromPage = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Trouble(f"this is not a message of the protocol: {str(error)[:200]}")
    try:
        return await act(message, viewer, live, server)
    except Taken:
        return await refuse(refusal("core", "stale"), message, viewer, live)
    except Refused as refused:
        return await refuse(refused.refusal, message, viewer, live)
    except BadInput:
        return await refuse(refusal("core", "not-an-option"), message, viewer, live)
    except (NotKept, CocardeError) as error:
        log.error("table %s: %s", live.row.id, error)
        return Trouble("the house could not keep this; nothing was changed")
    except Exception:
        log.exception("table %s: %s", live.row.id, text)
        return Trouble("the house could not do this; nothing was changed")


async def act(message: FromPage, viewer: Viewer, live: LiveTable, server: Server) -> Outgoing | None:
    """Do it. Whatever names a seat must name one of the viewer's own."""
    if isinstance(message, Say):
        return await live.changes.finish(say(message, viewer, live, server))
    if message.seat is not None and message.seat not in viewer.you:
        raise Refused(refusal("core", "not-your-seat"))
    match message:
        case Look(seat):
            viewer.look(seat)
        case Why(seat, thing, picked):
            return Because(thing, await live.reasons(seat, thing, tuple(picked)))
        case Hint(n, seat):
            question = await live.question(seat, n, server.settings.bot_names[-1])
            await viewer.await_reply(hint(question, n, server.workers, server.game(live.row.game)))
        case _:
            await live.changes.finish(change(message, viewer, live, server))
    return None


async def change(
    message: Answer | Undo | Propose | Consent | Complain, viewer: Viewer, live: LiveTable, server: Server
) -> None:
    """What changes the table."""
    match message:
        case Answer(n, seat, choice):
            await live.answer(seat, choice, n)
        case Undo(n, seat, whole):
            await live.undo(seat, n, whole)
        case Propose(n, seat, motion, of, bot):
            if bot:
                server.check_bot(live.row.game, bot)
            await live.propose(viewer, seat, motion, of, n, bot)
        case Consent(_, yes):
            await live.consent(viewer, yes)
        case Complain(seat, of, at):
            await complain(live, seat, of, at)


async def say(message: Say, viewer: Viewer, live: LiveTable, server: Server) -> Outgoing | None:
    """Table talk, by the name of the seat, or of the guest who only looks on; or a whisper from seat to seat."""
    text = tidy_speech(message.text)
    if not viewer.guest or not text:
        return Trouble("there is nothing to say" if viewer.guest else "only guests talk: allow the cookie")
    seat = viewer.seat if viewer.seat is not None else next(iter(viewer.you), None)
    if message.to is not None:
        check_whisper(seat, message.to, live)
    name = live.row.seats[seat].name if seat is not None else await server.store.name_of(viewer.guest)
    line = TalkLine(seat, name, text, now(), message.to)
    await live.talk.say(line)
    await overhear(live, line)
    return None


def check_whisper(seat: int | None, to: int, live: LiveTable) -> None:
    """`Refused` unless both sit at a table that allows whispers, and there is somebody to hear it."""
    if not live.row.terms.whispers:
        raise Refused(refusal("core", "no-whispers"))
    if seat is None or to == seat or to >= len(live.row.seats) or live.row.seats[to].kind != "guest":
        raise Refused(refusal("core", "nobody-hears"))


async def refuse(why: Refusal, message: FromPage, viewer: Viewer, live: LiveTable) -> Outgoing:
    """Nothing was changed, and why."""
    named = None if isinstance(message, Say) else message.seat
    seat = named if named in viewer.you else viewer.seat
    return messages.Refused(why.rule, why.text, await live.clock(seat))
