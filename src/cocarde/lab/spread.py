"""Work shared between processes."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")

AHEAD = 3
"""Pieces handed out for each process before their results are taken: pieces may come without end."""


def cores() -> int:
    """How many processes make sense here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def worth(items: int, each: int) -> int:
    """How many processes are worth starting for so many items, if each should get at least `each`."""
    return max(1, min(cores(), items // each))


def spread(work: Callable[[P], R], pieces: Iterable[P], jobs: int) -> Iterator[R]:
    """The results in the order of the pieces, whoever did them; with one job in this very process."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    # Spawned, not forked: a progress bar has a thread, and a fork would copy its locks.
    with get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        out: deque[AsyncResult[R]] = deque()
        for piece in pieces:
            out.append(pool.apply_async(work, (piece,)))
            if len(out) >= AHEAD * jobs:
                yield out.popleft().get()
        while out:
            yield out.popleft().get()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
