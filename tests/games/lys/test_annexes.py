"""Chapter K: prison, frontiers, Guyane."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import BOX
from tests.scenario import scenario


def test_L110_one_enters_the_prison_on_1_and_walks_next_turn() -> None:
    entries = {part.to for square in BOX.squares for part in square.does if part.to.startswith("prison")}
    assert entries == {"prison_1"}
    game = scenario("lys", at={0: "main 16"}, marks={0: "lys"})
    game.turn("lys+cocarde")
    assert game.where(0) == "prison 1"
    game.turn("1+cocarde")
    game.turn("2+2")
    assert game.where(0) == "prison 5"


def test_L111_a_prisoner_may_be_asked_for_alms() -> None:
    game = scenario("lys", at={1: "prison 3"}, marks={0: "croix"}, hands={1: ["book_emile"]}, begin=True)
    assert game.hand(0) == ["book_emile"]


@pytest.mark.parametrize(("throw", "where"), [("1+1", "depart"), ("1+2", "prison 7"), ("2+2", "prison 6")])
def test_L112_the_guillotine_needs_the_exact_count(throw: str, where: str) -> None:
    game = scenario("lys", at={0: "prison 6"})
    game.throw(throw)
    assert game.where(0) == where


def test_L113_ways_out_of_prison() -> None:
    game = scenario("lys", at={0: "prison 1"})
    game.throw("1+1")
    assert game.where(0) == "main 30"
    game = scenario("lys", at={0: "main 45", 1: "prison 5"}, marks={0: "lys"})
    game.throw("lys+cocarde")
    assert game.where(1) == "main 30"


def test_LR63_the_message_is_drawn_at_random_from_a_chosen_hand() -> None:
    at = {0: "prison 2"}
    hands = {0: ["role_lys"] * 6, 1: ["attack_red", "book_emile"], 2: ["role_croix"]}
    game = scenario("lys", 3, at=at, hands=hands)
    game.throw("1+1")
    assert game.options(0) == ["message seat1", "message seat2"]
    game.play("0: message seat1", chance=[1])
    assert game.hand(1) == ["attack_red"]
    assert game.asked == "0 LoseCards"
    game.play("0: lose role_lys")
    assert game.hand(0)[-1] == "book_emile"
    assert game.events("message_hidden")[0].args == {"seat": 0, "target": 1, "cause": "square:prison_4"}
    assert game.events("message", 1)[0].args["card"] == "book_emile"


def test_LR63_the_only_victim_needs_no_choice_and_none_gives_nothing() -> None:
    game = scenario("lys", 3, at={0: "prison 2"}, hands={2: ["book_emile"]})
    game.play("0: roll", chance=[0, 0, 0])
    assert game.hand(0) == ["book_emile"]
    game = scenario("lys", 3, at={0: "prison 2"})
    game.throw("1+1")
    assert (game.where(0), game.hand(0)) == ("prison 4", [])


def test_L120_the_thrower_executes_the_square_of_entry() -> None:
    game = scenario("lys", at={0: "main 33"}, marks={0: "cocarde"}, hands={0: ["book_emile", "role_lys", "role_croix"]})
    game.throw("lys+cocarde")
    assert (game.where(0), game.asked) == ("front 3", "0 LoseCards")


def test_L121_home_from_the_frontiers() -> None:
    game = scenario("lys", at={0: "front 6"})
    game.throw("1+1")
    assert (game.where(0), len(game.hand(0)), game.hold(0)) == ("main 53", 4, "salon")
    game = scenario("lys", at={0: "front 6"})
    game.throw("1+2")
    assert game.where(0) == "depart"  # back to 7: Arcole


@pytest.mark.parametrize(("throw", "where"), [("3+3", "main 53"), ("cocarde+cocarde", "main 53"), ("3+4", "guyana")])
def test_L130_LR65_only_a_double_leaves_guyane(throw: str, where: str) -> None:
    game = scenario("lys", at={0: "guyana", 1: "main 9"}, marks={0: "cocarde"}, hands={1: ["attack_blue"]})
    game.throw(throw)
    assert game.where(0) == where


def test_L135_LR66_an_escape_is_free_and_only_for_captives() -> None:
    game = scenario("lys", at={0: "prison 7"}, hands={0: ["escape_rope", "role_lys", "book_emile"]})
    game.play("0: mark role_lys seat0", "0: escape escape_rope")
    assert (game.where(0), game.asked) == ("main 30", "0 Main")
    game = scenario("lys", at={0: "front 3"}, hands={0: ["escape_rope"]})
    assert game.options(0) == ["discard escape_rope", "roll"]
    game.play("0: discard escape_rope")
    game = scenario("lys", at={0: "main 30"}, hands={0: ["escape_rope", "role_lys"]})
    game.play("0: discard role_lys")
    assert game.why_not(0, "card:escape_rope") == "L-135"


def test_L16_an_escape_is_not_possible_after_the_throw() -> None:
    game = scenario("lys", at={0: "prison 4"}, hands={0: ["escape_rope", "book_emile"]})
    game.throw("1+lys")
    assert (game.asked, game.options(0)) == ("0 Close", ["end"])
    assert game.why_not(0, "card:escape_rope") == "L-16"


def test_L135_an_escape_to_a_cancelled_salon_meets_the_next_lower_square() -> None:
    hands = {0: ["escape_rope", "role_lys", "role_croix", "book_emile"]}
    game = scenario("lys", at={0: "guyana"}, hands=hands, gone=[53])
    game.play("0: escape escape_rope", "0: lose role_lys", "0: lose role_croix")
    assert (game.where(0), game.hand(0), game.asked) == ("main 52", ["book_emile"], "0 Main")
