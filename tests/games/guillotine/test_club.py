"""G-56 to G-65, Phase V: drawing, orators, the order of a Jacobin turn, every card."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.guillotine.rules.club import draw
from tests.games.guillotine.scene import convention
from tests.scenario import die


def club(*cards: str, people: str = "marat", rolls: tuple[int, ...] = (), **position: Any) -> Any:
    """These Montagnards are at the Club and draw these cards."""
    at = {"jacobins": people, **position.pop("at", {})}
    seats = position.pop("seats", 4)
    return convention(seats, chance=die(*rolls), steps="club", at=at, jacobins=list(cards), **position)


def test_G56_a_faction_without_deputy_and_card_has_no_jacobin_turn() -> None:
    game = club("jac_certificat_civisme", people="aubry", kept={"G": ["jac_liste_suspects"]})
    assert game.asked == "1 UseDelayed"
    game.play("1: keep jac_liste_suspects")
    assert game.asked == "3 UseDelayed"
    assert game.events("drew_jacobins_hidden")[0].args == {"faction": "royalistes", "n": 1}


def test_G57_GR103_one_card_for_each_deputy_there_when_the_turn_comes() -> None:
    game = club("jac_den_brissot", "jac_liste_suspects", people="marat danton brissot", rolls=(1,))
    assert game.kept("M") == ["jac_den_brissot", "jac_liste_suspects"]
    game.play("0: play jac_den_brissot", "0: keep jac_liste_suspects")
    assert game.at("brissot") == "convention"
    assert game.events("drew_jacobins_hidden") == []


@pytest.mark.parametrize(
    ("card", "why", "position"),
    [
        ("jac_den_robespierre", "own", {}),
        ("jac_den_aubry", "dead", {"at": {"guillotine": "aubry"}}),
        ("jac_den_aubry", "prison", {"at": {"prison": "aubry"}}),
        ("jac_den_aubry", "flight", {"at": {"fuite": "aubry"}}),
        ("jac_den_aubry", "protected", {"rapport": ["aubry"]}),
        ("jac_den_aubry", "unused", {"seats": 3, "order": "MGC"}),
        ("jac_den_sieyes", "own", {"seats": 2}),
        ("jac_suspect_mission", "no-target", {}),
        ("jac_suspect_comite", "no-target", {}),
    ],
)
def test_G58_GR14_GR15_GR70_when_a_drawn_card_is_replaced(card: str, why: str, position: dict[str, Any]) -> None:
    game = club("jac_certificat_civisme", card, "jac_den_brissot", people="marat danton", **position)
    assert game.kept("M") == ["jac_certificat_civisme", "jac_den_brissot"]
    assert game.bottom("jacobins", 1) == [card]


@pytest.mark.parametrize("card", ["jac_ovation", "jac_scrutin_epuratoire", "jac_tumulte", "jac_adresse"])
def test_G58_speeches_are_never_replaced(card: str) -> None:
    game = club(card, people="marat")
    assert game.bottom("jacobins", 1) == [card]


def test_G58_the_certificate_is_never_replaced() -> None:
    game = club("jac_certificat_civisme")
    assert game.kept("M") == ["jac_certificat_civisme"]


def test_G59_a_draw_looks_at_every_card_once_at_most() -> None:
    """With this deck it cannot happen; with a deck of five cards that concern M it does."""
    game = convention(steps="")
    g = game.g
    whole = g.jacobins
    g.jacobins = whole[:5]
    draw(g, 0, 2)
    assert (g.drawn, g.jacobins) == ([], [card | 15 << 6 for card in whole[:5]])
    g.jacobins = whole


def test_G60_GR108_the_orator_is_chosen_where_it_matters() -> None:
    game = club("jac_den_brissot", "jac_ovation", people="marat danton")
    assert game.asked == "0 ChooseOrator"
    assert game.of(0, "orator") == ["danton", "marat"]
    assert game.why_not(0, "deputy:collot") == "G-60"
    game.play("0: orator marat")
    assert game.pp("marat", "danton") == [7, 5]


def test_G60_the_last_orator_is_not_asked_for() -> None:
    game = club("jac_scrutin_epuratoire", "jac_ovation", people="marat danton")
    game.play("0: orator danton")
    assert (game.pp("marat", "danton"), game.at("danton")) == ([7, 4], "convention")


def test_G60_without_such_a_card_nobody_is_asked() -> None:
    game = club("jac_certificat_civisme", "jac_tumulte", people="marat danton")
    assert game.asked == "0 UseDelayed"


def test_G61_the_order_of_a_jacobin_turn() -> None:
    game = club(
        "jac_den_aubry",
        "jac_amalgame",
        "jac_den_petion",
        "jac_tumulte",
        people="marat danton collot billaud",
        kept={"M": ["jac_liste_suspects"]},
    )
    assert game.asked == "0 ChooseTarget"
    assert game.pp("marat") == 4
    assert game.accused() == ["petion"]
    assert game.bottom("jacobins", 2) == ["jac_tumulte", "jac_den_petion"]
    game.play("0: target brissot")
    assert "target vergniaud" not in game.options(0)
    assert game.why_not(0, "deputy:vergniaud") == "GR-76"
    game.play("0: target sieyes")
    assert game.asked == "0 UseDelayed"
    assert game.kept("M") == ["jac_liste_suspects", "jac_den_aubry"]
    game.play("0: discard jac_liste_suspects")
    game.play("0: play jac_den_aubry", chance=die(6, 6, 6, 6))
    assert [event.args["deputy"] for event in game.events("tested")] == ["petion", "brissot", "sieyes", "aubry"]
    assert game.bottom("jacobins", 5) == [
        "jac_tumulte",
        "jac_den_petion",
        "jac_amalgame",
        "jac_liste_suspects",
        "jac_den_aubry",
    ]


def test_G62_GR71_a_card_whose_man_has_just_died_has_no_effect() -> None:
    game = club("jac_den_petion", "jac_tumulte", people="marat danton petion", pp={"petion": 1})
    assert game.at("petion") == "guillotine"
    assert (game.accused(), game.bottom("jacobins", 2)) == ([], ["jac_tumulte", "jac_den_petion"])


def test_G62_an_immediate_card_must_be_used_even_against_its_owner() -> None:
    game = club("jac_scrutin_epuratoire")
    assert (game.pp("marat"), game.at("marat"), game.asked) == (4, "convention", "")


@pytest.mark.parametrize(("card", "kind"), [("jac_den_danton", True), ("jac_den_marat", False)])
def test_G63_GR69_a_delayed_card_may_be_played_in_the_phase_it_is_drawn(card: str, kind: bool) -> None:
    game = club(card, people="aubry", rolls=() if kind else (3,))
    if kind:
        assert game.options(3) == [f"discard {card}", f"keep {card}", f"play {card}", f"show {card}"]
        game.play(f"3: play {card}", chance=die(3))
    assert game.bottom("jacobins", 1) == [card]


def test_G63_GR74_any_number_may_be_kept_and_played_without_a_deputy_at_the_club() -> None:
    cards = ["jac_den_brissot", "jac_den_condorcet", "jac_den_sieyes", "jac_den_aubry", "jac_den_boissy"]
    game = convention(steps="club", turn=6, kept={"M": cards})
    for card in cards:
        game.play(f"0: keep {card}")
    assert game.kept("M") == cards
    assert [card.turn for card in game.table.view(1).factions[0].kept] == [1] * 5
    assert {card.card for card in game.table.view(1).factions[0].kept} == {""}


def test_G64_GR72_a_kept_card_without_a_target_is_kept_or_discarded_never_replaced() -> None:
    game = convention(steps="club", at={"guillotine": "aubry"}, kept={"M": ["jac_den_aubry"]})
    assert game.verbs(0) == {"keep", "discard", "show"}
    game.play("0: discard jac_den_aubry")
    assert game.kept("M") == []
    assert game.bottom("jacobins", 1) == ["jac_den_aubry"]
    assert game.table.view(0).jacobins[-1] == "jac_den_aubry"
    assert game.table.view(1).jacobins[-1] == ""


def test_G65_the_certificate_frees_a_prisoner_before_phase_VI() -> None:
    game = convention(steps="club prison", at={"prison": "danton"}, kept={"M": ["jac_certificat_civisme"]})
    game.play("0: play jac_certificat_civisme")
    assert (game.at("danton"), game.pp("danton")) == ("convention", 5)


def test_G65_the_owner_chooses_among_his_own_prisoners() -> None:
    game = convention(steps="club", at={"prison": "danton marat aubry"}, kept={"M": ["jac_certificat_civisme"]})
    game.play("0: play jac_certificat_civisme")
    assert game.of(0, "release") == ["danton", "marat"]
    assert game.why_not(0, "deputy:aubry") == "G-65"
    game.play("0: release marat")
    assert (game.at("marat"), game.at("danton")) == ("convention", "prison")
    none = convention(steps="club", at={"prison": "aubry"}, kept={"M": ["jac_certificat_civisme"]})
    assert "play" not in none.verbs(0)


@pytest.mark.parametrize(("card", "there"), [("jac_suspect_comite", "brissot"), ("jac_suspect_tribunal", "sieyes")])
def test_GR97_a_suspect_is_found_at_the_post_of_the_card_and_the_case_is_simple(card: str, there: str) -> None:
    game = club(card, at={"comite": "brissot", "tribunal": "sieyes", "mission": "aubry"})
    game.play(f"0: play {card}", chance=die(3))
    assert [event.args["deputy"] for event in game.events("annulled")] == [there]


def test_GR97_a_suspect_on_mission() -> None:
    game = club("jac_suspect_mission", rolls=(2,), at={"comite": "brissot", "tribunal": "sieyes", "mission": "aubry"})
    assert (game.at("aubry"), game.pp("aubry")) == ("convention", 2)


def test_a_suspect_of_the_post_is_chosen_among_several() -> None:
    game = club("jac_suspect_mission", at={"mission": "aubry brissot"})
    assert game.of(0, "target") == ["aubry", "brissot"]
    assert game.why_not(0, "deputy:sieyes") == "G-61"


def test_GR76_the_amalgam_with_one_faction_only_is_one_denunciation() -> None:
    rest = "cambaceres sieyes merlin thibaudeau daunou reubell henry_lariviere boissy delahaye lomont aubry cadroy"
    game = club("jac_amalgame", at={"prison": rest})
    game.play("0: target brissot", chance=die(6))
    assert (game.asked, len(game.events("denounced"))) == ("", 1)


def test_GR77_uproar_hits_everybody_at_the_club() -> None:
    game = club("jac_tumulte", "jac_ovation", people="marat danton brissot", pp={"marat": 1, "brissot": 1})
    assert game.asked == "0 ChooseOrator"
    game.play("0: orator marat")
    assert game.living("M") == ["robespierre", "danton", "collot", "billaud", "saint_just"]
    assert (game.at("brissot"), game.pp("danton"), game.pp("marat")) == ("guillotine", 4, 0)
    died = [event.args["deputy"] for event in game.events("killed_himself")]
    assert died == ["marat", "brissot"]


def test_GR78_the_other_cards_of_a_purged_orator_stay() -> None:
    game = club("jac_scrutin_epuratoire", "jac_liste_suspects", people="marat danton")
    game.play("0: orator marat")
    assert (game.at("marat"), game.kept("M")) == ("convention", ["jac_liste_suspects"])


def test_the_address_goes_to_the_missionaries_or_to_the_orator() -> None:
    game = club("jac_adresse", at={"mission": "danton collot aubry"})
    assert game.pp("danton", "collot", "aubry", "marat") == [6, 6, 5, 5]
    assert club("jac_adresse", at={"mission": "aubry"}).pp("marat") == 6


def test_GR73_a_kept_card_never_concerns_its_owner() -> None:
    game = club("jac_den_danton", "jac_den_robespierre", "jac_den_brissot")
    assert game.kept("M") == ["jac_den_brissot"]


def test_GR63_all_cards_return_under_their_deck() -> None:
    game = club("jac_ovation", "jac_den_petion", people="marat danton", rolls=(3,))
    game.play("0: orator marat")
    assert len(game.g.jacobins) == 36


def test_G11_GR75_GR105_a_kept_card_may_be_shown_whenever_its_owner_is_asked() -> None:
    game = convention(steps="movements", kept={"G": ["jac_den_danton", "jac_liste_suspects"]})
    game.play("0: pass")
    before = game.table.view(2).factions[1].kept
    assert [card.card for card in before] == ["", ""]
    game.play("1: show jac_den_danton")
    assert game.asked == "1 MoveOne"
    assert [card.card for card in game.table.view().factions[1].kept] == ["jac_den_danton", ""]
    assert game.events("showed")[0].args == {"faction": "girondins", "card": "jac_den_danton"}
    assert game.of(1, "show") == ["jac_liste_suspects"]
    assert game.why_not(1, "kept:jac_den_danton") == "G-11"
    assert game.why_not(1, "kept:jac_den_aubry") == "G-11"
    assert game.table.refuses_undo(1) is not None


def test_GR105_also_in_the_middle_of_a_vote_without_a_word_on_the_ballots() -> None:
    game = convention(steps="dissolution", turn=4, kept={"G": ["jac_den_danton"]})
    game.play("0: vote oui", "1: show jac_den_danton")
    assert game.asked == "1 2 3 DissolutionVote"
    assert [ballot.oui for ballot in game.table.view(1).vote.ballots] == [-1, -1, -1, -1]


def test_GR75_a_table_may_forbid_showing() -> None:
    game = convention(options={"allow_show_kept": "off"}, steps="movements", kept={"M": ["jac_den_brissot"]})
    assert "show" not in game.verbs(0)
    assert game.refusal("0: show jac_den_brissot").rule == "GR-75"


def test_a_shown_card_that_is_discarded_is_known_to_all() -> None:
    game = convention(steps="club", kept={"M": ["jac_den_aubry"]})
    game.play("0: show jac_den_aubry", "0: discard jac_den_aubry")
    assert game.table.view(2).jacobins[-1] == "jac_den_aubry"


def test_one_card_is_decided_at_a_time() -> None:
    options = {"allow_show_kept": "off"}
    game = convention(options=options, steps="club", kept={"M": ["jac_den_aubry", "jac_den_brissot"]})
    assert game.refusal("0: play jac_den_brissot").rule == "G-61"
