"""Chapter J: celebrities."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import BARRIERS, BOX, BRUMAIRE, CARDS, PLACES, VALID
from tests.scenario import scenario


def test_L100_LR6_LR7_every_barrier_has_its_passes() -> None:
    passes = [sum(VALID[barrier]) for barrier in BARRIERS]
    assert dict(zip(BARRIERS, passes, strict=True)) == {5: 5, 19: 9, 23: 9, 38: 7, 45: 4, 51: 5, 56: 2}


def test_L100_both_ends_of_a_range_are_included() -> None:
    for card in BOX.cards:
        if card.kind == "celebrity":
            valid = [n for n in range(len(PLACES)) if VALID[n][CARDS.index(card.id)]]
            assert valid == list(range(card.first, card.last + 1))


def test_L4_L106_LR44_never_valid_in_an_annexe() -> None:
    assert not any(any(VALID[place]) for place in range(BRUMAIRE + 1, len(PLACES)))


def test_L101_a_pass_is_read_on_the_barrier_a_shield_where_one_stands() -> None:
    game = scenario("lys", at={0: "main 18"}, marks={0: "croix"}, hands={0: ["cel_robespierre", "cel_la_fayette"]})
    game.throw("1+2")
    game.play("0: lay cel_robespierre")
    assert (game.asked, game.options(0)) == ("0 Protect", ["lay cel_la_fayette", "suffer"])
    game.play("0: lay cel_la_fayette")
    assert game.where(0) == "main 21"


def test_L102_one_use_then_the_discard_and_never_compulsory() -> None:
    game = scenario("lys", at={0: "main 16"}, hands={0: ["cel_bailly"]})
    game.throw("1+1")
    assert game.options(0) == ["lay cel_bailly", "suffer"]
    game.play("0: suffer")
    assert (game.g.wounded[0], game.hand(0)) == (True, ["cel_bailly"])
    game = scenario("lys", at={0: "main 16"}, hands={0: ["cel_bailly"]})
    game.throw("1+1")
    game.play("0: lay cel_bailly")
    assert (game.g.wounded[0], game.discard) == (False, ["cel_bailly"])


def test_L103_a_celebrity_may_be_laid_out_of_turn() -> None:
    game = scenario("lys", at={0: "main 14", 1: "main 16"}, hands={1: ["cel_marat"]})
    game.throw("1+1")
    game.play("1: lay cel_marat")
    assert game.where(0, 1) == "main 6, main 16"


def test_L104_a_celebrity_cannot_be_laid_without_effect() -> None:
    game = scenario("lys", at={0: "main 20"}, hands={0: ["cel_danton", "role_lys"]})
    assert "lay cel_danton" not in game.options(0)
    game.play("0: discard role_lys")
    assert game.why_not(0, "card:cel_danton") == "L-104"


def test_L105_a_protected_player_stays_and_the_other_parts_apply() -> None:
    game = scenario("lys", at={0: "main 32", 1: "main 12"}, marks={0: "lys", 1: "lys"}, hands={0: ["cel_danton"]})
    game.throw("2+lys")
    game.play("0: lay cel_danton")
    assert game.where(0, 1) == "main 35, main 12"  # seat 1 followed the symbol to 15, and the wave took him back


@pytest.mark.parametrize(("place", "throw"), [("prison 6", "1+1"), ("front 6", "lys+cocarde")])
def test_L106_nothing_helps_against_guillotine_and_arcole(place: str, throw: str) -> None:
    game = scenario("lys", at={0: place}, marks={0: "cocarde"}, hands={0: ["cel_danton", "cel_robespierre"]})
    game.throw(throw)
    assert (game.where(0), game.hand(0)) == ("depart", [])


def test_LR45_the_protectable_dangers() -> None:
    dangers = [int(square.place) for square in BOX.squares[:BRUMAIRE] if any(part.danger for part in square.does)]
    assert dangers == [9, 16, 17, 18, 21, 22, 24, 26, 27, 28, 35, 37, 39, 50, 51, 55]


def test_LR98_windows_open_for_any_hand_and_not_for_an_empty_one() -> None:
    game = scenario("lys", at={0: "main 23"}, marks={0: "lys"}, hands={0: ["role_lys"]})
    game.throw("lys+cocarde")
    assert (game.asked, game.options(0)) == ("0 Protect", ["suffer"])
    assert game.why_not(0, "card:role_lys") == "L-101"
    game = scenario("lys", at={0: "main 23"}, marks={0: "lys"})
    game.throw("lys+cocarde")
    assert game.where(0) == "front 1"
    game = scenario("lys", at={0: "main 18"}, hands={0: ["role_lys"]})
    game.throw("1+1")
    assert (game.asked, game.options(0)) == ("0 PassBarrier", ["bounce"])
