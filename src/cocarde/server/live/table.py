"""A live table: opened from the store, it takes answers and tells its viewers. What is not committed did not happen."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from cocarde.bots import advice_seed
from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.core.game import Game
from cocarde.core.replay.reopening import Reopened
from cocarde.core.table import Table
from cocarde.core.text import Refusal, refusal
from cocarde.server.clock import now
from cocarde.server.fairness.dealing import dealt_with, may_be_dealt_anew, read_table, standing_of
from cocarde.server.live import hints
from cocarde.server.live.changes import Changes
from cocarde.server.live.pictures import Scene
from cocarde.server.live.proposals import Proposals
from cocarde.server.live.questions import questions_of
from cocarde.server.live.reopening import why_closed
from cocarde.server.live.talk import Talk
from cocarde.server.live.viewers import Place, Viewer, Viewers
from cocarde.server.live.visibility import Around, may_undo
from cocarde.server.protocol.socket import State, TalkLine
from cocarde.server.store import tables
from cocarde.server.store.base import GIVEN_UP, LATE, Ending, Entry, NotKept, Snapshot, Standing, Store, TableRow, Taken
from cocarde.server.workers.worker import Question

log = logging.getLogger("cocarde.tables")

RETRY: Final = 1.0
"""Seconds before a store that could not be read is asked again."""

TRIES: Final = 5
"""How often an answer is tried while other servers are quicker."""

HELD: Final = 0.3
"""Seconds that news may be held back for a bot that is asked in secret."""


class LiveTable:
    """A table in memory. Everything that reads or changes the game holds its lock.

    Around the game: its viewers, the talk, what is proposed, the changes that are under way. `closed`: why it takes no
    more answers (see `cocarde.core.replay.reopening`).

    `_sure` is false from the moment the table in memory runs ahead of the store until the store has caught up.
    Whatever goes wrong in between (the disk, another server, a mistake in a game), the table is read again.
    """

    def __init__(
        self, row: TableRow, game: Game[Any], found: Reopened, store: Store, every: int, stand_in: str
    ) -> None:
        self.place = Place(row)
        self.viewers = Viewers(self.place)
        self.talk = Talk(self.place, self.viewers, store)
        self.proposals = Proposals(self.place, store)
        self.changes = Changes()
        self.shown = float("-inf")
        self.on_change: Callable[[], None] = lambda: None
        self.on_news: Callable[[Table, list[int]], None] = lambda table, clocks: None
        self.store = store
        self.game = game
        self.stand_in = stand_in
        self._found = found
        self._every = every
        self._kept = found.table.n
        self._sure = True
        self._lock = asyncio.Lock()
        self._later: asyncio.TimerHandle | None = None
        self._settling: asyncio.Task[None] | None = None
        self._questions = questions_of(found)
        self.deals = 0

    @property
    def row(self) -> TableRow:
        """The table as it is kept."""
        return self.place.row

    @row.setter
    def row(self, row: TableRow) -> None:
        self.place.row = row

    @property
    def names(self) -> list[str]:
        """What those who sit here are called, by seat."""
        return self.place.names

    @property
    def closed(self) -> Ending:
        """Why it takes no more answers; empty: it does."""
        return self.row.closed if self.row.closed in GIVEN_UP else self._found.closed

    @property
    def bots_wait(self) -> bool:
        """Do bots let people agree first: is something proposed, or has the clock been stopped?"""
        return self.proposals.standing(self._table) is not None or self.row.standing.paused > 0

    @property
    def _table(self) -> Table:
        return self._found.table

    async def recall(self) -> None:
        """Take up what was said and proposed before."""
        await self.talk.recall()
        await self.proposals.recall()

    def follow_up(self, row: TableRow) -> None:
        """There is a return match."""
        self.row = row
        self.viewers.tell()

    def take_seats(self, row: TableRow) -> None:
        """The seats, or what is known of them, are others now."""
        self.row = row
        self.viewers.reseat()

    async def steady(self) -> Table:
        """The table as the store has it; only while holding the lock."""
        if not self._sure:
            before, self._found = self._table, await read_table(self.store, self.game, self.row)
            self._sure = True
            if self._table.n < before.n or self._table.log[0] != before.log[0]:
                self._questions = questions_of(self._found)
                self._forget_the_old_deal()
            elif not self.closed:
                self._questions.go_on(self._table, in_common(before.log, self._table.log))
            self.viewers.tell()
        return self._table

    def doubt(self, row: TableRow) -> bool:
        """Is the table in memory another one than this row tells of? Then the store must be asked; with the lock."""
        if standing_apart_from_time(row) == standing_apart_from_time(self.row):
            return False
        self._sure = False
        return True

    async def playable(self) -> Table:
        """The same, if it takes answers; `Refused` if it is closed."""
        table = await self.steady()
        if self.closed:
            raise Refused(refusal("core", "closed"))
        if not self.row.begun:
            raise Refused(refusal("core", "not-begun"))
        return table

    def _forget_the_old_deal(self) -> None:
        """All was dealt anew: nobody goes on from what was shown before."""
        self.deals += 1
        self._kept = self._table.n
        self.viewers.start_anew()

    @property
    def silence(self) -> str:
        """What counts as the answer of somebody who is silent for too long (see `Meta`)."""
        return self.game.meta.silence

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever reads or changes the table."""
        return self._lock

    # --- what people do -----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, choice: str, n: int) -> None:
        """An answer of a person, given at clock `n`; `Refused` or `BadInput`: nothing was changed.

        Another server may have been first with the answer of somebody else: who is still asked the same is not told.
        """
        async with self._lock:
            for _ in range(TRIES - 1):
                with suppress(Taken):
                    return await self._answer_once(seat, choice, n)
            await self._answer_once(seat, choice, n)

    async def _answer_once(self, seat: int, choice: str, n: int) -> None:
        table = await self.playable()
        if n > table.clock(seat):
            table = await self._newest()
        if not self._questions.current(table, seat, n):
            raise Refused(refusal("core", "stale"))
        if self._is_of_house(choice):
            raise Refused(refusal("core", "not-an-option"))
        objection = self.game.objects(table.state, seat, self.game.vocabulary.read(choice), self.names)
        if objection is not None:
            raise Refused(objection)
        await self.change(table, lambda: table.answer(seat, choice))

    async def _newest(self) -> Table:
        """The table with what another server has added and told, and has not been heard of here yet."""
        row = await self.store.table(self.row.id)
        if row is not None and self.doubt(row):
            await self.steady()
            self.row = msgspec.structs.replace(self.row, standing=row.standing)
        return self._table

    async def answer_at(self, seat: int, choice: str, length: int, deal: int, late: bool = False) -> bool:
        """An answer of a bot, thought out when the log of this deal had this length; false: it is too late for it.

        `late`: in the place of somebody whose time is over.
        """
        async with self._lock:
            table = await self.playable()
            if (table.n, self.deals) != (length, deal) or not self._may_answer(seat, late):
                return False
            await self.change(table, lambda: table.answer(seat, choice), late)
            return True

    def _may_answer(self, seat: int, late: bool) -> bool:
        """Is the seat still the bot's, and is it not to wait; or is the time of its owner still over?"""
        over = 0 < self.row.standing.deadline <= now()
        return over if late else self.row.seats[seat].kind == "bot" and (over or not self.bots_wait)

    async def undo(self, seat: int, n: int, whole: bool) -> None:
        """Take the last answer of `seat` back, or the `whole` row of them; `Refused`: nothing was changed."""
        async with self._lock:
            table = await self.playable()
            if n != table.clock(seat):
                raise Refused(refusal("core", "stale"))
            if not may_undo(table, seat):
                raise Refused(refusal("core", "no-undo"))
            left = await tables.spare_of(self.store, self.row.id, table.returns_to(seat, whole) + 1)
            await self.change(table, lambda: table.undo(seat, whole), left=left)

    # --- what people ask ----------------------------------------------------------------------------------------------

    def _around(self) -> Around:
        row = self.row
        motion = None if self.closed or not row.begun else self.proposals.state(self._table)
        shut = why_closed(row, self.closed), row.standing.over, self._found.readable
        waiting = row.begun, self.host, row.standing.paused
        return Around([], row.standing.deadline, motion, row.sequel, row.terms.hints, *shut, *waiting)

    @property
    def host(self) -> int | None:
        """The seat of who set the table up, if he sits there."""
        return next((seat.seat for seat in self.row.seats if self.row.hosted_by(seat.guest)), None)

    async def reasons(self, seat: int, thing: str, picked: tuple[str, ...]) -> list[Refusal]:
        """Everything that keeps `seat` from using `thing` now."""
        async with self._lock:
            return (await self.playable()).reasons(seat, thing, picked)

    async def question(self, seat: int, n: int, bot: str) -> Question:
        """What a bot is to advise `seat` on; `Refused` if it may not. The others learn of it when the seat answers."""
        async with self._lock:
            table = await self.playable()
            hints.check(table, seat, n, self.row.terms)
            self.talk.advised.add(seat)
            return self.question_of(table, seat, bot, advice=True)

    def question_of(self, table: Table, seat: int, bot: str, advice: bool = False) -> Question:
        """The table as a question to a bot."""
        seed = advice_seed(table, seat) if advice else secrets.randbits(32)
        return Question(self.row.game, bot, seat, seed, msgspec.Raw(table.save()), advice)

    async def clock(self, seat: int | None) -> int:
        """The clock of a seat."""
        async with self._lock:
            return (await self.steady()).clock(seat)

    # --- what people see ----------------------------------------------------------------------------------------------

    def ready(self) -> bool:
        """Can the table be shown? If not, it is made ready, and whoever waits for it is called."""
        if not self._sure and (self._settling is None or self._settling.done()):
            self._settling = self.changes.begin(self._look_again())
        return self._sure

    def show(self, viewer: Viewer) -> None:
        """Send this viewer what is new to it; only while the table is `ready`.

        When all is over players hear what the gallery said: then they are sent everything.
        """
        picture = self.viewers.pictures.picture(viewer.viewpoint, self._table, self._scene)
        if viewer.take(picture, self._table):
            return
        before, question = viewer.shown, viewer.question
        viewer.shown, viewer.question = picture, picture.state.asked
        if before is None:
            viewer.line.post(picture.whole(self._table, self.talk.lines))
        elif before.state.over != picture.state.over:
            viewer.line.post(picture.whole(self._table, self.talk.lines, before.state.n))
        else:
            viewer.question = picture.state.asked or question
            if before is not picture:
                viewer.line.post(picture.since(before, self._table, question))

    def seen_by(self, seat: int, you: tuple[int, ...]) -> State:
        """Everything a seat may see now, without the talk; only while holding the lock."""
        picture = self.viewers.pictures.picture((seat, you), self._table, self._scene)
        events = self._table.events(seat, 0) if picture.state.begun else []
        return msgspec.structs.replace(picture.state, fresh=True, events=events)

    def _scene(self) -> Scene:
        public = self._table.view(None) if self._found.readable and self.row.begun else None
        return Scene(self.viewers.seats(), self._around(), public)

    async def deal_again(self, seat: int, words: str) -> bool:
        """The person on `seat` adds words to the chance: all is dealt anew. False: it is too late for them."""
        async with self._lock:
            table = await self.steady()
            fresh = None if self.closed else dealt_with(table, self.row, seat, words)
            if fresh is None:
                return False
            await self.lay_out(fresh, self.row)
        self.on_change()
        return True

    async def lay_out(self, fresh: Table, row: TableRow) -> None:
        """The table as it was dealt anew, in the place of the old one; only while holding the lock."""
        entry = Entry(fresh.n, fresh.log[0], now())
        standing = standing_of(fresh, entry.at, row.terms, row.seats, begun=row.begun)
        laid = msgspec.structs.replace(row, standing=standing)
        self._sure = False
        await self.store.deal_again(laid, self._table.n, entry, Snapshot(fresh.n, fresh.save()))
        self.row = laid
        await self.steady()

    async def catch_up(self, row: TableRow, talk: list[TalkLine]) -> None:
        """Another server may have changed the log, the seats or the talk."""
        async with self._lock:
            begins = row.begun and not self.row.begun
            if self.doubt(row):
                await self.steady()
                self.shown = time.monotonic()
            await self.proposals.recall()
            if begins:
                self.viewers.start_anew()
        self.talk.catch_up(talk)
        self.take_seats(row)
        self.on_change()

    # --- how it is kept -----------------------------------------------------------------------------------------------

    async def change(self, table: Table, act: Callable[[], None], late: bool = False, left: int = 0) -> None:
        """Change the table, commit the entry, and only then let anybody know.

        `late`: time answers, and nobody takes that back. `left`: the time there was before what is taken back now.
        """
        public, secret = table.clock(None), table.decision is not None and table.decision.hidden
        given, clocks = self.game.patience(table.state), [table.clock(seat) for seat in range(table.seats)]
        deal = table.log[0] if may_be_dealt_anew(table, self.row) else None
        self._sure = False
        try:
            act()
        except (Refused, BadInput):
            self._sure = True
            raise
        at = now()
        entry = Entry(table.n, table.log[-1], at, LATE if late else self._spare(at))
        if late:
            table.settle(table.n)
        visible = table.clock(None) != public
        updated = entry.at if visible else self.row.standing.updated
        since = self._given_since(given, table, entry.at)
        standing = standing_of(table, updated, self.row.terms, self.row.seats, since)
        if standing.deadline and left > 0:
            standing = msgspec.structs.replace(standing, deadline=min(standing.deadline, at + left))
        try:
            added = self.row.id, entry, standing, self._snapshot(table, entry.move)
            await (self.store.append(*added) if deal is None else self.store.append_to_deal(deal, *added))
        except CocardeError:
            self.changes.begin(self._look_again())  # it may have been kept all the same: then everybody is told
            raise
        self._sure = True
        self.row = msgspec.structs.replace(self.row, standing=standing)
        if visible:
            self.shown = time.monotonic()
        self._questions.note(table)
        self._tell_soon(table)
        self.on_change()
        self.on_news(table, clocks)
        if not secret and not self._is_of_house(entry.move.choice):
            await self.talk.own_up(entry.move.seat)

    def _spare(self, at: int) -> int:
        """What is left of the time then: see `Entry`."""
        standing = self.row.standing
        return standing.paused or (max(1, standing.deadline - at) if standing.deadline else 0)

    async def _look_again(self) -> None:
        """Read the table again, as soon as the store can."""
        while True:
            try:
                async with self._lock:
                    await self.steady()
                return self.viewers.catch_up()
            except NotKept as error:
                log.error("table %s: %s", self.row.id, error)
                await asyncio.sleep(RETRY)

    def _is_of_house(self, choice: str) -> bool:
        """Is this an answer that only the house gives, whoever is asked?"""
        return choice.split(" ", 1)[0] in self.game.meta.reserved

    def _given_since(self, before: tuple[str, int], table: Table, at: int) -> int:
        """Since when the rules give time for what goes on: if that is what went on before, the deadline tells."""
        due = self.row.standing.deadline
        return due - 1000 * before[1] if due and self.game.patience(table.state) == before else at

    def _tell_soon(self, table: Table) -> None:
        """Tell everybody; but let a bot that is asked in secret answer first, so that both are told at once.

        Otherwise who counts the messages could tell a bot that had nothing to answer with from one that let it pass.
        """
        if self._later is not None:
            self._later.cancel()
            self._later = None
        asked = table.pending() if table.decision is not None and table.decision.hidden else ()
        if asked and all(self.row.seats[seat].kind == "bot" for seat in asked):
            self._later = asyncio.get_running_loop().call_later(HELD, self.viewers.tell)
        else:
            self.viewers.tell()

    def _snapshot(self, table: Table, move: Move) -> Snapshot | None:
        """A snapshot when the last one is old. Not while this answer could be taken back: a snapshot cannot undo."""
        if table.n - self._kept < self._every or table.refuses_undo(move.seat) is None:
            return None
        self._kept = table.n
        return Snapshot(table.n, table.save())


def in_common(before: list[Move], after: list[Move]) -> int:
    """How many entries both logs have alike; only the last may differ."""
    length = min(len(before), len(after))
    while length and before[length - 1] != after[length - 1]:
        length -= 1
    return length


def standing_apart_from_time(row: TableRow) -> tuple[bool, Standing]:
    """Where a table stands, whatever its clock shows."""
    return row.begun, msgspec.structs.replace(row.standing, deadline=0, paused=0)
