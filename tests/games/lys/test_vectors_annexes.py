"""Section 9.4 of the rules: annexes, attack, cards, planting, the end."""

from __future__ import annotations

import pytest

from tests.scenario import scenario


def test_LV38_the_guillotine() -> None:
    game = scenario("lys", at={0: "prison 6"}, marks={0: "lys"}, hands={0: ["book_emile", "role_croix"]})
    game.throw("1+1")
    assert (game.where(0), game.hand(0), game.marking(0), game.g.reborn[0]) == ("depart", [], "none", True)
    assert sorted(game.discard) == ["book_emile", "role_croix", "role_lys"]
    assert game.asked == "1 Main"


def test_LV39_the_gaoler_is_a_friend() -> None:
    game = scenario("lys", at={0: "prison 6"}, marks={0: "cocarde"})
    game.throw("3+4")
    assert (game.where(0), game.trees(0)) == ("main 30", 2)


@pytest.mark.parametrize(
    ("begin", "throw", "end"), [("prison 5", "2+cocarde", "depart"), ("prison 1", "1+cocarde", "prison 3")]
)
def test_LV40_automatic_advance_in_prison(begin: str, throw: str, end: str) -> None:
    game = scenario("lys", at={0: "main 30", 1: begin}, marks={1: "cocarde"})
    game.throw(throw)
    assert game.where(1) == end


def test_LV41_automatic_advance_on_the_frontiers() -> None:
    at = {0: "main 30", 1: "front 4"}
    game = scenario("lys", at=at, marks={1: "lys"}, hands={1: ["book_emile"]})
    game.throw("2+lys")
    assert game.where(1) == "front 7"
    assert not game.g.reborn[1]
    game.throw("1+cocarde")
    game.play("1: end")
    before = game.hand(1)
    game.throw("lys+cocarde")
    assert (game.where(1), game.hold(1)) == ("main 53", "")
    assert len(game.hand(1)) == len(before) + 1 == 3  # his own turn began with a card


def test_LV42_a_double_leads_out_of_guyane() -> None:
    game = scenario("lys", at={0: "guyana", 1: "main 9"}, marks={0: "cocarde", 1: "lys"})
    game.throw("lys+lys")
    assert (game.where(0, 1), game.hold(0), game.g.salon[0]) == ("main 53, main 11", "salon", 2)


def test_LV43_the_return_from_the_frontiers() -> None:
    hand = ["role_lys", "role_lys", "role_croix", "role_croix", "book_emile"]
    game = scenario("lys", at={0: "front 6"}, hands={0: hand})
    game.throw("1+1")
    assert len(game.hand(0)) == 9
    game.play("0: lose role_lys", "0: lose role_lys", "0: lose role_croix")
    assert (len(game.hand(0)), game.where(0), game.hold(0)) == (6, "main 53", "salon")


def test_LV44_a_defence_cancels_an_attack_and_no_celebrity_does_on_the_frontiers() -> None:
    game = scenario("lys", at={1: "main 44"}, hands={0: ["attack_red"], 1: ["defence_red"]})
    game.play("0: attack attack_red seat1", "1: lay defence_red")
    assert (game.where(1), game.discard) == ("main 44", ["attack_red", "defence_red"])
    game = scenario("lys", at={1: "front 3"}, hands={0: ["attack_blue"], 1: ["cel_robespierre"]})
    game.play("0: attack attack_blue seat1")
    assert game.options(1) == ["decline"]
    game.play("1: decline")
    assert (game.where(1), game.g.reborn[1]) == ("depart", True)


def test_LV45_escapes_from_prison_and_from_guyane() -> None:
    game = scenario("lys", at={0: "prison 4"}, marks={0: "cocarde"}, hands={0: ["escape_rope", "book_emile"]})
    game.play("0: escape escape_rope")
    assert (game.where(0), game.trees(0), game.asked) == ("main 30", 2, "0 Main")
    game.throw("1+2")
    assert (game.where(0), game.hand(0)) == ("main 33", [])
    game = scenario("lys", at={0: "guyana"}, hands={0: ["escape_boat"]})
    game.play("0: escape escape_boat")
    game.throw("1+lys")
    assert (game.where(0), game.g.salon[0]) == ("main 53", 1)


def test_LV46_where_one_may_plant() -> None:
    game = scenario("lys", 3, at={0: "main 10", 1: "main 7", 2: "main 2"}, trees={0: 2})
    assert game.plots(0) == [1, 9]


def test_LV47_planted_squares_are_skipped() -> None:
    at = {0: "main 10", 1: "main 7", 2: "main 2"}
    hands = {0: [], 1: ["role_lys", "role_croix"]}
    game = scenario("lys", 3, at=at, hands=hands, trees={0: 2}, deck=["book_emile", "book_candide", "role_croix"])
    game.play("0: plant 1", "0: plant 9")
    assert (game.trees(0), game.brevets(0), game.gone) == (0, 2, [1, 9])
    game.throw("1+lys")
    assert game.hand(1) == ["role_lys", "role_croix", "book_emile"]
    game.throw("1+1")
    assert (game.where(1), len(game.hand(1))) == ("main 10", 5)
    game.play("1: lose role_lys", "1: lose role_croix")
    assert game.hand(1) == ["role_croix", "book_emile", "book_candide"]


def test_LV48_the_decrees_of_ventose() -> None:
    at = {0: "main 38", 1: "prison 2", 2: "main 9"}
    game = scenario("lys", 3, at=at, marks={0: "cocarde"}, hands={1: ["role_lys", "book_emile"]})
    game.throw("1+2")
    assert game.table.view(0).pool_cards == ["role_lys", "book_emile"]
    game.play("0: allot seat2", "0: allot seat0")
    assert game.hand(0) == ["book_emile"]
    assert game.hand(2) == ["role_lys"]
    assert [event.args["n"] for event in game.events("drew_hidden")] == [1]  # seat 1 begins its turn


def test_LV49_neerwinden_throws_back_to_valmy() -> None:
    game = scenario("lys", at={0: "front 1"}, hands={0: ["book_emile"]}, deck=["role_lys"])
    game.throw("2+1")
    assert (game.where(0), game.hand(0)) == ("front 1", ["role_lys", "book_emile"])


def test_LV50_no_celebrity_helps_on_34() -> None:
    game = scenario("lys", at={0: "main 30"}, hands={0: ["cel_danton", "book_emile", "role_lys"]})
    game.throw("2+2")
    assert game.asked == "0 LoseCards"
    game.play("0: lose book_emile", "0: lose role_lys")
    assert (game.where(0), game.hand(0)) == ("front 3", ["cel_danton"])


def test_LV51_alms_of_the_only_holder() -> None:
    hand = ["role_lys", "role_lys", "role_croix", "attack_red", "book_emile", "book_candide"]
    hands = {0: hand, 1: ["defence_blue"]}
    game = scenario("lys", 3, at={1: "main 5"}, marks={0: "croix"}, hands=hands, begin=True)
    assert (len(game.hand(0)), game.hand(1), game.asked) == (7, [], "0 Main")
    assert game.refusal("0: roll").rule == "L-15"
    verbs = {answer.split()[0] for answer in game.options(0)}
    assert verbs == {"mark", "discard", "books"}
    game.play("0: books book_emile book_candide")
    assert "roll" in game.options(0)


def test_LV52_the_finisher_searches() -> None:
    game = scenario("lys", 3, at={0: "main 55", 1: "main 52", 2: "main 9"}, marks={0: "cocarde"}, brevets={0: 3, 1: 4})
    game.throw("lys+cocarde")
    assert [game.brevets(seat) for seat in range(3)] == [4, 3, 0]
    assert game.table.outcome().winners == [0]


def test_LV53_two_finishers_search_in_turn() -> None:
    at = {0: "main 55", 1: "main 55", 2: "main 9"}
    game = scenario("lys", 3, at=at, marks={0: "cocarde", 1: "cocarde"}, brevets={0: 2, 1: 2, 2: 1})
    game.throw("lys+cocarde")
    assert [game.brevets(seat) for seat in range(3)] == [3, 2, 0]
    assert game.table.outcome().ranks == [1, 2, 3]


def test_LV54_the_most_advanced_pawn_wins_a_tie() -> None:
    at = {0: "main 55", 1: "main 52"}
    game = scenario("lys", at=at, marks={0: "cocarde"}, brevets={0: 2, 1: 4})
    game.throw("lys+cocarde")
    outcome = game.table.outcome()
    assert (outcome.scores, outcome.ranks, outcome.rule) == ([3, 3], [1, 2], "L-174")


def test_LV55_a_new_life_with_cards_in_hand() -> None:
    hands = {0: ["book_emile", "role_croix"]}
    game = scenario("lys", hands=hands, reborn=[0], begin=True)
    assert (len(game.hand(0)), game.asked) == (8, "0 LoseCards")
    game.play("0: lose book_emile", "0: lose role_croix")
    assert (len(game.hand(0)), game.asked, game.g.reborn[0]) == (6, "0 Main", False)


def test_LV56_two_celebrities_to_the_end() -> None:
    game = scenario("lys", at={0: "main 50"}, marks={0: "cocarde"}, hands={0: ["cel_carnot", "cel_bonaparte"]})
    game.throw("4+4")
    game.play("0: lay cel_carnot", "0: lay cel_bonaparte")
    assert game.where(0) == "main 56"
    assert game.table.outcome() is not None


def test_LV57_the_dead_do_not_follow_symbols() -> None:
    game = scenario("lys", at={0: "main 30"}, marks={1: "cocarde"}, reborn=[1])
    game.throw("2+cocarde")
    assert game.where(1) == "depart"


def test_LV58_the_wave_meets_itself() -> None:
    at = {0: "main 31", 1: "main 19", 2: "main 16"}
    game = scenario("lys", 3, at=at, marks={1: "lys", 2: "lys"})
    game.throw("2+2")
    assert game.where(0, 1, 2) == "main 35, main 6, main 3"
    assert (game.trees(1), game.trees(2)) == (0, 0)


def test_LV59_a_wave_kills_the_jailed_thrower() -> None:
    at = {0: "main 31", 1: "main 32", 2: "main 24"}
    game = scenario("lys", 3, at=at, marks={0: "lys", 1: "lys", 2: "lys"}, trees={0: 1})
    game.throw("2+2")
    assert game.where(0, 1, 2) == "depart, main 29, main 21"
    assert game.g.reborn[0]
    assert game.asked == "1 Main"


def test_LV60_equal_in_brevets_and_place_the_rank_is_shared() -> None:
    at = {0: "main 52", 1: "main 52", 2: "main 55"}
    game = scenario("lys", 3, at=at, marks={2: "cocarde"}, brevets={0: 4, 1: 4}, trees={0: 2})
    game.turn("lys+cocarde")
    outcome = game.table.outcome()
    assert (outcome.scores, outcome.ranks, outcome.rule) == ([3, 3, 2], [1, 1, 3], "L-175")
