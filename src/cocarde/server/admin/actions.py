"""What the running house does for its host. Nothing here shows more of a game than anybody at the table may know."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import singledispatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cocarde.core.errors import BadInput
from cocarde.server.admin import requests as ask
from cocarde.server.clock import now
from cocarde.server.identity import tidy_name, tidy_speech
from cocarde.server.live.seating import give_up
from cocarde.server.store import backup, housekeeping, outside
from cocarde.server.store.housekeeping import Notice
from cocarde.server.workshop import doors

if TYPE_CHECKING:
    from cocarde.server.server import Server

Doing = Coroutine[Any, Any, Any]
DAYS_OF_GRACE = 1
DAY = 24 * 3600 * 1000


async def act(request: ask.AnyRequest, house: Server) -> Any:
    """Do it; what came of it, as JSON."""
    return await do(request, house)


@singledispatch
def do(request: Any, house: Server) -> Doing:
    """Each kind of request has its own way."""
    raise BadInput("there is no such thing to do")


def does(kind: type[Any]) -> Callable[[Callable[[Any, Server], Doing]], Callable[[Any, Server], Doing]]:
    """This is done about requests of this kind."""
    return do.register(kind)


@does(ask.Tables)
async def tables(request: ask.Tables, house: Server) -> Any:
    """The tables of the house."""
    return await housekeeping.listed(house.store, request.game, request.state, request.most)


@does(ask.Show)
async def show(request: ask.Show, house: Server) -> Any:
    """One table, as it is listed, with its seats and terms."""
    row = await house.tables.row(request.table)
    seats = [{"seat": s.seat, "kind": s.kind, "bot": s.bot, "name": s.name, "guest": s.guest} for s in row.seats]
    live = house.tables.opened(row.id)
    state = housekeeping.state_of(row.standing.over, row.begun, row.closed)
    return {
        "table": row.id, "game": row.game, "rules": row.rules, "options": row.options, "state": state,
        "moves": row.standing.clock, "created": row.created, "updated": row.standing.updated,
        "deadline": row.standing.deadline, "terms": msgspec.to_builtins(row.terms), "seats": seats,
        "watched_by": len(live.viewers) if live is not None else 0,
    }  # fmt: skip


@does(ask.Close)
async def close(request: ask.Close, house: Server) -> Any:
    """The host of the house ends a table; it stays to be read."""
    async with house.tables.visit(request.table) as live, live.lock:
        if live.row.standing.over or live.closed:
            raise BadInput("nobody plays there any more")
        await give_up(live, "house")
    return {"closed": request.table}


@does(ask.Export)
async def export(request: ask.Export, house: Server) -> Any:
    """A finished game, as its players may have it."""
    return await house.exported(request.table)


@does(ask.Guests)
async def guests(request: ask.Guests, house: Server) -> Any:
    """Guests by name."""
    return await housekeeping.find(house.store, request.name)


async def check_guest(house: Server, guest: str) -> None:
    """`BadInput` unless the house knows this guest."""
    if not await housekeeping.known(house.store, guest):
        raise BadInput(f"no guest {guest[:40]!r}: `cocarde admin guests find NAME` lists their ids")


@does(ask.Forget)
async def forget(request: ask.Forget, house: Server) -> Any:
    """As if the guest had asked for it."""
    await check_guest(house, request.guest)
    await house.forget(request.guest)
    return {"forgotten": request.guest}


@does(ask.Block)
async def block(request: ask.Block, house: Server) -> Any:
    """From now on, or no more."""
    await check_guest(house, request.guest)
    if request.off:
        await housekeeping.unblock(house.store, request.guest)
    else:
        await housekeeping.block(house.store, request.guest, now())
    await house.look_around()
    return {"blocked": not request.off, "guest": request.guest}


@does(ask.Tell)
async def tell(request: ask.Tell, house: Server) -> Any:
    """Everybody is told, wherever it is."""
    text = house.notice.text if request.text is None else tidy_speech(request.text)[:500]
    kept = house.notice.maintenance if request.maintenance is None else request.maintenance
    await housekeeping.tell(house.store, Notice(text, kept))
    await house.look_around()
    return house.notice


@does(ask.Backup)
async def back_up(request: ask.Backup, house: Server) -> Any:
    """A copy while everybody plays on."""
    target = Path(request.file)
    if not target.is_absolute():
        raise BadInput(f"{target}: the house stands elsewhere, a whole path is wanted")
    await backup.back_up(house.settings.data, house.settings.database, target)
    return {"file": str(target), "bytes": target.stat().st_size}


@does(ask.Prune)
async def prune(request: ask.Prune, house: Server) -> Any:
    """Remove what has rested long enough."""
    if request.before > now() - DAYS_OF_GRACE * DAY:
        raise BadInput("what rests for less than a day is not pruned")
    found = [
        table for table in await housekeeping.old_tables(house.store, request.before) if not house.tables.opened(table)
    ]
    if not request.only_count:
        for table in found:
            await housekeeping.remove(house.store, table)
    return {"tables": len(found), "removed": not request.only_count}


@does(ask.NewBot)
async def new_bot(request: ask.NewBot, house: Server) -> Any:
    """A bot of the house's own host."""
    made = await outside.make(house.store, request.name, tidy_name(request.author), "", now())
    await house.look_around_everywhere()
    return made


@does(ask.Bots)
async def bots(request: ask.Bots, house: Server) -> Any:
    """All bots from outside."""
    return await outside.all_of(house.store)


@does(ask.DropBot)
async def drop_bot(request: ask.DropBot, house: Server) -> Any:
    """Its token is of no use any more."""
    bot = await outside.named(house.store, request.name)
    if bot is None:
        raise BadInput(f"no bot {request.name[:40]!r}")
    await house.drop_bot(bot)
    return {"dropped": bot.name}


@does(ask.Workshop)
async def workshop(request: ask.Workshop, house: Server) -> Any:
    """A link that lets one more browser into the workshop; `off`: all that were let in are not any more."""
    if request.off:
        return {"dismissed": await doors.dismiss(house.store)}
    if not house.settings.workshop:
        raise BadInput("this house has no workshop: cocarde serve --workshop")
    return {"link": await doors.new_link(house.store, house.settings)}
