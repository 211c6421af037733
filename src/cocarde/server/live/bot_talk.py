"""Bots say something now and then, where people sit: what the game finds for them, and never too much of it."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable

from cocarde.core.chance import Fast
from cocarde.core.remark import ALOUD, Remark
from cocarde.core.table import Table
from cocarde.server.clock import now
from cocarde.server.live.speech_effects import overhear
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.settings import Settings

log = logging.getLogger("cocarde.bots")


class Chatter:
    """The voice of the bots of one table."""

    def __init__(self, live: LiveTable, settings: Settings) -> None:
        self._live = live
        self._settings = settings
        self._spoke = float("-inf")
        self._task: asyncio.Task[None] | None = None
        self.on_rest: Callable[[], None] = lambda: None

    @property
    def busy(self) -> bool:
        """Is somebody about to speak?"""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Let them say no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def attend(self, table: Table, before: list[int]) -> None:
        """Something happened after these clocks of the seats: the first bot who finds words is heard, if it is time."""
        if self.busy or time.monotonic() < self._spoke + self._settings.chatter:
            return
        for seat in speakers(self._live, table):
            seen = table.events(seat, before[seat])
            luck = Fast(zlib.crc32(f"{self._live.row.id} {table.clock(None)} {seat}".encode()))
            remark = table.game.says(table.state, seat, seen, self._live.names, luck) if seen else None
            if remark is not None and may_say(self._live, remark):
                self._spoke = time.monotonic()
                self._task = asyncio.create_task(self._speak(remark), name=f"talk at {self._live.row.id}")
                self._task.add_done_callback(lambda _: self.on_rest())
                return

    async def _speak(self, remark: Remark) -> None:
        """Say it as people do; it is overheard like theirs."""
        try:
            await asyncio.sleep(self._settings.pace)
            name = self._live.names[remark.seat]
            to = None if remark.to == ALOUD else remark.to
            line = TalkLine(remark.seat, name, remark.words, now(), to)
            await self._live.talk.say(line)
            await overhear(self._live, line)
        except Exception:
            log.exception("a bot of table %s lost its tongue", self._live.row.id)


def speakers(live: LiveTable, table: Table) -> list[int]:
    """The bots, where anybody sits who could hear them; each in its turn comes first."""
    seats = live.row.seats
    bots = [row.seat for row in seats if row.kind == "bot"]
    if not bots or not any(row.person for row in seats):
        return []
    first = table.clock(None) % len(bots)
    return bots[first:] + bots[:first]


def may_say(live: LiveTable, remark: Remark) -> bool:
    """A whisper needs a table that allows it, and a person to hear it."""
    return remark.to == ALOUD or (live.row.terms.whispers and live.row.seats[remark.to].person)
