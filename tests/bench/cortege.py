"""K-65, K-67. Flicks per second of the engine beside pymunk, on the same shots in the same run.

    python tests/bench/cortege.py [SHOTS]

Two kinds of boards: 17 discs spread over the street, one aimed at another; and 17 discs in touching rows. Two ways to
use pymunk at 1/1000 s: as K-66 prescribes, until all is at rest, and its bare steps for as long as the engine says the
flick lasts, without the tests for rest and edge that a game needs. The engine is timed with the film a game records.
Rounds are interleaved, processor time counts, and of each the best round, so that a busy machine matters little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import ceil
from pathlib import Path
from time import process_time

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from cocarde.core.chance import Fast
from cocarde.games.cortege.physics import solver
from tests.games.cortege.oracle import PymunkShot
from tests.games.cortege.shots import Try, aimed, cluster, run, spread

STEP = 1 / 1000
SHOTS = 60
ROUNDS = 3
FLOOR = {"compiled": 20, "pure": 3}
BOARDS = {"spread": spread, "touching": cluster}


def build() -> str:
    """Which build of the engine this process runs."""
    return "pure" if solver.__file__.endswith(".py") else "compiled"


def with_film(shot: Try) -> None:
    run(shot, filmed=True)


def twin_of(shot: Try) -> PymunkShot:
    return PymunkShot([(x / 100, y / 100) for x, y in zip(shot.xs, shot.ys, strict=True)], STEP)


def by_pymunk(shot: Try) -> None:
    twin_of(shot).run(shot.flicked, *shot.launch)


class BareSteps:
    """Pymunk's steps alone, for a time known beforehand."""

    def __init__(self, shots: list[Try]) -> None:
        self.steps = {id(shot): ceil(run(shot).time / STEP) for shot in shots}

    def __call__(self, shot: Try) -> None:
        twin = twin_of(shot)
        twin.flick(shot.flicked, *shot.launch)
        for _ in range(self.steps[id(shot)]):
            twin.space.step(STEP)


def rate(shots: list[Try], once: Callable[[Try], None]) -> float:
    """Flicks per second of processor time."""
    start = process_time()
    for shot in shots:
        once(shot)
    return len(shots) / (process_time() - start)


def measure(count: int = SHOTS) -> dict[str, dict[str, float]]:
    """For each kind of board: flicks per second of the engine, of pymunk, and of pymunk's bare steps."""
    figures: dict[str, dict[str, float]] = {}
    for name, board in BOARDS.items():
        chance = Fast(67)
        shots = [aimed(chance, board(chance)) for _ in range(count)]
        ways: dict[str, Callable[[Try], None]] = {
            "engine": with_film,
            "pymunk": by_pymunk,
            "pymunk, bare steps": BareSteps(shots),
        }
        rounds = [{way: rate(shots, once) for way, once in ways.items()} for _ in range(ROUNDS)]
        figures[name] = {way: max(one[way] for one in rounds) for way in ways}
    return figures


def main(count: int = SHOTS) -> None:
    """Print them."""
    print(f"Le Cortège, {count} flicks of 17 discs on each kind of board, {build()} build")
    for name, rates in measure(count).items():
        for way, flicks in rates.items():
            times = f"{rates['engine'] / flicks:>7.1f}x" if way != "engine" else ""
            print(f"  {name:10}{way:20}{flicks:>9,.0f} flicks/s{1e6 / flicks:>9,.0f} µs a flick{times}")
    print(f"  the last column: how many times as fast the engine is (at least {FLOOR[build()]}x pymunk is promised)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SHOTS)
