"""A server in a process of its own: it can be killed, stopped and started again on the same port."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.served import PATIENCE, Guest

PROGRAM = """
import json, sys
from pathlib import Path
from tests import luck
from tests.server.house import toy_settings
from cocarde.server.app import http_server
from cocarde.server.listening import listen
luck.fix("restart")
door = listen("127.0.0.1", int(sys.argv[2]))
print(door.getsockname()[1], flush=True)
given = {"shelf": ("toy", "vendee"), "snapshots": 7, "proxies": ("127.0.0.1",), **json.loads(sys.argv[3])}
http_server(toy_settings(Path(sys.argv[1]), **given)).run(sockets=[door])
"""


class Process:
    """A server in a process of its own, with the face `Guest` needs."""

    def __init__(self, data: Path, port: int = 0, first: str = "", stderr: Any = None, **settings: Any) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", first + PROGRAM, str(data), str(port), json.dumps(settings)],
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    @property
    def cpu(self) -> float:
        """Seconds of a processor it has taken so far."""
        times = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")

    def children(self) -> list[int]:
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(timeout=PATIENCE)

    def guest(self, cookies: Any = None) -> Guest:
        guest = Guest(self)  # type: ignore[arg-type]
        guest.cookies.update(cookies)
        return guest


@contextmanager
def process(data: Path, port: int = 0, first: str = "", **settings: Any) -> Iterator[Process]:
    """A server of its own; `first`: what its program does before anything else."""
    running = Process(data, port, first, **settings)
    try:
        yield running
    finally:
        if running.runs:
            running.kill()
