"""Bots from outside: how a guest makes one, and the calls a bot makes with its token."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent

from cocarde.core.errors import Refused
from cocarde.core.text import refusal
from cocarde.server.clock import now
from cocarde.server.errors import Forbidden, NotFound, RefusedByRules, TooMany
from cocarde.server.live import hosting
from cocarde.server.live.table import LiveTable
from cocarde.server.outside.stream import BEAT, Stream
from cocarde.server.protocol.bots import (
    Answered,
    BotAnswer,
    BotCard,
    BotSelf,
    BotState,
    BotTables,
    BotToken,
    NewBot,
    challenge_of,
)
from cocarde.server.protocol.http import Join, Leaving, Seated, TableCard
from cocarde.server.routes.answers import fails, for_bots
from cocarde.server.routes.cards import card_of
from cocarde.server.routes.guards import AnyRequest, Here
from cocarde.server.server import Server
from cocarde.server.store import outside
from cocarde.server.store.outside import Bot

STREAMS = 200
"""Lines of bots that may be open at this process."""


def card(bot: Bot) -> BotCard:
    """A bot from outside, for anybody."""
    return BotCard(bot.name, bot.author, now() - bot.seen < 3000 * BEAT, bot.made)


@get("/api/bots")
async def bots_here(server: Here) -> list[BotCard]:
    """The bots from outside that are at the line."""
    return [card(bot) for bot in await outside.present(server.store, int(now() - 3000 * BEAT))]


# --- a guest and its bots ---------------------------------------------------------------------------------------------


@get("/api/me/bots")
async def my_bots(request: AnyRequest, server: Here) -> list[BotCard]:
    """The bots this guest has made."""
    guest = server.identity.guest_of(request)
    return [card(bot) for bot in await outside.of(server.store, guest)] if guest else []


@post("/api/me/bots", responses=fails(409))
async def make_bot(request: AnyRequest, server: Here, data: JSONBody[NewBot]) -> BotToken:
    """A token for a bot; it is shown with this guest's name as its author."""
    guest = server.identity.welcome(request)
    if server.outside.of_guest(guest):
        raise Forbidden("bots make no bots")
    if not server.confirmations.allows(guest):
        raise TooMany("too many new bots: wait a little")
    made = await outside.make(server.store, data.name, await server.store.name_of(guest), guest, now())
    await server.look_around_everywhere()
    return BotToken(made.name, made.author, made.token)


@delete("/api/me/bots/{name:str}", status_code=204, responses=fails(404))
async def drop_bot(request: AnyRequest, server: Here, name: FromPath[str]) -> None:
    """A bot of this guest is no more."""
    guest, bot = server.identity.guest_of(request), await outside.named(server.store, name)
    if bot is None or not guest or bot.owner != guest:
        raise NotFound("you have no such bot")
    await server.drop_bot(bot)


# --- a bot and its tables ---------------------------------------------------------------------------------------------


def bot_of(request: AnyRequest, server: Server) -> Bot:
    """The bot that calls, not too often; 401 if nobody knows its token."""
    bot = server.outside.of_guest(server.identity.guest_of(request))
    if bot is None:
        raise NotAuthorizedException("bring the token of a bot: Authorization: Bearer cocarde_bot_…")
    if not server.bot_calls.allows(bot.guest):
        raise TooMany("this bot calls too often: wait a little")
    return bot


@get("/api/bot", **for_bots())
async def bot_self(request: AnyRequest, server: Here) -> BotSelf:
    """Who the bot is, and how much it may."""
    bot, rate = bot_of(request, server), server.settings.bot_calls
    return BotSelf(bot.name, bot.author, rate.burst, rate.each_second)


@get("/api/bot/events", media_type="text/event-stream", **for_bots())
async def bot_events(request: AnyRequest, server: Here) -> ServerSentEvent:
    """All that concerns the bot as it happens, as server-sent events: challenge, withdrawn, state, beat, end."""
    bot = bot_of(request, server)
    if sum(stream.guest == bot.guest for stream in server.streams) >= server.settings.bot_streams:
        raise TooMany("this bot is at the line already")
    if len(server.streams) >= STREAMS:
        raise TooMany("too many bots are at the line")
    return ServerSentEvent(Stream(server, bot).events())


@get("/api/bot/tables", **for_bots())
async def bot_tables(request: AnyRequest, server: Here) -> BotTables:
    """The challenges of the bot, and the tables at which it plays."""
    guest = bot_of(request, server).guest
    rows = [row for row in await server.store.tables_of(guest) if not row.standing.over and not row.closed]
    challenges = [challenge_of(row, guest) for row in rows if row.kept_for(guest)]
    return BotTables(challenges, [row.id for row in rows if row.held_by(guest)])


@get("/api/bot/tables/{table:str}", **for_bots(404))
async def bot_state(request: AnyRequest, server: Here, table: FromPath[str]) -> BotState:
    """A table of the bot as it may see it, with all that happened."""
    guest = bot_of(request, server).guest
    async with server.tables.visit(table) as live, live.lock:
        await live.steady()
        return BotState(table, live.seen_by(own_seat(live, guest), tuple(live.row.held_by(guest))))


@post("/api/bot/tables/{table:str}/accept", status_code=200, **for_bots(404, 409))
async def accept(request: AnyRequest, server: Here, table: FromPath[str]) -> Seated:
    """Sit down where a seat is kept for the bot."""
    bot = bot_of(request, server)
    row = await server.tables.row(table)
    if not row.kept_for(bot.guest) and not row.held_by(bot.guest):
        raise Forbidden("no seat is kept for this bot")
    return await server.sit(row, bot.guest, Join(invite="", name=bot.name))


@post("/api/bot/tables/{table:str}/decline", status_code=204, **for_bots(404, 409))
async def decline(request: AnyRequest, server: Here, table: FromPath[str]) -> None:
    """Leave the seats that are kept for the bot to others."""
    await server.decline(table, bot_of(request, server).guest)


@post("/api/bot/tables/{table:str}/answer", status_code=200, **for_bots(404, 409))
async def answer(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[BotAnswer]) -> Answered:
    """Answer what the bot is asked."""
    guest = bot_of(request, server).guest
    async with server.tables.visit(table) as live:
        seat = own_seat(live, guest) if data.seat is None else data.seat
        if seat not in live.row.held_by(guest):
            raise Refused(refusal("core", "not-your-seat"))
        try:
            await live.changes.finish(live.answer(seat, data.choice, data.n))
        except Refused as refused:
            raise RefusedByRules(refused.refusal, live.game) from refused
        return Answered(table, await live.clock(seat))


@post("/api/bot/tables/{table:str}/leave", status_code=200, **for_bots(404, 409))
async def leave(request: AnyRequest, server: Here, table: FromPath[str]) -> TableCard:
    """Leave the seat to a bot of the house."""
    guest = bot_of(request, server).guest
    async with server.tables.visit(table) as live:
        wanted = Leaving(own_seat(live, guest))
        await live.changes.finish(hosting.leave(live, guest, wanted.seat, ""))
        return card_of(live.row, guest)


def own_seat(live: LiveTable, guest: str) -> int:
    """The seat of the bot, or `NotFound`."""
    held = live.row.held_by(guest)
    if not held:
        raise NotFound("this bot does not sit at this table")
    return held[0]


ROUTES = (
    bots_here, my_bots, make_bot, drop_bot, bot_self, bot_events, bot_tables, bot_state, accept, decline, answer, leave,
)  # fmt: skip
