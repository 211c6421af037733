"""Games that are over, those of the guest and those that were open to everybody, and how they ended."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromQuery

from cocarde.core.errors import CocardeError
from cocarde.server.protocol.http import FinishedGame
from cocarde.server.routes.lobby import Here, card_of
from cocarde.server.server import House
from cocarde.server.store.base import TableRow
from cocarde.server.store.finished import FOREVER, Ended, games_of, keep_outcome, listed_games


async def ended(house: House, table: str) -> Ended:
    """How a game ended; looked up once, then kept. A game this house cannot open any more ended somehow."""
    try:
        outcome = (await house.finished(table))[1].outcome()
    except CocardeError:
        return Ended()
    found = Ended(list(outcome.ranks), list(outcome.scores)) if outcome else Ended()
    await keep_outcome(house.store, table, found)
    return found


async def with_cards(house: House, guest: str, found: list[tuple[str, Ended | None]]) -> list[FinishedGame]:
    """The games of these tables, in this order."""
    rows: dict[str, TableRow] = {row.id: row for row in await house.store.some([table for table, _ in found])}
    games = []
    for table, kept in found:
        how = kept or await ended(house, table)
        games.append(FinishedGame(card_of(rows[table], guest), how.ranks, how.scores))
    return games


@get("/api/tables/finished")
async def finished(
    request: Request[Any, Any, Any], house: Here, before: FromQuery[int] = FOREVER, listed: FromQuery[bool] = False
) -> list[FinishedGame]:
    """Games of the guest that are over, or the listed ones of the house, the latest first: one page of them."""
    guest = house.identity.guest_of(request)
    found = await (listed_games(house.store, before) if listed else games_of(house.store, guest, before))
    return await with_cards(house, guest, found)


ANNALS = [finished]
