"""5.7 and tables 2.9 to 2.17: event cards."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.courtisans.data.numbers import PHILTRE_MARK, POISON_MARK
from tests.games.courtisans.test_vectors_rulebook import NONE, court, regency
from tests.scenario import die


def test_who_may_play() -> None:
    """C-53, C-109, C-111, C-R44, C-R89: an exile plays no poison nor philtre; a prisoner only Justice on himself."""
    hand = ["calomnie", "poison", "philtre", "justice", "titre_baron"]
    game = court(sexes="MFMM", status={1: "exile", 2: "bastille"}, hands={1: hand})
    assert {words.split()[0] for words in game.of(1, "play")} == {"calomnie", "justice"}
    assert (game.of(1, "request"), game.of(1, "intervene")) == ([], [])
    assert game.refusal("1: play poison seat0").rule == "C-53"
    assert game.refusal("1: request titre_baron seat0 king").rule == "C-12"
    game = court(status={1: "bastille", 2: "bastille"}, hands={1: hand})
    assert game.of(1, "play") == ["justice seat1"]
    assert game.refusal("1: play calomnie seat0 king").rule == "C-53"
    assert game.options(1)[0:2] == ["draw", "end_turn"]


def test_only_women_pour() -> None:
    """C-53, C-R5."""
    assert court(hands={1: ["poison", "philtre"]}).of(1, "play") == []


def test_the_place_is_that_of_the_court() -> None:
    """C-54, C-R44: an exile plays a château card while the Court is at Versailles."""
    game = court(status={1: "exile"}, hands={1: ["faux_pas", "hallali"]})
    assert game.of(1, "play") == ["faux_pas seat0", "faux_pas seat2", "faux_pas seat3"]
    assert game.why_not(1, "card:hallali") == "C-54"


def test_prisoners_and_exiles_are_out_of_reach() -> None:
    """C-107, C-113, C-R45: but for cards that name their status, or anybody alive; the dead are out of all reach."""
    game = court(status={0: "bastille", 2: "exile", 3: "dead"}, hands={1: ["calomnie", "heritage", "justice"]})
    assert game.of(1, "play") == [
        "calomnie seat1 king",
        "calomnie seat1 queen",
        "heritage seat0",
        "heritage seat1",
        "heritage seat2",
        "justice seat0",
    ]


def test_void_cards_are_not_played() -> None:
    """C-56, C-R34: every effect void; one that works is enough, and clamping does not void."""
    game = regency(hands={1: ["bougeoir", "succes_au_theatre", "tricheur_demasque"]})
    assert {words.split()[0] for words in game.of(1, "play")} == {"succes_au_theatre", "tricheur_demasque"}
    game = court(favour={1: "K9"}, hands={1: ["bougeoir"]})
    game.play("1: play bougeoir seat1")
    assert game.king(1) == 9


def test_the_end_of_a_war() -> None:
    """C-57, C-52, C-90, C-R51: a man or nobody; the Secrétaire is blamed too; in a Regency only the peace."""
    game = court(
        place="W",
        wars=["espagne"],
        hands={1: ["guerre_perdue", "guerre_gagnee"]},
        exposed={3: ["charge_secretaire_guerre"]},
    )
    game.play("1: play guerre_perdue seat2")
    assert (game.king(2), game.king(3), game.place, game.wars) == (2, 3, "versailles", [])
    game = court(place="W", wars=["espagne"], hands={1: ["guerre_gagnee"]})
    game.play("1: play guerre_gagnee seat1")
    assert game.king(1) == 8
    game = regency(place="W", wars=["espagne"], hands={1: ["guerre_gagnee"]})
    assert game.of(1, "play") == ["guerre_gagnee none"]
    game.play("1: play guerre_gagnee none")
    assert game.place == "versailles"


def test_marks_belong_to_the_courtier() -> None:
    """C-58, C-R6: set when the card is played."""
    game = court(sexes="MFMM", hands={1: ["philtre"], 3: ["la_voisin_parle"]}, favour={1: "K3"})
    game.play("1: play philtre king")
    assert (game.king(1), game.g.marks[1]) == (7, PHILTRE_MARK)
    game.pass_turns(1, 2)
    game.play("3: play la_voisin_parle seat1")
    assert game.where(1) == "bastille"
    game = court(sexes="MFMM", hands={3: ["chambre_ardente"]}, marks={1: PHILTRE_MARK}, slot=3)
    game.play("3: play chambre_ardente seat1")
    assert game.where(1) == "exile"
    assert court(sexes="MFMM", hands={1: ["la_voisin_parle"]}).why_not(1, "card:la_voisin_parle") == "C-54"
    assert POISON_MARK == 1


@pytest.mark.parametrize(
    ("card", "words", "dice", "after", "position"),
    [
        ("mot_d_esprit", "seat2 queen", [], {"q": 7}, {}),
        ("bougeoir", "seat2", [], {"k": 8}, {}),
        ("triomphe_au_bal", "seat2", [], {"k": 6, "q": 7}, {}),
        ("succes_au_theatre", "seat2", [], {"k": 7, "q": 7}, {}),
        ("hallali", "seat2", [], {"k": 8}, {"place": "H"}),
        ("fait_d_armes", "seat2", [], {"k": 9}, {"place": "W", "wars": ["espagne"]}),
        ("devotion", "seat2", [], {"q": 8}, {}),
        ("calomnie", "seat2 king", [], {"k": 3}, {}),
        ("pamphlet", "seat2", [], {"k": 2}, {}),
        ("couardise", "seat2", [], {"k": 1}, {"place": "W", "wars": ["espagne"]}),
        ("faux_pas", "seat2", [], {"q": 2}, {}),
        ("heritage", "seat2", [], {"m": 5000}, {}),
        ("lansquenet", "seat2", [5], {"m": -2000}, {}),
        ("lansquenet", "seat2", [6], {"m": 4000}, {}),
        ("compagnie_des_indes", "seat2", [4], {"m": -2000}, {}),
        ("compagnie_des_indes", "seat2", [5], {"m": 5000}, {}),
        ("dettes_de_jeu", "seat2", [], {"m": -4000}, {}),
        ("banqueroute", "seat2", [], {"m": -3000}, {}),
        ("tricheur_demasque", "seat2", [], {"k": 3, "m": -2000}, {}),
        ("duel", "seat2", [3], {"status": "dead", "k": NONE, "q": NONE}, {}),
        ("duel", "seat2", [8], {"k": 2}, {}),
        ("duel", "seat2", [9], {"q": 8}, {}),
        ("petite_verole", "seat2", [5], {"status": "dead", "k": NONE, "q": NONE}, {}),
        ("petite_verole", "seat2", [6], {"k": 3, "q": 3}, {}),
        ("huguenot", "seat2", [], {"status": "exile", "k": NONE, "q": NONE}, {"favour": {2: "K3"}}),
        ("amant_surpris", "seat2", [], {"status": "exile", "k": NONE, "q": NONE}, {"lover": 2}),
        ("cabale_des_devots", "seat2", [], {"q": 2}, {"lover": 2}),
        ("amant_de_la_reine", "seat2", [], {}, {}),
        (
            "intelligence_ennemi",
            "seat2",
            [],
            {"status": "bastille", "k": NONE, "q": NONE},
            {"place": "W", "wars": ["angleterre"]},
        ),
    ],
)
def test_what_cards_do(card: str, words: str, dice: list[int], after: dict[str, Any], position: dict[str, Any]) -> None:
    """C-52, C-13, C-15, C-R76: the tables of section 2, one card after the other."""
    game = court(die(*dice), hands={1: [card]}, party={0: "espagne", 3: "hollande"}, **position)
    game.play(f"1: play {card} {words}")
    assert (game.king(2), game.queen(2)) == (after.get("k", 5), after.get("q", 5))
    assert (game.money(2), game.where(2)) == (after.get("m", 0), after.get("status", "court"))
    assert game.hand(1) == []


def test_cards_on_the_favourite() -> None:
    """C-92, C-93: her child, her cabal, her death in childbed."""
    game = court(sexes="MFMM", favourite=1, hands={2: ["enfant_legitime"], 3: ["cabale_des_devots"]}, slot=2)
    game.play("2: play enfant_legitime seat1", "2: end_turn")
    assert (game.king(1), game.queen(1), game.money(1)) == (7, 3, 5000)
    game.play("3: play cabale_des_devots seat1")
    assert (game.king(1), game.g.favourite) == (4, -1)
    game = court(sexes="MFMM", favourite=1, hands={2: ["morte_en_couches"]}, slot=2)
    assert game.of(2, "play") == ["morte_en_couches queen", "morte_en_couches seat1"]


def test_limits_of_huguenots_and_traitors() -> None:
    """2.14, C-54: the party and the favour must fit."""
    game = court(hands={1: ["huguenot"]}, favour={0: "K3", 2: "K3", 3: "K4"}, party={2: "espagne"})
    assert game.of(1, "play") == ["huguenot seat0"]


def test_a_sovereign_may_survive_the_pox() -> None:
    """2.13: then nothing happens."""
    game = court(die(6), hands={1: ["petite_verole"]})
    game.play("1: play petite_verole king")
    assert (game.reign, game.king(0)) == ("reign", 5)


def test_clemency() -> None:
    """Section 7, C-106: 8 to 10 saves from cards of groups I and J, not from a verdict."""
    game = court(die(8), sexes="MFMM", options={"clemency": "on"}, hands={1: ["poison"]})
    game.play("1: play poison seat2")
    assert (game.where(2), game.king(2), game.queen(2)) == ("court", 3, 3)
    game = court(die(7), sexes="MFMM", options={"clemency": "on"}, hands={1: ["poison"]})
    game.play("1: play poison seat2")
    assert game.where(2) == "dead"
    game = court(die(1), options={"clemency": "on"}, hands={1: ["justice"]}, status={2: "bastille"})
    game.play("1: play justice seat2")
    assert game.where(2) == "dead"
