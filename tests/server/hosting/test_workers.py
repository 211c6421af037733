"""`cocarde serve --workers 2`: two processes behind one port, on a real PostgreSQL, where one is installed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.ports import kept_port
from tests.server.post import until
from tests.server.postgres import empty_database
from tests.server.served import PATIENCE, Guest, Line

COMMAND = [sys.executable, "-m", "cocarde", "serve"]


class House:
    """A server of several processes."""

    def __init__(self, running: subprocess.Popen[str], url: str) -> None:
        self.running = running
        self.url = url
        self.guests: list[Guest] = []

    def guest(self) -> Guest:
        self.guests.append(Guest(self))  # type: ignore[arg-type]  # all it needs is where to find it
        return self.guests[-1]

    def workers(self) -> dict[int, int]:
        """Process ids by the numbers of the workers."""
        pid = self.running.pid
        found = {}
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            words = Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")
            if b"cocarde.server.processes.process" in words:  # or it has just begun
                found[int(words[words.index(b"cocarde.server.processes.process") + 1])] = int(child)
        return found


@contextmanager
def running(*arguments: str, ends: int = 0, path: str = "") -> Iterator[House]:
    """A server that is ended, and `ends` with this code; `path`: where it finds more of Python."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [path, *sys.path]))}
    with kept_port() as port:
        command = [*COMMAND, "--port", str(port), *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            try:
                found = re.search(r"http://\S+:\d+", process.stdout.readline())
                assert found, "it did not start"
                house = House(process, found[0])
                yield house
                for guest in house.guests:
                    guest.close()
            finally:
                process.send_signal(signal.SIGTERM)
                assert process.wait(PATIENCE) == ends


@pytest.fixture(scope="module")
def house(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    url = asyncio.run(empty_database(postgres))
    where = ["--database", url, "--data", str(tmp_path_factory.mktemp("house"))]
    with running("--workers", "2", "--metrics-token", "word", *where) as house:
        yield house


def owner(table: str) -> int:
    return zlib.crc32(table.encode()) % 2


def move(lines: list[Line]) -> int:
    """Who is asked answers; the clock he saw it at."""
    states = [line.latest() for line in lines]
    seat = next(seat for seat, state in enumerate(states) if state["asked"])
    lines[seat].answer(seat, states[seat]["asked"]["options"][0]["notation"], states[seat]["n"])
    return int(lines[seat].state_at(states[seat]["n"] + 1)["n"])


def lost(line: Line) -> bool:
    try:
        line.latest()
    except ConnectionClosed:
        return True
    return False


def test_the_sockets_of_a_table_are_all_at_the_worker_that_looks_after_it(house: House) -> None:
    """Wherever the system has brought them: the fall of the other worker is nothing to them."""
    alice, bob = house.guest(), house.guest()
    made = alice.new("me open", game="vendee")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]})
    before = house.workers()
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.line(made["table"])) for guest in (alice, bob)]
        watching = [stack.enter_context(house.guest().line(made["table"])) for _ in range(8)]
        n = move(lines)
        assert all(line.latest()["n"] == n for line in watching)
        os.kill(before[1 - owner(made["table"])], signal.SIGKILL)
        assert not any(lost(line) for line in (*lines, *watching))
        n = move(lines)
        os.kill(before[owner(made["table"])], signal.SIGKILL)
        assert all(lost(line) for line in (*lines, *watching))
    until(lambda: len(house.workers()) == 2 and not set(before.values()) & set(house.workers().values()))
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        assert max(hers.latest()["n"], his.latest()["n"]) >= n, "what was told is kept"
        move([hers, his])


def test_a_bot_is_known_to_every_worker_as_soon_as_it_is_made(house: House) -> None:
    """Whichever is asked: that one may not have heard of it yet."""
    author, *others = [house.guest() for _ in range(7)]
    author.put("/api/me", json={"name": "Olympe"}).raise_for_status()
    for other in others:
        other.get("/api/games")  # each is at the line, at this worker or that
    for name in ("eclair", "foudre", "orage", "tempete"):
        bearer = {"authorization": "Bearer " + author.post("/api/me/bots", json={"name": name}).json()["token"]}
        assert [other.get("/api/bot", headers=bearer).status_code for other in others] == [200] * 6


def test_figures_of_all_workers_come_with_every_scrape(house: House) -> None:
    """Whichever the system has brought the scrape to."""
    for _ in range(4):
        told = httpx.get(house.url + "/metrics", headers={"authorization": "Bearer word"}).text
        assert [f'cocarde_sockets_open{{worker="{n}"}} 0.0' in told for n in (0, 1)] == [True, True]
        assert told.count("# TYPE cocarde_sockets_open gauge") == 1


def test_the_end_of_one_is_the_end_of_all(postgres: str, tmp_path: Path) -> None:
    url = asyncio.run(empty_database(postgres))
    with running("--workers", "2", "--database", url, "--data", str(tmp_path)) as house:
        workers = house.workers()
        assert set(workers) == {0, 1}
        guest = house.guest()
        table = guest.new("me me", game="vendee")["table"]
        with guest.line(table) as line:
            line.latest()
            house.running.send_signal(signal.SIGTERM)
            assert house.running.wait(PATIENCE) == 0
            assert lost(line)
        assert not any(Path(f"/proc/{pid}").exists() for pid in workers.values())


def test_workers_end_when_nobody_looks_after_them(postgres: str, tmp_path: Path) -> None:
    url = asyncio.run(empty_database(postgres))
    with running("--workers", "2", "--database", url, "--data", str(tmp_path), ends=-signal.SIGKILL) as house:
        workers = house.workers()
        house.running.kill()
        until(lambda: not any(alive(pid) for pid in workers.values()))


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_several_workers_on_a_file_are_refused_in_one_line(tmp_path: Path) -> None:
    with kept_port() as port:
        asked = [*COMMAND, "--workers", "2", "--port", str(port), "--data", str(tmp_path)]
        refused = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode != 0
    assert refused.stderr.count("\n") == 1
    assert "2 workers need a PostgreSQL: --database postgresql://" in refused.stderr
