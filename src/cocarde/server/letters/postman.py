"""The postman: looks in the store for what is worth a letter, and sends what is due. He needs nobody to call him.

What he has looked at is written down after the letters are in the outbox, and the outbox takes no letter twice: a house
that dies at any moment loses none and writes none again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from cocarde.core.errors import CocardeError
from cocarde.server.clock import now
from cocarde.server.identity import Identity
from cocarde.server.letters import carriers, writing
from cocarde.server.letters.carriers import NotCarried
from cocarde.server.settings import Post
from cocarde.server.store import told, wishes
from cocarde.server.store.base import Store, TableRow
from cocarde.server.store.outbox import Kind, Letter, Outbox, about
from cocarde.server.store.wishes import Wishes

log = logging.getLogger("cocarde.letters")


class Rooms(Protocol):
    """Who is at which table of this server."""

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits at a table and looks at it."""


class Postman:
    """Writes and delivers for one server; several on one store do not get into each other's way."""

    def __init__(self, store: Store, post: Post, identity: Identity, rooms: Rooms) -> None:
        self.outbox = Outbox(store)
        self._store = store
        self._post = post
        self._identity = identity
        self._rooms = rooms

    async def walk(self) -> None:
        """Round after round."""
        while True:
            try:
                await self.round()
            except Exception:
                log.exception("the postman stumbled")
            await asyncio.sleep(self._post.tick)

    async def round(self) -> None:
        """One round: who is here, what is new, what is due."""
        await self._notice_who_is_here()
        for table, n, seat, guest in await told.news(self._store):
            await self._consider(table, n, seat, guest)
        for letter in await self.outbox.due(now()):
            if await self.outbox.take(letter, now()):
                await self._deliver(letter)
        await self.outbox.tidy(now())

    async def _notice_who_is_here(self) -> None:
        wanted = await wishes.wishful(self._store)
        for table, seat, guest in self._rooms.present():
            if guest in wanted:
                await told.was_here(self._store, table, seat, now())

    # --- what is worth a letter ---------------------------------------------------------------------------------------

    async def _consider(self, table: str, n: int, seat: int, guest: str) -> None:
        row, wanted = await self._store.table(table), await wishes.wishes_of(self._store, guest)
        if row is not None and row.standing.n == n:
            for letter in self._worth(row, seat, guest, wanted):
                await self.outbox.put(letter)
            await told.looked(self._store, table, seat, n if row.begun else 0)

    def _worth(self, row: TableRow, seat: int, guest: str, wanted: Wishes) -> list[Letter]:
        kind = kind_for(row, seat)
        if not (wanted.endings if kind == "ending" else wanted.turns and is_awaited(row, seat, kind)):
            return []
        at, n = row.standing.updated + int(1000 * self._post.grace), row.standing.n
        return [about(kind, carrier, guest, row.id, seat, n, at) for carrier in wanted.carriers]

    # --- how it goes --------------------------------------------------------------------------------------------------

    async def _deliver(self, letter: Letter) -> None:
        wanted = await wishes.wishes_of(self._store, letter.guest)
        row = await self._store.table(letter.table) if letter.table else None
        until = self._too_soon(letter, wanted) or self._asked_in_person(letter)
        if until:
            return await self.outbox.put_off(letter, until, tried=False)
        if not await self._still_worth(letter, row, wanted):
            return await self.outbox.close(letter, False, now())
        try:
            await self._carry(letter, row, wanted)
        except NotCarried as error:
            await self._failed(letter, error)
        except CocardeError:
            log.exception("letter %s cannot be written", letter.id)
            await self.outbox.close(letter, False, now())
        else:
            await self.outbox.close(letter, True, now())
            if letter.kind != "confirm":
                await wishes.written(self._store, letter.guest, now(), letter.about)

    def _too_soon(self, letter: Letter, wanted: Wishes) -> int:
        """When this may be sent if not now: not more often than wanted. What goes by two ways goes at once."""
        until = wanted.written + 60_000 * wanted.minutes
        again = letter.kind != "confirm" and wanted.written > 0 and letter.about != wanted.about
        return until if again and now() < until else 0

    def _asked_in_person(self, letter: Letter) -> int:
        """When to think again of an invitation to somebody who is at a table now: there he may be asked himself."""
        asked = letter.kind == "invitation" and any(letter.guest == guest for _, _, guest in self._rooms.present())
        return now() + int(1000 * self._post.grace) if asked else 0

    async def _still_worth(self, letter: Letter, row: TableRow | None, wanted: Wishes) -> bool:
        if letter.kind == "confirm":
            return bool(wanted.mail) and not wanted.confirmed
        if row is None or letter.carrier not in wanted.carriers or row.seats[letter.seat].guest != letter.guest:
            return False
        if letter.kind == "ending":
            return wanted.endings and not await self._is_here(letter)
        return wanted.turns and is_awaited(row, letter.seat, letter.kind) and not await self._is_here(letter)

    async def _is_here(self, letter: Letter) -> bool:
        """At a table of this server, or a moment ago at one of another."""
        if (letter.table, letter.seat, letter.guest) in self._rooms.present():
            return True
        return now() - await told.last_here(self._store, letter.table, letter.seat) < 3000 * self._post.tick

    async def _carry(self, letter: Letter, row: TableRow | None, wanted: Wishes) -> None:
        address, smtp = self._post.address, self._post.smtp
        if letter.carrier == "webhook" and row is not None:
            body = writing.hook(row, letter, wanted.language, address)
            return await carriers.call(wanted.webhook, body, self._post.private)
        if smtp is None:
            raise NotCarried("this house sends no mail")
        stop = "stop." + self._identity.stamp("stop", letter.guest)
        links = f"{address}/courrier/{stop}", f"{address}/api/letters/{stop}"
        if row is None:
            confirm = "confirm." + self._identity.stamp(f"confirm {wanted.mail}", letter.guest)
            words = writing.about_address(wanted.language, address, f"{address}/courrier/{confirm}", links[0])
        else:
            words = writing.about_table(row, letter, wanted.language, address, links[0])
        await carriers.post(smtp, writing.mail(letter, wanted.mail, smtp, words, links))

    async def _failed(self, letter: Letter, error: NotCarried) -> None:
        """Later again, each time after a longer pause; at last the carrier is given up, and the panel says so."""
        log.warning("letter %s, attempt %d: %s", letter.id, letter.tries + 1, error)
        if not error.final and letter.tries + 1 < self._post.tries:
            pause = int(1000 * self._post.backoff * 4**letter.tries)
            return await self.outbox.put_off(letter, now() + pause, tried=True)
        await self.outbox.close(letter, False, now())
        if letter.carrier == "webhook" or error.final:
            await wishes.give_up(self._store, letter.guest, letter.carrier)


def kind_for(row: TableRow, seat: int) -> Kind:
    """What there may be to write to the one who sits here, or for whom the seat is kept."""
    if row.seats[seat].kind == "open":
        return "invitation"
    return "ending" if row.standing.over else "turn"


def is_awaited(row: TableRow, seat: int, kind: Kind) -> bool:
    """Do the others wait for this seat: for its answer in a slow game, or for somebody to take it?"""
    if kind == "invitation":
        return row.seats[seat].kind == "open" and not row.closed and not row.standing.over
    return seat in row.standing.pending and row.terms.slow
