"""A PostgreSQL of our own for the tests, where one is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

NOBODY = "nobody"


def installed() -> bool:
    """Can a cluster be made here?"""
    return shutil.which("initdb") is not None and shutil.which("postgres") is not None


@contextmanager
def cluster(durable: bool = False, address: str = "", inside: Sequence[str] = ()) -> Iterator[str]:
    """A server that listens in its own folder only; its address. `durable`: a commit is on the disk.

    `address`: it listens there too, for whoever comes; `inside`: the words that run a command where it is to run.
    """
    folder = Path(tempfile.mkdtemp(prefix="cocarde-pg-"))
    silent: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    run_as = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, NOBODY)
        run_as = ["setpriv", f"--reuid={NOBODY}", "--clear-groups"]
    subprocess.run([*run_as, "initdb", "-D", "data", "-U", "cocarde", "-A", "trust", "-N"], check=True, **silent)
    if address:
        with Path(folder, "data", "pg_hba.conf").open("a") as callers:
            callers.write("host all all all trust\n")
    set_to = {"fsync": "on" if durable else "off", "listen_addresses": address, "max_connections": "60"}
    words = ["postgres", "-D", "data", "-k", str(folder), *[f"--{name}={value}" for name, value in set_to.items()]]
    running = subprocess.Popen([*inside, *run_as, *words], **silent)
    try:
        while subprocess.run(["pg_isready", "-q", "-h", folder], check=False).returncode:
            assert running.poll() is None, "PostgreSQL did not start"
            time.sleep(0.02)
        yield f"postgresql://cocarde@/postgres?host={address or folder}"
    finally:
        running.terminate()
        running.wait()
        shutil.rmtree(folder)


async def empty_database(url: str) -> str:
    """A database of this cluster with nothing in it."""
    db = await asyncpg.connect(url)
    name = f"house{time.monotonic_ns()}"
    await db.execute(f"CREATE DATABASE {name}")
    await db.close()
    return url.replace("/postgres?", f"/{name}?")
