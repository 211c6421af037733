"""Many games stepped at once on several cores: each process has its share of a batch, and all write into one memory.

This process is one of them: while the others step theirs it has nothing else to do, and one that sleeps wakes slowly.
The interface is that of `cocarde.envs.batch.Batch`; rows are read where the processes have written them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Semaphore
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cocarde.core.errors import BadInput
from cocarde.core.learning import numbered
from cocarde.envs.batch import Batch, refuse_words
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Rules

APART: Final = 10**12
"""The deals of two processes lie so far apart that none is dealt twice."""
STEP: Final = -1
END: Final = -2
"""What the processes are told to do; any other number is a seed to deal from."""
PATIENCE: Final = 1.0
"""Seconds after which one who waits looks whether the other is still there."""
WRITTEN: Final = ("seen", "masks", "rewards", "over", "acting", "acted")
"""Arrays that a batch writes into; here they lie where the others read them."""
Made = tuple[str, int, int | None, Mapping[str, object] | None, str, int, str]
"""How a process makes its batch."""


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
        self.rules: Final = Rules(slug, seats, options, observation)
        refuse_words(self.rules)
        self.count: Final = count
        context = get_context("spawn")
        shapes = layout(self.rules, count)
        memory = {name: context.RawArray("b", room(*shape)) for name, shape in shapes.items()}
        shared = {name: viewed(memory[name], *shape) for name, shape in shapes.items()}
        self.seen: Final = shared["seen"]
        self.masks: Final = shared["masks"]
        self.rewards: Final = shared["rewards"]
        self.over: Final = shared["over"]
        self.acting: Final = shared["acting"]
        self.acted: Final = shared["acted"]
        self._actions: Final = shared["actions"]
        self._sampled: Final = shared["sampled"]
        self._flat: Final = self.masks.reshape(-1)
        self._begins: Final = np.arange(count) * self.masks.shape[1]
        self._order: Final = context.RawArray("q", processes)
        self._bells: Final[list[tuple[Semaphore, Semaphore]]] = []
        self._processes: Final = []
        share = count // processes
        made: Made = (slug, share, seats, options, observation, learner, opponent)
        self._own: Final = Share(memory, count, 0, made)
        for at in range(1, processes):
            bells = context.Semaphore(0), context.Semaphore(0)
            told = (*bells, self._order, at, memory, count, made)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            self._bells.append(bells)
            self._processes.append(process)

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
        for begin, _ in self._bells:
            begin.release()
        for process in self._processes:
            process.join()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, orders: list[int]) -> None:
        """Each process does what it is told, all at the same time."""
        self._order[:] = orders
        for begin, _ in self._bells:
            begin.release()
        self._own.obey(orders[0])
        for (_, done), process in zip(self._bells, self._processes, strict=True):
            if not rung(done, process.is_alive):
                raise RuntimeError(f"process {process.pid} of the batch has ended with {process.exitcode}")


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

    def __init__(self, memory: dict[str, Any], count: int, at: int, made: Made) -> None:
        self.batch: Final = Batch(*made)
        mine = slice(at * self.batch.count, (at + 1) * self.batch.count)
        parts = {name: viewed(memory[name], *shape)[mine] for name, shape in layout(self.batch.rules, count).items()}
        for name in WRITTEN:
            setattr(self.batch, name, parts[name])
        self.actions: Final = parts["actions"]
        self.sampled: Final = parts["sampled"]

    def obey(self, order: int) -> None:
        """Step, or deal from this seed."""
        if order == STEP:
            self.batch.step(self.actions)
        else:
            self.batch.reset(order)
        self.sampled[:] = self.batch.sample()


def rung(bell: Semaphore, alive: Callable[[], bool]) -> bool:
    """Wait for the other; False: he is gone."""
    while not bell.acquire(timeout=PATIENCE):
        if not alive():
            return bell.acquire(block=False)
    return True


def work(
    begin: Semaphore, done: Semaphore, order: Any, at: int, memory: dict[str, Any], count: int, made: Made
) -> None:
    """Another process: it does as it is told until it is told to end, or nobody is there to tell it anything."""
    share = Share(memory, count, at, made)
    parent = parent_process()
    assert parent is not None, "only ever started by a batch"
    try:
        while rung(begin, parent.is_alive) and order[at] != END:
            share.obey(order[at])
            done.release()
    except KeyboardInterrupt:
        return
