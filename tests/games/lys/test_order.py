"""Chapter Q: interrupts and the order of resolution."""

from __future__ import annotations

from typing import Any

from tests.scenario import scenario


def test_L190_an_interrupt_is_answered_before_anything_else() -> None:
    hands = {0: ["attack_blue", "role_lys"], 1: ["role_lys"]}
    game = scenario("lys", 3, at={1: "main 9"}, hands=hands)
    game.play("0: attack attack_blue seat1")
    assert game.table.pending() == (1,)
    assert game.refusal("0: roll").text.key == "refusal-not-your-turn"


def test_L191_protection_is_asked_before_the_danger_takes_effect() -> None:
    game = scenario("lys", at={0: "main 25"}, hands={0: ["role_lys"]}, brevets={0: 1})
    game.throw("1+1")
    assert (game.asked, game.brevets(0)) == ("0 Protect", 1)


def test_L192_cards_are_drawn_one_by_one_across_a_reshuffle() -> None:
    position: dict[str, Any] = {
        "at": {0: "front 5"},
        "marks": {0: "lys"},
        "deck": ["book_emile"],
        "discard": ["role_lys", "role_croix"],
    }
    game = scenario("lys", **position, dry=True, options={"reshuffle": "flip"})
    game.throw("lys+cocarde")
    assert (game.where(0), game.hand(0)) == ("front 6", ["role_lys", "role_croix", "book_emile"])


def test_L193_a_player_killed_meanwhile_is_skipped_and_the_turn_continues() -> None:
    at = {0: "main 31", 1: "main 32", 2: "prison 2"}
    game = scenario("lys", 3, at=at, marks={1: "lys"}, trees={0: 1})
    game.throw("2+2")
    assert (game.where(1, 2), game.asked) == ("main 29, depart", "0 Close")


def test_L194_LR96_the_list_is_fixed_and_the_place_read_when_treated() -> None:
    """Seat 1 falls back to 16 and scatters seat 2 to 6 before seat 2's own turn comes: he falls back from there."""
    at = {0: "main 31", 1: "main 19", 2: "main 16", 3: "main 6"}
    game = scenario("lys", 4, at=at, marks={1: "lys", 2: "lys"})
    game.throw("2+2")
    assert game.where(0, 1, 2, 3) == "main 35, main 6, main 3, main 6"


def test_L195_a_jailed_wave_player_may_be_freed_by_a_later_one() -> None:
    at = {0: "main 31", 1: "main 24", 2: "main 49"}
    game = scenario("lys", 3, at=at, marks={0: "lys", 1: "refractaire", 2: "lys"})
    game.throw("2+2")
    assert game.where(0, 1, 2) == "main 30, main 30, main 46"
    assert (game.trees(0), game.trees(2)) == (0, 2)


def test_L196_LR87_nothing_can_be_done_between_throw_and_sentences() -> None:
    hands = {0: ["role_lys"], 1: ["role_cocarde"]}
    game = scenario("lys", at={0: "main 15", 1: "main 9"}, marks={0: "lys"}, hands=hands)
    game.throw("1+lys")
    assert game.asked == "0 Protect"
    assert game.options(0) == ["suffer"]
    assert game.options(1) == []


def test_LR99_who_arrives_in_the_wave_takes_the_throwers_part() -> None:
    at = {0: "main 31", 1: "main 12", 2: "main 9"}
    hands = {1: ["book_emile"], 2: ["role_lys"]}
    game = scenario("lys", 4, at={**at, 3: "main 9"}, marks={1: "lys", 2: "none"}, hands=hands, women=[3])
    game.throw("2+2")
    game.play("1: suffer")  # the wave
    assert game.asked == "1 Protect"
    game.play("1: suffer", "2: suffer")
    assert game.where(1, 2, 3) == "main 7, main 7, main 9"
    assert game.events("discarded")[0].args == {"seat": 1, "cards": ["book_emile"], "cause": "square:7"}


def test_L193_L194_a_listed_player_who_left_the_road_is_skipped() -> None:
    """Seat 1 falls back to 22, where seat 2 stands: both go to the frontiers, and the wave finds seat 2 no more."""
    at = {0: "main 31", 1: "main 25", 2: "main 22"}
    game = scenario("lys", 3, at=at, marks={1: "lys", 2: "lys"})
    game.throw("2+2")
    assert game.where(1, 2) == "front 1, front 1"


def test_LR101_in_the_wave_the_pool_begins_at_the_left_of_who_gives() -> None:
    at = {0: "main 31", 1: "main 44", 2: "prison 3"}
    hands = {0: ["role_croix"], 2: ["book_emile"]}
    game = scenario("lys", 3, at=at, marks={0: "lys", 1: "lys"}, hands=hands)
    game.throw("2+2")
    game.play("0: suffer")
    assert (game.asked, game.where(0, 1)) == ("1 Allot", "prison 1, main 41")
    assert game.table.view(1).pool_cards == ["book_emile", "role_croix"]
    game.play("1: allot seat1", "1: allot seat1")


def test_L163_a_dead_thrower_does_not_close_even_with_cards_he_was_given() -> None:
    at = {0: "main 31", 1: "main 32", 2: "main 24", 3: "main 44"}
    marks = {0: "lys", 1: "lys", 2: "refractaire", 3: "lys"}
    game = scenario("lys", 4, at=at, marks=marks, hands={2: ["book_emile", "book_candide"]})
    game.throw("2+2")
    game.play("2: suffer", "2: suffer")  # the wave, and then the prison
    assert (game.where(0, 1, 2, 3), game.asked) == ("depart, main 29, prison 1, main 41", "3 Allot")
    game.play("3: allot seat0", "3: allot seat0")
    assert (game.hand(0), game.asked) == (["book_emile", "book_candide"], "1 Main")
