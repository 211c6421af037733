"""A PostgreSQL of our own for the tests, where one is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

NOBODY = "nobody"


def installed() -> bool:
    """Can a cluster be made here?"""
    return shutil.which("initdb") is not None and shutil.which("postgres") is not None


@contextmanager
def cluster(durable: bool = False) -> Iterator[str]:
    """A server that listens in its own folder only; its address. `durable`: a commit is on the disk."""
    folder = Path(tempfile.mkdtemp(prefix="cocarde-pg-"))
    run_as: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, NOBODY)
        run_as |= {"user": NOBODY, "extra_groups": []}
    subprocess.run(["initdb", "-D", "data", "-U", "cocarde", "-A", "trust", "-N"], check=True, **run_as)
    quick = ["-c", f"fsync={'on' if durable else 'off'}", "-c", "listen_addresses=", "-c", "max_connections=60"]
    running = subprocess.Popen(["postgres", "-D", "data", "-k", str(folder), *quick], **run_as)
    try:
        while subprocess.run(["pg_isready", "-q", "-h", folder], check=False).returncode:
            assert running.poll() is None, "PostgreSQL did not start"
            time.sleep(0.02)
        yield f"postgresql://cocarde@/postgres?host={folder}"
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
