"""Chapters E, F and G: dice, automatic advance, mandatory squares."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import COCARDE, CROIX, LYS, NONE
from cocarde.games.lys.thinking.outlook import odds
from tests.scenario import scenario


def test_L40_LR5_the_distances_of_table_2_3() -> None:
    def out_of_36(marking: int, thrower: bool) -> list[int]:
        return [round(chance * 36) for chance in odds(marking, thrower)]

    assert out_of_36(NONE, True) == out_of_36(CROIX, True) == [20, 0, 1, 2, 3, 4, 3, 2, 1]
    assert out_of_36(COCARDE, True) == out_of_36(LYS, True) == [9, 2, 4, 4, 5, 6, 3, 2, 1]
    assert out_of_36(COCARDE, False) == out_of_36(LYS, False) == [25, 2, 3, 2, 2, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("throw", "places"), [("2+4", "main 17, main 9, main 9"), ("3+lys", "main 11, main 9, main 13")]
)
def test_L41_L42_numbers_move_the_thrower_and_a_symbol_its_role(throw: str, places: str) -> None:
    game = scenario("lys", 3, at={0: "main 11", 1: "main 9", 2: "main 9"}, marks={1: "cocarde", 2: "lys"})
    game.throw(throw)
    assert game.where(0, 1, 2) == places


def test_L43_two_different_symbols_move_everybody_by_one_whatever_their_number() -> None:
    game = scenario("lys", at={0: "main 9", 1: "main 9"}, marks={0: "lys", 1: "jureur"})
    game.throw("cocarde+lys")
    assert game.where(0, 1) == "main 10, main 10"


def test_L44_LR36_others_move_before_the_thrower() -> None:
    """The prisoner is guillotined before the thrower reaches 46 and opens the prison."""
    game = scenario("lys", at={0: "main 45", 1: "prison 7"}, marks={0: "cocarde", 1: "cocarde"})
    game.throw("lys+cocarde")
    assert game.where(0, 1) == "main 46, depart"


def test_L45_LR68_who_does_not_move_executes_nothing() -> None:
    game = scenario("lys", at={0: "main 40"})
    game.throw("1+lys")
    assert (game.where(0), game.trees(0)) == ("main 40", 0)


def test_L50_LR37_automatic_advance_ignores_sentences_in_the_annexes_too() -> None:
    game = scenario("lys", at={0: "main 30", 1: "front 2"}, marks={1: "lys"}, hands={1: ["book_emile"]})
    game.throw("2+lys")
    assert (game.where(1), len(game.hand(1))) == ("front 5", 2)  # and a card at the beginning of his turn


def test_L51_LR37_three_ends_need_the_exact_count() -> None:
    at = {0: "main 30", 1: "prison 7", 2: "front 6", 3: "main 55"}
    game = scenario("lys", 4, at=at, marks={1: "lys", 2: "lys", 3: "lys"})
    game.throw("4+lys")
    assert game.where(1, 2, 3) == "prison 4, front 5, main 52"


def test_L51_LR64_home_by_automatic_advance_without_cards_or_salon() -> None:
    game = scenario("lys", 3, at={0: "main 30", 2: "front 6"}, marks={2: "lys"}, gone=[53])
    game.throw("lys+lys")
    assert (game.where(2), game.hand(2), game.hold(2)) == ("main 52", [], "")


@pytest.mark.parametrize(
    ("place", "held"),
    [("guyana", ""), ("main 53", "salon")],
)
def test_L52_no_symbol_moves_who_is_in_guyane_or_in_the_salon(place: str, held: str) -> None:
    game = scenario("lys", at={0: "main 9", 1: place}, marks={1: "cocarde"}, held={1: held} if held else {})
    game.throw("2+cocarde")
    assert (game.where(1), game.hold(1)) == (place, held)


@pytest.mark.parametrize(("place", "hold", "to"), [("main 1", "estates", "main 4"), ("main 20", "tavern", "main 23")])
def test_L53_symbols_free_from_the_estates_and_the_tavern(place: str, hold: str, to: str) -> None:
    game = scenario("lys", at={0: "main 9", 1: place}, marks={1: "lys"}, held={1: hold})
    game.throw("2+lys")
    assert (game.where(1), game.hold(1)) == (to, "")


def test_L54_LR38_an_own_symbol_frees_but_obeys_barriers_and_sentences() -> None:
    game = scenario("lys", at={0: "main 1"}, marks={0: "cocarde"}, held={0: "estates"})
    game.throw("4+cocarde")
    assert (game.where(0), game.trees(0)) == ("main 4", 0)  # 5 is a barrier
    game = scenario("lys", at={0: "main 1"}, marks={0: "cocarde"}, held={0: "estates"})
    game.throw("3+cocarde")
    assert (game.where(0), game.trees(0)) == ("main 5", 1)


@pytest.mark.parametrize("square", [1, 20, 53])
def test_L55_LR39_automatic_arrivals_are_not_held(square: int) -> None:
    start = {1: "depart", 20: "main 19", 53: "main 52"}[square]
    game = scenario("lys", at={0: "main 9", 1: start}, marks={1: "cocarde"})
    game.throw("lys+cocarde")
    assert (game.where(1), game.hold(1)) == (f"main {square}", "")


@pytest.mark.parametrize("barrier", [5, 19, 23, 38, 45, 51])
def test_L60_the_thrower_must_stop_on_a_barrier(barrier: int) -> None:
    game = scenario("lys", at={0: f"main {barrier - 1}"})
    game.throw("1+2")
    assert game.events("bounced")[0].args["from"] == str(barrier)


def test_L60_L64_from_a_barrier_one_goes_on() -> None:
    game = scenario("lys", at={0: "main 19"})
    game.throw("1+2")
    assert game.where(0) == "main 22"


def test_L61_LR40_backward_steps_skip_cancelled_squares() -> None:
    game = scenario("lys", at={0: "main 22"}, gone=[21])
    game.throw("2+2")
    assert game.where(0) == "main 19"


def test_L62_LR42_one_celebrity_each_for_two_barriers() -> None:
    game = scenario("lys", at={0: "main 44"}, hands={0: ["cel_barras", "cel_madame_tallien"]})
    game.throw("4+4")
    game.play("0: lay cel_barras")
    assert game.options(0) == ["bounce", "lay cel_madame_tallien"]
    game.play("0: bounce")
    assert (game.where(0), game.hand(0)) == ("main 50", [])


def test_L63_a_cancelled_barrier_is_none_and_one_behind_is_one_again() -> None:
    game = scenario("lys", at={0: "main 18"}, gone=[19])
    game.throw("1+1")
    assert game.where(0) == "main 21"
    game = scenario("lys", at={0: "main 31", 1: "main 24"}, marks={1: "lys"})
    game.turn("2+2")  # the wave of 35 takes seat 1 back over the barrier 23
    assert game.where(1) == "main 21"
    game.turn("1+2")
    game.play("1: bounce")
    assert game.where(1) == "main 22"


def test_L65_surplus_steps_below_depart_are_lost() -> None:
    game = scenario("lys", at={0: "main 4"}, gone=[1, 2])
    game.throw("4+4")
    assert game.where(0) == "depart"


def test_L66_LR41_only_josephine_and_bonaparte_stop_on_56() -> None:
    game = scenario("lys", at={0: "main 55"}, hands={0: ["cel_barras", "cel_josephine"]})
    game.throw("1+1")
    assert game.options(0) == ["bounce", "lay cel_josephine"]
    assert game.why_not(0, "card:cel_barras") == "L-100"
    game.play("0: lay cel_josephine")
    assert game.where(0) == "main 56"


def test_LR62_only_the_last_square_of_a_bounce_counts() -> None:
    game = scenario("lys", at={0: "main 37"}, marks={0: "cocarde"})
    game.throw("1+2")
    assert (game.where(0), game.trees(0)) == ("main 36", 0)


def test_LR100_two_threes_are_a_double_whichever_faces_show_them() -> None:
    game = scenario("lys", at={0: "guyana"}, options={"dice_faces": "1-2-3-3"}, chance=[2, 3])
    game.play("0: roll")
    assert game.where(0) == "main 53"
