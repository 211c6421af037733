"""Chapter D: attack and defence."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import COLOUR_BITS, zones
from tests.scenario import scenario


@pytest.mark.parametrize(("square", "colour"), [(9, "blue"), (20, "yellow"), (30, "red"), (47, "yellow"), (52, "blue")])
def test_L30_LR1_an_attack_needs_the_colour_of_the_zone(square: int, colour: str) -> None:
    hand = ["attack_blue", "attack_yellow", "attack_red"]
    game = scenario("lys", at={1: f"main {square}"}, hands={0: hand})
    assert [answer for answer in game.options(0) if answer.startswith("attack")] == [f"attack attack_{colour} seat1"]
    other = next(card for card in hand if card != f"attack_{colour}")
    assert game.refusal(f"0: attack {other} seat1").text.key == "refusal-attack-colour"


def test_LR1_five_bands_or_terror_only() -> None:
    blue, yellow, red = COLOUR_BITS
    five = zones(terror_only=False, white_is_safe=True)[1:57]
    assert [five.count(bit) for bit in (blue, yellow, red, 0)] == [21, 8, 20, 7]
    terror = zones(terror_only=True, white_is_safe=True)
    assert {terror[n] for n in range(24, 38)} == {yellow}
    assert {terror[n] for n in range(39, 45)} == {red}


@pytest.mark.parametrize("place", ["depart", "main 38", "prison 2", "guyana"])
def test_L31_L111_LR4_nobody_is_attacked_on_depart_on_white_in_prison_or_in_guyane(place: str) -> None:
    game = scenario("lys", at={1: place}, hands={0: ["attack_blue", "attack_yellow", "attack_red"]})
    assert not [answer for answer in game.options(0) if answer.startswith("attack")]
    assert game.refusal("0: attack attack_red seat1").rule == "L-31"


def test_LR4_with_white_is_safe_off_a_white_square_takes_the_colour_of_the_next() -> None:
    game = scenario("lys", at={1: "main 38"}, hands={0: ["attack_red"]}, options={"white_is_safe": "off"})
    game.play("0: attack attack_red seat1", "1: decline")
    assert game.where(1) == "prison 1"
    assert zones(terror_only=False, white_is_safe=False)[56] == 0


def test_L30_one_does_not_attack_oneself() -> None:
    game = scenario("lys", at={0: "main 9"}, hands={0: ["attack_blue"]})
    assert game.refusal("0: attack attack_blue seat0").text.key == "refusal-attack-self"


def test_L32_L33_a_valid_celebrity_defends_and_nothing_is_replaced() -> None:
    hands = {0: ["attack_red"], 1: ["cel_danton", "cel_necker", "defence_blue", "role_lys"]}
    game = scenario("lys", at={1: "main 41"}, hands=hands)
    game.play("0: attack attack_red seat1")
    assert game.options(1) == ["decline", "lay cel_danton"]
    assert game.why_not(1, "card:cel_necker") == "L-100"
    assert game.why_not(1, "card:defence_blue") == "L-32"
    assert game.why_not(1, "card:role_lys") == "L-32"
    game.play("1: lay cel_danton")
    assert (game.where(1), game.discard) == ("main 41", ["attack_red", "cel_danton"])
    assert (game.hand(0), game.hand(1)) == ([], ["role_lys", "defence_blue", "cel_necker"])
    assert game.asked == "0 Main"


def test_L34_LR2_an_undefended_accused_goes_to_the_conciergerie() -> None:
    game = scenario("lys", 3, at={0: "main 12", 1: "main 15"}, hands={0: ["attack_blue"], 1: []})
    game.play("0: attack attack_blue seat1", "1: decline")
    assert game.where(1) == "prison 1"


@pytest.mark.parametrize("card", ["attack_blue", "attack_yellow", "attack_red"])
def test_L35_L122_LR3_on_the_frontiers_any_colour_kills(card: str) -> None:
    game = scenario("lys", at={1: "front 3"}, hands={0: [card], 1: ["book_emile"]}, trees={1: 2})
    game.play(f"0: attack {card} seat1", "1: decline")
    assert (game.where(1), game.g.reborn[1], game.trees(1)) == ("depart", True, 2)


def test_L122_on_the_frontiers_only_a_defence_of_the_colour_helps() -> None:
    hands = {0: ["attack_blue"], 1: ["defence_blue", "defence_red", "cel_robespierre"]}
    game = scenario("lys", at={1: "front 3"}, hands=hands)
    game.play("0: attack attack_blue seat1")
    assert game.options(1) == ["decline", "lay defence_blue"]
    assert game.why_not(1, "card:cel_robespierre") == "L-122"
    game.play("1: lay defence_blue")
    assert game.where(1) == "front 3"


def test_L36_LR53_being_jailed_ends_hold_and_wound() -> None:
    game = scenario("lys", at={1: "main 20"}, hands={0: ["attack_yellow"]}, held={1: "tavern"}, wounded=[1])
    game.play("0: attack attack_yellow seat1", "1: decline")
    assert (game.where(1), game.hold(1), game.g.wounded[1]) == ("prison 1", "", False)
    assert game.asked == "0 Main"


def test_L111_a_prisoner_may_attack() -> None:
    game = scenario("lys", at={0: "prison 3", 1: "main 9"}, hands={0: ["attack_blue"]})
    game.play("0: attack attack_blue seat1", "1: decline")
    assert game.where(1) == "prison 1"


def test_LR2_graded_blue_costs_a_card_and_three_squares() -> None:
    hands = {0: ["attack_blue"], 1: ["role_lys", "book_emile"]}
    game = scenario("lys", at={1: "main 9"}, hands=hands, gone=[7], options={"attack_effect": "graded"})
    game.play("0: attack attack_blue seat1", "1: decline", "1: lose role_lys")
    assert (game.where(1), game.hand(1), game.trees(1)) == ("main 5", ["book_emile"], 0)


def test_LR2_graded_yellow_jails_and_red_takes_the_hand_too() -> None:
    graded = {"attack_effect": "graded"}
    for colour, square, left in [("yellow", 22, ["book_emile"]), ("red", 30, [])]:
        hands = {0: [f"attack_{colour}"], 1: ["book_emile"]}
        game = scenario("lys", at={1: f"main {square}"}, hands=hands, options=graded)
        game.play(f"0: attack attack_{colour} seat1", "1: decline")
        assert (game.where(1), game.hand(1)) == ("prison 1", left)


def test_LR85_a_card_without_target_can_only_be_kept_or_discarded() -> None:
    game = scenario("lys", at={1: "main 9"}, hands={0: ["attack_red"]})
    assert game.options(0) == ["discard attack_red", "roll"]


def test_LR88_the_target_answers_at_once() -> None:
    game = scenario("lys", 3, at={1: "main 9"}, hands={0: ["attack_blue"]})
    game.play("0: attack attack_blue seat1")
    assert (game.asked, game.where(1)) == ("1 Defend", "main 9")


def test_LR98_the_accused_is_always_heard() -> None:
    game = scenario("lys", at={1: "main 9"}, hands={0: ["attack_blue"], 1: []})
    game.play("0: attack attack_blue seat1")
    assert (game.asked, game.options(1)) == ("1 Defend", ["decline"])
