"""The sockets of a table: what comes in is believed in nothing, what goes out is what `sight` lets through."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cocarde.core.errors import BadInput, CocardeError, CorruptLog, Refused
from cocarde.core.text import Refusal, refusal
from cocarde.server import messages
from cocarde.server.hearing import complain, overhear
from cocarde.server.hints import hint
from cocarde.server.house import House, NotFound
from cocarde.server.identity import tidy_speech
from cocarde.server.lobby import Here, address_of, is_same_origin
from cocarde.server.messages import (
    Answer,
    Because,
    Complain,
    Consent,
    FromPage,
    Hint,
    Look,
    Outgoing,
    Propose,
    Said,
    Say,
    State,
    TalkLine,
    Trouble,
    Undo,
    Why,
)
from cocarde.server.opening import now
from cocarde.server.store import NotKept, Taken
from cocarde.server.tables import LiveTable

log = logging.getLogger("cocarde.sockets")

LONGEST: Final = 4096
"""Bytes of a message at most."""

PATIENCE: Final = 200
"""Messages beyond the rate before a socket is closed; replies that wait for one that does not fetch them."""

TOO_MUCH, FOREIGN, UNKNOWN, BROKEN, LATER = 1008, 4403, 4404, 1011, 1013

decode: Final = msgspec.json.Decoder(FromPage).decode
encode: Final = msgspec.json.Encoder().encode


class Viewer:
    """Somebody at the other end of a socket. A table it looks at wakes it; it then fetches its state and sends it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], live: LiveTable, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.since: int | None = None
        self._socket = socket
        self._live = live
        self._replies: deque[Outgoing] = deque(maxlen=PATIENCE)
        self._news = asyncio.Event()
        self._shown = b""
        self.awaited: list[asyncio.Task[None]] = []
        self.seated()
        self.wake()

    @property
    def you(self) -> list[int]:
        """The seats it holds."""
        return self._live.row.held_by(self.guest)

    def seated(self) -> None:
        """Who holds one seat looks from there; who holds several is asked first, behind the curtain."""
        if self.seat is None and len(self.you) == 1:
            self.look(self.you[0])

    def look(self, seat: int | None) -> None:
        """See the table from another seat."""
        self.seat = seat
        self.since = None
        self.wake()

    def wake(self) -> None:
        """There is a new state."""
        self._behind = True
        self._news.set()

    def hear(self, line: TalkLine) -> None:
        """Somebody said something."""
        self.reply(Said(line.seat, line.name, line.text, line.at, line.to, line.note))

    def reply(self, message: Outgoing) -> None:
        """Send this when the line is free."""
        self._replies.append(message)
        self._news.set()

    async def await_reply(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        """Go on listening while this is thought out; one thing at a time."""
        if self.awaited:
            await asyncio.wait(self.awaited)
        self.awaited = [asyncio.create_task(self._reply_with(coming))]

    async def _reply_with(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        self.reply(await coming)

    async def send_all(self) -> None:
        """Send what there is to send, for ever; a reply comes after the state it speaks of."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._behind:
                self._behind = False
                await self._show(await self._live.state(self))
            while self._replies and not self._behind:
                await self._socket.send_data(encode(self._replies.popleft()), "text")

    async def _show(self, state: State) -> None:
        """Send a state, unless it says nothing new (talk was heard before): that anything happened may be a secret."""
        still = encode(msgspec.structs.replace(state, fresh=False, events=[], talk=[]))
        if state.fresh or state.events or still != self._shown:
            self._shown = still
            await self._socket.send_data(encode(state), "text")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], house: Here) -> None:
    """The line between one page and one table."""
    await socket.accept()
    address = address_of(socket)
    if not is_same_origin(socket):
        return await socket.close(FOREIGN, "this page belongs to another house")
    if house.sockets[address] >= house.settings.sockets:
        return await socket.close(TOO_MUCH, "too many sockets are open")
    house.sockets[address] += 1
    try:
        await attend(socket, table, house)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def attend(socket: WebSocket[Any, Any, Any], table: str, house: House) -> None:
    """Serve one viewer until it goes."""
    try:
        async with house.visit(table) as live:
            await converse(socket, live, house)
    except NotFound:
        await socket.close(UNKNOWN, "there is no such table")
    except CorruptLog:
        log.exception("table %s cannot be opened", table)
        await socket.close(BROKEN, "this table cannot be opened")
    except NotKept as error:
        log.error("table %s: %s", table, error)
        await socket.close(LATER, "the house could not do this: try again")


async def converse(socket: WebSocket[Any, Any, Any], live: LiveTable, house: House) -> None:
    """Listen and send at the same time."""
    guest = house.identity.guest_of(socket)
    await house.arrive(live, guest)
    viewer = Viewer(socket, live, guest)
    live.come(viewer)
    both = [asyncio.create_task(viewer.send_all()), asyncio.create_task(listen(socket, viewer, live, house))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.go(viewer)
        await end([*both, *viewer.awaited], live)


async def end(tasks: list[asyncio.Task[None]], live: LiveTable) -> None:
    """End what is still going on; what failed, other than by the other end going away, is written down."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, OSError)):
            log.error("a socket of table %s broke", live.row.id, exc_info=outcome)


async def listen(socket: WebSocket[Any, Any, Any], viewer: Viewer, live: LiveTable, house: House) -> None:
    """Take messages one by one; whoever floods the line loses it."""
    key = viewer.guest or address_of(socket)
    excess = 0
    while excess <= PATIENCE:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if house.messages.allows(key):
            excess = 0
            reply = await take(event.get("text"), viewer, live, house)
            if reply is not None:
                viewer.reply(reply)
        else:
            excess += 1
            if excess == 1:
                viewer.reply(Trouble("too many messages: wait a little"))
    await socket.close(TOO_MUCH, "too many messages")


async def take(text: str | None, viewer: Viewer, live: LiveTable, house: House) -> Outgoing | None:
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
        return await act(message, viewer, live, house)
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


async def act(message: FromPage, viewer: Viewer, live: LiveTable, house: House) -> Outgoing | None:
    """Do it. Whatever names a seat must name one of the viewer's own."""
    if isinstance(message, Say):
        return await say(message, viewer, live, house)
    if message.seat is not None and message.seat not in viewer.you:
        raise Refused(refusal("core", "not-your-seat"))
    match message:
        case Look(seat):
            viewer.look(seat)
        case Answer(n, seat, choice):
            await live.answer(seat, choice, n)
        case Undo(n, seat, whole):
            await live.undo(seat, n, whole)
        case Why(seat, thing, picked):
            return Because(thing, await live.reasons(seat, thing, tuple(picked)))
        case Propose(n, seat, motion, of, bot):
            if bot:
                house.check_bot(live.row.game, bot)
            await live.propose(viewer, seat, motion, of, n, bot)
        case Consent(_, yes):
            await live.consent(viewer, yes)
        case Complain(seat, of, at):
            await complain(live, seat, of, at)
        case Hint(n, seat):
            question = await live.question(seat, n, house.settings.bot_names[-1])
            await viewer.await_reply(hint(question, n, house.workers, house.game(live.row.game)))
    return None


async def say(message: Say, viewer: Viewer, live: LiveTable, house: House) -> Outgoing | None:
    """Table talk, by the name of the seat, or of the guest who only looks on; or a whisper from seat to seat."""
    text = tidy_speech(message.text)
    if not viewer.guest or not text:
        return Trouble("there is nothing to say" if viewer.guest else "only guests talk: allow the cookie")
    seat = viewer.seat if viewer.seat is not None else next(iter(viewer.you), None)
    if message.to is not None:
        check_whisper(seat, message.to, live)
    name = live.row.seats[seat].name if seat is not None else await house.store.name_of(viewer.guest)
    line = TalkLine(seat, name, text, now(), message.to)
    await live.say(line)
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
