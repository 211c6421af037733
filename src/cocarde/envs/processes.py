"""Many games stepped at once on several cores: each process has its share of a batch, and all write into one memory.

The interface is that of `cocarde.envs.batch.Batch`; rows are read where the processes have written them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
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
STEP: Final = "step"
WRITTEN: Final = ("seen", "masks", "rewards", "over", "acting", "acted")
"""Arrays that a batch writes into; here they lie where the others read them."""
Made = tuple[str, int, int | None, Mapping[str, object] | None, str, int, str]
"""How a process makes its batch."""


class ProcessBatch:
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
        self._every: Final = np.arange(count)
        self._lines: Final[list[Connection]] = []
        self._processes: Final = []
        share = count // processes
        made: Made = (slug, share, seats, options, observation, learner, opponent)
        for first in range(0, count, share):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, memory, count, first, made), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self, seed: int = 0) -> None:
        """All games anew; the same seed deals the same games to the same processes."""
        self._tell([str(seed + at * APART) for at in range(len(self._lines))])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An answer for each game, or `BadInput` and nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.count,):
            raise BadInput(f"{len(given)} actions for {self.count} games")
        known = (given >= 0) & (given < self.masks.shape[1])
        legal = known & (self.masks[self._every, np.where(known, given, 0)] == 1)
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise BadInput(f"action {given[wrong]} is not legal in game {wrong}; see its mask")
        self._actions[:] = given
        self._tell([STEP] * len(self._lines))

    def sample(self) -> NDArray[np.int64]:
        """A legal answer at random for each game; what is drawn follows from the seed of `reset`."""
        return self._sampled.copy()

    def close(self) -> None:
        """The processes end."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()

    def __enter__(self) -> ProcessBatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, words: list[str]) -> None:
        """Each process does what it is told, all at the same time."""
        for line, word in zip(self._lines, words, strict=True):
            line.send_bytes(word.encode())
        for line in self._lines:
            told = line.recv_bytes()
            if told:
                raise BadInput(told.decode())


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


def work(line: Connection, memory: dict[str, Any], count: int, first: int, made: Made) -> None:
    """A process: deals and steps its share until nobody is there to tell it to."""
    batch = Batch(*made)
    mine = slice(first, first + batch.count)
    shares = {name: viewed(memory[name], *shape)[mine] for name, shape in layout(batch.rules, count).items()}
    for name in WRITTEN:
        setattr(batch, name, shares[name])
    while True:
        try:
            word = line.recv_bytes().decode()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if word == STEP:
                batch.step(shares["actions"])
            else:
                batch.reset(int(word))
            shares["sampled"][:] = batch.sample()
            line.send_bytes(b"")
        except BadInput as error:
            line.send_bytes(str(error).encode())
