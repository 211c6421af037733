"""The coach: a finished game looked at again for who played it, its moments as puzzles, and a puzzle a day."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cocarde.bots.coach.analysis import Judged
from cocarde.core.table import Table
from cocarde.server.clock import now
from cocarde.server.errors import Forbidden, NotFound
from cocarde.server.live.visibility import asked_of
from cocarde.server.protocol.coach import Analysis, Progress, Puzzle, WantedAnalysis
from cocarde.server.routes.answers import fails
from cocarde.server.routes.guards import AnyRequest, Here, be_moderate_with_tables
from cocarde.server.server import Server
from cocarde.server.store import coach as kept
from cocarde.server.store.coach import DONE, GIVEN_UP, WAITING

DAY = 24 * 3600 * 1000
STATES: dict[int, Progress] = {WAITING: "working", DONE: "done", GIVEN_UP: "failed"}


async def own_game(request: AnyRequest, server: Server, table: str, seat: int) -> Table:
    """The finished game, if this guest sat there: what others answered well or badly is theirs to know."""
    row, found = await server.replayable(table)
    if seat not in row.held_by(server.identity.guest_of(request)):
        raise Forbidden("an analysis is for the player of that seat")
    return found


async def analysis_of(server: Server, table: str, seat: int) -> Analysis:
    """How far the analysis has come."""
    found = await kept.kept_of(server.store, table, seat)
    if found is None:
        return Analysis(seat, "none", 0, 0, None, [])
    state = STATES[found.state]
    shown = found.judged if found.state == DONE else []
    return Analysis(seat, state, len(found.judged), found.total, found.summary, shown)


@post("/api/tables/{table:str}/analysis", status_code=202, responses=fails(404))
async def analyse(request: AnyRequest, server: Here, table: FromPath[str], data: JSONBody[WantedAnalysis]) -> Analysis:
    """Have a finished game looked at again from one's seat; nobody waits for it."""
    be_moderate_with_tables(request, server)
    await own_game(request, server, table, data.seat)
    await server.coach.ask(table, data.seat)
    return await analysis_of(server, table, data.seat)


@get("/api/tables/{table:str}/analysis", responses=fails(403, 404))
async def analysis(request: AnyRequest, server: Here, table: FromPath[str], seat: FromQuery[int]) -> Analysis:
    """How far it has come, and what was found."""
    await own_game(request, server, table, seat)
    return await analysis_of(server, table, seat)


@get("/api/tables/{table:str}/puzzle/{n:int}", responses=fails(403, 404))
async def moment(
    request: AnyRequest, server: Here, table: FromPath[str], n: FromPath[int], seat: FromQuery[int]
) -> Response[Puzzle]:
    """A moment of one's own game as a puzzle."""
    found = await own_game(request, server, table, seat)
    one = await kept.one_judged(server.store, table, seat, n)
    if one is None:
        raise NotFound(f"the coach has found nothing about entry {n} yet")
    return Response(await asyncio.to_thread(puzzle_at, found, seat, one, 0))


@get("/api/puzzles")
async def puzzles(server: Here) -> list[str]:
    """The games that have a puzzle today."""
    return [game for game in await kept.games_with_puzzles(server.store) if game in server.settings.shelf]


@get("/api/puzzles/{slug:str}", responses=fails(404))
async def puzzle(server: Here, slug: FromPath[str]) -> Response[Puzzle]:
    """Today's puzzle of a game: a question of somebody's finished game, nobody is told whose."""
    day = now() // DAY
    found = await kept.puzzle_of(server.store, server.game(slug).meta.slug, day)
    if found is None:
        raise NotFound(f"there is no puzzle of {slug} yet: they come from the games that are played here")
    table, seat, n = found
    one = await kept.one_judged(server.store, table, seat, n)
    assert one is not None
    _, played = await server.replayable(table)
    return Response(await asyncio.to_thread(puzzle_at, played, seat, one, day))


def puzzle_at(table: Table, seat: int, judged: Judged, day: int) -> Puzzle:
    """The question that this entry answered, as its seat saw it."""
    then = table.replay(judged.n - 1)
    asked = asked_of(then, seat, hints=False)
    assert asked is not None
    return Puzzle(table.game.meta.slug, day, table.seats, seat, then.view(seat), asked, judged)


ROUTES = [analyse, analysis, moment, puzzles, puzzle]
