"""Chapters N, O and P: death, the end."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import PLACES, progress
from tests.scenario import scenario


def test_L160_LR43_death_costs_hand_role_and_road_never_trees_or_brevets() -> None:
    game = scenario(
        "lys", at={0: "main 38"}, marks={0: "cocarde"}, hands={0: ["book_emile"]}, trees={0: 2}, brevets={0: 1}
    )
    game.throw("lys+cocarde")
    game.play("0: suffer")
    assert (game.where(0), game.hand(0), game.marking(0), game.g.reborn[0]) == ("depart", [], "none", True)
    assert (game.trees(0), game.brevets(0), game.discard) == (2, 1, ["book_emile", "role_cocarde"])


def test_LR43_with_death_keeps_role_on_the_roles_stay() -> None:
    game = scenario("lys", at={0: "prison 6"}, marks={0: "jureur"}, options={"death_keeps_role": "on"})
    game.throw("1+1")
    assert (game.where(0), game.marking(0)) == ("depart", "jureur")


def test_L160_death_ends_wounds_and_holds() -> None:
    game = scenario("lys", at={0: "prison 7", 1: "main 9"}, marks={1: "lys"}, wounded=[1])
    game.g.place[1] = PLACES.index("prison_7")
    game.throw("lys+cocarde")
    assert (game.where(1), game.g.wounded[1]) == ("depart", False)


def test_L161_LR78_a_new_life_begins_with_six_cards_and_a_normal_turn() -> None:
    game = scenario("lys", marks={0: "croix"}, hands={1: ["book_emile"]}, reborn=[0], begin=True)
    assert (len(game.hand(0)), game.hand(1), game.asked) == (6, ["book_emile"], "0 Main")  # no alms
    game.throw("1+1")
    assert game.where(0) == "main 2"


def test_L162_LR92_the_dead_wait_and_may_be_asked_for_cards() -> None:
    game = scenario("lys", marks={0: "croix", 1: "lys"}, hands={1: ["book_emile"]}, reborn=[1], begin=True)
    assert game.hand(0) == ["book_emile"]
    game.throw("4+lys")
    assert game.where(1) == "depart"


def test_L163_a_thrower_who_dies_does_not_close_his_turn() -> None:
    game = scenario("lys", at={0: "prison 6"}, trees={0: 1})
    game.throw("1+1")
    assert game.asked == "1 Main"


def test_L170_the_thrower_on_56_ends_the_game_at_once() -> None:
    game = scenario("lys", at={0: "main 54"}, hands={0: ["role_lys"] * 3}, trees={0: 3})
    game.throw("1+1")
    assert (game.asked, game.trees(0), game.brevets(0)) == ("", 3, 0)
    assert game.table.outcome() is not None


def test_L171_LR89_a_pawn_on_56_is_out_of_reach_and_the_turn_goes_on() -> None:
    at = {0: "main 11", 1: "main 55", 2: "main 33"}
    game = scenario("lys", 3, at=at, marks={0: "jureur", 1: "lys", 2: "lys"})
    game.throw("lys+cocarde", "lys+lys")  # 12: throws again, and the pawn on 56 stays
    assert game.where(0, 1, 2) == "main 12, main 56, main 36"
    assert game.asked == ""


def test_L172_LR79_each_finisher_takes_one_brevet_from_everyone_who_has_any() -> None:
    at = {0: "main 30", 1: "main 55", 2: "main 55", 3: "main 9"}
    game = scenario("lys", 4, at=at, marks={1: "lys", 2: "lys"}, brevets={0: 3, 1: 0, 2: 1, 3: 0})
    game.throw("lys+cocarde")
    assert [game.brevets(seat) for seat in range(4)] == [1, 1, 2, 0]
    assert [event.args["seats"] for event in game.events("searched")] == [[2, 0], [0, 1]]


def test_L172_LR79_the_thrower_searches_first() -> None:
    at = {0: "main 55", 1: "main 55", 2: "main 9"}
    game = scenario("lys", 3, at=at, marks={0: "lys", 1: "lys"}, brevets={0: 2, 1: 2, 2: 1})
    game.turn("1+cocarde")
    game.throw("lys+cocarde")
    assert [game.brevets(seat) for seat in range(3)] == [2, 3, 0]


def test_L173_L174_LR80_brevets_then_the_most_advanced_pawn() -> None:
    order = ["0", "prison_1", "prison_8", "front_1", "front_8", "guyana", "1", "55", "56"]
    advance = [progress(PLACES.index(place)) for place in order]
    assert advance == sorted(advance)
    assert len(set(advance)) == len(advance)


@pytest.mark.parametrize(("brevets", "rule", "winners"), [((2, 1), "L-176", [0]), ((1, 1), "L-176", [1])])
def test_L176_LR97_the_cap_ends_the_game_without_a_search(
    brevets: tuple[int, int], rule: str, winners: list[int]
) -> None:
    at = {0: "main 9", 1: "main 20"}
    game = scenario("lys", at=at, brevets=dict(enumerate(brevets)), options={"round_cap": "50"})
    game.g.turn = 99
    game.turn("1+lys")
    assert game.asked == "1 Main"
    game.turn("1+lys")
    outcome = game.table.outcome()
    assert (outcome.rule, outcome.winners, outcome.scores) == (rule, winners, list(brevets))


def test_LR97_without_a_cap_the_game_goes_on() -> None:
    game = scenario("lys", at={0: "main 9", 1: "main 20"}, options={"round_cap": "none"})
    game.g.turn = 300
    game.turn("1+lys")
    assert game.asked == "1 Main"
