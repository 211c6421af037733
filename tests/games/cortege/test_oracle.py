"""K-66, K-67. The engine beside an independent one: pymunk sees the same first contacts and converges to its rests."""

from __future__ import annotations

from statistics import median

import pytest

from cocarde.core.chance import Fast
from cocarde.games.cortege.physics.solver import Motion
from tests.games.cortege.oracle import PymunkShot
from tests.games.cortege.shots import Try, aimed, apart, run, spread

AIMED = 200
CONVERGING = 24


def shots(count: int) -> list[Try]:
    """Flicks at a unit that is in the way, or at what hides it."""
    chance = Fast(66)
    return [aimed(chance, spread(chance)) for _ in range(count)]


def oracle(shot: Try, step: float) -> PymunkShot:
    twin = PymunkShot([(x / 100, y / 100) for x, y in zip(shot.xs, shot.ys, strict=True)], step)
    twin.run(shot.flicked, *shot.launch)
    return twin


def touched(motion: Motion) -> int:
    return motion.touched[0] if motion.touched else -1


def errors(shot: Try, step: float) -> list[float]:
    """How far apart, in mm, the two engines leave the discs that moved and stayed on the board in both."""
    motion, twin = run(shot), oracle(shot, step)
    return [
        apart(motion.x[n], motion.y[n], *twin.places[n])
        for n in range(len(shot.xs))
        if motion.stirred[n] and motion.on[n] and twin.on[n]
    ]


@pytest.mark.sampled
def test_K66_the_same_first_contact_on_two_hundred_aimed_shots() -> None:
    """K-66, K-80."""
    sample = shots(AIMED)
    assert [touched(run(shot)) for shot in sample] == [oracle(shot, 1 / 1000).touched for shot in sample]


@pytest.mark.sampled
def test_K67_its_rest_positions_converge_to_ours_as_its_step_shrinks() -> None:
    """K-67: the median error falls with every halving of the step, and is small at the finest."""
    sample = shots(CONVERGING)
    found = [median([e for shot in sample for e in errors(shot, 1 / steps)]) for steps in (500, 1000, 2000, 4000)]
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.5
    assert found[-1] < found[0] / 4
