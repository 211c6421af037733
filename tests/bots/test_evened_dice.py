"""Luck that is dealt evenly: given first results, and dice that fall on every side as often."""

from __future__ import annotations

from collections import Counter

import pytest

from cocarde.bots.search.evened_dice import STRIDES, EvenedDice, spread_out
from cocarde.bots.search.rollout import chance_to_win, outlook, some
from cocarde.core.agenda import decide, decide_before_luck
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.games.courtisans.choices import REQUEST
from cocarde.games.courtisans.data.numbers import BY_KING, FACES
from cocarde.games.lys.choices import ROLL
from cocarde.games.lys.rules.movement.dice import Throw
from tests.scenario import scenario


def test_the_given_results_come_first_and_then_those_of_the_source() -> None:
    dice = EvenedDice([0, 1 << 31, (1 << 32) - 1], Fast(5))
    other = Fast(5)
    assert [dice.below(10) for _ in range(3)] == [0, 5, 9]
    assert [dice.below(10) for _ in range(5)] == [other.below(10) for _ in range(5)]


def test_a_copy_goes_on_where_its_model_stood() -> None:
    dice = EvenedDice([0, 1 << 31], Fast(5))
    dice.below(10)
    twin = dice.copy()
    assert [twin.below(10) for _ in range(4)] == [dice.below(10) for _ in range(4)]


def test_many_worlds_see_every_side_of_two_dice_as_often() -> None:
    start = [Fast(3).below(1 << 30) << 2 for _ in STRIDES]
    throws = [EvenedDice(spread_out(start, n), Fast(n)) for n in range(360)]
    seen = Counter((dice.below(6), dice.below(6)) for dice in throws)
    assert len(seen) == 36
    assert max(seen.values()) - min(seen.values()) <= 6  # true dice: about 14


def test_of_many_options_the_first_is_always_looked_at() -> None:
    options = [Choice("word", {"n": str(n)}, ()) for n in range(30)]
    for seed in range(20):
        looked = some(options, 8, Fast(seed))
        assert looked[0] is options[0]
        assert len(set(looked)) == len(looked) == 8
    assert some(options[:8], 8, Fast(1)) == options[:8]


def test_a_position_is_judged_before_the_dice_fall() -> None:
    game = scenario("lys", seats=3, at={0: "main 10"})
    g = game.table.state.copy()
    decide_before_luck(g, 0, ROLL)
    assert isinstance(g.agenda[-1], Throw)
    assert g.place == game.table.state.place
    seen = {outlook(game.table.game.judge, game.table.state, 0, ROLL, Fast(seed)) for seed in range(9)}
    assert len(seen) == 1


def test_a_request_is_looked_at_with_low_dice_and_high_ones() -> None:
    game = scenario("courtisans", seats=4, hands={1: ["titre_baron"]})  # seat 1 is to act, with favour 5
    state, judge = game.table.state, game.table.game.judge
    ask = REQUEST[FACES.index("titre_baron")][1][BY_KING]
    after = []
    for word in (0, (1 << 32) - 1):
        g = state.copy()
        g.chance = EvenedDice([word], Fast(1))
        decide(g, 1, ask)
        after.append(chance_to_win(judge, g, 1))
    granted, refused = after
    assert granted > refused + 0.01
    assert outlook(judge, state, 1, ask, Fast(4)) == pytest.approx((granted + refused) / 2, abs=0.005)
