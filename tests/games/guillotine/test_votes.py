"""G-12 to G-16: secret, simultaneous, weighted votes."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cocarde.core.errors import Refused
from tests.games.guillotine.scene import convention
from tests.scenario import die

MOSTLY_AWAY = {
    "mission": "robespierre danton marat vergniaud brissot cambaceres henry_lariviere boissy delahaye lomont aubry"
}
"""At the Convention: M 3, G 4, C 5, R 1."""


def report(**options: str) -> Any:
    game = convention(options=options, steps="reports", at=MOSTLY_AWAY)
    game.play("0: name collot", "1: name none", "2: name none", "3: name none")
    assert game.asked == "0 1 2 3 ReportVote"
    return game


def test_G12_G13_everybody_votes_at_once_in_any_order() -> None:
    for order in permutations(range(4)):
        game = report()
        for seat in order:
            game.play(f"{seat}: vote {'oui' if seat % 2 else 'non'}")
        assert game.table.view().last_vote.oui == 5


def test_G13_GR104_nobody_sees_a_ballot_before_the_last_is_in() -> None:
    """Two tables, alike but for one ballot: until the last ballot all others see, and are told, the same."""
    yes, no = report(), report()
    yes.play("1: vote oui")
    no.play("1: vote non")
    for seat in (None, 0, 2, 3):
        assert yes.table.view(seat) == no.table.view(seat)
        assert yes.table.events(seat) == no.table.events(seat)
        assert yes.table.clock(seat) == no.table.clock(seat)
        assert yes.table.waiting(seat) == no.table.waiting(seat) == (0, 2, 3)
    assert yes.table.view(1) != no.table.view(1)
    for seat in (0, 3, 2):
        assert yes.table.view(seat).vote.ballots[1].oui == -1
        assert yes.table.view(seat).vote.ballots[1].voted
        assert (yes.table.prompt(seat), yes.options(seat)) == (no.table.prompt(seat), no.options(seat))
        yes.play(f"{seat}: vote oui")
        no.play(f"{seat}: vote oui")
    assert yes.table.view(0).last_vote.ballots[1].oui == 4
    assert no.table.view(0).last_vote.ballots[1].oui == 0


def test_G13_a_ballot_is_secret_from_the_errors_too() -> None:
    game = report()
    game.play("1: vote oui")
    for word in ("oui", "non"):
        with pytest.raises(Refused, match="not-your-turn"):
            game.table.answer(1, f"vote {word}")


def test_G13_a_ballot_can_be_taken_back_as_long_as_nobody_else_voted() -> None:
    game = report()
    game.play("1: vote oui")
    game.table.undo(1)
    assert game.asked == "0 1 2 3 ReportVote"
    game.play("1: vote non", "0: vote oui")
    assert game.table.refuses_undo(1) is not None


def test_GR25_the_ballots_are_revealed_by_party() -> None:
    game = report()
    game.vote(M="oui", G="non", C="oui", R="non")
    told = game.events("counted")[-1]
    assert (told.args["oui"], told.args["in_favour"], told.args["parties_for"]) == (
        8,
        [0, 2],
        ["montagnards", "crapauds"],
    )
    assert (told.args["non"], told.args["against"], told.args["parties_against"]) == (
        5,
        [1, 3],
        ["girondins", "royalistes"],
    )
    assert game.table.refuses_undo(3) is not None


def test_GR18_a_ballot_counts_as_many_votes_as_deputies_and_is_not_split() -> None:
    game = report()
    assert [ballot.weight for ballot in game.table.view().vote.ballots] == [3, 4, 5, 1]
    assert game.options(2) == ["vote non", "vote oui"]
    assert game.refusal("2: split 2").rule == "G-13"


def test_GR18_split_ballots_give_any_number_of_oui() -> None:
    game = report(split_ballots="on")
    assert game.options(1) == [f"split {n}" for n in range(5)]
    assert game.refusal("1: split 5").rule == "GR-18"
    assert game.refusal("1: vote oui").rule == "GR-18"
    game.play("1: split 1", "0: split 3", "2: split 2", "3: split 0")
    last = game.table.view().last_vote
    assert (last.oui, last.non) == (6, 7)
    assert [(event.args["oui"], event.args["non"]) for event in game.events("ballot_split")] == [(1, 3), (2, 3)]
    assert game.pp("collot") == 3


@pytest.mark.parametrize(("ballots", "pp", "there"), [("oui oui", 7, True), ("non non", 3, False)])
def test_G14_GR20_the_majority_of_those_present_decides(ballots: str, pp: int, there: bool) -> None:
    game = report()
    g, c = ballots.split()
    game.vote(M="oui" if there else "non", G=g, C=c, R="non")
    assert (game.pp("collot"), "collot" in game.on_report()) == (pp, there)


def test_G15_a_tie_rejects_motion_and_dissolution() -> None:
    game = convention(steps="committee", at={"comite": "marat brissot"})
    game.play("0: propose brissot")
    game.vote(M="oui", G="non")
    assert game.events("motion_rejected")
    dissolving = convention(2, steps="dissolution", turn=4)
    dissolving.play("0: vote oui", "1: vote non")
    assert not dissolving.g.dissolved


def test_G16_GR23_a_single_voter_decides_alone() -> None:
    game = convention(chance=die(1), steps="committee", at={"comite": "marat"})
    game.play("0: propose brissot")
    assert game.asked == "0 MotionVote"
    game.vote(M="oui")
    assert game.pp("brissot") == 2


def test_G16_GR24_without_anybody_there_is_no_vote_on_dissolution() -> None:
    everybody = " ".join(deputy.id for deputy in report().table.view().deputies)
    game = convention(steps="dissolution", turn=4, at={"mission": everybody})
    assert game.asked == ""
    assert not game.g.dissolved


def test_GR19_there_is_no_abstention() -> None:
    game = report()
    assert game.options(0) == ["vote non", "vote oui"]
    assert game.refusal("0: pass").rule == "G-39"
