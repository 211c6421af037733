"""Section 10: what bots think of a position."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.bots import choose, play_match
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.games.lys import GAME
from cocarde.games.lys.data.numbers import COCARDE, CROIX, LYS, PRISON
from cocarde.games.lys.state import LysState
from cocarde.games.lys.thinking.experience import JUDGE
from cocarde.games.lys.thinking.outlook import outlook
from tests.scenario import scenario


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_cocarde_is_the_harvest_role_and_the_cross_is_slow(seats: int) -> None:
    cocarde, lys, croix = [outlook(seats).value[marking] for marking in (COCARDE, LYS, CROIX)]
    assert cocarde[0] > max(lys[0], croix[0])
    assert cocarde[24] > lys[24] > croix[24]


def test_prison_is_worse_than_the_road_and_its_end_worse_than_its_beginning() -> None:
    ahead = outlook(4).value[LYS]
    assert ahead[PRISON + 6] < ahead[PRISON + 1] < ahead[20]


def test_brevets_trees_and_place_count() -> None:
    base: dict[str, Any] = {"at": {0: "main 20", 1: "main 20"}}
    even = JUDGE.judgement(scenario("lys", **base).g, 1)
    assert (
        JUDGE.judgement(scenario("lys", **base, brevets={1: 1}).g, 1)
        > JUDGE.judgement(scenario("lys", **base, trees={1: 1}).g, 1)
        > even
    )
    jailed = scenario("lys", at={0: "main 20", 1: "prison 1"})
    assert JUDGE.judgement(jailed.g, 1) < even


def test_a_finished_game_is_won_shared_or_lost() -> None:
    game = scenario("lys", at={0: "main 55", 1: "main 9"}, marks={0: "cocarde"}, brevets={0: 1})
    game.throw("lys+cocarde")
    assert (JUDGE.judgement(game.g, 0), JUDGE.judgement(game.g, 1)) == (1.0, -1.0)


def test_greedy_takes_the_cocarde_before_the_harvest() -> None:
    game = scenario("lys", 3, at={0: "main 2", 1: "main 20", 2: "main 20"}, hands={0: ["role_cocarde"]})
    assert choose(game.table, 0, "greedy", 1).notation == "mark role_cocarde seat0"


def test_greedy_plants_what_it_has() -> None:
    game = scenario("lys", at={0: "main 20", 1: "main 9"}, trees={0: 1})
    assert choose(game.table, 0, "greedy", 1).notation.startswith("plant")


def test_greedy_defends_itself_and_shields_itself_from_death() -> None:
    game = scenario("lys", at={0: "main 9", 1: "main 43"}, hands={0: ["attack_red"], 1: ["defence_red", "role_lys"]})
    game.play("0: attack attack_red seat1")
    assert choose(game.table, 1, "greedy", 1).notation == "lay defence_red"
    game = scenario("lys", at={0: "main 38"}, marks={0: "cocarde"}, hands={0: ["cel_danton", "role_lys"]}, trees={0: 0})
    game.throw("lys+cocarde")
    assert choose(game.table, 0, "greedy", 1).notation == "lay cel_danton"


def test_greedy_attacks_the_leader_before_the_end() -> None:
    at = {0: "main 40", 1: "main 54", 2: "main 2"}
    game = scenario("lys", 3, at=at, marks={1: "cocarde"}, hands={0: ["attack_blue"]}, brevets={1: 3})
    assert choose(game.table, 0, "greedy", 1).notation == "attack attack_blue seat1"


@pytest.mark.sampled
def test_greedy_wins_more_than_twice_its_share_against_three_random_seats() -> None:
    """The measure itself, 60 % of 600 games, takes minutes; these 24 games are always the same."""
    won = 0
    for seed in range(24):
        names = ["greedy" if seat == seed % 4 else "random" for seat in range(4)]
        g = deal(GAME, 4, GAME.meta.settle(4, None), Fast(seed))
        assert isinstance(g, LysState)
        play_match(GAME, g, names, seed)
        won += GAME.outcome(g).winners == [seed % 4]
    assert won > 12


def follies(**position: Any) -> list[str]:
    """The answers of seat 0 that no bot gives."""
    game = scenario("lys", **position)
    g = game.g
    return [option.notation for option in g.agenda[-1].options(g, 0) if JUDGE.folly(g, 0, option)]


def test_no_bot_throws_the_dice_with_a_tree_to_plant() -> None:
    """L-142; where no plot is open there is nothing to wait for."""
    assert follies(at={0: "main 4"}, trees={0: 1}) == ["roll"]
    assert follies(at={0: "prison 3"}, trees={0: 1}) == []


def test_no_bot_throws_a_card_away_from_a_hand_that_is_not_too_full() -> None:
    """L-14."""
    hand = ["role_lys", "role_croix", "attack_red", "defence_red", "book_emile", "book_candide"]
    wasted = [f"discard {card}" for card in hand]
    assert follies(at={0: "main 20"}, hands={0: hand}) == wasted
    assert follies(at={0: "main 20"}, hands={0: [*hand, "escape_rope"]}) == []
