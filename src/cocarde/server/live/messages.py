"""What the page may say over the socket of a table, and what is done about it: one handler for each kind of message."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, get_args

import msgspec

from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.core.text import Refusal, refusal
from cocarde.server.clock import now
from cocarde.server.identity import tidy_speech
from cocarde.server.live import proposals
from cocarde.server.live.hints import hint
from cocarde.server.live.speech_effects import complain, overhear
from cocarde.server.live.table import LiveTable
from cocarde.server.live.viewers import Viewer
from cocarde.server.metrics import timed
from cocarde.server.protocol import socket as messages
from cocarde.server.protocol.socket import (
    Answer,
    Because,
    Complain,
    Consent,
    FromPage,
    Hint,
    Incoming,
    Look,
    Outgoing,
    Propose,
    Say,
    TalkLine,
    Trouble,
    Undo,
    Why,
)
from cocarde.server.server import Server
from cocarde.server.store.base import NotKept, Taken

log = logging.getLogger("cocarde.sockets")

LONGEST: Final = 4096
"""Bytes of a message at most."""

decode: Final = msgspec.json.Decoder(FromPage).decode


class Here(NamedTuple):
    """Who says it, at which table of which server."""

    viewer: Viewer
    live: LiveTable
    server: Server


M = TypeVar("M", bound=Incoming)
Doing: TypeAlias = Coroutine[Any, Any, Outgoing | None]

HANDLERS: Final[dict[type[Incoming], Callable[[Any, Here], Doing]]] = {}
CHANGES: Final[set[type[Incoming]]] = set()


def handles(kind: type[M], changes: bool = False) -> Callable[[Callable[[M, Here], Doing]], Callable[[M, Here], Doing]]:
    """This is done about messages of this kind; `changes`: to its end, even if the page goes away meanwhile."""

    def register(handler: Callable[[M, Here], Doing]) -> Callable[[M, Here], Doing]:
        HANDLERS[kind] = handler
        if changes:
            CHANGES.add(kind)
        return handler

    return register


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
        return await act(message, Here(viewer, live, server))
    except Taken:
        return await refuse(refusal("core", "stale"), message, viewer, live)
    except Refused as refused:
        return await refuse(refused.refusal, message, viewer, live)
    except BadInput:
        return await refuse(refusal("core", "not-an-option"), message, viewer, live)
    except (NotKept, CocardeError) as error:
        log.error("table %s: %s", live.row.id, error)
        return unheeded("not-stored", viewer)
    except Exception:
        log.exception("table %s: a message of kind %s", live.row.id, type(message).__name__)
        return unheeded("not-done", viewer)


async def act(message: FromPage, here: Here) -> Outgoing | None:
    """Do it. Whatever names a seat must name one of the viewer's own."""
    if not isinstance(message, Say) and message.seat is not None and message.seat not in here.viewer.you:
        raise Refused(refusal("core", "not-your-seat"))
    doing = HANDLERS[type(message)](message, here)
    return await (here.live.changes.finish(doing) if type(message) in CHANGES else doing)


@handles(Look)
async def look(message: Look, here: Here) -> None:
    """The table from another seat."""
    here.viewer.look(message.seat)


@handles(Why)
async def why(message: Why, here: Here) -> Outgoing:
    """Everything that stands against a thing."""
    return Because(message.thing, await here.live.reasons(message.seat, message.thing, tuple(message.picked)))


@handles(Hint)
async def advise(message: Hint, here: Here) -> None:
    """The reply comes when the bot has thought."""
    viewer, live, server = here
    question = await live.question(message.seat, message.n, server.settings.hinting)
    viewer.await_reply(hint(question, message.n, server.workers, live.game))


@handles(Answer)  # the end of a socket does not interrupt what its page has asked for: see `listen`
async def answer(message: Answer, here: Here) -> None:
    """An answer to what is asked."""
    with timed(here.server.metrics.waited):
        await here.live.answer(message.seat, message.choice, message.n)


@handles(Undo, changes=True)
async def undo(message: Undo, here: Here) -> None:
    """An answer taken back."""
    await here.live.undo(message.seat, message.n, message.whole)


@handles(Propose, changes=True)
async def propose(message: Propose, here: Here) -> None:
    """Something the others must agree to."""
    if message.bot:
        here.server.check_bot(here.live.row.game, message.bot)
    await proposals.propose(here.live, here.viewer.guest, message)


@handles(Consent, changes=True)
async def consent(message: Consent, here: Here) -> None:
    """A yes or a no."""
    await proposals.consent(here.live, here.viewer.guest, message.seat, message.yes)


@handles(Complain, changes=True)
async def hear_complaint(message: Complain, here: Here) -> None:
    """Words that the rules of the game care about."""
    await complain(here.live, message.seat, message.of, message.at)


@handles(Say, changes=True)
async def say(message: Say, here: Here) -> Outgoing | None:
    """Table talk, by the name of the seat, or of the guest who only looks on; or a whisper from seat to seat."""
    viewer, live, server = here
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
    if seat is None or to == seat or to >= len(live.row.seats) or not live.row.seats[to].person:
        raise Refused(refusal("core", "nobody-hears"))


async def refuse(why: Refusal, message: FromPage, viewer: Viewer, live: LiveTable) -> Outgoing:
    """Nothing was changed, and why."""
    named = None if isinstance(message, Say) else message.seat
    seat = named if named in viewer.you else viewer.seat
    return messages.Refused(why.rule, why.text, await live.clock(seat))


def unheeded(why: str, viewer: Viewer) -> Outgoing:
    """Nothing was changed for a reason that lies with the house; the table itself may be out of reach."""
    told = refusal("core", why)
    return messages.Refused(told.rule, told.text, viewer.shown.state.n if viewer.shown else 0)


UNHANDLED: Final = set(get_args(FromPage)) - set(HANDLERS)
assert not UNHANDLED, f"nobody handles {UNHANDLED}"
