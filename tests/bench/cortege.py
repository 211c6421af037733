"""K-65, K-67. Flicks per second of the engine beside pymunk, on the same shots in the same run.

    python tests/bench/cortege.py [SHOTS]

The comparison favours pymunk: it is timed on its bare steps of 1/1000 s for as long as the engine says the flick lasts,
without the tests for rest and for the edge that a game would need after every step. Setting up is timed in both;
what counts is processor time, so that a busy machine does not matter.
"""

from __future__ import annotations

import sys
from math import ceil
from pathlib import Path
from time import process_time
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from cocarde.games.cortege import physics
from tests.games.cortege.oracle import PymunkShot
from tests.games.cortege.shots import Try, run, tries

STEP = 1 / 1000
SHOTS = 200
FLOOR = {"compiled": 20, "pure": 3}


class Figures(NamedTuple):
    """Flicks per second."""

    build: str
    engine: float
    filmed: float
    pymunk: float

    @property
    def times(self) -> float:
        """How many times as many flicks as pymunk, films and all."""
        return self.filmed / self.pymunk


def build() -> str:
    """Which build of the engine this process runs."""
    return "pure" if physics.__file__.endswith(".py") else "compiled"


def rate(count: int, seconds: float) -> float:
    return count / seconds


def engine_rate(shots: list[Try], filmed: bool) -> float:
    start = process_time()
    for shot in shots:
        run(shot, filmed)
    return rate(len(shots), process_time() - start)


def pymunk_rate(shots: list[Try]) -> float:
    lasting = [ceil(run(shot).time / STEP) for shot in shots]
    start = process_time()
    for shot, steps in zip(shots, lasting, strict=True):
        twin = PymunkShot([(x / 100, y / 100) for x, y in zip(shot.xs, shot.ys, strict=True)], STEP)
        twin.flick(shot.flicked, *shot.launch)
        for _ in range(steps):
            twin.space.step(STEP)
    return rate(len(shots), process_time() - start)


def measure(count: int = SHOTS) -> Figures:
    """The figures on `count` shots: spread boards, and every third a board of touching discs."""
    shots = tries(67, count)
    engine_rate(shots[:20], True)
    return Figures(build(), engine_rate(shots, False), engine_rate(shots, True), pymunk_rate(shots))


def main(count: int = SHOTS) -> None:
    """Print them."""
    figures = measure(count)
    print(f"Le Cortège, {count} flicks of 17 discs, {figures.build} build")
    print(f"  engine            {figures.engine:>10,.0f} flicks/s   {1e6 / figures.engine:>8,.0f} µs a flick")
    print(f"  engine with film  {figures.filmed:>10,.0f} flicks/s   {1e6 / figures.filmed:>8,.0f} µs a flick")
    print(f"  pymunk at 1/1000  {figures.pymunk:>10,.0f} flicks/s   {1e6 / figures.pymunk:>8,.0f} µs a flick")
    print(f"  {figures.times:.0f} times pymunk (at least {FLOOR[figures.build]})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SHOTS)
