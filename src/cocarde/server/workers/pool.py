"""The bots' room: processes in which they think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from cocarde.bots import BotOffer
from cocarde.bots.foreign import GROUP
from cocarde.core.errors import CocardeError
from cocarde.kit.plugins import entries
from cocarde.server.settings import Settings
from cocarde.server.workers.worker import Question, Thought

log = logging.getLogger("cocarde.bots")

LINE_LIMIT = 1 << 16
ROLL_CALL = 60.0
"""Seconds the foreign bots have to come in."""
Answer = TypeVar("Answer", bound=msgspec.Struct)


class NoThought(CocardeError):
    """The bot gave no answer: it failed, died or took too long."""


class Worker:
    """One process. It is started when first asked, and again after it had to be ended."""

    limit = LINE_LIMIT
    """Bytes of an answer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, running."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-m", *self._room()],
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=self.limit,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                start_new_session=True,  # Ctrl-C is for the server, which then closes this pipe
            )
        return self._process

    @property
    def runs(self) -> bool:
        """Is there a process, or was it ended on purpose? That one is started again when it is next asked."""
        return self._process is None or self._process.returncode is None

    def _room(self) -> tuple[str, ...]:
        """The module it runs, and what that needs to know."""
        return "cocarde.server.workers.worker", self._settings.games, self._settings.bots, self._settings.adviser

    async def ask(self, question: Question) -> Thought:
        """What the bot thinks, or `NoThought`; a process that failed is ended."""
        thought = await self._told(question, Thought, self._settings.think)
        if thought.problem:
            raise NoThought(thought.problem)
        return thought

    async def _told(self, question: msgspec.Struct, kind: type[Answer], patience: float) -> Answer:
        """What the process answers within so many seconds, or `NoThought`; a process that failed is ended."""
        try:
            async with asyncio.timeout(patience):
                line = await self._exchange(msgspec.json.encode(question) + b"\n")
            return msgspec.json.decode(line, type=kind)
        except (TimeoutError, OSError, ValueError) as error:
            await self.end()
            raise NoThought(f"{type(error).__name__} {error}".strip()) from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that of the next question
            raise

    async def _exchange(self, line: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readline()

    async def end(self) -> None:
        """End the process; interrupted, it is still to be ended."""
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._process is process:
            self._process = None


class ForeignWorker(Worker):
    """The process of the foreign bots, one for all of them: whatever they do, the bots of the house do not wait."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.present: list[BotOffer] = []
        self._one = asyncio.Lock()

    def _room(self) -> tuple[str, ...]:
        return "cocarde.server.workers.foreign", self._settings.games

    async def start(self) -> asyncio.subprocess.Process:
        """The process, running; a new one calls the roll first."""
        before = self._process
        process = await super().start()
        if process is not before:
            assert process.stdout is not None
            self.present = msgspec.json.decode(await process.stdout.readline(), type=list[BotOffer])
        return process

    async def ask(self, question: Question) -> Thought:
        """What the guest thinks, or `NoThought`; what it needs to come in, after a fall too, is not counted."""
        async with self._one:
            if not await self._come_in():
                raise NoThought("the foreign bots did not come")
            return await super().ask(question)

    async def open(self) -> None:
        """Let the foreign bots in, if there are any; who cannot play is one line in the log. Nobody waits for them."""
        if not entries(GROUP):
            return
        async with self._one:
            await self._come_in()
        for invitation in self.present:
            if invitation.problem:
                log.error("%s", invitation.problem)

    async def _come_in(self) -> bool:
        try:
            async with asyncio.timeout(ROLL_CALL):
                await self.start()
        except (TimeoutError, OSError, ValueError) as error:
            await self.end()
            log.error("the foreign bots %s did not come: %s", ", ".join(entries(GROUP)), type(error).__name__)
            return False
        except asyncio.CancelledError:
            await self.end()
            raise
        return True


class Workers:
    """All of them; questions wait for a free one, and those to foreign bots for their own."""

    def __init__(self, settings: Settings, took: Callable[[float], None] = lambda seconds: None) -> None:
        self.foreign = ForeignWorker(settings)
        self._took = took
        self._house = settings.bot_names
        self._all = [Worker(settings) for _ in range(settings.workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._asked = 0

    async def open(self) -> None:
        """Start the processes, so that the first bot need not wait for one."""
        for worker in self._all:
            await worker.start()
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End the processes."""
        for worker in (*self._all, self.foreign):
            await worker.end()

    async def ask(self, question: Question) -> Thought:
        """What the bot thinks, or `NoThought`."""
        if self.is_foreign(question.bot):
            return await self.foreign.ask(question)
        self._asked += 1
        began = time.perf_counter()
        worker: Worker | None = None
        try:
            worker = await self._free.get()
            return await worker.ask(question)
        finally:
            self._asked -= 1
            self._took(time.perf_counter() - began)
            if worker is not None:
                self._free.put_nowait(worker)

    async def revive(self) -> None:
        """Start those again that fell while nobody asked them."""
        for _ in range(self._free.qsize()):
            worker = self._free.get_nowait()
            try:
                await worker.start()
            finally:
                self._free.put_nowait(worker)

    def running(self) -> bool:
        """Does every process of the bots of the house run?"""
        return all(worker.runs for worker in self._all)

    @property
    def asked(self) -> int:
        """How many bots of the house think or wait for a process."""
        return self._asked

    def is_foreign(self, bot: str) -> bool:
        """Is this no bot of the house? It is shown imagined tables only."""
        return bot not in self._house

    def offered(self, slug: str) -> list[str]:
        """The foreign bots that play this game."""
        return [guest.name for guest in self.foreign.present if guest.plays(slug)]
