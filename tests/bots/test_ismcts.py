"""The search: legal answers, the same for the same luck, blind to what is hidden, and within its budget."""

from __future__ import annotations

import pytest

from cocarde.bots import SeatView, choose, make
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import GLANCES, Search
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from tests.contract.settings import SETTINGS, Setting, random_play
from tests.contract.test_secrecy import redealt

NAME = "ismcts:24"
EVERY = 60
default_settings = pytest.mark.parametrize("setting", [one for one in SETTINGS if not one.chosen], ids=str)


@default_settings
def test_two_tables_that_differ_in_what_is_hidden_get_the_same_answer(setting: Setting) -> None:
    table = setting.table(71)
    for n, (seat, _) in enumerate(random_play(table, 72)):
        if n % EVERY == 3:
            answer = choose(table, seat, NAME, n)
            assert table.refuses(seat, answer) is None
            assert choose(redealt(table, seat, n), seat, NAME, n) == answer
            assert choose(table, seat, NAME, n) == answer


@default_settings
def test_a_search_leaves_the_table_as_it_is(setting: Setting) -> None:
    table = setting.table(73)
    for n, (seat, _) in zip(range(3), random_play(table, 74), strict=False):
        before = table.save()
        choose(table, seat, NAME, n)
        assert table.save() == before


def search(simulations: int, seconds: float = 0.0) -> tuple[Search, list[int]]:
    """The opening of Vendée, searched; how often each option was tried, the best first."""
    table = Setting("vendee", 2).table(5)
    seat = table.pending()[0]
    found = Search(SeatView(table.game, table.state, seat), Fast(1))
    return found, [arm.visits for arm in found.run(Budget(seconds, simulations))]


def test_a_count_of_simulations_is_kept() -> None:
    found, visits = search(90)
    assert found.simulations == sum(visits) == 90


def test_the_better_half_is_tried_more_often() -> None:
    _, visits = search(200)
    assert visits[0] > 2 * visits[-1] > 0


def test_without_time_every_option_is_still_tried_once() -> None:
    found, visits = search(0, seconds=1e-9)
    assert visits == [1] * found.simulations


def test_every_answer_is_looked_at_evenly_before_any_is_followed() -> None:
    """K-33: with one throw of the hand alone, a good shot that missed would be given up."""
    table = Setting("cortege", 2).table(5)
    while type(table.decision).__name__ != "AimInfiltration":
        table.answer(table.pending()[0], table.options(table.pending()[0])[0])
    arms = Search(SeatView(table.game, table.state, table.pending()[0]), Fast(1)).run(Budget(simulations=1))
    assert {arm.glances for arm in arms} == {GLANCES}
    assert len({arm.glanced for arm in arms}) > 1


@pytest.mark.parametrize("name", ["ismcts:", "ismcts:0", "ismcts:-5", "ismcts:many", "strong:9", "greedy:2"])
def test_a_badly_numbered_bot_is_bad_input(name: str) -> None:
    with pytest.raises(BadInput):
        make(name)
