"""The annals: games that are over, those of the guest and those that were open to everybody, and how they ended."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.params import FromQuery

from cocarde.core.errors import CocardeError
from cocarde.server.protocol.http import FinishedGame
from cocarde.server.routes.lobby import Here, card_of
from cocarde.server.server import House
from cocarde.server.store.base import TableRow

PAGE: Final = 20
"""Games on one page of the annals."""

FOREVER: Final = 2**62

MINE: Final = """
SELECT id, outcome FROM tables WHERE over = 1 AND updated < $1
AND id IN (SELECT table_id FROM seats WHERE guest = $2 AND guest <> '') ORDER BY updated DESC, id LIMIT $3
"""
LISTED: Final = """
SELECT id, outcome FROM tables WHERE over = 1 AND listed = 1 AND updated < $1 ORDER BY updated DESC, id LIMIT $2
"""


class Ended(msgspec.Struct):
    """What is kept of an outcome."""

    ranks: list[int] = []
    scores: list[int] = []


async def ended(house: House, table: str, kept: str) -> Ended:
    """How a game ended; looked up once, then kept. A game this house cannot open any more ended somehow."""
    if kept:
        return msgspec.json.decode(kept, type=Ended)
    try:
        outcome = (await house.finished(table))[1].outcome()
    except CocardeError:
        return Ended()
    found = Ended(list(outcome.ranks), list(outcome.scores)) if outcome else Ended()
    await house.store.do("UPDATE tables SET outcome = $2 WHERE id = $1", table, msgspec.json.encode(found).decode())
    return found


async def games_of(house: House, guest: str, found: list[tuple[Any, ...]]) -> list[FinishedGame]:
    """The games of these tables, in this order."""
    rows: dict[str, TableRow] = {row.id: row for row in await house.store.some([row[0] for row in found])}
    games = []
    for table, kept in found:
        how = await ended(house, table, kept)
        games.append(FinishedGame(card_of(rows[table], guest), how.ranks, how.scores))
    return games


@get("/api/tables/finished")
async def finished(
    request: Request[Any, Any, Any], house: Here, before: FromQuery[int] = FOREVER, listed: FromQuery[bool] = False
) -> list[FinishedGame]:
    """Games of the guest that are over, or the listed ones of the house, the latest first: one page of them."""
    guest = house.identity.guest_of(request)
    until = max(0, min(before, FOREVER))
    if listed:
        found = await house.store.ask(LISTED, until, PAGE)
    else:
        found = await house.store.ask(MINE, until, guest, PAGE)
    return await games_of(house, guest, found)


ANNALS = [finished]
