"""Many games stepped at once on several cores: each process has its share of a batch, and all write into one memory.

This process is one of them: while the others step theirs it has nothing else to do, and one that sleeps wakes slowly.
The interface is that of `cocarde.envs.batch.Batch`; rows are read where the processes have written them.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Semaphore
from time import perf_counter
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cocarde.core.errors import BadInput
from cocarde.core.learning import numbered
from cocarde.envs.batch import Batch
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Rules

APART: Final = 10**12
"""The deals of two processes lie so far apart that none is dealt twice."""
STEP: Final = -1
END: Final = -2
KEEP: Final = -3
"""What the processes are told to do (`KEEP`: send where their games stand); any other number is a seed to deal from."""
AWAKE: Final = 300e-6
"""Seconds for which one who waits stays awake: a share takes about as long, and to be woken costs a good part of it."""
PATIENCE: Final = 1.0
"""Seconds after which one who waits looks whether the other is still there."""
WRITTEN: Final = ("seen", "masks", "rewards", "over", "acting", "acted")
"""Arrays that a batch writes into; here they lie where the others read them."""
SPAWN: Final = get_context("spawn")
give_way: Final[Callable[[], object]] = getattr(os, "sched_yield", lambda: None)
"""Whoever else wants this core may have it; Windows has no such call."""


class ProcessBatch(AbstractContextManager["ProcessBatch"]):
    """`count` games in `processes` equal shares; `seen`, `masks` and the rest hold what the last step wrote.

    They are written anew by the next step: copy what is to be kept.
    """

    def __init__(
        self,
        slug: str,
        count: int,
        processes: int = 2,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        observation: str = USUAL,
        learner: int = numbered.EVERYBODY,
        opponent: str = "random",
    ) -> None:
        if processes < 1 or count < 1 or count % processes:
            raise BadInput(f"{count} games cannot be shared by {processes} processes")
        share = Batch(slug, count // processes, seats, options, observation, learner, opponent)
        self._begin([share] * processes)

    def _begin(self, shares: list[Batch]) -> None:
        """This process takes the first share, and one is started for each of the others."""
        share = shares[0].count
        self.rules = shares[0].rules
        self.count = share * len(shares)
        shapes = layout(self.rules, self.count)
        memory = {name: SPAWN.RawArray("b", room(*shape)) for name, shape in shapes.items()}
        shared = {name: viewed(memory[name], *shape) for name, shape in shapes.items()}
        for name in WRITTEN:
            np.concatenate([getattr(one, name) for one in shares], out=shared[name])
        self.seen = shared["seen"]
        self.masks = shared["masks"]
        self.rewards = shared["rewards"]
        self.over = shared["over"]
        self.acting = shared["acting"]
        self.acted = shared["acted"]
        self._actions = shared["actions"]
        self._sampled = shared["sampled"]
        self._flat = self.masks.reshape(-1)
        self._begins = np.arange(self.count) * self.masks.shape[1]
        self._order = SPAWN.RawArray("q", len(shares))
        self._others = [Other(self._order, at, memory, shares[at]) for at in range(1, len(shares))]
        self._own = Share(memory, 0, shares[0])

    def __getstate__(self) -> dict[str, Any]:
        """Where every game stands, share by share, and what was drawn for it; a copy starts processes of its own."""
        self._order[:] = [KEEP] * len(self._order)
        others = [other.kept() for other in self._others]
        return {"shares": [pickle.dumps(self._own.batch), *others], "sampled": self._sampled.copy()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._begin([pickle.loads(share) for share in kept["shares"]])
        self._sampled[:] = kept["sampled"]

    def reset(self, seed: int = 0) -> None:
        """All games anew; the same seed deals the same games to the same processes."""
        if seed < 0:
            raise BadInput(f"a seed is at least 0, not {seed}")
        self._tell([seed + at * APART for at in range(len(self._order))])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An answer for each game, or `BadInput` and nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.count,):
            raise BadInput(f"{len(given)} actions for {self.count} games")
        known = given.clip(0, self.masks.shape[1] - 1)
        legal = (self._flat.take(self._begins + known) == 1) & (known == given)
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise BadInput(f"action {given[wrong]} is not legal in game {wrong}; see its mask")
        self._actions[:] = given
        self._tell([STEP] * len(self._order))

    def sample(self) -> NDArray[np.int64]:
        """A legal answer at random for each game; what is drawn follows from the seed of `reset`."""
        return self._sampled.copy()

    def close(self) -> None:
        """The other processes end."""
        self._order[:] = [END] * len(self._order)
        for other in self._others:
            other.begin.release()
        for other in self._others:
            other.process.join()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, orders: list[int]) -> None:
        """Each process does what it is told, all at the same time."""
        self._order[:] = orders
        for other in self._others:
            other.begin.release()
        self._own.obey(orders[0])
        for other in self._others:
            other.wait()


def layout(rules: Rules, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """What lies in the memory: shape and type by name."""
    numbers: tuple[tuple[int, ...], Any] = ((count,), np.int64)
    return {
        "seen": ((count, rules.observations.size), rules.observations.space().dtype),
        "masks": ((count, rules.numbers.size), np.int8),
        "rewards": ((count, rules.seats), np.float32),
        "over": ((count,), np.bool_),
        "acting": numbers,
        "acted": numbers,
        "actions": numbers,
        "sampled": numbers,
    }


def room(shape: tuple[int, ...], kind: Any) -> int:
    """How many bytes it takes."""
    return int(np.prod(shape) * np.dtype(kind).itemsize)


def viewed(memory: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """A piece of the memory as an array."""
    return np.frombuffer(memory, kind).reshape(shape)


class Share:
    """The games of one process: stepped by a batch that writes into its part of the memory."""

    def __init__(self, memory: dict[str, Any], at: int, batch: Batch) -> None:
        self.batch: Final = batch
        mine = slice(at * batch.count, (at + 1) * batch.count)
        count = len(memory["over"])
        parts = {name: viewed(memory[name], *shape)[mine] for name, shape in layout(batch.rules, count).items()}
        for name in WRITTEN:
            setattr(batch, name, parts[name])
        self.actions: Final = parts["actions"]
        self.sampled: Final = parts["sampled"]

    def obey(self, order: int) -> None:
        """Step, or deal from this seed."""
        if order == STEP:
            self.batch.step(self.actions)
        else:
            self.batch.reset(order)
        self.sampled[:] = self.batch.sample()


class Other:
    """Another process, as this one knows it."""

    def __init__(self, order: Any, at: int, memory: dict[str, Any], batch: Batch) -> None:
        self.begin: Final = SPAWN.Semaphore(0)
        self.done: Final = SPAWN.Semaphore(0)
        self._letters, letters = SPAWN.Pipe(duplex=False)
        told = (self.begin, self.done, letters, order, at, memory, batch)
        self.process: Final = SPAWN.Process(target=work, args=told, daemon=True)
        self.process.start()
        letters.close()

    def wait(self) -> None:
        """Until it has done what it was told."""
        if not rung(self.done, self.process.is_alive):
            raise RuntimeError(f"process {self.process.pid} of the batch has ended with {self.process.exitcode}")

    def kept(self) -> bytes:
        """Its batch, pickled there."""
        self.begin.release()
        self.wait()
        return self._letters.recv_bytes()


def rung(bell: Semaphore, alive: Callable[[], bool]) -> bool:
    """Wait for the other, awake at first, while whoever else wants the core may have it; False: he is gone."""
    began = perf_counter()
    while perf_counter() - began < AWAKE:
        if bell.acquire(block=False):
            return True
        give_way()
    while not bell.acquire(timeout=PATIENCE):
        if not alive():
            return bell.acquire(block=False)
    return True


def work(
    begin: Semaphore, done: Semaphore, letters: Connection, order: Any, at: int, memory: dict[str, Any], batch: Batch
) -> None:
    """Another process: it does as it is told until it is told to end, or nobody is there to tell it anything."""
    share = Share(memory, at, batch)
    parent = parent_process()
    assert parent is not None, "only ever started by a batch"
    try:
        while rung(begin, parent.is_alive) and order[at] != END:
            if order[at] == KEEP:
                done.release()
                letters.send_bytes(pickle.dumps(share.batch))
            else:
                share.obey(order[at])
                done.release()
    except KeyboardInterrupt:
        return
