"""The bucket of each key: never fuller than full, whoever waits and however long."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from cocarde.server import limits
from cocarde.server.limits import Limiter, SharedLimiter, shared_memory
from cocarde.server.settings import Rate
from tests.server.served import serving, toy_settings


class Clock:
    """Time that goes on when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(params=["alone", "shared"])
def make(request: pytest.FixtureRequest) -> Iterator[Callable[..., Limiter]]:
    """Makes limiters that count in this process alone, or in memory that several share."""
    with TemporaryFile() as file:
        memory = shared_memory(file)
        yield Limiter if request.param == "alone" else lambda rate, now: SharedLimiter(rate, "x", memory, now)


def limited(rate: Rate, make: Callable[..., Limiter] = Limiter) -> tuple[Clock, Limiter]:
    """A limiter of this rate, and its clock."""
    clock = Clock()
    return clock, make(rate, clock)


def taken(limiter: Limiter, key: str = "a", most: int = 50) -> int:
    """How often it is allowed at once."""
    return next((n for n in range(most) if not limiter.allows(key)), most)


def test_however_long_one_waits_there_is_no_more_than_a_burst(make: Callable[..., Limiter]) -> None:
    clock, limiter = limited(Rate(3, 1.0), make)
    assert taken(limiter) == 3
    clock.now += 1_000_000.0
    assert taken(limiter) == 3


def test_a_bucket_fills_by_what_is_allowed_each_second_and_not_at_once(make: Callable[..., Limiter]) -> None:
    clock, limiter = limited(Rate(4, 0.5), make)
    assert taken(limiter) == 4
    clock.now += 1.9
    assert taken(limiter) == 0
    clock.now += 0.1
    assert taken(limiter) == 1
    clock.now += 6.0
    assert taken(limiter) == 3


def test_what_was_refused_costs_nothing(make: Callable[..., Limiter]) -> None:
    clock, limiter = limited(Rate(1, 1.0), make)
    assert limiter.allows("a")
    for _ in range(4):
        clock.now += 0.125
        assert not limiter.allows("a")
    clock.now += 0.5
    assert limiter.allows("a")


def test_every_key_has_a_bucket_of_its_own(make: Callable[..., Limiter]) -> None:
    _, limiter = limited(Rate(2, 0.0), make)
    assert (taken(limiter, "a"), taken(limiter, "b"), taken(limiter, "a")) == (2, 2, 0)


def test_full_buckets_are_forgotten_and_spent_ones_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 3)
    clock, limiter = limited(Rate(2, 1.0))
    for key in "abc":
        assert limiter.allows(key)
    clock.now += 1.0  # these three are full again
    assert limiter.allows("d")
    assert sorted(limiter._buckets) == ["a", "b", "c", "d"]
    assert limiter.allows("e")
    assert sorted(limiter._buckets) == ["d", "e"]
    assert (taken(limiter, "d"), taken(limiter, "a")) == (1, 2)


def test_at_the_limit_nothing_is_forgotten_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 3)
    clock, limiter = limited(Rate(2, 1.0))
    for key in "abc":
        limiter.allows(key)
    clock.now += 9.0
    limiter.allows("d")
    assert sorted(limiter._buckets) == ["a", "b", "c", "d"]


TAKER = """
import sys
from cocarde.server.limits import SharedLimiter
from cocarde.server.settings import Rate
limiter = SharedLimiter(Rate(90, 0.0), "calls", int(sys.argv[1]))
sys.stdin.readline()
print(sum(limiter.allows("192.0.2.1") for _ in range(60)))
"""


def test_processes_that_share_memory_allow_together_what_one_of_them_would() -> None:
    with TemporaryFile() as file:
        memory = shared_memory(file)
        command = [sys.executable, "-c", TAKER, str(memory)]
        known = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        takers = [
            subprocess.Popen(command, pass_fds=[memory], env=known, text=True, stdin=-1, stdout=-1) for _ in range(3)
        ]
        taken = [int(taker.communicate("go\n")[0]) for taker in takers]
        assert sum(taken) == 90
        assert SharedLimiter(Rate(90, 0.0), "tables", memory).allows("192.0.2.1"), "other things are counted apart"
        assert SharedLimiter(Rate(90, 0.0), "calls", memory).allows("192.0.2.2"), "and so are others"


def test_of_too_many_in_shared_memory_who_rested_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GROUPS", 1)
    with TemporaryFile() as file:
        clock = Clock()
        limiter = SharedLimiter(Rate(1, 0.0), "x", shared_memory(file), clock)
        for key in range(limits.TOGETHER):
            clock.now += 1
            assert limiter.allows(str(key))
        assert limiter.allows("one more")
        assert not any(limiter.allows(str(key)) for key in range(1, limits.TOGETHER))
        assert limiter.allows("0")


def test_houses_that_share_memory_count_calls_together(tmp_path: Path) -> None:
    with TemporaryFile() as file:
        both = {"shared": shared_memory(file), "tables": Rate(3, 1e-9), "workers": 0}
        with (
            serving(toy_settings(tmp_path / "a", **both)) as one,
            serving(toy_settings(tmp_path / "b", **both)) as two,
        ):
            body = {"game": "toy", "seats": [{"kind": "me"}] * 3}
            codes = [house.guest().post("/api/tables", json=body).status_code for house in (one, two, one, two, one)]
    assert codes == [201, 201, 201, 429, 429]
