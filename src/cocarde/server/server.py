"""The server: everything that the calls and the sockets share."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from cocarde.core.chance import commitment
from cocarde.core.codec import Exported, read_saved
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.replay.reopening import Reopened, sentence
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.server.admin.line import AdminLine
from cocarde.server.clock import now
from cocarde.server.coach import Coach
from cocarde.server.collector import Collector
from cocarde.server.errors import Forbidden, NotFound
from cocarde.server.fairness.dealing import kept_file, read_table, set_up, standing_of
from cocarde.server.fairness.seals import Seal, Seals, words_of
from cocarde.server.identity import Identity, tidy_name, told_apart
from cocarde.server.letters.postman import Postman
from cocarde.server.limits import limiter
from cocarde.server.live.glances import Glances
from cocarde.server.live.registry import Registry
from cocarde.server.live.seating import begin_if_complete, seat_all
from cocarde.server.live.table import LiveTable
from cocarde.server.metrics import Metrics
from cocarde.server.outside.known import Known, is_outside
from cocarde.server.packs import Packs, card_of_pack
from cocarde.server.protocol.http import Join, NewTable, Seated, WantedSeat
from cocarde.server.protocol.socket import Notice as Told
from cocarde.server.protocol.terms import Terms
from cocarde.server.settings import Rate, Settings, named
from cocarde.server.store import guests, housekeeping, outside
from cocarde.server.store.base import Entry, SeatRow, Snapshot, Store, TableRow, Taken
from cocarde.server.store.housekeeping import EVERYBODY, Notice
from cocarde.server.store.outside import Bot
from cocarde.server.workers.pool import Workers
from cocarde.server.workshop.lab import LabErrands
from cocarde.server.workshop.workshop import Workshop

if TYPE_CHECKING:
    from cocarde.server.outside.stream import Stream
    from cocarde.server.processes.handover import Siblings


class Server:
    """Games, store, bots and the tables that are open."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.workers = Workers(settings, self.metrics.thought.observe)
        self.messages = limiter(settings.messages, "messages", settings.shared)
        self.calls = limiter(settings.calls, "calls", settings.shared)
        self.new_tables = limiter(settings.tables, "tables", settings.shared)
        self.confirmations = limiter(Rate(5, 1 / 600), "confirmations", settings.shared)
        self.seals = Seals(settings.secret)
        self.reading = asyncio.Semaphore(1)  # files that are played again, each in its turn
        self.sockets: Counter[str] = Counter()
        self.identity: Identity
        self._load = named(settings.games)
        self.packs = Packs(store)
        self.tables = Registry(settings, store, self.workers, self.game, self.game_of)
        self.coach = Coach(store, settings, self.replayable)
        self.glances = Glances(store, self.game_of, self.tables.opened)
        self.collector = Collector()
        self.metrics.watch("tables_open", "Tables in memory", self.tables.count)
        self.metrics.watch("table_changes", "Changes of tables since the start", lambda: self.tables.changes)
        self.metrics.watch("sockets_open", "Sockets of pages", lambda: sum(self.sockets.values()))
        self.metrics.watch("bots_asked", "Bots that think or wait for a process", lambda: self.workers.asked)
        self.metrics.watch("commits_waiting", "Moves that wait for a commit", lambda: store.gathering.waiting)
        store.gathering.took = self.metrics.committed.observe
        self.siblings: Siblings | None = None
        self.notice = Notice()
        self.blocked: frozenset[str] = frozenset()
        self.outside = Known(store)
        self.streams: set[Stream] = set()
        self.bot_calls = limiter(settings.bot_calls, "bots", settings.shared)
        self.workshop = Workshop(self)
        self.errands = LabErrands(store, settings)
        self.admin = AdminLine(self)
        self._at_work: list[asyncio.Task[None]] = []

    @property
    def authority(self) -> str:
        """Host and port under which players find the house; empty: nobody said."""
        return urlsplit(self.settings.post.address).netloc

    async def open(self) -> None:
        """Open the store and start the bots' processes."""
        self.metrics.count_errors()
        await self.store.open()
        self.identity = Identity(await self.store.secret(), self.settings.base_path)
        self.identity.of_token = self._bot_guest
        await self.look_around()
        self.store.listen(self._heard)
        await self.workers.open()
        self._at_work = [
            asyncio.create_task(self.tables.look_over(), name="changed rules"),
            asyncio.create_task(self.tables.watch_the_clock(), name="clock"),
            asyncio.create_task(self.collector.tend_for_ever(), name="collector"),
            asyncio.create_task(self.workers.foreign.open(), name="foreign bots"),
            asyncio.create_task(self.coach.work(), name="coach"),
        ]
        await self.workshop.open()
        if self.settings.workshop:
            self._at_work.append(asyncio.create_task(self.errands.work(), name="lab"))
        if self.settings.post.address:
            postman = Postman(self.store, self.settings.post, self.identity, self.tables)
            self._at_work.append(asyncio.create_task(postman.walk(), name="postman"))
        await self.admin.open()
        self.collector.open()

    def let_go(self) -> None:
        """The house is about to stop: who holds a stream open is told to come again."""
        for stream in list(self.streams):
            stream.end("the house stops: come again")

    def _heard(self, table: str) -> None:
        """Another server has changed a table, or what concerns all of them."""
        if table == EVERYBODY:
            self._looking = asyncio.create_task(self.look_around(), name="notice")
        else:
            self.tables.heard(table)

    async def look_around(self) -> None:
        """Look up what everybody is told and who is blocked: pages are told, and who is blocked is cut off."""
        await self.outside.look()
        told, self.blocked = await housekeeping.notice(self.store), await housekeeping.blocked(self.store)
        for viewer in self.tables.viewers():
            if viewer.guest in self.blocked:
                viewer.line.give_up()
            elif told != self.notice:
                viewer.reply(Told(told.text, told.maintenance))
        self.notice = told
        for stream in list(self.streams):
            if stream.guest in self.blocked or not self.outside.of_guest(stream.guest):
                stream.end("the token of this bot is of no use any more")

    async def look_around_everywhere(self) -> None:
        """Look around, and let the other servers do so."""
        await self.look_around()
        await self.store.announce(EVERYBODY)

    def _bot_guest(self, token: str) -> str:
        bot = self.outside.of_token(token)
        return bot.guest if bot else ""

    async def close(self) -> None:
        """Stop the bots and close the store."""
        await self.admin.close()
        for task in self._at_work:
            task.cancel()
        await asyncio.wait(self._at_work)
        await self.tables.close()
        await self.workers.close()
        await self.coach.close()
        await self.workshop.close()
        await self.errands.close()
        await self.store.close()
        self.collector.close()
        self.metrics.close()

    def game(self, slug: str) -> Game[Any]:
        """A game that is ready, or `NotFound`."""
        if slug not in self.settings.shelf:
            raise NotFound(f"no game {slug[:40]!r}; there are {', '.join(self.settings.shelf)}")
        game: Game[Any] = self._load(slug)
        return game

    async def game_of(self, row: TableRow) -> Game[Any]:
        """The game that a table is played with, its pack in it."""
        return await self.packs.of(self.game(row.game), row)

    async def edition(self, name: str) -> Game[Any]:
        """A game as the page names it: `vendee`, or `vendee+HASH` with the pack of this content."""
        slug, plus, hash = name.partition("+")
        game = self.game(slug)
        try:
            return await self.packs.chosen(game, hash) if plus else game
        except BadInput as error:
            raise NotFound(str(error)) from error

    # --- tables -------------------------------------------------------------------------------------------------------

    async def new_table(self, wanted: NewTable, guest: str, box: Game[Any] | None = None) -> TableRow:
        """Set a table up and deal; when nobody is missing, play begins. `box`: the game, where it is not that named."""
        game = box if box is not None else self.game(wanted.game)
        if wanted.pack:
            game = await self.packs.chosen(game, wanted.pack)
        seats = await self.seats(wanted.seats, guest, wanted.game)
        alone = all(seat.kind != "open" for seat in seats)
        options = game.meta.settle(len(seats), wanted.options, alone)
        if any(seat.kind == "bot" or seat.bot for seat in seats):
            game.meta.admit_bots(options)
        seal = self.seals.open(wanted.seal) or self.seals.new()
        host = next((seat.seat for seat in seats if seat.kind == "guest"), 0)
        dealt = set_up(game, words_of(seal.table, wanted.words, host), len(seats), options, seal.secret)
        return await self.keep(dealt, seal, seats, wanted.terms, guest)

    async def keep(self, dealt: Table, seal: Seal, seats: tuple[SeatRow, ...], terms: Terms, host: str) -> TableRow:
        """A table as it stands becomes one of the house; play begins, unless somebody is missing."""
        at, begun = now(), all(seat.kind != "open" for seat in seats)
        row = TableRow(
            id=seal.table,
            game=dealt.game.meta.slug,
            rules=dealt.game.meta.rules_version,
            options=dealt.settings,
            invite=secrets.token_urlsafe(16),
            secret=seal.secret,
            created=at,
            standing=standing_of(dealt, at, terms, seats, begun=begun),
            seats=seats,
            terms=terms,
            host=host,
            begun=begun,
            pack=card_of_pack(dealt.game.pack) if dealt.game.pack else None,
        )
        log = [Entry(n, move, at) for n, move in enumerate(dealt.log, start=1)]
        await self.store.create(row, log, Snapshot(dealt.n, dealt.save()))
        self.collector.ended()
        if begun and dealt.pending() and any(seat.kind == "bot" for seat in seats):
            async with self.tables.visit(row.id):
                pass  # its bots begin
        return row

    async def seats(self, wanted: list[WantedSeat], guest: str, game: str) -> tuple[SeatRow, ...]:
        """The seats of `game` this guest wants, its own among them."""
        own = await self.store.name_of(guest)
        rows: list[SeatRow] = []
        for at, seat in enumerate(wanted):
            if seat.kind == "bot" and is_outside(seat.bot):
                rows.append(await self.outside.seat(at, seat.bot))
            elif seat.kind == "bot":
                self.check_bot(game, seat.bot, f"seat {at}: ")
                rows.append(SeatRow(at, "bot", bot=seat.bot, name=tidy_name(seat.name)))
            elif seat.kind == "me":
                called = told_apart(tidy_name(seat.name) or own, [row.name for row in rows])
                rows.append(SeatRow(at, "guest", bot=self.outside.author_of(guest), guest=guest, name=called))
            else:
                rows.append(SeatRow(at, "open"))
        return tuple(rows)

    def check_bot(self, game: str, bot: str, where: str = "") -> None:
        """`BadInput` unless a bot of this name plays this game here: one of the server, or a guest."""
        known = [*self.settings.bot_names, *self.workers.offered(game)]
        if bot not in known:
            raise BadInput(f"{where}no bot {bot[:40]!r}; there are {', '.join(known)}")

    async def join(self, table: str, guest: str, wanted: Join) -> Seated:
        """Take a free seat; who already sits at the table keeps the seat it has."""
        row = await self.tables.row(table)
        if not secrets.compare_digest(row.invite.encode(), wanted.invite.encode()):
            raise Forbidden("this invitation does not fit this table")
        return await self.sit(row, guest, wanted)

    async def sit(self, row: TableRow, guest: str, wanted: Join) -> Seated:
        """Give the guest all seats that are kept for it, or else the first free one."""
        held = row.held_by(guest)
        if held:
            return Seated(held[0], added=False)
        if row.closed:
            raise Forbidden("nobody plays at this table any more")
        if self.outside.of_guest(guest) and not row.kept_for(guest):
            raise Forbidden("a bot sits where the host has asked it to")
        kept = (row.seats[seat].name for seat in row.kept_for(guest))
        own = tidy_name(wanted.name) or next(kept, "") or await self.store.name_of(guest)
        taken: list[SeatRow] = []
        for free in free_seats(row.seats, guest, wanted.seat):
            if taken and free.guest != guest:
                break
            called = told_apart(own, [*names_beside(row, guest), *(seat.name for seat in taken)])
            try:
                await self.store.sit(row.id, SeatRow(free.seat, "guest", guest=guest, name=called))
            except Taken:
                continue
            taken.append(SeatRow(free.seat, "guest", guest=guest, name=called))
        if not taken:
            raise Taken("no seat is free" if wanted.seat is None else f"seat {wanted.seat} is not free")
        return Seated(taken[0].seat, await self._reseat(row.id, taken[0].seat, own, wanted.words))

    async def announce(self, table: str) -> None:
        """Let those who still look at a finished table know that it has a sequel."""
        async with self.tables.visit(table) as live:
            live.follow_up(await self.tables.row(table))

    async def decline(self, table: str, guest: str) -> None:
        """The guest does not want the seats that are kept for it: whoever brings the invitation may have them."""
        row = await self.tables.row(table)
        kept = [seat for seat in row.seats if seat.seat in row.kept_for(guest)]
        for seat in kept:
            await self.store.replace(table, SeatRow(seat.seat, "open", lost=seat.lost), seat)
        if kept:
            async with self.tables.visit(table) as live:
                await live.talk.tell(kept[0].seat, declined(kept[0].name))
                async with live.lock:
                    await seat_all(live, await self.tables.row(table))

    async def _reseat(self, table: str, seat: int, own: str, words: str) -> bool:
        self.collector.ended()
        async with self.tables.visit(table) as live:
            async with live.lock:  # who looks before it may not see who sat down at the same moment
                row = await self._told_apart(await self.tables.row(table))
                await seat_all(live, row)
            if row.seats[seat].name != own:
                await live.talk.note(seat, "namesake")
            added = await self._add(live, seat, words)
            async with live.lock:
                await begin_if_complete(live)
            return added

    async def _add(self, live: LiveTable, seat: int, words: str) -> bool:
        try:
            return await live.deal_again(seat, words)
        except Taken:  # somebody has just answered: the words come too late
            return False

    async def _told_apart(self, row: TableRow) -> TableRow:
        """Two of one name sat down at the same moment: whoever sees it first gives the later seat a number."""
        seats: list[SeatRow] = []
        for seat in row.seats:
            called = told_apart(seat.name, [before.name for before in seats])
            seats.append(msgspec.structs.replace(seat, name=called))
            if called != seat.name:
                await self.store.replace(row.id, seats[-1], seat)
        return msgspec.structs.replace(row, seats=tuple(seats))

    # --- guests -------------------------------------------------------------------------------------------------------

    async def forget(self, guest: str) -> None:
        """A guest wants to be forgotten: where it sat, everybody sees a free seat, or one that was nobody's."""
        for table in await guests.forget(self.store, guest):
            await self.tables.look_again(table)
            row = await self.tables.row(table)
            if not row.standing.over:
                async with self.tables.visit(table) as live, live.lock:
                    await seat_all(live, row)
            await self.store.announce(table)

    async def drop_bot(self, bot: Bot) -> None:
        """A bot from outside is no more: where it sat, a free seat."""
        await outside.drop(self.store, bot.guest)
        await self.forget(bot.guest)
        await self.look_around_everywhere()

    # --- finished games -----------------------------------------------------------------------------------------------

    async def finished(self, table: str) -> tuple[TableRow, Reopened]:
        """A finished game, to be looked at move by move; `Forbidden` while it goes on."""
        row = await self.tables.row(table)
        if not row.standing.over:
            raise Forbidden("this game is still being played: it can be seen again when it is over")
        return row, await read_table(self.store, await self.game_of(row), row)

    async def replayable(self, table: str) -> tuple[TableRow, Table]:
        """The same, if it can be played again; `BadInput` if its rules have changed too much for that."""
        row, found = await self.finished(table)
        if found.closed:
            raise BadInput(sentence(found.table.game, row.rules, found.why))
        return row, found.table

    async def exported(self, table: str) -> Exported:
        """A finished game as a file; one that cannot be played again as it was kept."""
        row, found = await self.finished(table)
        if found.closed:
            saved = await kept_file(self.store, table, found.table.log)
        else:
            saved = read_saved(found.table.game, found.table.save())
        whole = {name: getattr(saved, name) for name in saved.__struct_fields__}
        names = tuple(seat.name or seat.bot for seat in row.seats)
        return Exported(**whole, table=table, names=names, commitment=commitment(row.secret))


def free_seats(seats: Sequence[SeatRow], guest: str, wanted: int | None) -> list[SeatRow]:
    """The open seats, or the one that is wanted: those kept for the guest, those for anybody, those kept for others."""
    free = [row for row in seats if row.kind == "open" and (wanted is None or row.seat == wanted)]
    return sorted(free, key=lambda row: (row.guest != guest, row.guest != ""))


def declined(name: str) -> Text:
    """What the house says when somebody does not come to the seat that was kept."""
    return Text("house-declined", {"name": name}) if name else Text("house-declined-nameless")


def names_beside(row: TableRow, guest: str) -> list[str]:
    """What the others at a table are called, those who are still awaited too."""
    return [seat.name for seat in row.seats if seat.guest != guest]
