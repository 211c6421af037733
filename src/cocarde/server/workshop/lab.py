"""What the lab is asked of a draft: pairs of games in a process of the lowest priority, one draft after the other.

What is played stands in a journal: after a restart, or a fall, it goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from cocarde.core.packs.pack import Pack
from cocarde.kit.packs.errand import Errand, Word
from cocarde.server.clock import now
from cocarde.server.protocol.workshop import LabAnswer
from cocarde.server.settings import Settings
from cocarde.server.store import workshop as kept
from cocarde.server.store.base import Store
from cocarde.server.store.workshop import Comparison
from cocarde.server.workers.rounds import Rounds

log = logging.getLogger("cocarde.workshop")

ROOM: Final = "cocarde.lab.compare.errand"
LONGEST: Final = 16 << 20
"""Bytes of what it says at the end: a page in two languages."""
HELD: Final = 60_000
"""Milliseconds for which a server that says nothing keeps what it took."""
REST: Final = 20.0
"""Seconds after which it looks whether another server has left something."""


class Asked(msgspec.Struct, frozen=True):
    """What is kept of a question."""

    game: str
    pack: Pack
    bots: str


class LabErrands:
    """Works for one server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._rounds = Rounds(log, "the lab", REST)
        self._process: asyncio.subprocess.Process | None = None
        self._held: Comparison | None = None

    async def ask(self, name: str, asked: Asked) -> None:
        """A designer wants to know what a draft changes."""
        pairs = self._settings.workshop_games
        await kept.ask_lab(self._store, name, asked.pack.hash, msgspec.json.encode(asked).decode(), 2 * pairs, now())
        self._rounds.want()

    async def answer(self, name: str, hash: str) -> LabAnswer:
        """How far it is, and what came of it; `hash`: of the draft as it is now."""
        one = await kept.comparison(self._store, name)
        if one is None:
            return LabAnswer("none")
        asked = msgspec.json.decode(one.asked, type=Asked)
        state: Any = one.state
        facts: dict[str, Any] = {"done": one.done, "total": one.total, "current": one.hash == hash, "bots": asked.bots}
        if one.state == "done":
            word = msgspec.json.decode(one.result, type=Word)
            return LabAnswer(state, **facts, sentences=word.sentences or {})
        return LabAnswer(state, **facts, error=one.result)

    async def page(self, name: str, language: str) -> str:
        """The report of a comparison that is done; empty: there is none."""
        one = await kept.comparison(self._store, name)
        if one is None or one.state != "done":
            return ""
        return (msgspec.json.decode(one.result, type=Word).page or {}).get(language, "")

    async def work(self) -> None:
        """One after the other, for ever."""
        await self._rounds.go_on(self.round)

    async def close(self) -> None:
        """End the process; what it was at is left to whoever comes next."""
        await self._end()
        if self._held is not None:
            await kept.release(self._store, self._held)

    async def round(self) -> bool:
        """One comparison, if there is one to be made."""
        self._held = await kept.next_comparison(self._store, now(), now() + HELD)
        if self._held is None:
            return False
        try:
            state, result = await self._play(self._held)
        finally:
            await self._end()
        if state:
            await kept.finish(self._store, self._held, state, result)
        self._held = None
        return True

    async def _play(self, one: Comparison) -> tuple[str, str]:
        """How it ended, and what came of it; an empty state: nobody wants it any more."""
        lines = await self._start(one)
        while True:
            line = await lines.readline()
            if not line:
                return "failed", "the process of the lab has ended"
            word = msgspec.json.decode(line, type=Word)
            if word.problem:
                log.error("the lab, on the draft %s: %s", one.name, word.problem)
                return "failed", word.problem
            if not await kept.hold(self._store, one, word.done, now() + HELD):
                self._journal(one).unlink(missing_ok=True)
                return "", ""
            if word.sentences is not None:
                return "done", line.decode()

    async def _start(self, one: Comparison) -> asyncio.StreamReader:
        asked = msgspec.json.decode(one.asked, type=Asked)
        self._process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", ROOM],
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,  # Ctrl-C is for the server, which then closes this pipe
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        date = datetime.now(UTC).date().isoformat()
        errand = Errand(asked.game, asked.pack, one.total // 2, asked.bots, str(self._out(one)), date)
        self._process.stdin.write(msgspec.json.encode(errand) + b"\n")
        await self._process.stdin.drain()
        return self._process.stdout

    def _out(self, one: Comparison) -> Path:
        return self._settings.data / "workshop" / f"{one.name}-{one.hash[:16]}-{one.at}.html"

    def _journal(self, one: Comparison) -> Path:
        return self._out(one).with_name(self._out(one).name + ".journal")

    async def _end(self) -> None:
        """End it, and the processes it has started: as long as one of them lives, it holds the pipe.

        Who is interrupted here has not forgotten it: whoever closes the house goes on.
        """
        process = self._process
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
        assert process.stdout is not None
        await process.stdout.read()
        self._process = None
