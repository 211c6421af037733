"""Tables out of others: a branch of a finished game, a file brought along, the return match; and sealed secrets."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from cocarde.core.audit import audit, source_of
from cocarde.core.chance import Fair, commitment
from cocarde.core.codec import Exported, read_exported, read_saved
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.server.fairness.dealing import set_up
from cocarde.server.fairness.seals import Seal, words_of
from cocarde.server.identity import tidy_name
from cocarde.server.protocol.http import Again, Audited, Made, NewBranch, OwnWords, Sealed, Seated
from cocarde.server.protocol.terms import Terms
from cocarde.server.routes.lobby import FINISHED, Here, TooMany, address_of
from cocarde.server.server import Forbidden, House
from cocarde.server.settings import Settings
from cocarde.server.store.base import SeatRow, TableRow

AnyRequest = Request[Any, Any, Any]

LARGEST = 4_000_000
"""Bytes of a file that is brought along."""


def be_moderate(request: AnyRequest, house: House) -> None:
    """A new table is a new table."""
    if not house.new_tables.allows(address_of(request)):
        raise TooMany("too many new tables: wait a little")


@post("/api/seals", status_code=201)
async def seal(house: Here) -> Sealed:
    """Commit to the chance of a table before its host says a word."""
    kept = house.seals.keep()
    return Sealed(kept.table, commitment(kept.secret))


@post("/api/tables/{table:str}/branch")
async def branch(request: AnyRequest, house: Here, table: FromPath[str], data: JSONBody[NewBranch]) -> Made:
    """Go on from a moment of a finished game, on one screen or with bots, with chance of its own."""
    be_moderate(request, house)
    row, found = await house.finished(table)
    if data.n >= found.n or len(data.seats) != found.seats:
        raise BadInput(f"this game has {found.seats} seats and goes on otherwise after entry 1 to {found.n - 1}")
    seats = await house.seats(data.seats, house.identity.welcome(request), row.game)
    if any(seat.kind == "bot" for seat in seats):
        found.game.meta.admit_bots(found.settings)
    fresh = house.seals.new()
    past = await asyncio.to_thread(found.replay, data.n)
    if not past.pending():
        raise BadInput(f"after entry {data.n} this game is over")
    past.branch(Fair(fresh.secret, words_of(fresh.table, "")))
    made = await house.keep(past, fresh, seats, row.terms)
    return Made(made.id, made.invite)


@post("/api/tables/import", request_max_body_size=LARGEST)
async def bring(request: AnyRequest, house: Here) -> Made:
    """A finished game from its file: it can be looked at and branched like one that was played here."""
    be_moderate(request, house)
    file = read_exported(await request.body())
    game = house.game(file.game)
    async with house.reading:
        played = await asyncio.to_thread(played_again, game, file, house.settings)
    if played.pending():
        raise BadInput("this game is not finished: only finished games are brought along")
    table, secret = house.seals.new().table, ""
    if file.state is not None and file.state.chance[:1] == ["fair"]:
        secret, words = source_of(file)
        played.state.chance = Fair(secret, words)  # so that it can be verified here too
    guest = house.identity.welcome(request)
    names = [*file.names[: file.seats], *[""] * (file.seats - len(file.names))]
    seats = tuple(SeatRow(at, "guest", guest=guest, name=tidy_name(name)) for at, name in enumerate(names))
    made = await house.keep(played, Seal(table, secret), seats, Terms())
    return Made(made.id, made.invite)


def played_again(game: Game[Any], file: Exported, settings: Settings) -> Table:
    """The game as its log tells it, whatever else the file says; `BadInput` if that is too much work."""
    if len(file.log) > settings.file_entries:
        raise BadInput(f"this game has {len(file.log)} entries: {settings.file_entries} at most are read")
    end = time.thread_time() + settings.file_seconds
    try:
        for table in Table.told(game, file.seats, file.options, file.log):
            if time.thread_time() > end:
                raise BadInput(f"entry {table.n}: to read so far takes longer than {settings.file_seconds:g} s")
    except CorruptLog as error:
        raise BadInput(str(error)) from error
    return table


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, house: Here, table: FromPath[str], data: JSONBody[Again]) -> Made:
    """The same people, bots, options and terms once more, everybody one seat on; the first who asks sets it up."""
    row = await house.row(table)
    guest = house.identity.guest_of(request)
    if not row.held_by(guest):
        raise Forbidden("only those who played ask for a return match")
    if not row.standing.over:
        raise Forbidden("this game is still being played")
    if not row.sequel:
        be_moderate(request, house)
        row = await follow_up(house, row, row.held_by(guest)[0], data)
    sequel = await house.row(row.sequel)
    return Made(sequel.id, sequel.invite)


async def follow_up(house: House, row: TableRow, asker: int, again: Again) -> TableRow:
    """Set the return match up, unless somebody was quicker; who asks adds words to its chance."""
    count = len(row.seats)
    game, fresh = house.game(row.game), house.seals.open(again.seal) or house.seals.new()
    moved = [msgspec.structs.replace(seat, seat=(seat.seat + 1) % count) for seat in row.seats]
    seats = tuple(sorted(moved, key=lambda seat: seat.seat))
    dealt = set_up(game, words_of(fresh.table, again.words, (asker + 1) % count), count, row.options, fresh.secret)
    made = await house.keep(dealt, fresh, seats, msgspec.structs.replace(row.terms, listed=False))
    async with house.visit(made.id) as live:
        live.returning = True  # before anybody can hear of it
        sequel = await house.store.follow_up(row.id, made.id)
    await house.announce(row.id)
    return msgspec.structs.replace(row, sequel=sequel)


@post("/api/tables/{table:str}/words", status_code=200)
async def add_words(request: AnyRequest, house: Here, table: FromPath[str], data: JSONBody[OwnWords]) -> Seated:
    """Somebody comes to the return match: his browser adds its words before he sees the table."""
    guest = house.identity.guest_of(request)
    async with house.visit(table) as live:
        held = live.row.held_by(guest)
        if not held:
            raise Forbidden("only those who sit at this table add words to its chance")
        return Seated(held[0], await house.arrive(live, guest, data.words))


@get("/api/tables/{table:str}/audit")
async def audited(house: Here, table: FromPath[str]) -> Response[Audited]:
    """Every draw of a finished game, for the browser to draw again from the secret."""
    row, found = await house.finished(table)
    saved = read_saved(found.game, found.save())
    secret, _ = source_of(saved)
    whole = await asyncio.to_thread(audit, found.game, saved, commitment(row.secret))
    told = Audited(whole.commitment, secret, whole.words, whole.begun, whole.drawn, whole.luck())
    return Response(told, headers={"cache-control": FINISHED})


OFFSPRING = [seal, branch, bring, rematch, add_words, audited]
