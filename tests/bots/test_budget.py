"""How long a bot thinks: people wait by the clock on the wall, matches in the lab count the processor's time."""

from __future__ import annotations

from time import perf_counter, thread_time

import pytest

from cocarde.bots import SeatView
from cocarde.bots.levels.searching import Ismcts
from cocarde.bots.match import seated
from cocarde.bots.roster import make
from cocarde.bots.search.budget import Budget
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from tests.contract.settings import Setting


class Clock:
    """Shows what it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_time_is_counted_from_the_beginning() -> None:
    clock = Clock()
    budget = Budget(2.0, 0, clock)
    budget.begin()
    clock.now += 1.0
    assert (budget.share(1000), budget.spent(1000)) == (0.5, False)
    clock.now += 1.0
    assert budget.spent(1)


def test_simulations_do_not_ask_the_clock() -> None:
    budget = Budget(2.0, 10, Clock())
    budget.begin()
    assert [budget.spent(count) for count in (9, 10)] == [False, True]


def test_a_bot_at_a_table_thinks_by_the_wall() -> None:
    bot = make("strong")
    assert isinstance(bot, Ismcts)
    assert bot.budget.clock is perf_counter


def test_a_bot_in_a_match_thinks_by_the_processor() -> None:
    bots = seated(["good", "strong", "ismcts"])
    clocks = [bot.budget.clock for bot in bots if isinstance(bot, Ismcts)]
    assert clocks == [thread_time, thread_time]


def test_what_is_asked_all_the_time_is_answered_at_first_sight() -> None:
    table = Setting("courtisans", 3).table(5)
    looks: list[str] = []

    def clock() -> float:
        looks.append(type(table.decision).__name__)
        return float(len(looks))

    for asked in ("Parley", "TakeTurn"):
        while type(table.decision).__name__ != asked:
            table.answer(table.pending()[0], table.options(table.pending()[0])[0])
        Ismcts(Budget(1.0, 0, clock)).choose(SeatView(table.game, table.state, table.pending()[0]), Fast(1))
    assert set(looks) == {"TakeTurn"}


def test_a_sharp_position_is_given_twice_the_time() -> None:
    clock = Clock()
    budget = Budget(2.0, 0, clock)
    budget.begin()
    budget.sharpen()
    clock.now += 3.0
    assert (budget.share(1), budget.spent(1), budget.may_stop(1)) == (0.75, False, False)
    budget.begin()
    assert budget.share(1) == 0.0
    clock.now += 2.0
    assert budget.spent(1), "the next question is plain again"


def test_the_rest_of_a_time_may_be_left_but_never_of_a_number() -> None:
    clock = Clock()
    timed, counted = Budget(2.0, 0, clock), Budget(2.0, 10, clock)
    for budget in (timed, counted):
        budget.begin()
    assert not timed.may_stop(5)
    clock.now += 1.0
    assert timed.may_stop(5)
    assert not counted.may_stop(5)


def test_the_level_above_strong_thinks_for_seconds() -> None:
    strong, master = make("strong"), make("master")
    assert isinstance(strong, Ismcts)
    assert isinstance(master, Ismcts)
    assert master.budget.seconds == 15 * strong.budget.seconds == 3.0


def test_a_time_can_be_named() -> None:
    bot = make("ismcts:50ms", thread_time)
    assert isinstance(bot, Ismcts)
    assert (bot.budget.seconds, bot.budget.simulations, bot.budget.clock) == (0.05, 0, thread_time)
    for name in ("ismcts:ms", "ismcts:0ms", "ismcts:2s"):
        with pytest.raises(BadInput, match="200ms"):
            make(name)
