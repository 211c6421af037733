"""9.2: requests, charges, war, money, bargains."""

from __future__ import annotations

import pytest

from tests.games.courtisans.test_vectors_reigns import all_ready
from tests.games.courtisans.test_vectors_rulebook import NONE, court
from tests.scenario import die

PLEAD = "audience.seat1.plead.seat0.granted"


def test_CT22_poisoned_gift() -> None:
    game = court(
        die(9),
        place="H",
        favour={1: "K9", 2: "K4"},
        hands={1: ["charge_maitre_chasse"]},
        exposed={2: ["titre_baron", "charge_controleur", "charge_gouv_gascogne"]},
    )
    game.play("1: request charge_maitre_chasse seat2 king")
    assert game.exposed(2) == ["charge_gouv_gascogne", "charge_maitre_chasse", "titre_baron"]
    assert game.maison == ["charge_controleur"]


def test_CT23_war_and_the_queens_party() -> None:
    game = court(
        slot=3,
        favour={0: "K2 Q5", 2: "K4 Q4"},
        party={0: "espagne", 1: "espagne", 2: "angleterre", 3: "hollande"},
        status={1: "exile"},
        exposed={3: ["charge_secretaire_guerre"]},
    )
    game.play("3: declare espagne")
    assert (game.king(0, 2), game.queen(0, 2), game.king(1)) == ([-1, 4], [5, 4], NONE)
    assert (game.place, game.table.view(None).markers) == ("guerre", ["espagne"])
    assert game.of(3, "declare") == []
    game.pass_turns(3, 0)
    all_ready(game)
    game.pass_turns(1, 2)
    game.play("3: declare angleterre")
    assert (game.king(2), game.queen(2)) == (1, 2)
    assert game.wars == ["angleterre", "espagne"]


def test_CT24_clamp() -> None:
    """C-13, C-R86."""
    game = court(favour={0: "K-1 Q-1"}, party={0: "espagne"}, origin="hollande", hands={1: ["guerre_espagne"]})
    game.play("1: play guerre_espagne none")
    assert (game.king(0), game.queen(0)) == (-2, -2)


def test_CT25_chambellan_twice() -> None:
    game = court(
        slot=0,
        sexes="FMMM",
        favour={1: "K5"},
        exposed={0: ["charge_gouvernante", "titre_comte"]},
        deck=["duel", "duel"],
    )
    game.play("0: govern seat1 king minus")
    assert game.king(1) == 2
    game.play("0: draw", "0: draw")
    assert game.money(0) == 0
    game.pass_turns(1, 2, 3)
    assert game.of(0, "govern") == []
    assert game.refusal("0: govern seat1 king minus").rule == "C-82"
    game.play("0: end_turn")
    assert game.money(0) == 5000


def test_CT26_deck_runs_out() -> None:
    game = court([0] * 4, discard=["duel", "duel", "poison", "poison", "poison"], deck=[])
    game.play("1: draw")
    assert (len(game.g.deck), len(game.g.discard), len(game.hand(1))) == (4, 0, 1)
    game = court(deck=[], maison=["titre_duc"])
    assert not game.legal(1, "draw")
    assert game.refusal("1: draw").rule == "C-47"
    assert game.legal(1, "take titre_duc")
    assert game.legal(1, "end_turn")


def test_CT27_two_spouses_reach_the_goal() -> None:
    game = court(sexes="MFMM", married=[(0, 1)], fortune={0: 48500, 1: 49200}, exposed={1: ["charge_dame_atours"]})
    game.play("1: end_turn")
    assert game.money(0, 1) == [50500, 51200]
    outcome = game.table.outcome()
    assert outcome is not None
    assert outcome.ranks[:2] == [2, 1]


def test_CT28_escrow() -> None:
    game = court(die(9, 3, 8), phase="negotiation", fortune={0: 3000}, favour={0: "K5", 1: "K5"})
    game.play(f"0: offer seat1 {PLEAD} none none none 0 20 0 0", "1: accept seat0 1")
    assert game.table.view(0).players[0].available == 1000
    assert game.table.view(1).players[0].available is None
    all_ready(game, "versailles")
    game.play("1: intervene seat0 king plus")
    assert (game.money(0, 1), game.king(1)) == ([3000, 0], 4)
    game.play("1: intervene seat0 king plus")
    assert (game.money(0, 1), game.king(0)) == ([1000, 2000], 7)


def test_CT28_escrow_released() -> None:
    game = court(phase="negotiation", fortune={0: 3000})
    game.play(f"0: offer seat1 {PLEAD} none none none 0 20 0 0", "1: accept seat0 1")
    all_ready(game, "versailles")
    game.pass_turns(1, 2, 3, 0)
    assert game.money(0, 1) == [3000, 0]
    assert game.table.view(0).ledger[-1].fate == "released"
    assert game.table.view(2).ledger == []


def test_CT29_fines_and_debt() -> None:
    game = court(phase="localisation", fortune={2: 500})
    game.play("0: flag seat2 e2 1", "0: flag seat2 e6 1", "0: confirm 1", "0: confirm 1")
    assert game.money(2) == -1500
    game.play("0: place versailles")
    game.pass_turns(1, 2, 3, 0)
    assert game.refusal("2: offer seat1 none none none none 1 0 0 0").rule == "C-33"
    game.play("2: offer seat1 none word none none 0 0 0 0")


def test_CT30_hand_limit() -> None:
    twelve = ["pension_2000"] * 7 + ["poison"] * 3 + ["duel"] * 2
    game = court(hands={1: twelve})
    game.play("1: end_turn", "1: discard duel", "1: discard poison")
    assert (len(game.hand(1)), game.asked) == (10, "2 TakeTurn")
    game.play("2: end_turn")
    game = court(slot=2, hands={1: twelve[:10], 2: ["heritage", "devotion"]})
    game.play("2: give seat1", "2: hand heritage", "2: hand devotion", "2: end_turn")
    assert len(game.hand(1)) == 12


def test_CT32_favourite_displaced() -> None:
    game = court(slot=3, sexes="MFFM", favour={2: "K6"}, hands={3: ["favorite"]}, favourite=1)
    game.play("3: play favorite seat2")
    assert game.g.favourite == 2
    assert (game.exposed(1), game.exposed(2)) == ([], ["favorite"])
    assert game.cards(game.g.discard) == ["favorite"]


def test_CT33_relay_bounds() -> None:
    game = court(favour={1: "K5 Q5"}, hands={1: ["titre_baron"]})
    assert game.of(1, "request") == [f"titre_baron seat{n} king" for n in range(4)]
    assert game.refusal("1: request titre_baron seat1 queen_relay").rule == "C-63"
    game = court(favour={1: "K4 Q5"}, hands={1: ["titre_baron"]})
    assert game.legal(1, "request titre_baron seat1 queen_relay")
    assert game.table.view(1).players[1].chances == {"king": 40, "queen_relay": 25}
    game = court(favour={1: "K4 Q7"}, lover=1)
    assert game.table.view(None).players[1].chances == {"king": 40, "queen_relay": 81}


def test_CT35_marriage_without_consent() -> None:
    game = court(die(7), sexes="MMFM", favour={1: "K7"})
    game.play("1: marry seat2 king")
    person = game.table.view(None).register[2]
    assert (person.current_name, person.former_names) == (game.g.house[1], (game.g.house[2],))
    assert (person.ever_married, person.spouse) == (True, 1)


def test_CT36_vacant_and_back_in_one_round() -> None:
    game = court(die(1), exposed={2: ["charge_chancelier"]})
    game.play("1: take_charge charge_chancelier none king")
    assert game.maison == ["charge_chancelier"]
    game.pass_turns(1, 2)
    game.play("3: take charge_chancelier")
    assert game.refusal("3: request charge_chancelier seat3 king").rule == "C-72"
    game.pass_turns(3, 0)
    all_ready(game, "versailles")
    game.pass_turns(1, 2)
    assert game.legal(3, "request charge_chancelier seat3 king")


def test_CT37_party_losses() -> None:
    game = court(
        slot=3,
        place="H",
        favour={0: "K5", 1: "K0", 3: "K4"},
        party={0: "espagne", 1: "espagne", 2: "espagne", 3: "hollande"},
        status={2: "bastille"},
        hands={3: ["chasse_manquee"]},
    )
    game.play("3: play chasse_manquee seat0")
    assert game.king(0, 1, 2, 3) == [2, -1, NONE, 4]


def test_CT38_capitation() -> None:
    game = court(
        slot=3,
        status={1: "exile"},
        exposed={0: ["titre_duc", "charge_chancelier", "pension_2000"], 1: ["titre_baron", "dignite_marechal"]},
        hands={3: ["capitation"]},
    )
    game.play("3: play capitation none")
    assert game.money(0, 1, 2) == [-2000, -2000, 0]


def test_CT40_cut_and_escrow() -> None:
    game = court(
        die(1, *[4] * 8),
        slot=1,
        phase="negotiation",
        sexes="MMFM",
        reign="widower",
        fortune={0: 1000},
        hands={2: ["poison"]},
        exposed={2: ["titre_baron"]},
    )
    game.play("0: offer seat2 plays.seat2.poison.king none none none 0 10 0 0", "2: accept seat0 1")
    all_ready(game, "versailles")
    game.play("1: end_turn", "2: play poison king")
    assert game.money(0, 2) == [0, 1000]
    assert [event.kind for event in game.table.events(None) if event.kind in ("round_cut", "escrow_paid")] == [
        "round_cut",
        "escrow_paid",
    ]
    assert (game.g.round, game.g.chambellan, game.reign) == (4, 1, "reign")
    assert (game.g.k, game.place) == ([4] * 4, "versailles")


def test_CT42_one_letter_two_arrests() -> None:
    """C-68, C-R88."""
    game = court(die(3, 6), favour={1: "K6", 2: "K0", 3: "K-1"}, hands={1: ["lettre_de_cachet"]})
    game.play("1: request lettre_de_cachet seat2 king", "1: request lettre_de_cachet seat3 king")
    assert (game.where(2), game.where(3), game.hand(1)) == ("bastille", "bastille", ["lettre_de_cachet"])
    assert game.asked == "2 TakeTurn"


@pytest.mark.parametrize(
    "card", ["morte_en_couches", "enfant_legitime", "cabale_des_devots", "poison", "petite_verole"]
)
def test_CT43_secret_wife(card: str) -> None:
    game = court(slot=2, sexes="MFFM", reign="widower", favourite=1, secret_wife=1, hands={2: [card]})
    assert game.legal(2, f"play {card} seat1") == (card in ("poison", "petite_verole"))
