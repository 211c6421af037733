"""The guard of `good`: an answer that leaves the next one a sure win gives way to one that does not."""

from __future__ import annotations

import pytest

from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.levels.guard import guarded, is_sharp, left_of
from cocarde.bots.levels.novice import Novice
from cocarde.core.chance import Fast
from tests.bots.trees import ANSWERS, Tree, seat_of, table_of

SIGHTS = {"a": 0.6, "b": 0.3, "c": 0.1}
TRAP = Tree("0 1", {f"{first}{then}": (0.3, -0.3) for first in "abc" for then in "ab"} | {"ab": (-1.0, 1.0)}, SIGHTS)
CALM = Tree("0 1", {f"{first}{then}": (0.9, -0.9) for first in "abc" for then in "ab"}, SIGHTS)


@pytest.mark.parametrize("seed", range(3))
def test_good_does_not_leave_a_sure_win(seed: int) -> None:
    assert Greedy().choose(seat_of(TRAP), Fast(seed)) is ANSWERS[1]
    assert Greedy().choose(seat_of(CALM), Fast(seed)) is ANSWERS[0]


def test_a_win_of_the_next_one_is_noticed_where_there_is_one() -> None:
    state = table_of(TRAP).state
    assert [is_sharp(seat_of(TRAP), [state], ANSWERS[n]) for n in range(3)] == [True, False, False]
    assert [left_of(seat_of(TRAP), state, ANSWERS[n], 5) for n in range(3)] == [-1.0, 0.3, 0.1]


def test_what_is_ranked_first_stands_if_nothing_can_be_decided() -> None:
    assert guarded(seat_of(CALM), [table_of(CALM).state], ANSWERS[2::-1], 1) is ANSWERS[2]


def test_a_novice_overlooks_things_and_takes_the_best_of_what_it_saw() -> None:
    """It does not see further than one answer: where it saw `a`, it walks into the trap."""
    given = [Novice().choose(seat_of(TRAP), Fast(seed)).notation for seed in range(200)]
    shares = [given.count(letter) / 200 for letter in "abc"]
    assert shares[0] > shares[1] > shares[2] > 0.0
    assert shares[0] < 0.8
