"""A finished game that goes on otherwise, one brought along as a file, and the chance of one laid open."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from cocarde.core.chance import Fair, commitment
from cocarde.core.codec import Exported, read_exported, read_saved
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.game import Game
from cocarde.core.replay.audit import audit, sealed, source_of
from cocarde.core.replay.reopening import sentence, todays_log
from cocarde.core.table import Table
from cocarde.server.errors import Forbidden
from cocarde.server.fairness.seals import Seal, words_of
from cocarde.server.identity import tidy_name
from cocarde.server.protocol.http import Audited, Made, NewBranch
from cocarde.server.protocol.terms import Terms
from cocarde.server.routes.answers import fails
from cocarde.server.routes.finished import UNCHANGING
from cocarde.server.routes.guards import AnyRequest, Here, be_moderate_with_tables
from cocarde.server.settings import Settings
from cocarde.server.store.base import SeatRow, TableRow

LARGEST = 4_000_000
"""Bytes of a file that is brought along."""


@post("/api/tables/{table:str}/branch", responses=fails(404, 409))
async def branch(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[NewBranch]) -> Made:
    """Go on from a moment of a finished game, on one screen, with bots or with others, with chance of its own."""
    be_moderate_with_tables(request, server)
    row, found = await server.replayable(table)
    if data.n >= found.n or len(data.seats) != found.seats:
        raise BadInput(f"this game has {found.seats} seats and goes on otherwise after entry 1 to {found.n - 1}")
    guest = server.identity.welcome(request)
    seats = await server.seats(data.seats, guest, row.game)
    if data.kept:
        seats = kept_seats(row, seats, guest)
    if any(seat.kind == "bot" for seat in seats):
        found.game.meta.admit_bots(found.settings)
    fresh = server.seals.new()
    past = await asyncio.to_thread(found.replay, data.n)
    if not past.pending():
        raise BadInput(f"after entry {data.n} this game is over")
    past.branch(Fair(fresh.secret, words_of(fresh.table, "")))
    made = await server.keep(past, fresh, seats, row.terms, guest)
    return Made(made.id, made.invite)


def kept_seats(row: TableRow, seats: tuple[SeatRow, ...], guest: str) -> tuple[SeatRow, ...]:
    """The seats, the open ones kept for those who sat there; only who played himself may ask his friends so."""
    if not row.held_by(guest):
        raise Forbidden("only those who played keep seats for those they played with")
    played = [SeatRow(seat.seat, "open", guest=seat.guest, name=seat.name) for seat in row.seats]
    at_hand = [other.kind == "guest" and other.guest != guest for other in row.seats]
    return tuple(played[at] if seat.kind == "open" and at_hand[at] else seat for at, seat in enumerate(seats))


@post("/api/tables/import", request_max_body_size=LARGEST, body=Exported, responses=fails(404))
async def bring(request: AnyRequest, server: Here) -> Made:
    """A finished game from its file: it can be looked at and branched like one that was played here."""
    be_moderate_with_tables(request, server)
    file = read_exported(await request.body())
    game = await server.packs.brought(server.game(file.game), file)
    async with server.reading:
        played = await asyncio.to_thread(played_again, game, file, server.settings)
    if played.pending():
        raise BadInput("this game is not finished: only finished games are brought along")
    table, secret = server.seals.new().table, ""
    if file.state is not None and file.state.chance[:1] == ["fair"]:
        secret, words = source_of(file)
        played.state.chance = Fair(secret, words)  # so that it can be verified here too
    guest = server.identity.welcome(request)
    names = [*file.names[: file.seats], *[""] * (file.seats - len(file.names))]
    seats = tuple(SeatRow(at, "guest", guest=guest, name=tidy_name(name)) for at, name in enumerate(names))
    made = await server.keep(played, Seal(table, secret), seats, Terms(), guest)
    return Made(made.id, made.invite)


def played_again(game: Game[Any], file: Exported, settings: Settings) -> Table:
    """The game as its log tells it, whatever else the file says; `BadInput` if that is too much work."""
    if len(file.log) > settings.file_entries:
        raise BadInput(f"this game has {len(file.log)} entries: {settings.file_entries} at most are read")
    end = time.thread_time() + settings.file_seconds
    try:
        for table in Table.told(game, file.seats, file.options, todays_log(game, file.rules, file.log)):
            if time.thread_time() > end:
                raise BadInput(f"entry {table.n}: to read so far takes longer than {settings.file_seconds:g} s")
    except CorruptLog as error:
        raise BadInput(sentence(game, file.rules, str(error))) from error
    return table


@get("/api/tables/{table:str}/audit", responses=fails(403, 404))
async def audited(server: Here, table: FromPath[str]) -> Response[Audited]:
    """Every draw of a finished game, for the browser to draw again from the secret; nothing where none was sealed."""
    row, found = await server.replayable(table)
    saved = read_saved(found.game, found.save())
    if not sealed(saved):
        return Response(Audited("", "", "", 0, [], []), headers={"cache-control": UNCHANGING})
    secret, _ = source_of(saved)
    whole = await asyncio.to_thread(audit, found.game, saved, commitment(row.secret))
    told = Audited(whole.commitment, secret, whole.words, whole.begun, whole.drawn, whole.luck())
    return Response(told, headers={"cache-control": UNCHANGING})


ROUTES = [branch, bring, audited]
