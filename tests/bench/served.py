"""The server under measure, in a process of its own, without limits or bots.

    python -m tests.bench.served PORT FOLDER [DATABASE [WORKERS]]

When it ends it says on one line how long the collector stopped it at most, in milliseconds.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from cocarde.server.app import http_server
from cocarde.server.connections import raise_descriptor_limit
from cocarde.server.listening import listen
from cocarde.server.processes.supervisor import look_after
from cocarde.server.settings import Rate, Settings

MUCH = Rate(1e9, 1e9)


class Pauses:
    """How long the collector worked, each time, in seconds of the processor: a busy machine is not its fault."""

    def __init__(self) -> None:
        self._began = 0.0
        self.longest = 0.0

    def __call__(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.longest = max(self.longest, time.thread_time() - self._began)


def main(port: int, folder: Path, database: str = "", workers: int = 1) -> None:
    """Serve until told to stop."""
    raise_descriptor_limit()
    settings = Settings(
        folder,
        database,
        workers=0,
        messages=MUCH,
        calls=MUCH,
        tables=MUCH,
        sockets=1_000_000,
        puzzles=0,
        page=folder / "page",
    )
    if workers > 1:
        doors = [listen("127.0.0.1", port, shared=True) for _ in range(workers)]
        return asyncio.run(look_after(settings, doors, lambda: None))
    pauses = Pauses()
    with listen("127.0.0.1", port) as door, suppress(KeyboardInterrupt):
        http_server(settings, lambda: gc.callbacks.append(pauses)).run(sockets=[door])
    print(f"{1000 * pauses.longest:.1f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), "".join(sys.argv[3:4]), int("".join(sys.argv[4:5]) or 1))
