"""Chapter C: marking, table 4.4."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.lys.data.numbers import MARKINGS, ROLE_BITS
from cocarde.games.lys.rules.marking import bars_mark
from tests.scenario import scenario

ROLES = ["role_cocarde", "role_lys", "role_croix"]
TABLE = {
    "none": ["cocarde", "lys", "croix"],
    "cocarde": ["", "lys", "croix jureur"],
    "lys": ["cocarde", "", "croix refractaire"],
    "croix": ["cocarde jureur", "lys refractaire", ""],
    "jureur": ["cocarde", "", "croix"],
    "refractaire": ["", "lys", "croix"],
}


@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize("current", TABLE)
def test_L22_L26_LR76_the_transitions_of_table_4_4(current: str, target: int) -> None:
    for card, results in zip(ROLES, TABLE[current], strict=True):
        position: dict[str, Any] = {"at": {1: "prison 3"}, "marks": {target: current}, "hands": {0: [card]}}
        game = scenario("lys", **position)
        ways = [answer for answer in game.options(0) if answer.startswith(f"mark {card} seat{target}")]
        assert len(ways) == len(results.split())
        for way, result in zip(ways, results.split(), strict=True):
            game = scenario("lys", **position)
            game.play(f"0: {way}")
            assert game.marking(target) == result


def test_L20_a_marking_stays_and_rules_the_sentences() -> None:
    game = scenario("lys", at={1: "main 5"}, hands={0: ["role_cocarde"]})
    game.play("0: mark role_cocarde seat1")
    game.turn("1+lys")
    assert game.table.view(None).seats[1].marking == "cocarde"
    game.turn("4+4")
    assert (game.where(1), game.trees(1)) == ("main 13", 2)


@pytest.mark.parametrize("place", ["depart", "main 30", "prison 4", "front 7", "guyana"])
def test_L21_L162_anybody_may_be_marked_anywhere_without_defence(place: str) -> None:
    game = scenario("lys", at={1: place}, hands={0: ["role_lys"], 1: ["defence_red", "cel_danton"]})
    game.play("0: mark role_lys seat1")
    assert (game.marking(1), game.asked) == ("lys", "0 Main")


def test_L22_the_covered_card_is_discarded() -> None:
    game = scenario("lys", marks={1: "cocarde"}, hands={0: ["role_lys"]})
    game.play("0: mark role_lys seat1")
    assert (game.marking(1), game.discard) == ("lys", ["role_cocarde"])


def test_L23_only_a_priest_bears_two_roles() -> None:
    game = scenario("lys", marks={1: "cocarde"}, hands={0: ["role_lys", "role_croix"]})
    assert game.refusal("0: mark role_lys seat1 add").rule == "L-23"
    game.play("0: mark role_croix seat1 add")
    assert (game.marking(1), game.discard) == ("jureur", [])


def test_L24_a_double_marking_changes_by_steps() -> None:
    game = scenario("lys", marks={1: "jureur"}, hands={0: ["role_lys", "role_cocarde"]})
    assert game.refusal("0: mark role_lys seat1").rule == "L-24"
    game.play("0: mark role_cocarde seat1")
    assert game.marking(1) == "cocarde"


def test_L25_equal_roles_merge_and_the_surplus_is_discarded() -> None:
    game = scenario("lys", marks={1: "jureur"}, hands={0: ["role_cocarde"]})
    game.play("0: mark role_cocarde seat1")
    assert sorted(game.discard) == ["role_cocarde", "role_croix"]


def test_L26_LR77_a_void_marking_is_refused_but_may_be_discarded() -> None:
    game = scenario("lys", marks={1: "lys", 0: "lys"}, hands={0: ["role_lys"]})
    refused = game.refusal("0: mark role_lys seat1")
    assert (refused.rule, refused.text.args["marking"]) == ("L-26", "lys")
    assert game.options(0) == ["discard role_lys", "roll"]


def test_L22_nothing_can_be_added_to_the_unmarked() -> None:
    game = scenario("lys", hands={0: ["role_lys"]})
    assert game.refusal("0: mark role_lys seat1 add").rule == "L-22"


def test_L27_every_marking_is_one_of_six() -> None:
    for marking, name in enumerate(MARKINGS):
        for role in ROLE_BITS:
            for add in (False, True):
                if name and not bars_mark(marking, role, add):
                    assert MARKINGS[marking | role if add else role]


def test_L27_a_double_marking_meets_a_condition_by_either_role_and_gains_once() -> None:
    game = scenario("lys", at={0: "main 6"}, marks={0: "jureur"})
    game.throw("1+1")
    assert (game.where(0), game.trees(0)) == ("main 8", 1)
