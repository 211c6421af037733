"""What the list of somebody's tables says of each without opening it for him: who is awaited, what happened last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from cocarde.core.errors import CocardeError
from cocarde.core.event import Seen
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.server.fairness.dealing import read_table
from cocarde.server.live.table import LiveTable
from cocarde.server.store.base import Store, TableRow

MOST: Final = 20
"""Tables of somebody that are looked at: the latest."""

KEPT: Final = 2000
"""Glances that are at hand; the oldest are forgotten."""

RECENT: Final = 6
"""Things that happened last, as far as a list could care."""


class Glance(NamedTuple):
    """The seats that seem to be asked, and what happened last, the latest at the end: as one seat may know it."""

    waiting: list[int]
    recent: list[Seen]


NOTHING: Final = Glance([], [])


class Glances:
    """One for each table and seat, made anew when something has happened there."""

    def __init__(
        self,
        store: Store,
        game_of: Callable[[TableRow], Awaitable[Game[Any]]],
        opened: Callable[[str], LiveTable | None],
    ) -> None:
        self._store = store
        self._game_of = game_of
        self._opened = opened
        self._kept: OrderedDict[tuple[str, int, int, int | None], Glance] = OrderedDict()

    async def of_all(self, rows: list[TableRow], guest: str) -> list[Glance]:
        """What this guest may know of each of its tables; nothing of those beyond the latest."""
        seen = [await self._of(row, guest) for row in rows[:MOST]]
        return seen + [NOTHING] * (len(rows) - len(seen))

    async def _of(self, row: TableRow, guest: str) -> Glance:
        """Of a table that goes on: from the guest's seat, or what everybody sees if it has several."""
        if row.standing.over or row.closed or not row.begun:
            return NOTHING
        held = row.held_by(guest)
        seat = held[0] if len(held) == 1 else None
        key = row.id, row.standing.n, row.standing.updated, seat
        if key not in self._kept:
            self._kept[key] = await self._look(row, seat)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def _look(self, row: TableRow, seat: int | None) -> Glance:
        try:
            table = await self._table(row)
        except CocardeError:  # its page says what is wrong with it
            return NOTHING
        return NOTHING if table is None else glance(table, seat)

    async def _table(self, row: TableRow) -> Table | None:
        live = self._opened(row.id)
        if live is not None and not live.closed:
            async with live.lock:
                return await live.steady()
        found = await read_table(self._store, await self._game_of(row), row, aside=True)
        return None if found.closed else found.table


def glance(table: Table, seat: int | None) -> Glance:
    """What `seat` (None: everybody) may know of who is awaited and what happened last."""
    since, far = table.clock(seat), 1
    recent: list[Seen] = []
    while since > 0 and len(recent) < RECENT:
        since, far = max(0, since - far), 2 * far
        recent = table.events(seat, since)
    return Glance(list(table.waiting(seat)), recent[-RECENT:])
