"""The bots' room: processes in which they think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress

import msgspec

from cocarde.core.errors import CocardeError
from cocarde.server.settings import Settings
from cocarde.server.thinker import Question, Thought

log = logging.getLogger("cocarde.bots")

LINE_LIMIT = 1 << 16


class NoThought(CocardeError):
    """The bot gave no answer: it failed, died or took too long."""


class Worker:
    """One process. It is started when first asked, and again after it had to be ended."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, running."""
        if self._process is None or self._process.returncode is not None:
            minds = self._settings.games, self._settings.bots, self._settings.adviser
            self._process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-m", "cocarde.server.thinker", *minds],
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                start_new_session=True,  # Ctrl-C is for the server, which then closes this pipe
            )
        return self._process

    async def ask(self, question: Question) -> Thought:
        """What the bot thinks, or `NoThought`; a process that failed is ended."""
        try:
            async with asyncio.timeout(self._settings.think):
                line = await self._exchange(msgspec.json.encode(question) + b"\n")
            thought = msgspec.json.decode(line, type=Thought)
        except (TimeoutError, OSError, ValueError) as error:
            await self.end()
            raise NoThought(f"{type(error).__name__} {error}".strip()) from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that of the next question
            raise
        if thought.problem:
            raise NoThought(thought.problem)
        return thought

    async def _exchange(self, line: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readline()

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """All of them; questions wait for a free one."""

    def __init__(self, settings: Settings) -> None:
        self._all = [Worker(settings) for _ in range(settings.workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()

    async def open(self) -> None:
        """Start the processes, so that the first bot need not wait for one."""
        for worker in self._all:
            await worker.start()
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            await worker.end()

    async def ask(self, question: Question) -> Thought:
        """What the bot thinks, or `NoThought`."""
        worker = await self._free.get()
        try:
            return await worker.ask(question)
        finally:
            self._free.put_nowait(worker)
