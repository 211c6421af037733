"""TV-19 to TV-37: cards, Prison, Flight, dissolution, scoring, the other numbers of players, the end of a faction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guillotine.scene import convention
from tests.scenario import die

REST_OF_GIRONDINS = "vergniaud brissot condorcet barbaroux lasource"


def test_TV19_two_missionaries_choose_two_of_three_cards() -> None:
    game = convention(
        steps="mission",
        at={"mission": "danton marat"},
        missions=["mis_deroute", "mis_armee_rhin", "mis_salpetre"],
    )
    assert game.pp("danton", "marat") == [6, 6]
    assert game.options(0) == ["assign mis_armee_rhin", "assign mis_deroute", "assign mis_salpetre"]
    game.play("0: assign mis_salpetre", "0: assign mis_armee_rhin")
    assert game.pp("danton", "marat") == [7, 9]
    assert game.bottom("missions", 3) == ["mis_deroute", "mis_salpetre", "mis_armee_rhin"]


def test_TV20_the_captured_colours_protect() -> None:
    game = convention(
        steps="mission club turns",
        at={"mission": "saint_just", "jacobins": "petion"},
        missions=["mis_drapeaux"],
        jacobins=["jac_den_saint_just", "jac_certificat_civisme"],
    )
    assert (game.pp("saint_just"), game.on_report()) == (8, ["saint_just"])
    assert game.bottom("jacobins", 1) == ["jac_den_saint_just"]
    game.play("1: keep jac_certificat_civisme")
    game.all_pass()
    assert (game.at("saint_just"), game.on_report()) == ("convention", [])


def test_TV21_complaints_are_tested_by_their_owner() -> None:
    game = convention(
        chance=die(2),
        steps="mission",
        at={"mission": "lasource"},
        pp={"lasource": 3},
        missions=["mis_plaintes"],
    )
    assert (game.at("lasource"), game.pp("lasource")) == ("convention", 1)


def test_TV22_prison_from_a_card_counts_this_turn() -> None:
    game = convention(
        chance=die(1, 1),
        steps="mission prison",
        at={"mission": "reubell"},
        missions=["mis_siege_toulon"],
    )
    assert (game.at("reubell"), game.pp("reubell")) == ("prison", 5)
    assert game.g.friends[2] == 5


def test_TV23_cards_are_replaced_until_one_fits() -> None:
    game = convention(
        steps="club",
        at={"jacobins": "marat", "prison": "sieyes"},
        rapport=["brissot"],
        jacobins=["jac_den_danton", "jac_den_sieyes", "jac_den_brissot", "jac_ovation"],
    )
    assert game.pp("marat") == 7
    assert game.bottom("jacobins", 4) == ["jac_den_danton", "jac_den_sieyes", "jac_den_brissot", "jac_ovation"]


@pytest.mark.parametrize("flown", [False, True])
def test_TV24_a_kept_card_waits_for_its_man(flown: bool) -> None:
    game = convention(
        chance=[] if flown else die(2),
        steps="club",
        turn=5,
        at={"fuite" if flown else "comite": "condorcet"},
        kept={"R": ["jac_den_condorcet"]},
    )
    assert game.asked == "3 UseDelayed"
    if flown:
        assert game.verbs(3) == {"keep", "discard", "show"}
        assert game.refusal("3: play jac_den_condorcet").rule == "G-64"
        return
    game.play("3: play jac_den_condorcet")
    assert (game.asked, game.at("condorcet")) == ("1 Summons", "summoned")


def test_TV24_a_drawn_delayed_card_may_be_kept() -> None:
    game = convention(steps="club", turn=2, at={"jacobins": "aubry"}, jacobins=["jac_den_condorcet"])
    game.play("3: keep jac_den_condorcet")
    kept = game.table.view(3).factions[3].kept
    assert [(card.card, card.turn) for card in kept] == [("jac_den_condorcet", 2)]


def test_TV25_two_cards_cannot_name_one_man() -> None:
    game = convention(
        chance=die(3, 3),
        steps="club",
        at={"mission": "aubry"},
        kept={"G": ["jac_den_aubry", "jac_liste_suspects"]},
    )
    game.play("1: play jac_den_aubry", "1: play jac_liste_suspects")
    assert "target aubry" not in game.options(1)
    assert game.why_not(1, "deputy:aubry") == "GR-38"
    game.play("1: target marat")
    assert [event.args["deputy"] for event in game.events("annulled")] == ["aubry", "marat"]


def test_TV26_a_prisoner_without_popularity_dies_before_any_die() -> None:
    game = convention(steps="prison", at={"prison": "barbaroux"}, pp={"barbaroux": 1})
    assert (game.at("barbaroux"), game.pp("barbaroux")) == ("guillotine", 0)


def test_TV27_a_fugitive_escapes_and_comes_home() -> None:
    game = convention(
        chance=die(2, 2, 5, 6),
        steps="flight",
        at={"fuite": "petion", "mission": "vergniaud brissot condorcet"},
    )
    assert (game.at("petion"), game.pp("petion")) == ("convention", 4)


def test_TV28_a_fugitive_is_caught() -> None:
    game = convention(chance=die(2, 1), steps="flight", at={"fuite": "petion"})
    assert (game.at("petion"), game.pp("petion")) == ("guillotine", 5)


def test_TV29_surrender_to_an_empty_tribunal() -> None:
    game = convention(
        chance=die(3),
        steps="flight prison",
        at={"fuite": "petion", "mission": REST_OF_GIRONDINS},
    )
    assert game.asked == "1 AskSurrender"
    assert game.pp("petion") == 4
    game.play("1: surrender surrender")
    assert (game.at("petion"), game.pp("petion")) == ("prison", 3)


DISSOLVING = {
    "mission": "robespierre danton vergniaud brissot condorcet cambaceres sieyes merlin thibaudeau daunou"
    " henry_lariviere boissy delahaye lomont aubry"
}


def test_TV30_dissolution_ends_the_game_after_this_turn() -> None:
    assert convention(steps="dissolution", turn=3).asked == ""
    game = convention(chance=[], steps="dissolution committee end", turn=4, at=DISSOLVING)
    game.vote(M="oui", G="non", C="oui", R="non")
    assert (game.table.view().last_vote.oui, game.table.view().last_vote.non) == (5, 4)
    assert game.g.dissolved
    assert game.events("phase_began")[-1].args == {"phase": 7}
    assert game.asked == ""


def test_TV30_a_tie_does_not_dissolve() -> None:
    away = {**DISSOLVING, "prison": "cadroy"}
    game = convention(steps="dissolution", turn=4, at=away)
    assert game.asked == "0 1 2 DissolutionVote"
    game.vote(M="oui", G="non", C="non")
    assert not game.g.dissolved


def test_TV31_ranking_by_re_elected_then_by_their_popularity() -> None:
    game = convention(
        steps="",
        turn=10,
        at={
            "guillotine": "robespierre danton marat vergniaud brissot condorcet cambaceres sieyes"
            " henry_lariviere boissy delahaye",
            "prison": "cadroy",
        },
        pp={"collot": 6, "saint_just": 9, "petion": 7, "barbaroux": 7, "lasource": 7}
        | dict.fromkeys(("merlin", "thibaudeau", "daunou", "reubell"), 4)
        | {"lomont": 15, "aubry": 12, "cadroy": 9},
    )
    outcome = game.table.outcome()
    assert [(seat.elected, seat.popularity) for seat in game.table.view().seats] == [(3, 20), (3, 21), (0, 0), (2, 27)]
    assert outcome.ranks == [2, 1, 4, 3]


def test_TV32_two_players_lead_two_factions_each() -> None:
    game = convention(2, steps="order", at={"tribunal": "lasource aubry", "comite": "marat vergniaud"})
    game.play("0: denounce brissot", "1: pass")
    assert game.asked == "0 TakeFloor"
    assert "support brissot" in game.options(0)
    twin = convention(2, steps="order")
    twin.play("0: denounce brissot", "1: pass", "0: pass")
    assert twin.asked == "1 TakeFloor"
    assert "support brissot" not in twin.options(1)
    assert twin.why_not(1, "deputy:brissot") == "G-43"


def test_TV32_the_ballot_of_a_player_counts_both_factions() -> None:
    game = convention(
        2,
        chance=die(1),
        steps="order",
        at={"tribunal": "lasource aubry marat", "comite": "brissot danton"},
    )
    game.play("0: denounce brissot")
    game.all_pass()
    game.play("1: summons proces")
    vote = game.table.view().vote
    assert [(ballot.seat, ballot.weight) for ballot in vote.ballots] == [(0, 1), (1, 2)]


def test_TV33_cards_of_an_unused_faction_are_replaced() -> None:
    game = convention(3, steps="club", order="MGC", at={"jacobins": "marat"}, jacobins=["jac_den_aubry", "jac_ovation"])
    assert game.events("replaced") == []
    assert game.bottom("jacobins", 2) == ["jac_den_aubry", "jac_ovation"]
    assert (game.at("aubry"), game.pp("marat")) == ("box", 7)
    assert [room.seats for room in game.table.view().rooms if room.id == "tribunal"] == [4]


def question(nth: int) -> list[int]:
    """The chance that puts question number `nth` of a faction of which no lower one was put; 0: bots know it."""
    return [nth - 1, 0]


def questioned(*questions: int, **position: Any) -> Any:
    """A convention that is asked these questions, in the history variant."""
    chance = [drawn for nth in questions for drawn in question(nth)]
    return convention(options={"history_variant": "on"}, chance=chance, order="GMCR", **position)


def test_TV34_two_questions_for_a_motion() -> None:
    game = questioned(16, 7, steps="committee", at={"comite": "danton brissot vergniaud"})
    game.play("0: propose danton")
    game.vote(G="oui", M="non")
    assert game.asked == "1 Answer"
    assert game.table.view().question.fr.startswith("Robespierre était-il médecin")
    game.play("1: answer non")
    assert game.asked == "1 Answer"
    assert game.table.view().question.en.startswith("Had Collot")
    game.play("1: answer non")
    assert (game.asked, game.at("danton")) == ("1 Summons", "summoned")


def test_TV34_one_right_answer_annuls_a_simple_denunciation() -> None:
    game = questioned(16, steps="order", at={"comite": "danton brissot"})
    game.play("0: denounce danton")
    game.all_pass()
    game.play("1: answer non")
    assert game.at("danton") == "comite"


def last_of_crapauds(**position: Any) -> Any:
    """C has only Sieyès and Daunou left."""
    at = {"guillotine": "cambaceres merlin thibaudeau reubell", **position.pop("at")}
    return convention(at=at, **position)


def test_TV35_the_cards_of_a_lost_faction_go_under_and_it_is_skipped() -> None:
    game = last_of_crapauds(
        steps="prison end",
        order="GCRM",
        at={"prison": "sieyes daunou"},
        pp={"sieyes": 1, "daunou": 1},
        kept={"C": ["jac_certificat_civisme", "jac_den_danton"]},
    )
    assert game.bottom("jacobins", 2) == ["jac_certificat_civisme", "jac_den_danton"]
    assert game.kept("C") == []
    assert game.factions() == ["royalistes", "montagnards", "girondins", "crapauds"]
    for _ in range(3):
        assert game.asked != "1 MoveOne"
        game.play(f"{game.table.pending()[0]}: pass")
    assert game.asked == "2 NameReporter"


def test_TV36_the_petition_names_two_men_of_one_faction() -> None:
    game = convention(
        chance=die(2, 3),
        steps="club",
        at={"comite": "danton", "jacobins": "marat"},
        rapport=["saint_just"],
        kept={"G": ["jac_petition_sections"]},
        order="GMCR",
        jacobins=["jac_certificat_civisme"],
    )
    game.play("0: play jac_petition_sections", "0: target danton")
    assert game.of(0, "target") == ["billaud", "collot", "marat", "robespierre"]
    assert game.why_not(0, "deputy:saint_just") == "G-40"
    assert game.why_not(0, "deputy:aubry") == "GR-97"
    game.play("0: target marat")
    assert (game.asked, game.at("danton"), game.at("marat")) == ("1 Summons", "summoned", "jacobins")


def test_TV36_in_the_history_variant_it_is_one_question_each() -> None:
    game = questioned(16, 15, steps="club", kept={"G": ["jac_petition_sections"]})
    game.play("0: play jac_petition_sections", "0: target danton", "0: target marat", "1: answer non")
    assert game.asked == "1 Answer"
    game.play("1: answer silence")
    assert game.pp("danton", "marat") == [5, 2]


def test_TV37_out_in_ones_own_jacobin_turn() -> None:
    game = last_of_crapauds(
        steps="club",
        at={"jacobins": "sieyes daunou"},
        pp={"sieyes": 1, "daunou": 1},
        kept={"C": ["jac_den_danton"]},
        jacobins=["jac_tumulte", "jac_den_marat"],
    )
    assert game.living("C") == []
    assert game.bottom("jacobins", 3) == ["jac_den_danton", "jac_tumulte", "jac_den_marat"]
    assert (game.accused(), game.pp("marat")) == ([], 5)
