"""Work shared between processes."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final, TypeVar

from cocarde.core.errors import CocardeError

P = TypeVar("P")
R = TypeVar("R")

AHEAD: Final = 3
"""Pieces handed out for each process before their results are taken: pieces may come without end."""


class Crashed(CocardeError):
    """A process that worked for us is gone."""


def cores() -> int:
    """How many processes make sense here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def worth(items: int, each: int) -> int:
    """How many processes are worth starting for so many items, if each should get at least `each`."""
    return max(1, min(cores(), items // each))


class Processes:
    """A crew of so many processes of this machine; one is this very process."""

    def __init__(self, size: int) -> None:
        self.size = size

    def __call__(self, work: Callable[[P], R], pieces: Iterable[P], /) -> Iterator[R]:
        """The parts in the order of the pieces."""
        return spread(work, pieces, self.size)


def spread(work: Callable[[P], R], pieces: Iterable[P], jobs: int) -> Iterator[R]:
    """The results in the order of the pieces, whoever did them; with one job in this very process."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    # Spawned, not forked: a progress bar has a thread, and a fork would copy its locks.
    context = get_context("spawn")
    held, leash = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _on_a_leash, (held,))
    try:
        yield from in_order(lambda piece: pool.submit(work, piece), pieces, Future.result, AHEAD * jobs)
        pool.shutdown()
    except BrokenProcessPool as error:
        raise Crashed("a process of the lab was killed, perhaps for want of memory; try fewer --jobs") from error
    finally:
        leash.close()  # whoever still works for us stops now
        pool.shutdown(cancel_futures=True)
        held.close()


T = TypeVar("T")


def in_order(begin: Callable[[P], T], pieces: Iterable[P], finish: Callable[[T], R], ahead: int) -> Iterator[R]:
    """Begin so many pieces ahead of those whose results are taken."""
    begun: deque[T] = deque()
    for piece in pieces:
        begun.append(begin(piece))
        if len(begun) >= ahead:
            yield finish(begun.popleft())
    while begun:
        yield finish(begun.popleft())


def _on_a_leash(leash: Connection) -> None:
    """Leave interrupts to the parent, and stop at once when it lets go of the leash or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_the_end, args=(leash,), daemon=True).start()


def _wait_for_the_end(leash: Connection) -> None:
    leash.poll(None)
    os._exit(0)
