"""TV-6 to TV-18: votes, capacities, denunciations, trials, motions."""

from __future__ import annotations

from typing import Any

from tests.games.guillotine.scene import convention
from tests.scenario import die


def test_TV6_a_tied_report_leaves_him_where_he_was() -> None:
    away = "robespierre marat saint_just vergniaud brissot condorcet petion cambaceres sieyes merlin thibaudeau"
    more = " aubry cadroy lomont boissy delahaye"
    game = convention(steps="reports", at={"mission": away + more})
    game.play("0: name danton")
    game.all_pass()
    assert game.asked == "0 1 2 3 ReportVote"
    game.vote(M="oui", G="non", C="non", R="oui")
    last = game.table.view().last_vote
    assert last is not None
    assert [(ballot.weight, ballot.oui) for ballot in last.ballots] == [(3, 3), (2, 0), (2, 0), (1, 1)]
    assert (last.oui, last.non) == (4, 4)
    assert (game.at("danton"), game.pp("danton"), game.on_report()) == ("convention", 5, [])


def test_TV7_a_rejected_report_kills_and_the_next_vote_is_counted_anew() -> None:
    game = convention(
        steps="reports",
        pp={"danton": 2},
        at={
            "mission": "robespierre marat saint_just billaud vergniaud brissot condorcet"
            " cambaceres sieyes merlin thibaudeau daunou reubell henry_lariviere boissy delahaye lomont aubry cadroy"
        },
    )
    game.play("0: name danton", "1: name petion")
    game.vote(M="oui", G="non")
    assert (game.at("danton"), game.pp("danton")) == ("guillotine", 0)
    assert game.asked == "0 1 ReportVote"
    vote = game.table.view().vote
    assert vote is not None
    assert [ballot.weight for ballot in vote.ballots] == [1, 3]
    game.vote(M="non", G="oui")
    assert game.pp("petion") == 7


def test_TV8_an_adopted_report_protects_until_the_next_phase_II() -> None:
    game = convention(
        steps="reports order committee mission club turns",
        at={"comite": "brissot", "jacobins": "petion", "tribunal": "lasource"},
        jacobins=["jac_den_danton", "jac_certificat_civisme"],
    )
    game.play("0: name danton")
    game.all_pass()
    game.vote(M="oui", G="oui", C="oui", R="oui")
    assert (game.pp("danton"), game.on_report()) == (7, ["danton"])
    for seat in range(4):
        assert "denounce danton" not in game.options(seat)
        game.play(f"{seat}: pass")
    assert game.asked == "1 ProposeName"
    assert "propose danton" not in game.options(1)
    assert game.why_not(1, "deputy:danton") == "G-40"
    game.play("1: pass")
    assert game.events("replaced")[0].args == {"faction": "girondins", "card": "jac_den_danton", "why": "protected"}
    game.play("1: keep jac_certificat_civisme")
    game.play("0: move danton comite", "1: pass", "2: pass", "3: pass", "0: pass")
    game.play("0: name none", "1: name none", "2: name none", "3: name none", "0: pass")
    assert game.asked == "1 TakeFloor"
    assert "denounce danton" in game.options(1)


def test_TV9_seats_missionaries_and_second_moves() -> None:
    game = convention(steps="movements", at={"comite": "marat danton brissot sieyes"})
    game.play("0: pass")
    assert not [option for option in game.options(1) if option.endswith("comite")]
    assert game.why_not(1, "post:comite") == "G-33"
    game.play("1: move brissot convention", "2: pass", "3: move aubry comite")
    assert game.at("aubry") == "comite"
    game.play("1: move petion mission", "3: pass")
    assert "move lasource mission" not in game.options(1)
    assert game.why_not(1, "post:mission") == "G-34"
    assert not [option for option in game.options(1) if option.startswith(("move brissot", "move petion"))]
    assert game.why_not(1, "deputy:brissot") == "G-31"


def accused(judges: str, deputy: str, roll: int, denouncer: str = "M") -> Any:
    """A deputy at the Comité (or a judge) is denounced in the Order of the Day, confirmed, and chooses the trial."""
    order = denouncer + "MGCR".replace(denouncer, "")
    at = {"tribunal": judges}
    if deputy not in judges.split():
        at["comite"] = f"{deputy} robespierre vergniaud"
    game = convention(chance=die(roll), steps="order", order=order, at=at)
    game.play(f"0: denounce {deputy}")
    game.all_pass()
    return game


def test_TV10_a_weighted_tie_is_prison() -> None:
    game = accused("marat saint_just aubry sieyes", "brissot", 1)
    game.play("1: summons proces")
    game.vote(M="non", R="oui", C="oui")
    assert (game.g.counted & 7, game.at("brissot")) == (3, "prison")


def test_TV11_a_judge_accused_does_not_vote() -> None:
    game = accused("brissot marat aubry sieyes", "brissot", 2)
    game.play("1: summons proces")
    assert game.asked == "0 2 3 Trial"
    game.vote(M="oui", R="oui", C="non")
    assert game.at("brissot") == "guillotine"
    assert [room.deputies for room in game.table.view().rooms if room.id == "tribunal"] == [
        ["marat", "sieyes", "aubry"]
    ]


def test_TV12_before_an_empty_tribunal_a_trial_is_prison() -> None:
    game = convention(chance=die(1, 2), steps="order prison", order="GMCR", at={"comite": "danton vergniaud"})
    game.play("0: denounce danton")
    game.all_pass()
    game.play("1: summons proces")
    assert game.events("trial_unattended")
    assert (game.at("danton"), game.pp("danton")) == ("convention", 4)


def test_TV13_the_accomplice_may_die_of_it() -> None:
    game = convention(
        chance=die(1),
        steps="order",
        order="GMCR",
        at={"comite": "danton vergniaud", "tribunal": "marat"},
        pp={"marat": 2},
    )
    game.play("0: denounce danton")
    game.all_pass()
    game.play("1: summons complice")
    assert (game.at("danton"), game.at("marat"), game.pp("marat")) == ("prison", "guillotine", 0)
    assert [room.deputies for room in game.table.view().rooms if room.id == "tribunal"] == [[]]


def test_TV14_nobody_is_his_own_accomplice() -> None:
    game = accused("marat lasource", "marat", 2, denouncer="G")
    assert game.options(1) == ["summons fuite", "summons proces"]
    assert game.why_not(1, "summons:complice") == "G-26"


def test_TV15_a_batch_of_three() -> None:
    game = convention(
        chance=die(3, 5, 1),
        steps="order",
        at={"comite": "brissot collot", "tribunal": "marat lasource"},
    )
    game.play("0: denounce brissot", "1: denounce marat", "2: support marat")
    assert game.accused() == ["brissot", "marat"]
    game.play("3: denounce vergniaud")
    assert game.asked == "0 Summons"
    assert [game.fate(name) for name in ("brissot", "marat", "vergniaud")] == ["annulled", "confirmed", "confirmed"]
    assert (game.at("brissot"), game.at("marat")) == ("comite", "summoned")
    assert (game.at("vergniaud"), game.pp("vergniaud")) == ("convention", 2)
    game.play("0: summons proces")
    assert game.asked == "1 Trial"
    game.vote(G="oui")
    assert game.at("marat") == "guillotine"


def test_TV16_minus_three_can_kill() -> None:
    game = convention(chance=die(1), steps="order", order="GMCR", at={"mission": "cadroy petion"}, pp={"cadroy": 3})
    game.play("0: denounce cadroy")
    game.all_pass()
    assert (game.at("cadroy"), game.pp("cadroy")) == ("guillotine", 0)


def committee(roll: int, missions: list[str]) -> Any:
    """TV-17 up to the adopted motion against Aubry."""
    game = convention(
        chance=die(roll),
        steps="committee mission",
        at={"comite": "marat collot brissot sieyes", "mission": "aubry"},
        missions=missions,
    )
    assert game.pp("marat", "collot", "brissot", "sieyes") == [6, 6, 6, 6]
    game.play("0: propose brissot")
    game.vote(M="oui", G="non", C="non")
    game.play("1: propose collot")
    assert game.why_not(2, "deputy:brissot") != ""
    game.vote(G="oui", C="oui", M="non")
    assert game.asked == "2 ProposeName"
    assert game.why_not(2, "deputy:brissot") == "GR-56"
    game.play("2: propose aubry")
    game.vote(M="oui", G="oui", C="oui")
    return game


def test_TV17_motions_are_rejected_on_a_tie_and_one_is_adopted() -> None:
    game = committee(5, [])
    assert (game.at("aubry"), game.pp("aubry")) == ("convention", 2)
    assert not game.events("received")


def test_TV18_an_annulled_motion_leaves_him_on_mission() -> None:
    game = committee(6, ["mis_levee_en_masse"])
    assert (game.at("aubry"), game.pp("aubry")) == ("mission", 7)
    assert [event.args for event in game.events("received")] == [{"deputy": "aubry", "card": "mis_levee_en_masse"}]
