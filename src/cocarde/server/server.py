"""The house: everything the lobby and the sockets share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from cocarde.core.chance import commitment
from cocarde.core.codec import Exported, read_saved
from cocarde.core.errors import BadInput, CocardeError
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.server.clock import CLOCK, JUMP, now
from cocarde.server.fairness.dealing import may_speak, read_table, set_up, standing_of
from cocarde.server.fairness.seals import Seal, Seals, words_of
from cocarde.server.identity import Identity, tidy_name
from cocarde.server.letters.postman import Postman
from cocarde.server.limits import Limiter
from cocarde.server.live.bots import BotPlay
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.http import Join, NewTable, Seated, WantedSeat
from cocarde.server.protocol.terms import Terms
from cocarde.server.settings import Rate, Settings, named
from cocarde.server.store import guests, tables
from cocarde.server.store.base import Entry, SeatRow, Snapshot, Store, TableRow, Taken
from cocarde.server.workers.pool import Workers

log = logging.getLogger("cocarde.house")

TICK: Final = 1.0
"""Seconds between two looks at the clock."""


class NotFound(CocardeError):
    """There is no such thing here."""


class Forbidden(CocardeError):
    """Not for you."""


class House:
    """Games, store, bots and the tables that are open."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.workers = Workers(settings)
        self.messages = Limiter(settings.messages)
        self.calls = Limiter(settings.calls)
        self.new_tables = Limiter(settings.tables)
        self.confirmations = Limiter(Rate(5, 1 / 600))
        self.seals = Seals(settings.secret)
        self.reading = asyncio.Semaphore(1)  # files that are played again, each in its turn
        self.sockets: Counter[str] = Counter()
        self._offset = CLOCK.offset()
        self.identity: Identity
        self._load = named(settings.games)
        self._open: dict[str, asyncio.Task[BotPlay]] = {}
        self._visitors: Counter[str] = Counter()
        self._looking: set[asyncio.Task[None]] = set()
        self._at_work: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store and start the bots' processes."""
        await self.store.open()
        self.identity = Identity(await self.store.secret())
        self.store.listen(self._heard)
        await self.workers.open()
        self._at_work = [
            asyncio.create_task(self._watch_the_clock(), name="clock"),
            asyncio.create_task(self.workers.guests.open(), name="guests"),
        ]
        if self.settings.post.address:
            postman = Postman(self.store, self.settings.post, self.identity, self)
            self._at_work.append(asyncio.create_task(postman.walk(), name="postman"))

    async def close(self) -> None:
        """Stop the bots and close the store."""
        for task in self._at_work:
            task.cancel()
        await asyncio.wait(self._at_work)
        await asyncio.gather(*self._looking, return_exceptions=True)
        for play in await asyncio.gather(*self._open.values(), return_exceptions=True):
            if isinstance(play, BotPlay):
                await play.stop()
        await self.workers.close()
        await self.store.close()

    def game(self, slug: str) -> Game[Any]:
        """A game that is ready, or `NotFound`."""
        if slug not in self.settings.shelf:
            raise NotFound(f"no game {slug[:40]!r}; there are {', '.join(self.settings.shelf)}")
        game: Game[Any] = self._load(slug)
        return game

    # --- tables -------------------------------------------------------------------------------------------------------

    async def row(self, table: str) -> TableRow:
        """A table as it is kept, or `NotFound`."""
        row = await self.store.table(table)
        if row is None:
            raise NotFound("there is no such table")
        return row

    async def new_table(self, wanted: NewTable, guest: str) -> TableRow:
        """Set a table up, deal, and let its bots begin."""
        game = self.game(wanted.game)
        seats = await self.seats(wanted.seats, guest, wanted.game)
        alone = all(seat.kind != "open" for seat in seats)
        options = game.meta.settle(len(seats), wanted.options, alone)
        if any(seat.kind == "bot" for seat in seats):
            game.meta.admit_bots(options)
        seal = self.seals.open(wanted.seal) or self.seals.new()
        host = next((seat.seat for seat in seats if seat.kind == "guest"), 0)
        dealt = set_up(game, words_of(seal.table, wanted.words, host), len(seats), options, seal.secret)
        return await self.keep(dealt, seal, seats, wanted.terms)

    async def keep(self, dealt: Table, seal: Seal, seats: tuple[SeatRow, ...], terms: Terms) -> TableRow:
        """A table as it stands becomes one of the house; its bots begin."""
        at = now()
        row = TableRow(
            id=seal.table,
            game=dealt.game.meta.slug,
            rules=dealt.game.meta.rules_version,
            options=dealt.settings,
            invite=secrets.token_urlsafe(16),
            secret=seal.secret,
            created=at,
            standing=standing_of(dealt, at, terms, seats),
            seats=seats,
            terms=terms,
        )
        log = [Entry(n, move, at) for n, move in enumerate(dealt.log, start=1)]
        await self.store.create(row, log, Snapshot(dealt.n, dealt.save()))
        if dealt.pending() and any(seat.kind == "bot" for seat in seats):
            async with self.visit(row.id):
                pass  # its bots begin
        return row

    async def seats(self, wanted: list[WantedSeat], guest: str, game: str) -> tuple[SeatRow, ...]:
        """The seats of `game` this guest wants, its own among them."""
        own = await self.store.name_of(guest)
        rows: list[SeatRow] = []
        for at, seat in enumerate(wanted):
            if seat.kind == "bot":
                self.check_bot(game, seat.bot, f"seat {at}: ")
                rows.append(SeatRow(at, "bot", bot=seat.bot, name=tidy_name(seat.name)))
            elif seat.kind == "me":
                rows.append(SeatRow(at, "guest", guest=guest, name=tidy_name(seat.name) or own))
            else:
                rows.append(SeatRow(at, "open"))
        return tuple(rows)

    def check_bot(self, game: str, bot: str, where: str = "") -> None:
        """`BadInput` unless a bot of this name plays this game here: one of the house, or a guest."""
        known = [*self.settings.bot_names, *self.workers.offered(game)]
        if bot not in known:
            raise BadInput(f"{where}no bot {bot[:40]!r}; there are {', '.join(known)}")

    async def join(self, table: str, guest: str, wanted: Join) -> Seated:
        """Take a free seat; who already sits at the table keeps the seat it has."""
        row = await self.row(table)
        if not secrets.compare_digest(row.invite.encode(), wanted.invite.encode()):
            raise Forbidden("this invitation does not fit this table")
        held = row.held_by(guest)
        if held:
            return Seated(held[0], added=False)
        called = tidy_name(wanted.name) or await self.store.name_of(guest)
        for free in free_seats(row.seats, wanted.seat):
            try:
                await self.store.sit(table, SeatRow(free, "guest", guest=guest, name=called))
            except Taken:
                continue
            return Seated(free, await self._reseat(table, free, wanted.words))
        raise Taken("no seat is free" if wanted.seat is None else f"seat {wanted.seat} is not free")

    async def announce(self, table: str) -> None:
        """Let those who still look at a finished table know that it has a sequel."""
        async with self.visit(table) as live:
            live.follow_up(await self.row(table))

    async def _reseat(self, table: str, seat: int, words: str) -> bool:
        async with self.visit(table) as live:
            await live.reseat(await self.row(table))
            return await self._add(live, seat, words)

    async def arrive(self, live: LiveTable, guest: str, words: str = "") -> bool:
        """Who comes to a return match has it dealt anew with his words, or none, before he sees it; do they count?"""
        held = live.row.held_by(guest)
        if not live.returning or not held:
            return False
        async with live.lock:
            silent = may_speak(await live.steady(), live.row, held[0])
        return silent and await self._add(live, held[0], words)

    async def _add(self, live: LiveTable, seat: int, words: str) -> bool:
        try:
            return await live.deal_again(seat, words)
        except Taken:  # somebody has just answered: the words come too late
            return False

    # --- live tables --------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[LiveTable]:
        """The table, open; it stays open while somebody is there or a bot is at work."""
        opening = self._open.get(table)
        if opening is None:
            opening = self._open[table] = asyncio.create_task(self._begin(table))
        self._visitors[table] += 1
        try:
            await asyncio.wait([opening])
            yield opening.result().live
        finally:
            self._visitors[table] -= 1
            self._rest(table)

    async def _begin(self, table: str) -> BotPlay:
        row = await self.row(table)
        game = self.game(row.game)
        found = await read_table(self.store, game, table)
        live = LiveTable(row, game, found, self.store, self.settings.snapshots, self.settings.stand_in)
        live.returning = await tables.is_return_match(self.store, table)
        await live.recall()
        play = BotPlay(live, self.workers, self.settings)
        live.on_change = play.wake
        live.on_news = play.chatter.attend
        play.on_rest = play.chatter.on_rest = live.changes.on_rest = lambda: self._rest(table)
        play.wake()
        return play

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits at a table and looks at it."""
        done = [task.result().live for task in self._open.values() if task.done() and task.exception() is None]
        return [seat for live in done for seat in live.viewers.present()]

    def _heard(self, table: str) -> None:
        """Another server changed a table: if it is open here, look again."""
        if table in self._open:
            task = asyncio.create_task(self._look_again(table))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def forget(self, guest: str) -> None:
        """A guest wants to be forgotten: where it sat, everybody sees a free seat, or one that was nobody's."""
        for table in await guests.forget(self.store, guest):
            if table in self._open:
                await self._look_again(table)
            row = await self.row(table)
            if not row.standing.over:
                async with self.visit(table) as live:
                    await live.reseat(row)
            await self.store.announce(table)

    async def _look_again(self, table: str) -> None:
        async with self.visit(table) as live:
            row, talk = await self.row(table), await self.store.talk(table)
            await live.catch_up(row, talk)

    def _rest(self, table: str) -> None:
        """Close a table that nobody needs, and one that could not be opened."""
        opening = self._open.get(table)
        if opening is None or not opening.done() or self._visitors[table] > 0:
            return
        if opening.exception() is not None or not opening.result().busy:
            del self._open[table], self._visitors[table]

    async def _watch_the_clock(self) -> None:
        """Let the house answer at every table whose time is over. A table that nobody looks at is opened for it."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._follow_the_wall()
                for table in await self.store.due(now()):
                    async with self.visit(table):
                        self._open[table].result().wake(late=True)
            except Exception:
                log.exception("the clock of the house stumbled")

    async def _follow_the_wall(self) -> None:
        """When the clock of the machine has jumped, or slept, everybody keeps the time that was left."""
        offset = CLOCK.offset()
        jump, self._offset = offset - self._offset, offset
        if abs(jump) <= JUMP:
            return CLOCK.follow()
        log.warning("the clock of this machine jumped by %.0f seconds", jump)
        await tables.shift_deadlines(self.store, round(1000 * CLOCK.wall()), round(1000 * jump))
        CLOCK.follow()
        for table in list(self._open):
            await self._look_again(table)

    # --- finished games -----------------------------------------------------------------------------------------------

    async def finished(self, table: str) -> tuple[TableRow, Table]:
        """A finished game, to be looked at move by move; `Forbidden` while it goes on."""
        row = await self.row(table)
        if not row.standing.over:
            raise Forbidden("this game is still being played: it can be seen again when it is over")
        return row, await read_table(self.store, self.game(row.game), table)

    async def exported(self, table: str) -> Exported:
        """A finished game as a file."""
        row, found = await self.finished(table)
        saved = read_saved(found.game, found.save())
        whole = {name: getattr(saved, name) for name in saved.__struct_fields__}
        names = tuple(seat.name or seat.bot for seat in row.seats)
        return Exported(**whole, table=table, names=names, commitment=commitment(row.secret))


def free_seats(seats: Sequence[SeatRow], wanted: int | None) -> list[int]:
    """The open seats, or the one that is wanted if it is open."""
    return [row.seat for row in seats if row.kind == "open" and (wanted is None or row.seat == wanted)]
