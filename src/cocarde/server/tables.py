"""A live table: opened from the store, it takes answers and tells its viewers. What is not committed did not happen."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, Refused
from cocarde.core.game import Game
from cocarde.core.journal import before_last_answer
from cocarde.core.table import Table
from cocarde.core.text import Refusal, refusal
from cocarde.server import motions
from cocarde.server.company import Company, Viewer
from cocarde.server.messages import MotionState, State, TalkLine
from cocarde.server.motions import Motion
from cocarde.server.opening import now, read_table, standing_of
from cocarde.server.questions import Questions
from cocarde.server.sight import Around, may_undo, state_of
from cocarde.server.store import Entry, SeatRow, Snapshot, Store, TableRow
from cocarde.server.thinker import Question

MESSAGES: Final = 1_000_000_000
"""Numbers of messages: the milliseconds at which they were said, as far as a number of the log reaches."""

HELD: Final = 0.3
"""Seconds that news may be held back for a bot that is asked in secret."""


class LiveTable(Company):
    """A table in memory. Everything that reads or changes it holds its lock.

    `_sure` is false from the moment the table in memory runs ahead of the store until the store has caught up.
    Whatever goes wrong in between (the disk, another server, a mistake in a game), the table is read again.
    """

    def __init__(self, row: TableRow, game: Game[Any], table: Table, store: Store, every: int, stand_in: str) -> None:
        super().__init__(row, store)
        self.shown = float("-inf")
        self.on_change: Callable[[], None] = lambda: None
        self._game = game
        self._table = table
        self._every = every
        self._stand_in = stand_in
        self._kept = table.n
        self._sure = True
        self._lock = asyncio.Lock()
        self._later: asyncio.TimerHandle | None = None
        self._questions = Questions(table)
        self._motion: Motion | None = None
        self._given = self._game.patience(table.state)[0], row.standing.updated

    async def steady(self) -> Table:
        """The table as the store has it; only while holding the lock."""
        if not self._sure:
            self._table = await read_table(self._store, self._game, self.row.id)
            self._questions = Questions(self._table)
            self._sure = True
            self.tell_all()
        return self._table

    @property
    def silence(self) -> str:
        """Who answers for somebody who is silent for too long: a bot, or the first option."""
        return self._game.meta.silence

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever reads or changes the table."""
        return self._lock

    # --- what people do -----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, choice: str, n: int) -> None:
        """An answer of a person, given at clock `n`; `Refused` or `BadInput`: nothing was changed."""
        async with self._lock:
            table = await self.steady()
            if not self._questions.current(table, seat, n):
                raise Refused(refusal("core", "stale"))
            if choice.split(" ", 1)[0] in self._game.meta.reserved:
                raise Refused(refusal("core", "not-an-option"))
            await self._change(table, lambda: table.answer(seat, choice))

    async def answer_at(self, seat: int, choice: str, length: int) -> bool:
        """An answer of a bot, thought out when the log had this length; false: it is too late for it."""
        async with self._lock:
            table = await self.steady()
            if table.n != length:
                return False
            await self._change(table, lambda: table.answer(seat, choice))
            return True

    async def undo(self, seat: int, n: int) -> None:
        """Take the last answer of `seat` back; `Refused`: nothing was changed."""
        async with self._lock:
            table = await self.steady()
            if n != table.clock(seat):
                raise Refused(refusal("core", "stale"))
            if not may_undo(table, seat):
                raise Refused(refusal("core", "no-undo"))
            await self._change(table, lambda: table.undo(seat))

    # --- what people agree on -----------------------------------------------------------------------------------------

    async def propose(self, viewer: Viewer, seat: int, kind: motions.Kind, of: int, n: int) -> None:
        """Put a motion to the others; it is carried at once when nobody else has to agree."""
        async with self._lock:
            table = await self.steady()
            if n != table.clock(seat):
                raise Refused(refusal("core", "stale"))
            motion = Motion(kind, seat, of, (), table.clock(None))
            motions.check(table, self.row, motion, self._present())
            self._motion = motions.agreed_by(self.row, motion, viewer.guest)
            await self._carry(table)

    async def consent(self, viewer: Viewer, yes: bool) -> None:
        """Agree with what is proposed, or end it."""
        async with self._lock:
            table = await self.steady()
            motion = self._standing_motion(table)
            if motion is None:
                raise Refused(refusal("core", "no-motion"))
            self._motion = motions.agreed_by(self.row, motion, viewer.guest) if yes else None
            await self._carry(table)

    def _standing_motion(self, table: Table) -> Motion | None:
        """What is proposed, unless the game has gone on since."""
        return self._motion if self._motion is not None and self._motion.clock == table.clock(None) else None

    async def _carry(self, table: Table) -> None:
        """Do what is proposed if all have agreed who must; then tell everybody."""
        motion = self._motion
        if motion is not None and motions.is_carried(self.row, motion):
            self._motion = None
            if motion.kind == "back":
                n = before_last_answer(table.log, motion.by)
                await self._change(table, lambda: table.rewind(motion.by, n))
            elif motion.kind == "pause":
                await self._store.schedule(self.row.id, 0)
                standing = msgspec.structs.replace(self.row.standing, deadline=0)
                self.row = msgspec.structs.replace(self.row, standing=standing)
                await self.note(motion.by, "paused")
            else:
                await self._replace(motion.of)
        self.tell_all()

    async def _replace(self, seat: int) -> None:
        bot = SeatRow(seat, "bot", bot=self._stand_in, name=self.row.seats[seat].name)
        await self._store.replace(self.row.id, bot)
        await self.note(seat, "replaced")
        seats = tuple(bot if row.seat == seat else row for row in self.row.seats)
        self._seat(msgspec.structs.replace(self.row, seats=seats))
        self.on_change()

    def _around(self) -> Around:
        return Around(self.talk, self.row.standing.deadline, self._motion_state(), self.row.sequel)

    def _motion_state(self) -> MotionState | None:
        motion = self._standing_motion(self._table)
        if motion is None:
            return None
        asked = [seat for seat in motions.voters(self.row, motion) if seat not in motion.yes]
        return MotionState(motion.kind, motion.by, motion.of, list(motion.yes), asked)

    async def overhear(self, line: TalkLine) -> None:
        """What was said aloud may have consequences in the game; they are answered by whoever is asked anything."""
        async with self._lock:
            table = await self.steady()
            if line.seat is None or line.to is not None or not table.pending():
                return
            names = [row.name for row in self.row.seats]
            for notation in self._game.overhears(table.state, line.seat, line.text, line.at % MESSAGES, names):
                asked = table.pending()
                if asked and table.refuses(asked[0], self._game.vocabulary.read(notation)) is None:
                    await self._change(table, partial(table.answer, asked[0], notation))

    async def explains(self, seat: int, thing: str) -> Refusal | None:
        """Why `seat` cannot use `thing` now, or None if it can."""
        async with self._lock:
            return (await self.steady()).explains(seat, thing)

    async def question(self, seat: int, n: int, bot: str) -> Question:
        """What a bot would have to think about in the place of `seat`; `Refused` if that is not asked at clock `n`."""
        async with self._lock:
            table = await self.steady()
            if n != table.clock(seat):
                raise Refused(refusal("core", "stale"))
            if seat not in table.pending() or table.decision is None:
                raise Refused(refusal("core", "not-your-turn"))
            if not table.decision.advised:
                raise Refused(refusal("core", "no-advice"))
            return self.question_of(table, seat, bot)

    def question_of(self, table: Table, seat: int, bot: str) -> Question:
        """The table as a question to a bot."""
        return Question(self.row.game, bot, seat, secrets.randbits(32), msgspec.Raw(table.save()))

    async def clock(self, seat: int | None) -> int:
        """The clock of a seat."""
        async with self._lock:
            return (await self.steady()).clock(seat)

    # --- what people see ----------------------------------------------------------------------------------------------

    async def state(self, viewer: Viewer) -> State:
        """What this viewer may know now; its next state goes on from there."""
        async with self._lock:
            table = await self.steady()
            you = self.row.held_by(viewer.guest)
            state = state_of(table, viewer.seat, you, self._seats(), viewer.since, self._around())
            viewer.since = state.n
            return state

    async def reseat(self, row: TableRow) -> None:
        """Somebody has taken a seat; when nobody is missing any more, the time of the table runs."""
        async with self._lock:
            table = await self.steady()
            due = standing_of(table, now(), row.terms, row.seats).deadline
            await self._store.schedule(row.id, due)
            standing = msgspec.structs.replace(self.row.standing, deadline=due)
            self._seat(msgspec.structs.replace(row, standing=standing))

    async def catch_up(self, row: TableRow, talk: list[TalkLine]) -> None:
        """Another server may have changed the log, the seats or the talk."""
        async with self._lock:
            if row.standing.n > self._table.n:
                self._sure = False
                await self.steady()
                self.shown = time.monotonic()
        known, self.talk = self.talk, talk
        for line in talk:
            if line not in known:
                self._let_hear(line)
        self._seat(row)
        self.on_change()

    # --- how it is kept -----------------------------------------------------------------------------------------------

    async def _change(self, table: Table, act: Callable[[], None]) -> None:
        """Change the table, commit the entry, and only then let anybody know."""
        public = table.clock(None)
        self._sure = False
        try:
            act()
        except (Refused, BadInput):
            self._sure = True
            raise
        entry = Entry(table.n, table.log[-1], now())
        visible = table.clock(None) != public
        updated = entry.at if visible else self.row.standing.updated
        standing = standing_of(table, updated, self.row.terms, self.row.seats, self._given_since(table, entry.at))
        await self._store.append(self.row.id, entry, standing, self._snapshot(table, entry.move))
        self._sure = True
        self.row = msgspec.structs.replace(self.row, standing=standing)
        if visible:
            self.shown = time.monotonic()
        self._questions.note(table)
        self._tell_soon(table)
        self.on_change()

    def _given_since(self, table: Table, at: int) -> int:
        """Since when the rules give time for what goes on; after a restart of the house it is given anew."""
        what = self._game.patience(table.state)[0]
        if what != self._given[0]:
            self._given = what, at
        return self._given[1]

    def _tell_soon(self, table: Table) -> None:
        """Tell everybody; but let a bot that is asked in secret answer first, so that both are told at once.

        Otherwise who counts the messages could tell a bot that had nothing to answer with from one that let it pass.
        """
        if self._later is not None:
            self._later.cancel()
            self._later = None
        asked = table.pending() if table.decision is not None and table.decision.hidden else ()
        if asked and all(self.row.seats[seat].kind == "bot" for seat in asked):
            self._later = asyncio.get_running_loop().call_later(HELD, self.tell_all)
        else:
            self.tell_all()

    def _snapshot(self, table: Table, move: Move) -> Snapshot | None:
        """A snapshot when the last one is old. Not while this answer could be taken back: a snapshot cannot undo."""
        if table.n - self._kept < self._every or table.refuses_undo(move.seat) is None:
            return None
        self._kept = table.n
        return Snapshot(table.n, table.save())
