"""The outbox: what is to be sent, kept until it is sent or pointless."""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

import msgspec

from cocarde.server.store.base import Store
from cocarde.server.store.wishes import Carrier

Kind = Literal["turn", "ending", "invitation", "confirm"]

BATCH: Final = 50
LEASE: Final = 120_000
"""Milliseconds for which who has taken a letter has it alone; longer than any attempt."""

KEPT: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after which a letter that went is forgotten."""

COLUMNS: Final = "id, guest, carrier, kind, table_id, seat, due, tries"
PUT: Final = f"INSERT INTO outbox ({COLUMNS}, state) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0) ON CONFLICT DO NOTHING"
DUE: Final = f"SELECT {COLUMNS} FROM outbox WHERE state = 0 AND due <= $1 ORDER BY due LIMIT $2"
TAKE: Final = "UPDATE outbox SET due = $3, tries = tries + 1 WHERE id = $1 AND due = $2 AND state = 0 RETURNING id"


class Letter(msgspec.Struct, frozen=True):
    """A letter that waits. `table` and `seat` say what it is about."""

    id: str
    guest: str
    carrier: Carrier
    kind: Kind
    table: str
    seat: int
    due: int
    tries: int = 0

    @property
    def about(self) -> str:
        """What it says, by whatever way it goes."""
        return self.id.rpartition("/")[0]


def about(kind: Kind, carrier: Carrier, guest: str, table: str, seat: int, n: int, due: int) -> Letter:
    """The letter that says this of the table when its log had `n` entries."""
    return Letter(f"{table}/{seat}/{n}/{kind}/{carrier}", guest, carrier, kind, table, seat, due)


def confirmation(guest: str, due: int) -> Letter:
    """A letter that asks whether the address is right; each time another one."""
    return Letter(f"confirm/{secrets.token_urlsafe(12)}", guest, "mail", "confirm", "", 0, due)


class Outbox:
    """The letters of one house, in its store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, letter: Letter) -> None:
        """Keep a letter; one that was put there before, sent or not, is not put there again."""
        values = letter.id, letter.guest, letter.carrier, letter.kind, letter.table, letter.seat, letter.due
        await self._store.do(PUT, *values)

    async def due(self, now: int) -> list[Letter]:
        """The letters to be sent now."""
        rows: list[tuple[Any, ...]] = await self._store.ask(DUE, now, BATCH)
        return [Letter(*row) for row in rows]

    async def take(self, letter: Letter, now: int) -> bool:
        """Take a letter to send it; false: another server has it."""
        return bool(await self._store.do(TAKE, letter.id, letter.due, now + LEASE))

    async def close(self, letter: Letter, sent: bool, now: int) -> None:
        """It went, or there is no point in it any more; it is remembered for a while: it must not be written again."""
        sql = "UPDATE outbox SET state = $2, due = $3 WHERE id = $1"
        await self._store.do(sql, letter.id, 1 if sent else 2, now)

    async def put_off(self, letter: Letter, until: int, tried: bool) -> None:
        """Try again then."""
        tries = letter.tries + 1 if tried else letter.tries
        await self._store.do("UPDATE outbox SET due = $2, tries = $3 WHERE id = $1", letter.id, until, tries)

    async def tidy(self, now: int) -> None:
        """Forget what went long ago."""
        await self._store.do("DELETE FROM outbox WHERE state <> 0 AND due < $1", now - KEPT)

    async def forget(self, guest: str) -> None:
        """Nothing more to this guest."""
        await self._store.do("UPDATE outbox SET state = 2 WHERE guest = $1 AND state = 0", guest)
