"""Chapters L and M: trees, brevets, books, cards."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.lys.data.numbers import BARRIERS, GIVES_TREES, PLOTS
from cocarde.games.lys.rules.cards import draw
from tests.games.lys.scene import dice
from tests.scenario import scenario


def test_L140_trees_lie_openly_until_planted() -> None:
    game = scenario("lys", trees={1: 3})
    assert [seat.trees for seat in game.table.view(None).seats] == [0, 3]


def test_L141_LR35_one_plants_behind_on_free_squares_that_give_no_trees() -> None:
    game = scenario("lys", 3, at={0: "main 12", 1: "main 10", 2: "main 20"}, trees={0: 1}, gone=[2])
    assert game.plots(0) == [1, 7, 9, 11]
    for square, why in [("12", "ahead"), ("14", "ahead"), ("2", "gone"), ("10", "occupied")]:
        assert game.refusal(f"0: plant {square}").text.key == f"refusal-plant-{why}"
    assert game.why_not(0, "square:6") == "L-141"
    assert game.why_not(0, "square:2") == "L-3"


def test_L140_without_a_tree_nothing_is_planted() -> None:
    game = scenario("lys", at={0: "main 12"})
    assert game.plots(0) == []
    assert game.refusal("0: plant 11").rule == "L-140"


def test_L142_L147_a_brevet_for_a_tree_and_the_square_is_gone_for_ever() -> None:
    game = scenario("lys", at={0: "main 12"}, trees={0: 1})
    game.play("0: plant 11")
    assert (game.trees(0), game.brevets(0), game.gone) == (0, 1, [11])
    assert game.table.view(None).squares[11].planter == 0


def test_L143_barriers_19_23_45_51_may_be_cancelled_and_5_38_never() -> None:
    assert [n for n in BARRIERS if n in PLOTS] == [19, 23, 45, 51]
    assert GIVES_TREES == [3, 4, 5, 6, 8, 13, 30, 38, 40, 43, 46, 49]
    assert len(PLOTS) == 43


def test_L144_several_trees_in_one_turn_on_different_squares() -> None:
    game = scenario("lys", at={0: "main 12"}, trees={0: 3})
    game.play("0: plant 11", "0: plant 1", "0: plant 2")
    assert (game.brevets(0), game.gone) == (3, [1, 2, 11])


@pytest.mark.parametrize("place", ["prison 5", "front 2", "guyana"])
def test_L145_LR72_LR73_from_an_annexe_nothing_is_planted_unless_the_table_allows_it(place: str) -> None:
    game = scenario("lys", at={0: place}, trees={0: 1}, stood={0: 9})
    assert game.refusal("0: plant 2").rule == "L-145"
    game = scenario("lys", at={0: place}, trees={0: 1}, stood={0: 9}, options={"plant_from_annexe": "on"})
    assert game.plots(0) == [1, 2, 7]


def test_LR72_the_last_main_square_is_remembered_and_lost_by_death() -> None:
    options = {"plant_from_annexe": "on"}
    game = scenario("lys", at={0: "main 15"}, marks={0: "lys"}, trees={0: 1}, options=options)
    game.throw("1+lys")
    assert (game.where(0), game.asked) == ("prison 1", "0 Close")
    assert max(game.plots(0)) == 16
    game = scenario("lys", at={0: "prison 6"}, trees={0: 1}, stood={0: 17}, options=options)
    game.throw("1+1")
    assert (game.where(0), game.g.stood[0]) == ("depart", 0)


def test_L146_LR94_books_are_laid_two_by_two() -> None:
    game = scenario("lys", at={0: "main 9"}, hands={0: ["book_emile", "book_candide", "book_tolerance", "role_lys"]})
    assert [answer for answer in game.options(0) if answer.startswith("books")] == [
        "books book_candide book_tolerance",
        "books book_emile book_candide",
        "books book_emile book_tolerance",
    ]
    game.play("0: books book_emile book_tolerance", "0: discard role_lys")
    assert (game.trees(0), game.hand(0)) == (1, ["book_candide"])
    assert game.why_not(0, "card:book_candide") == "L-146"
    assert game.refusal("0: books book_emile book_candide").rule == "L-1"


def test_L150_LR84_the_hand_limit_at_once_by_choice() -> None:
    hand = ["role_lys"] * 5 + ["book_emile"]
    game = scenario("lys", at={0: "main 30"}, marks={0: "lys"}, hands={0: hand}, deck=["book_candide"])
    game.throw("lys+cocarde")
    assert game.options(0) == ["lose book_candide", "lose book_emile", "lose role_lys"]
    assert game.why_not(0, "card:role_croix") == "L-1"
    game.play("0: lose role_lys")
    assert len(game.hand(0)) == 6


def test_L151_L153_a_card_played_is_not_replaced_and_the_discard_is_public() -> None:
    game = scenario("lys", hands={0: ["role_lys"]})
    game.play("0: discard role_lys")
    assert (game.hand(0), game.table.view(1).discard) == ([], ["role_lys"])


def test_L152_LR82_an_empty_deck_is_the_shuffled_discard() -> None:
    game = scenario("lys", at={0: "front 1"}, marks={0: "lys"}, dry=True)
    waiting = len(game.g.discard)
    swap_none = list(range(waiting - 1, 0, -1))
    game.play("0: roll", chance=[*dice("lys+cocarde"), *swap_none])
    assert game.hand(0) == ["book_tolerance", "book_deux_indes"]  # the last two of the pack
    assert game.events("reshuffled")[0].args == {"n": waiting}
    assert game.discard == []


def test_L152_LR82_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    game = scenario("lys")
    game.g.deck = []
    draw(game.g, 0, 3, "L-152")
    assert game.hand(0) == []


def test_LR83_turned_over_the_first_card_thrown_is_the_first_drawn_and_everybody_knows() -> None:
    position: dict[str, Any] = {
        "at": {0: "front 1"},
        "marks": {0: "lys"},
        "discard": ["role_lys", "book_emile", "role_croix"],
    }
    game = scenario("lys", **position, dry=True, options={"reshuffle": "flip"})
    game.throw("lys+cocarde")
    assert game.hand(0) == ["role_lys", "book_emile"]
    assert game.table.view(1).seats[0].known == ["role_lys", "book_emile"]
    assert game.table.view(1).deck_order[:2] == ["role_croix", "role_cocarde"]
