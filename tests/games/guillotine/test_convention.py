"""G-37 to G-45, Phase II: reports, the Order of the Day, dissolution."""

from __future__ import annotations

import pytest

from tests.games.guillotine.scene import convention
from tests.scenario import die

GIRONDINS = "vergniaud brissot condorcet petion barbaroux lasource"


def test_G37_GR28_the_squares_are_cleared_when_phase_II_begins() -> None:
    game = convention(steps="reports", rapport=["danton", "aubry"])
    assert game.on_report() == []
    assert "name danton" in game.options(0)


def test_G38_GR26_a_faction_may_name_one_of_those_present_or_nobody() -> None:
    game = convention(steps="reports", at={"mission": "danton", "comite": "vergniaud"})
    assert game.of(0, "name") == ["billaud", "collot", "marat", "none", "robespierre", "saint_just"]
    assert game.why_not(0, "deputy:danton") == "G-38"
    assert game.why_not(0, "deputy:brissot") == "G-1"
    game.play("0: name none")
    assert game.asked == "1 NameReporter"


def test_G38_the_reporter_of_last_turn_may_be_named_again() -> None:
    game = convention(steps="reports", rapport=["danton"])
    game.play("0: name danton", "1: name none", "2: name none", "3: name none")
    game.vote(M="oui", G="oui", C="oui", R="oui")
    assert (game.pp("danton"), game.on_report()) == (7, ["danton"])


def test_G38_a_faction_without_a_deputy_there_is_not_asked() -> None:
    game = convention(steps="reports", at={"prison": GIRONDINS})
    game.play("0: name none")
    assert game.asked == "2 NameReporter"


def test_G39_GR21_GR27_all_names_first_then_all_votes_in_turn_order() -> None:
    game = convention(steps="reports", order="CRMG")
    game.play("0: name sieyes", "1: name aubry", "2: name marat", "3: name none")
    votes = []
    while game.table.pending():
        votes.append(game.table.view().vote.deputy)
        assert [ballot.weight for ballot in game.table.view().vote.ballots] == [6, 6, 6, 6]
        for seat in range(4):
            game.play(f"{seat}: vote oui")
    assert votes == ["sieyes", "aubry", "marat"]
    assert sorted(game.on_report()) == ["aubry", "marat", "sieyes"]


def test_G40_a_rejected_report_costs_two_points_and_the_square() -> None:
    game = convention(steps="reports order")
    game.play("0: name danton", "1: name none", "2: name none", "3: name none")
    game.vote(M="oui", G="non", C="non", R="non")
    assert (game.pp("danton"), game.on_report()) == (3, [])
    game.play("0: pass")
    assert "denounce danton" in game.options(1)


def test_GR31_a_dead_rapporteur_votes_no_more() -> None:
    game = convention(steps="reports", pp={"danton": 1})
    game.play("0: name danton", "1: name brissot", "2: name none", "3: name none")
    game.vote(M="oui", G="non", C="non", R="non")
    assert game.at("danton") == "guillotine"
    assert [ballot.weight for ballot in game.table.view().vote.ballots] == [5, 6, 6, 6]


def test_GR30_protection_is_from_denunciations_only() -> None:
    game = convention(
        steps="mission",
        at={"mission": "marat"},
        rapport=["danton"],
        missions=["mis_courrier"],
    )
    game.play("0: favour danton")
    assert game.pp("danton") == 7


def test_G41_each_faction_at_the_convention_speaks_once() -> None:
    game = convention(chance=die(6), steps="order")
    game.play("0: pass", "1: denounce marat", "2: pass", "3: pass")
    assert game.asked == ""


def test_G42_GR35_the_same_deputy_may_speak_and_be_the_colleague() -> None:
    game = convention(
        steps="order",
        at={"mission": "robespierre danton marat collot billaud aubry", "comite": "sieyes"},
    )
    assert "denounce brissot" in game.options(0)
    assert "denounce aubry" in game.options(0)
    assert game.why_not(0, "deputy:sieyes") == "G-42"


def test_G17_G20_GR33_GR38_whom_one_may_denounce() -> None:
    game = convention(steps="order", at={"prison": "vergniaud", "fuite": "brissot", "guillotine": "petion"})
    assert game.why_not(0, "deputy:danton") == "GR-33"
    assert game.why_not(0, "deputy:vergniaud") == game.why_not(0, "deputy:brissot") == "G-7"
    assert game.why_not(0, "deputy:petion") == "G-6"
    game.play("0: denounce sieyes")
    assert game.denounced() == ["sieyes"]
    game.play("1: support sieyes", "2: pass")
    assert game.why_not(3, "deputy:sieyes") == "GR-37"
    game.script.extend(die(6))
    game.play("3: pass")


def test_G18_denouncing_costs_nothing() -> None:
    game = convention(chance=die(6), steps="order")
    before = game.pp("robespierre", "danton", "marat", "collot", "billaud", "saint_just")
    game.play("0: denounce sieyes", "1: pass", "2: pass", "3: pass")
    assert game.pp("robespierre", "danton", "marat", "collot", "billaud", "saint_just") == before


def test_G43_GR36_who_may_support() -> None:
    game = convention(chance=die(5), steps="order", at={"mission": "vergniaud brissot condorcet petion barbaroux"})
    assert game.of(0, "support") == []
    game.play("0: denounce sieyes")
    assert game.of(1, "support") == ["sieyes"]
    game.play("1: pass")
    assert game.of(2, "support") == []
    assert game.why_not(2, "deputy:sieyes") == "G-43"
    game.play("2: pass", "3: support sieyes")
    assert game.pp("sieyes") == 2


def test_G43_GR12_a_player_may_support_his_other_faction() -> None:
    game = convention(2, chance=die(5), steps="order")
    game.play("0: denounce brissot", "1: pass", "0: support brissot", "1: pass")
    assert game.pp("brissot") == 2


@pytest.mark.parametrize(("support", "roll", "pp"), [(False, 3, 5), (False, 2, 2), (True, 5, 2), (True, 6, 5)])
def test_G44_GR3_GR5_GR37_a_supported_case_is_stronger(support: bool, roll: int, pp: int) -> None:
    game = convention(chance=die(roll), steps="order")
    game.play("0: denounce sieyes", "1: support sieyes" if support else "1: pass", "2: pass", "3: pass")
    assert game.pp("sieyes") == pp


def test_GR34_a_denounced_deputy_still_gives_the_right_to_speak() -> None:
    away = "sieyes merlin thibaudeau daunou reubell"
    game = convention(chance=die(6, 6), steps="order", at={"mission": away})
    game.play("0: denounce cambaceres", "1: pass")
    assert game.asked == "2 TakeFloor"
    game.play("2: denounce danton", "3: pass")
    assert game.accused() == []


def test_GR48_with_nothing_but_to_pass_nobody_is_asked() -> None:
    everybody = f"{GIRONDINS} cambaceres sieyes merlin thibaudeau daunou reubell"
    royalists = "henry_lariviere boissy delahaye lomont aubry cadroy"
    game = convention(steps="order committee", at={"prison": f"{everybody} {royalists}"})
    assert game.asked == ""


def test_G45_GR59_GR60_GR61_dissolution_is_voted_from_turn_four_to_nine() -> None:
    for turn in range(1, 11):
        game = convention(steps="dissolution", turn=turn)
        assert bool(game.asked) == (4 <= turn <= 9), turn
    never = convention(options={"dissolution_from_turn": "99"}, steps="dissolution", turn=5)
    assert never.asked == ""


def test_GR61_the_votes_are_those_present_after_the_order_of_the_day() -> None:
    game = convention(
        chance=die(1),
        steps="order dissolution",
        turn=4,
        at={"comite": "brissot danton"},
        rapport=["aubry"],
    )
    game.play("0: denounce brissot", "1: pass", "2: pass", "3: pass", "1: summons fuite")
    assert [ballot.weight for ballot in game.table.view().vote.ballots] == [5, 5, 6, 6]
