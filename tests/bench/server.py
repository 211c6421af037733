"""How much the server takes, beside boardgame.io's, in one run on one machine: `make bench-server`.

    python -m tests.bench.server [--seconds 8] [--tables 100] [--json FILE]

Each server runs in a process of its own, the people at its tables in another; what a server takes is read from the
system and counted for itself: `moves a second and core` is what a core would do that has nothing else to do. Four
people sit at each table (two in Le Cortège), all are told of every move, and a move counts when it is committed and its
player has been told. boardgame.io keeps matches in files with its own FlatFile, which does not wait for the disk.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.bench.figures import asking, give
from tests.bench.load import PEER

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / "build" / "peer"
GAMES = {"vendee": 4, "courtisans": 4, "lys": 4, "guillotine": 4, "cortege": 2}
CROWD, RATE = 250, 200
"""Tables with four people each, and moves a second at all of them together."""
START = 60.0
PAUSE = "collector's pause, ms"


def main() -> None:
    """Measure everybody, print a table, then the figures as JSON."""
    asked = arguments()
    results = {game: measure(game, asked.tables, asked.seconds, 0) for game in GAMES}
    results[f"vendee, {4 * CROWD} sockets"] = measure("vendee", CROWD, asked.seconds, RATE)
    if (PEERS / "node_modules" / PEER).is_dir():
        results[PEER] = measure(PEER, asked.tables, asked.seconds, 0)
        results[f"{PEER}, {4 * CROWD} sockets"] = measure(PEER, CROWD, asked.seconds, RATE)
    print_table(results)
    report = {"python": sys.version.split()[0], "cores": os.cpu_count(), "results": results}
    give(report, asked.json)


def arguments() -> argparse.Namespace:
    parser = asking("Durable moves a second, beside boardgame.io's server.")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each is played")
    parser.add_argument("--tables", type=int, default=100, help="tables that play as fast as they can")
    return parser.parse_args()


def measure(game: str, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """The figures of one server under one load."""
    with serving(game) as (port, server):
        words = [port, game, tables, GAMES.get(game, 4), seconds, rate, server.pid]
        command = [sys.executable, "-m", "tests.bench.load", *map(str, words)]
        load = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        figures: dict[str, Any] = json.loads(load.stdout)
        server.send_signal(signal.SIGINT)
        said, _ = server.communicate()
    print(f"{game}, {tables} tables: {load.stdout.strip()}", file=sys.stderr, flush=True)
    figures["moves a second and core"] = round(1000 / figures["ms of a core a move"])
    if game != PEER:
        figures[PAUSE] = float(said.split()[-1])
    return figures


@contextmanager
def serving(game: str) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """A server on a free port, with a folder of its own."""
    folder = tempfile.mkdtemp(prefix="cocarde-bench-")
    (Path(folder) / "page").mkdir()
    port = free_port()
    command = [sys.executable, "-m", "tests.bench.served", str(port), folder]
    where = ROOT
    if game == PEER:
        command, where = ["node", str(Path(__file__).with_name("peer.cjs")), str(port), folder], PEERS
    with subprocess.Popen(
        command, cwd=where, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ
    ) as server:
        try:
            wait_for(port)
            yield port, server
        finally:
            server.kill()
            shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + START
    while True:
        with socket.socket() as one:
            if not one.connect_ex(("127.0.0.1", port)):
                return
        assert time.monotonic() < until, "the server did not start"
        time.sleep(0.05)


def print_table(results: dict[str, dict[str, Any]]) -> None:
    """A row for each, and how many times what boardgame.io needs or does."""
    columns = ["moves a second and core", "ms of a core a move", "p50 ms", "p99 ms", "bytes a move and viewer"]
    columns += ["kB a table and socket", PAUSE]
    print(f"{'':26}" + "".join(f"{column:>25}" for column in columns))
    for name, figures in results.items():
        print(f"{name:26}" + "".join(f"{figures.get(column, ''):>25}" for column in columns))
    for suffix in ("", f", {4 * CROWD} sockets"):
        if PEER + suffix in results:
            own, other = results["vendee" + suffix], results[PEER + suffix]
            ratios = [f"{own[column] / other[column]:.2f}x" if other.get(column) else "" for column in columns]
            print(f"{'beside ' + PEER + suffix:26}" + "".join(f"{ratio:>25}" for ratio in ratios))


if __name__ == "__main__":
    main()
