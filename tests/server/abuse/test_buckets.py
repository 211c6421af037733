"""The bucket of each key: never fuller than full, whoever waits and however long."""

from __future__ import annotations

import pytest

from cocarde.server import limits
from cocarde.server.limits import Limiter
from cocarde.server.settings import Rate


class Clock:
    """Time that goes on when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def limited(rate: Rate) -> tuple[Clock, Limiter]:
    """A limiter of this rate, and its clock."""
    clock = Clock()
    return clock, Limiter(rate, clock)


def taken(limiter: Limiter, key: str = "a", most: int = 50) -> int:
    """How often it is allowed at once."""
    return next((n for n in range(most) if not limiter.allows(key)), most)


def test_however_long_one_waits_there_is_no_more_than_a_burst() -> None:
    clock, limiter = limited(Rate(3, 1.0))
    assert taken(limiter) == 3
    clock.now += 1_000_000.0
    assert taken(limiter) == 3


def test_a_bucket_fills_by_what_is_allowed_each_second_and_not_at_once() -> None:
    clock, limiter = limited(Rate(4, 0.5))
    assert taken(limiter) == 4
    clock.now += 1.9
    assert taken(limiter) == 0
    clock.now += 0.1
    assert taken(limiter) == 1
    clock.now += 6.0
    assert taken(limiter) == 3


def test_what_was_refused_costs_nothing() -> None:
    clock, limiter = limited(Rate(1, 1.0))
    assert limiter.allows("a")
    for _ in range(4):
        clock.now += 0.125
        assert not limiter.allows("a")
    clock.now += 0.5
    assert limiter.allows("a")


def test_every_key_has_a_bucket_of_its_own() -> None:
    limiter = Limiter(Rate(2, 0.0), Clock())
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
