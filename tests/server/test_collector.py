"""Nobody's move waits for the collector: everything is looked through when it is quiet, or at last."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from cocarde.server.collector import AT_LAST, QUIET, SELDOM, Collector


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.self = self


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def collector(clock: Clock) -> Iterator[Collector]:
    collector = Collector(clock)
    collector.open()
    yield collector
    collector.close()


def left_over(collector: Collector) -> weakref.ref[Knot]:
    """Garbage that was alive when it was put aside."""
    knot = Knot()
    collector.tend()
    return weakref.ref(knot)


def test_what_lives_is_not_looked_through_again(collector: Collector) -> None:
    before = gc.get_freeze_count()
    alive = [Knot() for _ in range(100)]
    collector.tend()
    assert gc.get_freeze_count() >= before + len(alive)
    assert gc.get_threshold()[2] >= 1_000_000


def test_garbage_goes_when_it_is_quiet(collector: Collector, clock: Clock) -> None:
    gone = left_over(collector)
    clock.now = SELDOM
    collector.heard()
    clock.now += QUIET / 2
    collector.tend()
    assert gone() is not None, "somebody has just said something"
    clock.now += QUIET
    collector.tend()
    assert gone() is None


def test_garbage_goes_at_last_even_if_it_is_never_quiet(collector: Collector, clock: Clock) -> None:
    gone = left_over(collector)
    clock.now = AT_LAST
    collector.heard()
    collector.tend()
    assert gone() is None


ALONE = """
import gc
from cocarde.server.collector import YOUNG, Collector
before = gc.get_threshold()
collector = Collector()
collector.open()
assert gc.get_threshold() == YOUNG and gc.get_freeze_count() > 0
collector.close()
assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
"""
"""In a process where no other server puts anything aside."""


def test_the_process_is_left_as_it_was() -> None:
    subprocess.run([sys.executable, "-c", ALONE], check=True)
