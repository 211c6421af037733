"""Work shared between processes."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from types import TracebackType
from typing import Final, TypeVar

from cocarde import games as registry
from cocarde.core.errors import CocardeError
from cocarde.core.packs.pack import Pack

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
    """A crew of so many processes of this machine; one is this very process, unless it is to be `apart`."""

    def __init__(self, size: int, apart: bool = False) -> None:
        self.size = size
        self._apart = apart

    def __call__(self, work: Callable[[P], R], pieces: Iterable[P], /) -> Iterator[R]:
        """The parts in the order of the pieces."""
        return spread(work, pieces, self.size, self._apart)


def spread(work: Callable[[P], R], pieces: Iterable[P], jobs: int, apart: bool = False) -> Iterator[R]:
    """The results in the order of the pieces, whoever did them; with one job in this very process unless `apart`."""
    if jobs == 1 and not apart:
        yield from map(work, pieces)
        return
    with Pools(jobs) as pools:
        try:
            yield from in_order(lambda piece: pools.of(piece).submit(work, piece), pieces, Future.result, AHEAD * jobs)
            pools.finish()
        except BrokenProcessPool as error:
            raise Crashed("a process of the lab was killed, perhaps for want of memory; try fewer --jobs") from error


class Pools(AbstractContextManager["Pools"]):
    """A pool of processes for each pack that is played with, and one for all games without: so each runs compiled."""

    def __init__(self, jobs: int) -> None:
        # Spawned, not forked: a progress bar has a thread, and a fork would copy its locks.
        self._context = get_context("spawn")
        self._jobs = jobs
        self._held, self._leash = self._context.Pipe(duplex=False)
        self._pools: dict[str, ProcessPoolExecutor] = {}

    def of(self, piece: object) -> ProcessPoolExecutor:
        """The processes in which this piece is played."""
        game = game_of(piece)
        box = game if "+" in game else ""
        if box not in self._pools:
            pack = registry.load(game).pack if box else None
            lent = (game.partition("+")[0], pack) if pack else None
            self._pools[box] = ProcessPoolExecutor(self._jobs, self._context, _on_a_leash, (self._held, lent))
        return self._pools[box]

    def finish(self) -> None:
        """Wait for all of them."""
        for pool in self._pools.values():
            pool.shutdown()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leash.close()  # whoever still works for us stops now
        for pool in self._pools.values():
            pool.shutdown(cancel_futures=True)
        self._held.close()


def game_of(piece: object) -> str:
    """The game of a piece of work, with its pack, if it is a piece of a game."""
    run = getattr(piece, "run", piece)
    return str(getattr(run, "game", getattr(run, "slug", "")))


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


def _on_a_leash(leash: Connection, lent: tuple[str, Pack] | None) -> None:
    """Leave interrupts to the parent, and stop at once when it lets go of the leash or dies.

    `lent`: this process plays a game with this pack, and nothing else.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if lent is not None:
        registry.devote(*lent)
    Thread(target=_wait_for_the_end, args=(leash,), daemon=True).start()


def _wait_for_the_end(leash: Connection) -> None:
    leash.poll(None)
    os._exit(0)
