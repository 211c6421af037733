"""Section 10: what a position is worth, and that greedy play over it is good play."""

from __future__ import annotations

from math import tanh
from typing import Any

import pytest

import cocarde
from cocarde.bots import choose
from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.levels.random import RandomBot
from cocarde.bots.match import play_out
from cocarde.core.agenda import advance, decide
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.games.vendee.state import VendeeState
from cocarde.games.vendee.thinking.auction import attack_succeeds
from cocarde.games.vendee.thinking.judgement import JUDGE, PARTS, parts
from tests.games.vendee.scene import Scene
from tests.scenario import scenario

PLAIN = {0: ["b1_ligne", "b1_volontaires", "b1_club"], 1: ["w1_faux", "w1_paysans", "w1_soeurs"]}


def worth(game: Scene, seat: int) -> float:
    return game.table.game.judge.judgement(game.table.state, seat)


def better(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Is the first position better for Blue, and as much worse for White?"""
    first, second = scenario("vendee", **{"hands": PLAIN, **one}), scenario("vendee", **{"hands": PLAIN, **other})
    assert worth(first, 0) == pytest.approx(-worth(first, 1))
    assert worth(second, 0) == pytest.approx(-worth(second, 1))
    return worth(first, 0) > worth(second, 0)


def test_points_time_generals_and_cards_count() -> None:
    assert better({"owners": {"machecoul": "blue"}}, {})
    assert better({"marker": 4}, {"marker": 3})
    assert better({"generals": "blue"}, {"generals": "white"})
    assert better({}, {"hands": {**PLAIN, 0: ["b1_ligne", "b1_volontaires", "b1_requisitions"][:2]}})
    assert better({"hands": {**PLAIN, 0: ["b1_armee", "b1_hussards", "b1_club"]}}, {})


@pytest.mark.parametrize("seats", [2, 4])
def test_features_are_the_parts_of_the_judgement(seats: int) -> None:
    game = cocarde.game("vendee")
    g = deal(game, seats, game.meta.settle(seats, None), Fast(3))
    luck = Fast(4)
    decision = advance(g)
    for _ in range(60):
        assert decision is not None
        seat = decision.seats(g)[0]
        options = decision.options(g, seat)
        decision = decide(g, seat, options[luck.below(len(options))])
        for of in range(seats):
            parts_of = dict(game.judge.features(g, of))
            assert tanh(sum(parts_of.values()) / 2) == pytest.approx(game.judge.judgement(g, of))


def test_the_attack_counts_for_who_is_to_choose_the_hex() -> None:
    game = scenario("vendee", hands=PLAIN)
    at = PARTS.index("attack")
    assert [parts(game.g, seat)[at] for seat in (0, 1)] == [1.0, 0.0]
    game.play("0: attack machecoul")
    assert [parts(game.g, seat)[at] for seat in (0, 1)] == [0.0, 0.0]


def test_partners_share_one_judgement() -> None:
    game = cocarde.game("vendee")
    g = deal(game, 4, game.meta.settle(4, None), Fast(3))
    assert isinstance(g, VendeeState)
    advance(g)
    worths = [game.judge.judgement(g, seat) for seat in range(4)]
    assert worths[:2] == worths[2:]
    assert worths[0] == pytest.approx(-worths[1])
    assert JUDGE.appraise(g)[1][0] == JUDGE.appraise(g)[1][2]
    hands = sum(parts(g, 0)[PARTS.index("annulations") : PARTS.index("effects")])
    assert hands == pytest.approx(len(g.hands[0]) + len(g.hands[2]))


def test_a_finished_game_is_won_or_lost() -> None:
    game = scenario("vendee", round=3, hands={0: ["b1_ligne"], 1: ["w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert (worth(game, 0), worth(game, 1)) == (1.0, -1.0)


@pytest.mark.parametrize(
    ("hand", "generals", "chance"),
    [
        (["w1_soeurs", "w1_faux"], "", 1.0),
        (["w1_soeurs", "w1_faux"], "white", 0.7),
        (["w1_thouars", "w1_faux"], "", 0.0),
        (["w1_thouars", "w1_faux"], "blue", 0.1),
        (["w1_faux", "w1_marie_jeanne"], "", 0.0),
        (["w1_annulation", "w1_faux"], "", 1.0),  # Blue opens again with the Territoire
    ],
)
def test_a_battle_counts_by_who_is_likely_to_win_it(hand: list[str], generals: str, chance: float) -> None:
    game = scenario("vendee", generals=generals, hands={0: ["b1_ligne", "b1_club"], 1: hand})
    game.play("0: attack machecoul", "0: play b1_ligne")
    if game.asked.endswith("ChooseHex"):
        assert game.owner("machecoul") == "blue"
    else:
        assert attack_succeeds(game.g) == pytest.approx(chance)


def test_greedy_takes_what_lies_open() -> None:
    game = scenario("vendee", hands={0: ["b1_diplomatie", "b1_ligne"], 1: ["w1_faux", "w1_pays"]})
    game.play("0: attack machecoul", "0: play b1_diplomatie")
    answers = {choose(game.table, 0, "greedy", seed).notation for seed in range(5)}
    assert all(answer.startswith("flip ") for answer in answers)


@pytest.mark.parametrize("side", [0, 1])
def test_greedy_beats_random_from_both_sides(side: int) -> None:
    game = cocarde.game("vendee")
    won = 0
    for seed in range(3):
        state = deal(game, 2, game.meta.settle(2, None), Fast(seed))
        play_out(game, state, [Greedy(2) if seat == side else RandomBot() for seat in range(2)], seed)
        won += side in game.outcome(state).winners
    assert won == 3
