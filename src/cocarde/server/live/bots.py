"""Bots at a live table: they are asked, think elsewhere, and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from cocarde.core.errors import BadInput, Refused
from cocarde.server.clock import now
from cocarde.server.live.bot_talk import Chatter
from cocarde.server.live.table import LiveTable
from cocarde.server.settings import Settings
from cocarde.server.store.base import NotKept, SeatRow, Taken
from cocarde.server.workers.foreign import imagined
from cocarde.server.workers.pool import NoThought, Workers
from cocarde.server.workers.worker import Question

log = logging.getLogger("cocarde.bots")

RETRY = 1.0
RESIGN = "resign"
LATE = {"bot": "late", "first": "late-first", "forfeit": "late-forfeit"}
"""What everybody is told when the house has answered for somebody, unless that he was asked is a secret."""


class Turn(msgspec.Struct):
    """A bot's turn: what it is asked, and how long the log was then. `late`: in the place of somebody who is silent."""

    question: Question
    length: int
    deal: int
    hidden: bool
    options: list[str]
    late: bool


class BotPlay:
    """Plays the bots of one table for as long as one of them is asked."""

    def __init__(self, live: LiveTable, workers: Workers, settings: Settings) -> None:
        self.live = live
        self._workers = workers
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self.on_rest: Callable[[], None] = lambda: None
        self.chatter = Chatter(live, settings)

    @property
    def busy(self) -> bool:
        """Is a bot thinking, waiting to move or about to speak, or is a change of the table being kept?"""
        return self._thinking or self.chatter.busy or self.live.changes.busy

    @property
    def _thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self, late: bool = False) -> None:
        """Look whether a bot is asked, or, when it is `late`, anybody."""
        if not self._thinking and (late or any(row.kind == "bot" for row in self.live.row.seats)):
            self._task = asyncio.create_task(self._play(), name=f"bots of {self.live.row.id}")
            self._task.add_done_callback(lambda _: self.on_rest())

    def let_go(self) -> None:
        """Nobody needs the table any more: it and its bots forget each other, so that both go at once."""
        self.on_rest = self.chatter.on_rest = self.live.changes.on_rest = self.live.on_change = lambda: None
        self.live.on_news = lambda table, clocks: None

    async def stop(self) -> None:
        """Let them think and talk no more."""
        await self.chatter.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self.live.changes.stop()

    async def _play(self) -> None:
        try:
            while (turn := await self._turn()) is not None:
                await self._take(turn)
        except Exception:
            log.exception("the bots of table %s stopped", self.live.row.id)

    async def _turn(self) -> Turn | None:
        async with self.live.lock:
            table = await self.live.steady()
            if self.live.closed or not self.live.row.begun:
                return None
            row = self._next(table.pending())
            if row is None or table.decision is None:
                return None
            options = [choice.notation for choice in table.options(row.seat)]
            bot = row.bot or self._settings.stand_in
            shown = imagined(table, row.seat) if self._workers.is_foreign(bot) else table
            question = self.live.question_of(shown, row.seat, bot)
            return Turn(question, table.n, self.live.deals, table.decision.hidden, options, row.kind != "bot")

    def _next(self, pending: tuple[int, ...]) -> SeatRow | None:
        """The first bot that is asked, unless people are to agree first; when time is over, the first who is asked."""
        asked = [row for row in self.live.row.seats if row.seat in pending]
        late = 0 < self.live.row.standing.deadline <= now()
        bots = [row for row in asked if row.kind == "bot" and (late or not self.live.bots_wait)]
        return next(iter(bots or (asked if late else [])), None)

    async def _take(self, turn: Turn) -> None:
        choice = await self._thought(turn)
        if not turn.hidden:
            # A hidden answer does not wait: the pause counts from what was last seen, so nobody can tell it was asked.
            await asyncio.sleep(max(0.0, self.live.shown + self._settings.pace - time.monotonic()))
        try:
            if await self._answer(turn, choice) and turn.late and not turn.hidden:
                await self.live.talk.note(turn.question.seat, LATE[self.live.silence])
        except Taken:
            return  # another server was first
        except NotKept as error:
            log.error("table %s: %s", self.live.row.id, error)
            await asyncio.sleep(RETRY)

    async def _thought(self, turn: Turn) -> str:
        if turn.late and self.live.silence != "bot":
            return turn.options[0] if self.live.silence == "first" else RESIGN
        for bot in dict.fromkeys((turn.question.bot, self._settings.stand_in)):
            try:
                return (await self._workers.ask(msgspec.structs.replace(turn.question, bot=bot))).choice
            except NoThought as error:
                log.error("bot %s of table %s gave no answer: %s", bot, self.live.row.id, error)
        return secrets.choice(turn.options)

    async def _answer(self, turn: Turn, choice: str) -> bool:
        try:
            return await self.live.answer_at(turn.question.seat, choice, turn.length, turn.deal, turn.late)
        except (Refused, BadInput) as error:
            rule = error.refusal.rule if isinstance(error, Refused) else "it is no answer"
            log.error("bot %s of table %s was refused: %s", turn.question.bot, self.live.row.id, rule)
            instead = secrets.choice(turn.options)
            return await self.live.answer_at(turn.question.seat, instead, turn.length, turn.deal, turn.late)
