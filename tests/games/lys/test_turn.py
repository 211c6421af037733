"""Chapters A and B: basics and the turn."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import PLACES, zones
from tests.scenario import scenario


def test_L1_L6_pawns_may_share_a_square_and_hands_are_hidden() -> None:
    game = scenario("lys", 6, at={0: "main 7"}, hands={1: ["book_emile"]}, women=[1])
    game.throw("1+1")
    assert [seat.hand for seat in game.table.view(0).seats] == [0, 2, 0, 0, 0, 0]  # seat 1 has begun its turn
    assert game.table.view(0).seats[1].cards is None
    assert game.where(1, 2, 3, 4, 5) == "depart, depart, depart, depart, depart"


def test_L2_unplanted_trees_count_nothing() -> None:
    game = scenario("lys", at={0: "main 55", 1: "main 50"}, marks={0: "cocarde"}, trees={1: 5}, brevets={0: 1})
    game.throw("lys+cocarde")
    outcome = game.table.outcome()
    assert (outcome.scores, outcome.winners) == ([1, 0], [0])


def test_L3_a_cancelled_square_has_no_sentence_and_is_never_counted() -> None:
    game = scenario("lys", at={0: "main 14"}, gone=[15, 16, 17])
    game.throw("1+1")
    assert game.where(0) == "main 19"


def test_L4_L5_annexes_white_squares_and_depart_belong_to_no_zone() -> None:
    reached = zones(terror_only=False, white_is_safe=True)
    safe = [place for place in PLACES if not reached[PLACES.index(place)]]
    assert safe == ["0", "5", "19", "23", "38", "45", "51", "56", *[f"prison_{k}" for k in range(1, 9)], "guyana"]


def test_L10_seats_play_clockwise() -> None:
    game = scenario("lys", 3, at=dict.fromkeys(range(3), "main 9"))
    order = []
    for _ in range(4):
        order.append(game.table.pending()[0])
        game.turn("1+lys")
    assert order == [0, 1, 2, 0]


def test_L11_a_wounded_player_loses_his_turn_whole() -> None:
    game = scenario("lys", 3, at={1: "main 18"}, hands={1: ["role_lys"]}, wounded=[1])
    game.turn("1+lys")
    assert game.asked == "2 Main"
    assert (game.hand(1), game.g.wounded[1]) == (["role_lys"], False)
    assert [event.args["seat"] for event in game.events("skipped")] == [1]


def test_L12_L161_step_one_gives_one_card_or_a_new_hand() -> None:
    game = scenario("lys", deck=["book_emile"], begin=True)
    assert game.hand(0) == ["book_emile"]
    game = scenario("lys", reborn=[0], begin=True)
    assert (len(game.hand(0)), game.asked, game.g.reborn[0]) == (6, "0 Main", False)


def test_L12_LR86_a_player_marked_a_priest_meanwhile_begs_at_his_next_turn() -> None:
    hands = {0: ["role_croix"], 1: [], 2: ["book_emile"]}
    game = scenario("lys", 3, at={1: "main 3"}, hands=hands)
    game.play("0: mark role_croix seat1")
    game.turn("1+lys")
    assert (game.hand(1), game.hand(2)) == (["book_emile"], [])


def test_L13_LR81_the_priest_names_a_giver_who_chooses_the_card() -> None:
    hands = {1: ["book_emile", "role_lys"], 3: ["role_croix"]}
    game = scenario("lys", 4, at={1: "guyana"}, marks={0: "croix"}, hands=hands, begin=True)
    assert game.options(0) == ["ask seat1", "ask seat3"]
    assert game.why_not(0, "seat:2") == "L-13"
    assert game.why_not(0, "seat:0") == "L-13"
    game.play("0: ask seat1")
    assert game.options(1) == ["give book_emile", "give role_lys"]
    game.play("1: give role_lys")
    assert (game.hand(0), game.hand(1), game.asked) == (["role_lys"], ["book_emile"], "0 Main")
    assert game.events("alms_hidden")[0].args == {"seat": 0, "target": 1}
    assert game.events("alms", 1)[0].args["card"] == "role_lys"


def test_L13_LR81_if_nobody_has_a_card_the_priest_gets_nothing() -> None:
    game = scenario("lys", marks={0: "croix"}, begin=True)
    assert (game.hand(0), game.asked) == ([], "0 Main")


def test_L14_L37_LR70_one_card_action_a_turn() -> None:
    hand = ["role_lys", "attack_blue", "book_emile"]
    game = scenario("lys", at={1: "main 9"}, hands={0: hand})
    game.play("0: discard book_emile")
    assert game.options(0) == ["roll"]
    for answer in ("mark role_lys seat1", "attack attack_blue seat1", "discard role_lys"):
        assert game.refusal(f"0: {answer}").rule == "L-14"
    assert game.why_not(0, "discard") == "L-14"
    assert game.why_not(0, "card:role_lys") == "L-14"


def test_L14_L15_LR93_six_cards_may_be_kept_seven_may_not() -> None:
    hand = ["role_lys"] * 5
    game = scenario("lys", hands={0: hand}, deck=["role_croix"], begin=True)
    assert "roll" in game.options(0)
    game = scenario("lys", hands={0: [*hand, "role_lys"]}, deck=["role_croix"], begin=True)
    assert "roll" not in game.options(0)
    assert game.why_not(0, "dice") == "L-15"
    game.play("0: discard role_croix")
    assert "roll" in game.options(0)


def test_L16_L18_LR71_free_actions_before_and_after_the_throw() -> None:
    hand = ["book_emile", "book_candide", "book_tolerance", "book_deux_indes"]
    game = scenario("lys", at={0: "main 9"}, hands={0: hand}, trees={0: 1})
    game.play("0: plant 2", "0: books book_emile book_candide", "0: plant 1")
    game.throw("1+1")
    assert game.asked == "0 Close"
    game.play("0: books book_tolerance book_deux_indes", "0: plant 9", "0: end")
    assert (game.brevets(0), game.gone) == (3, [1, 2, 9])


def test_L17_the_throw_is_compulsory_even_when_the_thrower_cannot_move() -> None:
    game = scenario("lys", at={0: "guyana", 1: "main 9"}, marks={1: "lys"})
    assert game.options(0) == ["roll"]
    game.throw("1+lys")
    assert game.where(0, 1) == "guyana, main 11"


@pytest.mark.parametrize("place", ["prison 5", "front 2", "guyana"])
def test_L19_captives_and_soldiers_take_full_turns(place: str) -> None:
    hand = ["role_lys", "attack_blue", "book_emile"]
    game = scenario("lys", at={0: place, 1: "main 9"}, hands={0: hand}, deck=["role_croix"], begin=True)
    assert len(game.hand(0)) == 4
    verbs = {answer.split()[0] for answer in game.options(0)}
    assert verbs == {"mark", "attack", "discard", "roll"}
