"""G-46 to G-49, Phase III."""

from __future__ import annotations

import pytest

from tests.games.guillotine.scene import convention
from tests.scenario import die


def test_G46_GR2_GR58_members_are_paid_before_the_motions() -> None:
    game = convention(steps="committee", at={"comite": "marat sieyes", "tribunal": "aubry"})
    assert game.pp("marat", "sieyes", "aubry", "danton") == [6, 6, 5, 5]
    assert game.asked == "0 ProposeName"


def test_GR58_who_was_thrown_out_is_not_paid() -> None:
    game = convention(chance=die(1), steps="order committee", at={"comite": "brissot danton"})
    game.play("0: denounce brissot", "1: pass", "2: pass", "3: pass", "1: summons fuite")
    assert game.pp("brissot", "danton") == [5, 6]


def test_G47_GR57_any_legal_target_at_any_post() -> None:
    game = convention(
        steps="committee",
        at={"comite": "marat brissot", "mission": "aubry", "tribunal": "sieyes", "prison": "cadroy"},
        rapport=["vergniaud"],
    )
    for name in ("brissot", "aubry", "sieyes", "daunou"):
        assert f"propose {name}" in game.options(0)
    assert game.why_not(0, "deputy:vergniaud") == "G-40"
    assert game.why_not(0, "deputy:cadroy") == "G-7"
    assert game.why_not(0, "deputy:danton") == "GR-33"


def test_G47_GR55_a_faction_may_pass_and_others_without_a_seat_are_not_asked() -> None:
    game = convention(steps="committee", at={"comite": "marat sieyes"})
    game.play("0: pass")
    assert game.asked == "2 ProposeName"
    game.play("2: pass")
    assert game.asked == ""


def test_G48_the_target_and_his_friends_vote_too() -> None:
    game = convention(steps="committee", at={"comite": "marat brissot petion"})
    game.play("0: propose brissot")
    assert [(ballot.seat, ballot.weight) for ballot in game.table.view().vote.ballots] == [(0, 1), (1, 2)]
    game.vote(M="oui", G="non")
    assert game.at("brissot") == "comite"


@pytest.mark.parametrize(("roll", "pp"), [(5, 2), (6, 5)])
def test_G49_GR6_an_adopted_motion_is_tested_and_ends_the_phase(roll: int, pp: int) -> None:
    game = convention(chance=die(roll), steps="committee", at={"comite": "marat brissot"})
    game.play("0: propose aubry")
    game.vote(M="oui", G="oui")
    assert (game.pp("aubry"), game.asked) == (pp, "")


def test_GR56_a_name_denounced_in_phase_II_may_be_proposed_a_rejected_one_not() -> None:
    game = convention(chance=die(6), steps="order committee", at={"comite": "marat brissot"})
    game.play("0: denounce aubry", "1: pass", "2: pass", "3: pass")
    assert "propose aubry" in game.options(0)
    game.play("0: propose aubry")
    assert game.table.view().rejected == []
    game.vote(M="oui", G="non")
    assert game.table.view().rejected == ["aubry"]
    assert game.refusal("1: propose aubry").rule == "GR-56"
