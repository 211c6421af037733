"""Nobody's move waits for the collector: everything is looked through when it is quiet, or at last."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from cocarde.core.table import Table
from cocarde.games import load
from cocarde.server.collector import AT_LAST, ENDED, FEW, QUIET, SELDOM, Collector
from cocarde.server.live.pictures import Picture, Pictures, Scene
from cocarde.server.live.visibility import Around


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
    assert not gc.isenabled()


def test_what_came_and_went_goes_at_the_next_look_unless_much_was_said(collector: Collector) -> None:
    for said, goes in ((FEW, True), (FEW + 1, False)):
        gone = weakref.ref(Knot())
        assert gone() is not None
        for _ in range(said):
            collector.heard()
        collector.tend()
        assert (gone() is None) == goes


@pytest.mark.parametrize("slug", ["lys", "guillotine", "vendee", "courtisans", "cortege"])
def test_moves_leave_nothing_to_be_looked_for(slug: str, collector: Collector) -> None:
    """Or a busy evening would fill the memory: it is looked for only when it is quiet."""
    table = Table.new(load(slug), 2 if slug == "cortege" else 4, seed=1)
    pictures = Pictures()
    scene = Scene([], Around([], 0, None, "", True), None)
    shown: dict[int, Picture] = {}
    gc.collect()
    for _ in range(30):
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[0])
        pictures.outdated()
        for viewer in range(table.seats):
            picture = pictures.picture((viewer, (viewer,)), table, lambda: scene)
            picture.since(shown.get(viewer, picture), table).frame(True)
            shown[viewer] = picture
    assert gc.collect() == 0


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


def test_garbage_goes_when_many_sockets_have_ended(collector: Collector) -> None:
    gone = left_over(collector)
    for _ in range(ENDED - 1):
        collector.ended()
    collector.heard()
    collector.tend()
    assert gone() is not None
    collector.ended()
    collector.tend()
    assert gone() is None


ALONE = """
import gc
from cocarde.server.collector import Collector
collector = Collector()
collector.open()
assert not gc.isenabled() and gc.get_freeze_count() > 0
collector.close()
assert gc.isenabled() and gc.get_freeze_count() == 0
"""
"""In a process where no other server puts anything aside."""


def test_the_process_is_left_as_it_was() -> None:
    subprocess.run([sys.executable, "-c", ALONE], check=True)
