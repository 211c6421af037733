"""Section 9.3 of the rules: roles, joining, the wave."""

from __future__ import annotations

import pytest

from tests.scenario import scenario


def test_LV26_a_celebrity_protects_a_refractory_priest_on_21() -> None:
    game = scenario("lys", at={0: "main 19"}, marks={0: "refractaire"}, hands={0: ["cel_la_fayette"]})
    game.throw("1+1")
    game.play("0: lay cel_la_fayette")
    assert (game.where(0), game.hand(0)) == ("main 21", [])


def test_LV27_a_juring_priest_is_not_banished() -> None:
    game = scenario("lys", at={0: "main 24"}, marks={0: "jureur"}, hands={0: ["role_lys", "book_emile"]})
    game.throw("2+2")
    assert (game.where(0), game.hand(0), game.asked) == ("main 28", ["role_lys", "book_emile"], "0 Close")


def test_LV28_every_priest_loses_two_cards_on_48() -> None:
    hand = ["role_lys", "role_croix", "book_emile"]
    game = scenario("lys", at={0: "main 46"}, marks={0: "jureur"}, hands={0: hand})
    game.throw("1+1")
    game.play("0: lose role_lys", "0: lose book_emile")
    assert (game.where(0), game.hand(0)) == ("main 48", ["role_croix"])


def test_LV29_the_wave_of_35() -> None:
    at = {0: "main 31", 1: "main 38", 2: "main 24", 3: "front 6"}
    game = scenario("lys", 4, at=at, marks={1: "lys", 2: "refractaire", 3: "lys"})
    game.throw("2+2")
    assert game.where(0, 1, 2, 3) == "main 35, prison 1, prison 1, front 6"
    assert len(game.events("waved")) == 1


def test_LV30_no_gathering_on_16() -> None:
    game = scenario("lys", at={0: "main 12", 1: "main 16"}, marks={0: "cocarde", 1: "cocarde"})
    game.throw("3+1")
    assert game.where(0, 1) == "main 6, main 6"
    assert (game.trees(0), game.trees(1)) == (0, 0)


def test_LV31_royalists_who_meet_on_22_go_to_the_frontiers() -> None:
    at = {0: "main 20", 1: "main 22", 2: "main 22"}
    marks = {0: "lys", 1: "refractaire", 2: "cocarde"}
    game = scenario("lys", 3, at=at, marks=marks, hands={2: ["book_emile"]}, deck=["role_croix"])
    game.throw("1+1")
    assert game.where(0, 1, 2) == "front 1, front 1, main 22"
    assert game.hand(0) == ["role_croix"]
    assert [event.args["seat"] for event in game.events("drew_hidden")] == [0]


def test_LV32_the_women_send_the_men_back_to_7() -> None:
    at = {0: "main 6", 1: "main 9", 2: "main 9"}
    hands = {1: ["book_emile"], 2: ["cel_marat"]}
    game = scenario("lys", 3, at=at, marks={1: "lys"}, hands=hands, women=[0])
    game.throw("1+2")
    game.play("1: suffer", "2: lay cel_marat")
    assert game.where(0, 1, 2) == "main 9, main 7, main 9"
    assert "book_emile" in game.hand(1)


def test_LV33_the_estates_wait_for_company() -> None:
    game = scenario("lys", at={0: "main 1"}, marks={1: "cocarde"}, held={0: "estates"})
    game.turn("3+4")
    assert (game.where(0), game.hold(0)) == ("main 1", "estates")
    game.turn("1+lys")
    game.turn("lys+cocarde")
    assert (game.where(0, 1), game.hold(0), game.hold(1)) == ("main 1, main 1", "", "")
    game.turn("1+lys")
    game.turn("1+2")
    assert game.where(0) == "main 4"


def test_LV34_out_of_the_tavern() -> None:
    game = scenario("lys", at={0: "main 20"}, marks={0: "cocarde"}, held={0: "tavern"})
    for throw, where, hold in [
        ("3+3", "main 20", "tavern"),
        ("1+lys", "main 20", "tavern"),
        ("cocarde+cocarde", "main 22", ""),
    ]:
        game.turn(throw)
        assert (game.where(0), game.hold(0)) == (where, hold)
        game.turn("lys+lys")


def test_LV35_symbols_move_the_wounded() -> None:
    at = {0: "main 11", 1: "main 18"}
    game = scenario("lys", at=at, marks={0: "cocarde", 1: "cocarde"}, wounded=[1])
    game.throw("1+cocarde")
    assert (game.where(0, 1), game.trees(0)) == ("main 13, main 20", 2)
    assert (game.g.wounded[1], game.hold(1)) == (True, "")


@pytest.mark.parametrize(("brevets", "where"), [(1, "main 27"), (0, "prison 1")])
def test_LV36_a_brevet_or_prison(brevets: int, where: str) -> None:
    game = scenario("lys", at={0: "main 24"}, brevets={0: brevets})
    game.throw("1+2")
    assert (game.where(0), game.brevets(0)) == (where, 0)


@pytest.mark.parametrize(("marking", "where"), [("refractaire", "guyana"), ("croix", "main 55")])
def test_LV37_fructidor_strikes_royalists(marking: str, where: str) -> None:
    game = scenario("lys", at={0: "main 51"}, marks={0: marking})
    game.throw("2+2")
    assert game.where(0) == where
