"""Section 9.1 of the rules: the rulebook's own examples."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import CARDS, VALID
from tests.scenario import scenario


def test_LV1_two_numbers_move_the_thrower_alone() -> None:
    game = scenario("lys", 3, at={0: "main 7", 1: "main 14", 2: "main 10"}, marks={1: "cocarde", 2: "lys"})
    game.throw("1+3")
    assert game.where(0, 1, 2) == "main 11, main 14, main 10"


def test_LV2_a_cocarde_moves_every_revolutionary() -> None:
    at = {0: "main 8", 1: "main 14", 2: "main 10"}
    game = scenario("lys", 3, at=at, marks={0: "cocarde", 1: "cocarde", 2: "lys"})
    game.throw("2+cocarde")
    assert game.where(0, 1, 2) == "main 11, main 17, main 10"


def test_LV3_an_unmarked_thrower_stays_and_a_juring_priest_moves() -> None:
    game = scenario("lys", 3, at={0: "main 8", 1: "main 14", 2: "main 10"}, marks={1: "jureur", 2: "lys"})
    game.throw("2+cocarde")
    assert game.where(0, 1, 2) == "main 8, main 17, main 10"


def test_LV4_two_cocardes_and_no_tree_by_automatic_advance() -> None:
    at = {0: "main 9", 1: "main 4", 2: "main 10"}
    game = scenario("lys", 3, at=at, marks={0: "cocarde", 1: "cocarde"})
    game.throw("cocarde+cocarde")
    assert game.where(0, 1, 2) == "main 11, main 6, main 10"
    assert game.trees(1) == 0


def test_LV5_lys_and_cocarde_move_both_camps_by_one() -> None:
    at = {0: "main 10", 1: "main 4", 2: "main 12", 3: "main 24"}
    game = scenario("lys", 4, at=at, marks={0: "croix", 1: "cocarde", 2: "lys", 3: "refractaire"})
    game.throw("lys+cocarde")
    assert game.where(0, 1, 2, 3) == "main 10, main 5, main 13, main 25"
    assert game.trees(1) == 0


@pytest.mark.parametrize(
    ("square", "valid"), [(18, False), (19, True), (38, True), (43, True), (44, False), (45, False)]
)
def test_LV6_robespierre_is_valid_from_19_to_43(square: int, valid: bool) -> None:
    assert VALID[square][CARDS.index("cel_robespierre")] is valid


def test_LV7_a_refractory_priest_changes_by_steps() -> None:
    hand = ["role_cocarde", "role_lys", "role_croix"]
    game = scenario("lys", at={1: "main 3"}, marks={1: "refractaire"}, hands={0: hand})
    on_b = [answer for answer in game.options(0) if answer.endswith("seat1") or answer.endswith("seat1 add")]
    assert on_b == ["mark role_croix seat1", "mark role_lys seat1"]
    assert game.refusal("0: mark role_cocarde seat1").rule == "L-24"
    game.play("0: mark role_lys seat1")
    assert game.marking(1) == "lys"
    game = scenario("lys", at={1: "main 3"}, marks={1: "refractaire"}, hands={0: hand})
    game.play("0: mark role_croix seat1")
    assert game.marking(1) == "croix"


def test_LV8_two_throws_in_the_salon() -> None:
    at = {0: "main 53", 1: "main 30"}
    game = scenario("lys", at=at, marks={0: "cocarde", 1: "cocarde"}, held={0: "salon"})
    game.throw("2+2")
    assert (len(game.hand(0)), game.g.salon[0], game.where(0)) == (2, 1, "main 53")
    game.play("0: end")
    game.throw("1+lys")
    before = len(game.hand(0))
    game.throw("cocarde+cocarde")
    assert len(game.hand(0)) == before + 1
    assert (game.hold(0), game.where(0, 1)) == ("", "main 53, main 32")
    assert game.asked == "0 Close"
