"""What a move takes on one machine and on two, on one PostgreSQL: each of them has a network of its own.

    python -m tests.bench.machines [--tables 100] [--seconds 8] [--json FILE]

As root, with the packages iproute2 and postgresql. The machines are network namespaces, joined by a bridge: the
database has one, every server one, with the people at its tables. They share the cores of the real one, so moves a
second say little; what a move takes of a server's core, and of the database's, says how far it grows.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.bench.figures import asking, give
from tests.bench.load import taken
from tests.bench.server import ROOT
from tests.server.postgres import cluster

BRIDGE, STORE, HOSTS = "cocarde-net", "cocarde-store", ("cocarde-host1", "cocarde-host2")
NETWORK = "10.77.0"
PORT = 8765
GAME, SEATS = "vendee", 4


def run(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def inside(machine: str) -> list[str]:
    """The words that run a command on this machine."""
    return ["ip", "netns", "exec", machine]


@contextmanager
def network() -> Iterator[dict[str, str]]:
    """The machines, joined; where each of them is found."""
    with ExitStack() as undo:
        run("ip", "link", "add", BRIDGE, "type", "bridge")
        undo.callback(run, "ip", "link", "del", BRIDGE)
        run("ip", "link", "set", BRIDGE, "up")
        addresses = {}
        for n, machine in enumerate((STORE, *HOSTS), 1):
            run("ip", "netns", "add", machine)
            undo.callback(run, "ip", "netns", "del", machine)
            run("ip", "link", "add", f"cocarde-{n}", "type", "veth", "peer", "name", "eth0", "netns", machine)
            run("ip", "link", "set", f"cocarde-{n}", "master", BRIDGE, "up")
            addresses[machine] = f"{NETWORK}.{n}"
            for words in (["addr", "add", f"{NETWORK}.{n}/24", "dev", "eth0"], ["link", "set", "eth0", "up"],
                          ["link", "set", "lo", "up"]):  # fmt: skip
                run("ip", "-n", machine, *words)
        yield addresses


@contextmanager
def server(machine: str, database: str) -> Iterator[int]:
    """A server on this machine; its process."""
    with tempfile.TemporaryDirectory(prefix="cocarde-bench-") as folder:
        Path(folder, "page").mkdir()
        words = [sys.executable, "-m", "tests.bench.served", str(PORT), folder, database]
        with subprocess.Popen([*inside(machine), *words], cwd=ROOT, stdout=subprocess.DEVNULL) as running:
            try:
                answers = (
                    f"curl --silent --retry 60 --retry-connrefused --retry-delay 1 http://127.0.0.1:{PORT}/health/live"
                )
                run(*inside(machine), *answers.split())
                yield running.pid
            finally:
                running.send_signal(signal.SIGINT)


def load(machine: str, tables: int, seconds: float, pid: int) -> subprocess.Popen[str]:
    """People at so many tables of this machine."""
    words = [str(word) for word in (PORT, GAME, tables, SEATS, seconds, 0, pid)]
    command = [*inside(machine), sys.executable, "-m", "tests.bench.load", *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def keepers() -> dict[int, float]:
    """The processes of the database, and what each has taken so far."""
    return {int(pid): taken([int(pid)]) for pid in run("ip", "netns", "pids", STORE).split()}


def measure(machines: tuple[str, ...], url: str, tables: int, seconds: float) -> dict[str, Any]:
    """What is done and taken by so many servers, each with so many tables of its own."""
    with ExitStack() as running:
        pids = {machine: running.enter_context(server(machine, url)) for machine in machines}
        before = keepers()
        loads = [load(machine, tables, seconds, pid) for machine, pid in pids.items()]
        told = [json.loads(one.communicate()[0]) for one in loads]
        stored = sum(seconds - before.get(pid, 0) for pid, seconds in keepers().items())
    moves = sum(one["moves"] for one in told)
    return {
        "moves a second": sum(one["moves a second"] for one in told),
        "ms of a server's core a move": round(
            sum(one["ms of a core a move"] * one["moves"] for one in told) / moves, 3
        ),
        "ms of the database's core a move": round(1000 * stored / moves, 3),
        "refused": sum(one["refused"] for one in told),
        "p99 ms": max(one["p99 ms"] for one in told),
    }


def main() -> None:
    parser = asking("What a move takes on one machine and on two.")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each is played")
    parser.add_argument("--tables", type=int, default=100, help="tables of each server, which play as fast as they can")
    asked = parser.parse_args()
    results = {}
    with network() as addresses, cluster(durable=True, address=addresses[STORE], inside=inside(STORE)) as url:
        for count in (1, 2):
            results[f"{count} of them"] = measure(HOSTS[:count], url, asked.tables, asked.seconds)
    for name, figures in results.items():
        print(f"{name}: {json.dumps(figures)}", file=sys.stderr, flush=True)
    give({"python": sys.version.split()[0], "cores": os.cpu_count(), "results": results}, asked.json)


if __name__ == "__main__":
    if os.getuid():
        raise SystemExit(__doc__)
    main()
