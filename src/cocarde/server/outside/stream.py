"""What a bot from outside is told: challenges, and the state of each of its tables, whole, whenever it is another one.

States wait until they are fetched, one for each table: a slow bot gets the latest, and what happened since the last.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cocarde.server.clock import now
from cocarde.server.live.parcel import Parcel
from cocarde.server.live.pictures import Picture
from cocarde.server.live.viewers import Viewer
from cocarde.server.protocol.bots import Challenge, challenge_of
from cocarde.server.store import outside
from cocarde.server.store.outside import Bot

if TYPE_CHECKING:
    from cocarde.core.table import Table
    from cocarde.server.live.table import LiveTable
    from cocarde.server.server import Server

log = logging.getLogger("cocarde.bots")

BEAT: Final = 15.0
"""Seconds after which a line that has nothing to say says so."""

Event = dict[str, Any]


class Mailbox:
    """What waits to be fetched; of each table the latest state only."""

    def __init__(self) -> None:
        self._news: list[Event] = []
        self._lines: list[TableLine] = []
        self._something = asyncio.Event()
        self.ended = False

    def put(self, kind: str, data: bytes) -> None:
        """Something to be told."""
        self._news.append({"event": kind, "data": data.decode()})
        self._something.set()

    def ready(self, line: TableLine) -> None:
        """This table has a state to be told."""
        self._lines.append(line)
        self._something.set()

    def end(self) -> None:
        """Nothing follows."""
        self.ended = True
        self._something.set()

    async def fetch(self) -> list[Event]:
        """All there is; a beat, if there is nothing for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT):
                await self._something.wait()
        self._something.clear()
        news, self._news = self._news, []
        lines, self._lines = self._lines, []
        told = [*news, *({"event": "state", "data": line.take()} for line in lines)]
        return told or [{"event": "beat", "data": "{}"}]


class TableLine:
    """The line of one table into the mailbox: free again when its state was fetched."""

    def __init__(self, box: Mailbox, table: str) -> None:
        self._box = box
        self._table = table
        self._state = b""
        self.viewer: BotViewer
        self.cut = asyncio.Event()

    @property
    def free(self) -> bool:
        return not self._state

    def post(self, parcel: Parcel) -> None:
        self._state = parcel.text
        self._box.ready(self)

    def give_up(self) -> None:
        self.cut.set()

    def take(self) -> str:
        """The state that waits, with the table it is of."""
        state, self._state = self._state, b""
        asyncio.get_running_loop().call_soon(self.viewer.send_on)
        return msgspec.json.encode({"table": self._table, "state": msgspec.Raw(state)}).decode()


class BotViewer(Viewer):
    """A bot at a table: it is shown whole states, and hears no talk."""

    def take(self, picture: Picture, table: Table) -> bool:
        before, self.shown = self.shown, picture
        if before is not picture:
            self.line.post(picture.whole(table, [], before.state.n if before else 0))
        return True

    def hear(self, line: Any) -> None:
        """Chat is off."""

    def reply(self, message: Any) -> None:
        """Nothing but states."""


class Stream:
    """One open line of a bot."""

    def __init__(self, server: Server, bot: Bot) -> None:
        self._server = server
        self._bot = bot
        self._box = Mailbox()
        self._challenges: dict[str, Challenge] = {}
        self._tables: dict[str, asyncio.Task[None]] = {}

    async def events(self) -> AsyncIterator[Event]:
        """Everything it is told, until it goes or the house stops."""
        looking = asyncio.create_task(self._look_on(), name=f"bot {self._bot.name}")
        self._server.streams.add(self)
        try:
            while not self._box.ended:
                for event in await self._box.fetch():
                    yield event
        finally:
            self._server.streams.discard(self)
            looking.cancel()
            for task in self._tables.values():
                task.cancel()
            await asyncio.gather(looking, *self._tables.values(), return_exceptions=True)

    def end(self, why: str) -> None:
        """The house stops, or the bot is no more."""
        self._box.put("end", msgspec.json.encode({"why": why}))
        self._box.end()

    @property
    def guest(self) -> str:
        """Whom it plays as."""
        return self._bot.guest

    async def _look_on(self) -> None:
        """Look for challenges and tables, again and again."""
        seen = 0
        while True:
            try:
                if now() - seen > 1000 * BEAT:
                    seen = now()
                    await outside.saw(self._server.store, self._bot.guest, seen)
                await self._look()
            except Exception:
                log.exception("bot %s: its tables cannot be looked up", self._bot.name)
            await asyncio.sleep(self._server.settings.bot_tick)

    async def _look(self) -> None:
        guest, rows = self._bot.guest, await self._server.store.tables_of(self._bot.guest)
        open_now = {row.id: row for row in rows if row.kept_for(guest) and not row.closed and not row.standing.over}
        for table in self._challenges.keys() - open_now.keys():
            del self._challenges[table]
            self._box.put("withdrawn", msgspec.json.encode({"table": table}))
        for table in open_now.keys() - self._challenges.keys():
            challenge = self._challenges[table] = challenge_of(open_now[table], guest)
            self._box.put("challenge", msgspec.json.encode(challenge))
        for row in rows:
            if row.held_by(guest) and not row.standing.over and not row.closed and row.id not in self._tables:
                self._tables[row.id] = asyncio.create_task(self._attend(row.id), name=f"bot at {row.id}")
        for table in [table for table, task in self._tables.items() if task.done()]:
            del self._tables[table]

    async def _attend(self, table: str) -> None:
        line = TableLine(self._box, table)
        async with self._server.tables.visit(table) as live:
            line.viewer = BotViewer(line, live, self._bot.guest)
            live.viewers.come(line.viewer)
            try:
                await self._until_over(live, line)
            finally:
                live.viewers.go(line.viewer)

    async def _until_over(self, live: LiveTable, line: TableLine) -> None:
        """Stay while it is played and the seat is the bot's."""
        while not line.cut.is_set() and line.viewer.you and not self._is_over(live, line):
            with suppress(TimeoutError):
                async with asyncio.timeout(self._server.settings.bot_tick):
                    await line.cut.wait()

    def _is_over(self, live: LiveTable, line: TableLine) -> bool:
        """Is it over, or closed, and has it been told so?"""
        ended = live.row.standing.over or bool(live.closed)
        return ended and line.viewer.shown is not None and line.viewer.shown.state.over == live.row.standing.over
