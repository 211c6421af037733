"""`make play` on a fresh clone: the plain engine serves at once, the compiled one takes over when it is ready."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

import cocarde
from tests.cli.conftest import ROOT

PATIENCE = 120.0
WAIT = """
import pathlib, sys, time
pathlib.Path(sys.argv[1] + ".pid").write_text(str(__import__("os").getpid()))
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.02)
sys.exit(int(pathlib.Path(sys.argv[1]).read_text()))
"""


class Playing:
    """The program, with a build that ends when it is told to, with the code it is told."""

    def __init__(self, folder: Path) -> None:
        serve = [sys.executable, "-m", "cocarde", "serve", "--data", str(folder / "data")]
        self.end = folder / "built"
        line = [sys.executable, str(ROOT / "tools" / "play.py"), *serve]
        line += ["--", sys.executable, "-c", WAIT, str(self.end), "--", *serve]
        environment = {**os.environ, "PYTHONPATH": str(Path(cocarde.__file__).parents[1])}
        self.process = subprocess.Popen(
            line,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def build_ends(self, code: int) -> None:
        half = self.end.with_suffix(".half")
        half.write_text(str(code))
        half.rename(self.end)


@contextmanager
def playing(folder: Path) -> Iterator[Playing]:
    it = Playing(folder)
    try:
        yield it
        it.process.send_signal(signal.SIGTERM)
        it.process.wait(timeout=PATIENCE)
    finally:
        it.process.kill()
        it.process.communicate()


def call(said: str) -> httpx.Client:
    """A browser at the address that was said; it tries until somebody answers there."""
    transport = httpx.HTTPTransport(retries=10)
    return httpx.Client(base_url=said.removeprefix("Cocarde: ").strip(), timeout=PATIENCE, transport=transport)


def test_the_compiled_engine_takes_the_port_and_the_tables(tmp_path: Path) -> None:
    with playing(tmp_path) as it:
        first = it.says()
        with call(first) as guest:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = guest.post("/api/tables", json={"game": "vendee", "seats": seats}).json()["table"]
            it.build_ends(0)
            assert it.says() == first
            assert guest.get(f"/api/tables/{table}").json()["seats"][0]["you"]


def test_if_nothing_can_be_compiled_the_plain_engine_stays(tmp_path: Path) -> None:
    with playing(tmp_path) as it:
        first = it.says()
        it.build_ends(1)
        assert "the plain one serves on" in it.says()
        with call(first) as guest:
            assert guest.get("/api/games").status_code == 200


def test_who_stops_the_server_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    with playing(tmp_path) as it:
        it.says()
        pid = it.end.with_suffix(".pid")
        while not (pid.exists() and pid.read_text()):
            assert it.process.poll() is None
        it.process.send_signal(signal.SIGTERM)
        it.process.wait(timeout=PATIENCE)
        assert not Path(f"/proc/{pid.read_text()}").exists()
