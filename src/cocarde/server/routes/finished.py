"""Games that are over: lists of them and how they ended, and each seen again, told, or as a file."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from cocarde.core.codec import Exported
from cocarde.core.errors import CocardeError
from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.server.errors import NotFound
from cocarde.server.live.reopening import why_closed
from cocarde.server.live.visibility import replay_step
from cocarde.server.protocol.http import FinishedGame, Replay, ReplayMove, ReplayStep, Story
from cocarde.server.routes.answers import fails, gives
from cocarde.server.routes.cards import card_of
from cocarde.server.routes.guards import Here
from cocarde.server.server import Server
from cocarde.server.store.base import TableRow
from cocarde.server.store.finished import FOREVER, Ended, games_of, keep_outcome, listed_games

JSON = "application/json"
UNCHANGING = "private, max-age=86400"
"""A finished game does not change any more."""


async def ended(server: Server, table: str) -> Ended:
    """How a game ended; looked up once, then kept. A game this house cannot open any more ended somehow."""
    try:
        outcome = (await server.replayable(table))[1].outcome()
    except CocardeError:
        return Ended()
    found = Ended(list(outcome.ranks), list(outcome.scores)) if outcome else Ended()
    await keep_outcome(server.store, table, found)
    return found


async def with_cards(server: Server, guest: str, found: list[tuple[str, Ended | None]]) -> list[FinishedGame]:
    """The games of these tables, in this order."""
    rows: dict[str, TableRow] = {row.id: row for row in await server.store.some([table for table, _ in found])}
    games = []
    for table, kept in found:
        how = kept or await ended(server, table)
        games.append(FinishedGame(card_of(rows[table], guest), how.ranks, how.scores))
    return games


@get("/api/tables/finished")
async def finished(
    request: Request[Any, Any, Any], server: Here, before: FromQuery[int] = FOREVER, listed: FromQuery[bool] = False
) -> list[FinishedGame]:
    """Games of the guest that are over, or the listed ones of the server, the latest first: one page of them."""
    guest = server.identity.guest_of(request)
    found = await (listed_games(server.store, before) if listed else games_of(server.store, guest, before))
    return await with_cards(server, guest, found)


@get("/api/tables/{table:str}/replay", responses=fails(403, 404))
async def replay(server: Here, table: FromPath[str]) -> Response[Replay]:
    """A finished game, entry by entry."""
    row, found = await server.finished(table)
    moves = [ReplayMove(n, move.seat, move.choice) for n, move in enumerate(found.table.log, start=1)]
    told = Replay(len(moves), moves, why_closed(row, found.closed))
    return Response(told, headers={"cache-control": UNCHANGING})


@get("/api/tables/{table:str}/replay/{n:int}", responses=fails(403, 404))
async def replay_at(
    server: Here, table: FromPath[str], n: FromPath[int], seat: FromQuery[int | None] = None
) -> Response[ReplayStep]:
    """A finished game after entry `n`, from any seat."""
    _, found = await server.finished(table)
    if not 1 <= n <= found.table.n:
        raise NotFound(f"this game has the entries 1 to {found.table.n}")
    check_seat(found.table, seat)
    step = await asyncio.to_thread(recorded_step if found.closed else replay_step, found.table, n, seat)
    return Response(step, headers={"cache-control": UNCHANGING})


@get("/api/tables/{table:str}/export", responses={**gives(Exported), **fails(403, 404)})
async def export(server: Here, table: FromPath[str]) -> Response[bytes]:
    """A finished game as a file."""
    exported = await server.exported(table)
    name = f"cocarde-{exported.game}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": UNCHANGING}
    return Response(msgspec.json.encode(exported), media_type=JSON, headers=headers)


DIGITS = 3


def check_seat(table: Table, seat: int | None) -> None:
    """`NotFound` unless there is such a seat."""
    if seat is not None and not 0 <= seat < table.seats:
        raise NotFound(f"this game has the seats 0 to {table.seats - 1}")


def recorded_step(table: Table, n: int, seat: int | None) -> ReplayStep:
    """What was recorded of entry `n` of a game that cannot be played again; its positions are lost."""
    return ReplayStep(n, None, [msgspec.structs.replace(seen, n=n) for seen in table.recorded_at(n, seat)])


def recorded_story(table: Table, seat: int | None, ended: int) -> Story:
    """What was recorded of such a game, from its beginning to its end."""
    events = [seen for n in range(1, table.n + 1) for seen in recorded_step(table, n, seat).events]
    return Story(events, [], [], None, ended)


def story_of(table: Table, seat: int | None, ended: int) -> Story:
    """A finished game as `seat` (None: the public) saw it; the `n` of an event is the entry that made it happen."""
    events: list[Seen] = []
    scores: list[list[int]] = []
    prospects: list[list[float]] = []
    clock = 0
    for then in table.retold():
        events += [msgspec.structs.replace(seen, n=then.n) for seen in then.events(seat, clock)]
        clock = then.clock(seat)
        scores.append(then.game.scores(then.state))
        prospects.append([round(then.game.judge.judgement(then.state, of), DIGITS) for of in range(then.seats)])
    return Story(events, scores, prospects, table.outcome(), ended)


@get("/api/tables/{table:str}/story", responses=fails(403, 404))
async def story(
    server: NamedDependency[Server], table: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[Story]:
    """A finished game told from its beginning to its end, from any seat."""
    row, found = await server.finished(table)
    check_seat(found.table, seat)
    tell = recorded_story if found.closed else story_of
    told = await asyncio.to_thread(tell, found.table, seat, row.standing.updated)
    return Response(told, headers={"cache-control": UNCHANGING})


ROUTES = [finished, replay, replay_at, story, export]
