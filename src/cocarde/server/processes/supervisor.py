"""`cocarde serve --workers N`: the processes that serve one port, and who looks after them."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from cocarde.core.errors import BadInput
from cocarde.server.settings import Settings

log = logging.getLogger("cocarde.server")

PATIENCE: Final = 15.0
"""Seconds in which a process that is told to stop must have stopped."""
SOUND: Final = 10.0
"""Seconds after which a process has begun well: if it falls then, it is started again at once."""
PAUSE: Final = 2.0
"""Seconds before a process is started again that fell as soon as it began."""


def check(settings: Settings, count: int) -> None:
    """`BadInput` unless so many processes can serve these settings."""
    if count > 1 and not settings.database:
        raise BadInput(f"{count} workers need a PostgreSQL: --database postgresql://…; a file belongs to one process")
    if count > 1 and sys.platform == "win32":
        raise BadInput("several workers need a system that hands connections from process to process: not Windows")


class Process:
    """One of them, started again whenever it falls."""

    def __init__(self, number: int, settings: Settings, descriptors: list[int], lent: list[int]) -> None:
        self._number = number
        self._command = [sys.executable, "-m", "cocarde.server.processes.process", str(number), *map(str, descriptors)]
        self._descriptors = [*descriptors, *lent]
        self._settings = pickle.dumps(settings)
        self._running: asyncio.subprocess.Process | None = None
        self._stopping = asyncio.Event()
        self.opened = asyncio.Event()

    async def keep_running(self) -> None:
        """Run it until it is told to stop."""
        while not self._stopping.is_set():
            began = time.monotonic()
            code = await self._run()
            if not self._stopping.is_set():
                log.error("worker %d ended (%d): it is started again", self._number, code)
                await asyncio.sleep(PAUSE if time.monotonic() - began < SOUND else 0)

    async def _run(self) -> int:
        self._running = process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=self._descriptors,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,  # Ctrl-C is for the one who looks after it
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"%d\n" % len(self._settings) + self._settings)
        if await process.stdout.readline():
            self.opened.set()
        return await process.wait()

    async def stop(self) -> None:
        """Let it finish what it is doing, and end."""
        self._stopping.set()
        process = self._running
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), PATIENCE)
            except TimeoutError:
                log.error("worker %d did not stop: it is ended", self._number)
                process.kill()


async def look_after(settings: Settings, doors: list[socket.socket], opened: Callable[[], None]) -> None:
    """A process for each door, until told to stop (Ctrl-C, SIGTERM); then all of them end.

    They count rates together in the memory that `Settings.shared` names.
    """
    told = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    share = replace(settings, workers=max(1, settings.workers // len(doors)))
    inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in doors]
    sending = [inbox[1].fileno() for inbox in inboxes]
    processes = [
        Process(number, share, [door.fileno(), inboxes[number][0].fileno(), *sending], [share.shared])
        for number, door in enumerate(doors)
    ]
    running = [asyncio.create_task(process.keep_running()) for process in processes]
    begun = asyncio.gather(*[process.opened.wait() for process in processes])
    begun.add_done_callback(lambda done: None if done.cancelled() else opened())
    await told.wait()
    begun.cancel()
    await asyncio.gather(*[process.stop() for process in processes])
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for inbox in inboxes:
        for end in inbox:
            end.close()
