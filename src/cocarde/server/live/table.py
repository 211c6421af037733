"""A live table: opened from the store, it takes answers and tells its viewers. What is not committed did not happen."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from cocarde.bots import advice_seed
from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.core.game import Game
from cocarde.core.replay.reopening import Closed, Reopened
from cocarde.core.table import Table
from cocarde.core.text import Refusal, refusal
from cocarde.server.clock import now
from cocarde.server.fairness.dealing import dealt_with, read_table, standing_of
from cocarde.server.live import hints, proposals
from cocarde.server.live.changes import Changes
from cocarde.server.live.opening import why_closed
from cocarde.server.live.pictures import Scene
from cocarde.server.live.proposals import Motion, Proposals
from cocarde.server.live.questions import questions_of
from cocarde.server.live.talk import Talk
from cocarde.server.live.viewers import Place, Viewer, Viewers
from cocarde.server.live.visibility import Around, may_undo
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store.base import Entry, NotKept, SeatRow, Snapshot, Store, TableRow
from cocarde.server.workers.worker import Question

log = logging.getLogger("cocarde.tables")

RETRY: Final = 1.0
"""Seconds before a store that could not be read is asked again."""

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
        self._store = store
        self._game = game
        self._found = found
        self._every = every
        self._stand_in = stand_in
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
    def closed(self) -> Closed:
        """Why it takes no more answers; empty: it does."""
        return self._found.closed

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

    def _seat(self, row: TableRow) -> None:
        self.row = row
        self.viewers.reseat()

    async def steady(self) -> Table:
        """The table as the store has it; only while holding the lock."""
        if not self._sure:
            before, self._found = self._table, await read_table(self._store, self._game, self.row)
            self._questions = questions_of(self._found)
            self._sure = True
            if self._table.n < before.n or self._table.log[0] != before.log[0]:
                self._forget_the_old_deal()
            self.viewers.tell()
        return self._table

    async def playable(self) -> Table:
        """The same, if it takes answers; `Refused` if it is closed."""
        table = await self.steady()
        if self.closed:
            raise Refused(refusal("core", "closed"))
        return table

    def _forget_the_old_deal(self) -> None:
        """All was dealt anew: nobody goes on from what was shown before."""
        self.deals += 1
        self._kept = self._table.n
        self.viewers.start_anew()

    @property
    def silence(self) -> str:
        """What counts as the answer of somebody who is silent for too long (see `Meta`)."""
        return self._game.meta.silence

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever reads or changes the table."""
        return self._lock

    # --- what people do -----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, choice: str, n: int) -> None:
        """An answer of a person, given at clock `n`; `Refused` or `BadInput`: nothing was changed."""
        async with self._lock:
            table = await self.playable()
            if not self._questions.current(table, seat, n):
                raise Refused(refusal("core", "stale"))
            if self._is_of_house(choice):
                raise Refused(refusal("core", "not-an-option"))
            objection = self._game.objects(table.state, seat, self._game.vocabulary.read(choice), self.names)
            if objection is not None:
                raise Refused(objection)
            await self.change(table, lambda: table.answer(seat, choice))

    async def answer_at(self, seat: int, choice: str, length: int, deal: int) -> bool:
        """An answer of a bot, thought out when the log of this deal had this length; false: it is too late for it."""
        async with self._lock:
            table = await self.playable()
            if (table.n, self.deals) != (length, deal):
                return False
            await self.change(table, lambda: table.answer(seat, choice))
            return True

    async def undo(self, seat: int, n: int, whole: bool) -> None:
        """Take the last answer of `seat` back, or the `whole` row of them; `Refused`: nothing was changed."""
        async with self._lock:
            table = await self.playable()
            if n != table.clock(seat):
                raise Refused(refusal("core", "stale"))
            if not may_undo(table, seat):
                raise Refused(refusal("core", "no-undo"))
            await self.change(table, lambda: table.undo(seat, whole))

    # --- what people agree on -----------------------------------------------------------------------------------------

    async def propose(self, viewer: Viewer, seat: int, kind: proposals.Kind, of: int, n: int, bot: str) -> None:
        """Put a motion to the others; it is carried at once when nobody else has to agree."""
        async with self._lock:
            table = await self.playable()
            if n != table.clock(seat):
                raise Refused(refusal("core", "stale"))
            motion = Motion(kind, seat, of, (), table.clock(None), bot)
            proposals.check(table, self.row, motion, {seat for _, seat, _ in self.viewers.present()})
            await self._carry(table, proposals.agreed_by(self.row, motion, viewer.guest))

    async def consent(self, viewer: Viewer, yes: bool) -> None:
        """Agree with what is proposed, or end it."""
        async with self._lock:
            table = await self.playable()
            motion = self.proposals.standing(table)
            if motion is None:
                raise Refused(refusal("core", "no-motion"))
            await self._carry(table, proposals.agreed_by(self.row, motion, viewer.guest) if yes else None)

    async def _carry(self, table: Table, motion: Motion | None) -> None:
        """Do what is proposed if all have agreed who must; then tell everybody."""
        carried = motion is not None and proposals.is_carried(self.row, motion)
        await self.proposals.put(None if carried else motion)
        if carried and motion is not None:
            if motion.kind == "back":
                n = table.last_choice(motion.by) - 1
                await self.change(table, lambda: table.rewind(motion.by, n))
            elif motion.kind == "pause":
                await self._store.schedule(self.row.id, 0)
                standing = msgspec.structs.replace(self.row.standing, deadline=0)
                self.row = msgspec.structs.replace(self.row, standing=standing)
                await self.talk.note(motion.by, "paused")
            else:
                await self._replace(motion.of, motion.bot or self._stand_in)
        self.viewers.tell()

    async def _replace(self, seat: int, by: str) -> None:
        bot = SeatRow(seat, "bot", bot=by, name=self.row.seats[seat].name)
        await self._store.replace(self.row.id, bot)
        await self.talk.note(seat, "replaced")
        seats = tuple(bot if row.seat == seat else row for row in self.row.seats)
        self._seat(msgspec.structs.replace(self.row, seats=seats))
        self.on_change()

    def _around(self) -> Around:
        row = self.row
        motion = None if self.closed else self.proposals.state(self._table)
        shut = why_closed(row, self.closed), row.standing.over, self._found.readable
        return Around([], row.standing.deadline, motion, row.sequel, row.terms.hints, *shut)

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

    def _scene(self) -> Scene:
        public = self._table.view(None) if self._found.readable else None
        return Scene(self.viewers.seats(), self._around(), public)

    async def reseat(self, row: TableRow) -> None:
        """Somebody has taken a seat; when nobody is missing any more, the time of the table runs."""
        async with self._lock:
            table = await self.steady()
            due = 0 if self.closed else standing_of(table, now(), row.terms, row.seats).deadline
            await self._store.schedule(row.id, due)
            standing = msgspec.structs.replace(self.row.standing, deadline=due)
            self._seat(msgspec.structs.replace(row, standing=standing))

    async def deal_again(self, seat: int, words: str) -> bool:
        """The person on `seat` adds words to the chance: all is dealt anew. False: it is too late for them."""
        async with self._lock:
            table = await self.steady()
            fresh = None if self.closed else dealt_with(table, self.row, seat, words)
            if fresh is None:
                return False
            entry = Entry(fresh.n, fresh.log[0], now())
            standing = standing_of(fresh, entry.at, self.row.terms, self.row.seats)
            self._sure = False
            await self._store.deal_again(self.row.id, table.n, entry, standing, Snapshot(fresh.n, fresh.save()))
            self.row = msgspec.structs.replace(self.row, standing=standing)
            await self.steady()
        self.on_change()
        return True

    async def catch_up(self, row: TableRow, talk: list[TalkLine]) -> None:
        """Another server may have changed the log, the seats or the talk."""
        async with self._lock:
            if msgspec.structs.replace(row.standing, deadline=self.row.standing.deadline) != self.row.standing:
                self._sure = False
                await self.steady()
                self.shown = time.monotonic()
            await self.proposals.recall()
        self.talk.catch_up(talk)
        self._seat(row)
        self.on_change()

    # --- how it is kept -----------------------------------------------------------------------------------------------

    async def change(self, table: Table, act: Callable[[], None]) -> None:
        """Change the table, commit the entry, and only then let anybody know."""
        public, secret = table.clock(None), table.decision is not None and table.decision.hidden
        given, clocks = self._game.patience(table.state), [table.clock(seat) for seat in range(table.seats)]
        self._sure = False
        try:
            act()
        except (Refused, BadInput):
            self._sure = True
            raise
        entry = Entry(table.n, table.log[-1], now())
        visible = table.clock(None) != public
        updated = entry.at if visible else self.row.standing.updated
        since = self._given_since(given, table, entry.at)
        standing = standing_of(table, updated, self.row.terms, self.row.seats, since)
        try:
            await self._store.append(self.row.id, entry, standing, self._snapshot(table, entry.move))
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
        return choice.split(" ", 1)[0] in self._game.meta.reserved

    def _given_since(self, before: tuple[str, int], table: Table, at: int) -> int:
        """Since when the rules give time for what goes on: if that is what went on before, the deadline tells."""
        due = self.row.standing.deadline
        return due - 1000 * before[1] if due and self._game.patience(table.state) == before else at

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
