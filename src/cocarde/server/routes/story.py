"""The story of a finished game in one call: every sentence of its log, and how each seat stood after every entry."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.server.protocol.http import Story
from cocarde.server.server import House, NotFound

FINISHED = "private, max-age=86400"
"""A finished game does not change any more."""

DIGITS = 3


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


@get("/api/tables/{table:str}/story")
async def story(
    house: NamedDependency[House], table: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[Story]:
    """A finished game told from its beginning to its end, from any seat."""
    row, found = await house.finished(table)
    if seat is not None and not 0 <= seat < found.seats:
        raise NotFound(f"this game has the seats 0 to {found.seats - 1}")
    told = await asyncio.to_thread(story_of, found, seat, row.standing.updated)
    return Response(told, headers={"cache-control": FINISHED})
