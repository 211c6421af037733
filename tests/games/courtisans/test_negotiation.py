"""5.4: negotiation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.courtisans.test_vectors_reigns import all_ready
from tests.games.courtisans.test_vectors_rulebook import court
from tests.scenario import die

CASH = "offer seat1 none none none none {} 0 0 0"
NO_HARM = "offer seat1 no_harm.seat1.seat0 none none none 0 10 0 0"


def parley(**position: Any) -> Any:
    return court(position.pop("chance", []), phase="negotiation", **{"fortune": {0: 3000, 1: 2000}, **position})


def test_everybody_negotiates_at_once() -> None:
    """C-28, C-R92, C-109, C-111: prisoners, exiles and players of the dead too; the phase ends when all are ready."""
    game = parley(status={1: "bastille", 2: "exile"})
    assert game.asked == "0 1 2 3 Parley"
    game.play("1: ready", "0: ready", "3: ready")
    assert game.asked == "2 Parley"
    game.play("2: ready")
    assert game.asked == "0 ChoosePlace"


def test_an_offer_to_the_ready_opens_the_door() -> None:
    """C-28, C-R99: all see that somebody knocks; becoming ready declines what lies open."""
    game = parley()
    game.play("1: ready", "0: propose seat1 peace 0")
    assert game.asked == "0 1 2 3 Parley"
    assert [event.args["seat"] for event in game.events("door_opened", 3)] == [1]
    game.play("1: ready")
    assert game.table.view(0).negotiation.offers == []
    assert len(game.events("offer_declined", 0)) == 1


def test_cash_is_paid_at_once_and_in_public() -> None:
    """C-31, C-35, C-37, C-R71, C-R73: from fortune to fortune, for good; only here."""
    game = parley()
    game.play("0: " + CASH.format(12), "1: accept seat0 1")
    assert game.money(0, 1) == [1800, 3200]
    line = game.table.view(3).ledger[0]
    assert (line.instrument, line.payer, line.payee, line.amount) == ("comptant", 0, 1, 1200)
    assert game.events("paid", 2)[0].args["amount"] == 1200
    all_ready(game, "versailles")
    assert game.refusal("1: " + "ready").rule == "C-45"


def test_offers_are_between_two() -> None:
    """C-32, C-37: the others see no offer, no contract, no clock."""
    game = parley()
    clock = game.table.clock(2)
    game.play("0: " + NO_HARM)
    assert len(game.table.view(1).negotiation.offers) == 1
    assert game.table.view(2).negotiation.offers == []
    assert game.table.clock(2) == clock
    game.play("1: accept seat0 1")
    assert len(game.table.view(0).negotiation.contracts) == 1
    assert game.table.view(2).negotiation.contracts == []
    assert game.events("offered", 2) == []


def test_offers_are_declined_withdrawn_or_die() -> None:
    """C-32."""
    game = parley()
    game.play("0: propose seat1 peace 0", "0: propose seat2 peace 0", "0: propose seat3 peace 0")
    assert game.of(0, "withdraw") == ["seat0 1", "seat0 2", "seat0 3"]
    game.play("1: decline seat0 1", "0: withdraw seat0 2")
    assert game.refusal("1: accept seat0 1").rule == "C-32"
    all_ready(game)
    assert game.g.offers == []


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (CASH.format(31), "C-33"),
        (CASH.format(0), "C-31"),
        ("offer seat1 none none none none 0 10 0 0", "C-31"),
        ("offer seat1 freed.seat0 none none none 0 0 0 0", "C-31"),
        ("offer seat1 none none none none 0 0 21 0", "C-33"),
        ("offer seat0 none word none none 0 0 0 0", "C-59"),
        ("offer seat7 none word none none 0 0 0 0", "C-11"),
        ("offer seat1 freed.seat7 none none none 0 1 0 0", "C-11"),
        ("offer seat1 freed.seat4 none none none 0 1 0 0", "C-11"),
        ("offer seat1 none no_harm.seat4.seat0 none none 0 0 0 0", "C-11"),
        ("offer seat1 word none none none 0 10 0 0", "C-31"),
        ("offer seat1 freed.seat0 none none none 20 11 0 0", "C-33"),
        ("offer seat1 none none freed.seat0 none 0 0 10 11", "C-33"),
    ],
)
def test_what_no_offer_may_hold(words: str, rule: str) -> None:
    """C-31, C-33: money one has, in hundreds; an escrow with its trigger; somebody else at the table."""
    assert parley().refusal("0: " + words).rule == rule


def test_an_offer_may_hold_all_one_has() -> None:
    """C-31, C-33: cash and escrow together, on both sides, down to the last hundred, of the last at the table too."""
    game = parley()
    game.play("0: offer seat1 freed.seat3 none freed.seat3 none 19 11 9 11", "1: accept seat0 1")
    assert len(game.table.view(0).negotiation.contracts) == 2


def test_what_the_other_has_reserved_is_his_secret_until_he_accepts() -> None:
    """C-33: the offer can be made, and dies when it is accepted."""
    game = parley()
    game.play("2: offer seat1 none none freed.seat2 none 0 0 0 15", "1: accept seat2 1")
    game.play("0: offer seat1 none none none none 0 0 20 0", "1: accept seat0 1")
    assert len(game.events("offer_failed", 0)) == 1
    assert game.money(0, 1) == [3000, 2000]


def test_money_is_counted_again_when_accepting() -> None:
    """C-33: what is reserved cannot be spent twice; then the offer dies."""
    game = parley()
    game.play("0: " + CASH.format(20), "0: " + CASH.format(20), "1: accept seat0 1", "1: accept seat0 2")
    assert game.money(0, 1) == [1000, 4000]
    assert len(game.events("offer_failed", 0)) == 1
    assert game.g.offers == []


def test_six_offers_and_three_contracts() -> None:
    """C-34, C-141: so every phase ends."""
    game = parley(fortune={0: 9000})
    for number in range(1, 4):
        game.play("0: " + NO_HARM, f"1: accept seat0 {number}")
    assert game.refusal("0: " + NO_HARM).rule == "C-34"
    for _ in range(3):
        game.play("0: propose seat2 peace 0")
    assert game.refusal("0: propose seat3 peace 0").rule == "C-34"
    assert game.of(0, "propose") == []


BOTH = "offer seat1 freed.seat0 word none none 0 1 0 0"


def test_escrow_and_word_are_a_contract_each() -> None:
    """C-34: three of them lie between two; an offer that would make four is none."""
    game = parley()
    game.play("0: " + NO_HARM, "1: accept seat0 1")
    game.play("0: " + BOTH, "1: accept seat0 2")
    assert game.refusal("0: offer seat1 none word none none 0 0 0 0").rule == "C-34"
    game = parley()
    for number in (1, 2):
        game.play("0: " + NO_HARM, f"1: accept seat0 {number}")
    assert game.refusal("0: " + BOTH).rule == "C-34"
    game.play("0: offer seat1 none word none none 0 0 0 0", "1: accept seat0 3")


def test_nobody_is_paid_to_the_goal() -> None:
    """C-36, C-R87: unless the table allows it."""
    game = parley(fortune={0: 3000, 1: 49000})
    assert game.refusal("0: " + CASH.format(10)).rule == "C-36"
    game.play("0: " + CASH.format(9))
    game = parley(fortune={0: 3000, 1: 49000}, options={"anti_kingmaking": "off"})
    game.play("0: " + CASH.format(10), "1: accept seat0 1")
    assert game.money(1) == 50000


def test_without_a_notary() -> None:
    """C-31, C-R95: cash and words only; a bargain in one word is then paid now against a word."""
    game = parley(options={"notaire": "off"})
    assert game.refusal("0: " + NO_HARM).rule == "C-31"
    game.play("0: propose seat1 safety 500", "1: accept seat0 1")
    assert game.money(0, 1) == [2500, 2500]
    assert game.table.view(0).negotiation.contracts[0].condition == "no_harm seat:1 seat:0"


def test_a_card_is_shown_to_one() -> None:
    """C-29, C-30, C-R70, C-R72: true, to one player, in this phase; no card changes hands."""
    game = parley(hands={0: ["poison", "duel"]})
    assert game.refusal("0: show seat1 titre_duc").rule == "C-59"
    game.play("0: show seat1 poison")
    assert game.table.view(1).players[0].known == ["poison"]
    assert game.table.view(2).players[0].known == []
    assert (game.events("showed", 1)[0].args["card"], game.events("showed", 2)) == ("poison", [])
    assert game.hand(0) == ["duel", "poison"]


@pytest.mark.parametrize(
    ("trigger", "moves", "dice"),
    [
        ("plays.seat1.duel.seat2", ["1: play duel seat2"], [9]),
        ("obtains.seat1.titre_baron", ["1: request titre_baron seat1 king"], [1]),
        ("obtains.seat1.titre", ["1: request titre_baron seat1 king"], [1]),
        ("plays.seat1.titre_baron.seat1", ["1: request titre_baron seat1 king"], [9]),
        ("audience.seat1.accuse.seat2.attempted", ["1: intervene seat2 king minus"], [9]),
        ("audience.seat1.marry.seat3.granted", ["1: marry seat3 king"], [2]),
        ("gives.seat1.seat0.1", ["1: give seat0", "1: hand duel", "1: hand titre_baron"], []),
        ("gives.seat1.seat0.2", ["1: give seat0", "1: hand duel", "1: hand titre_baron"], []),
        ("power.seat1.gratify.seat0", ["1: gratify seat0"], [1]),
        ("court_at.versailles.localisation", [], []),
        ("court_at.versailles.seat1", [], []),
        ("dead.seat2", ["1: play duel seat2"], [1]),
    ],
)
def test_triggers(trigger: str, moves: list[str], dice: list[int]) -> None:
    """C-38, C-40: paid at the instant, after the move is resolved."""
    game = parley(
        chance=die(*dice),
        sexes="MMMF",
        hands={1: ["duel", "titre_baron"]},
        exposed={1: ["charge_controleur"]},
        fortune={0: 1000},
    )
    game.play(f"0: offer seat1 {trigger} none none none 0 10 0 0", "1: accept seat0 1")
    all_ready(game, "versailles")
    game.play(*moves)
    assert len(game.events("escrow_paid")) == 1


@pytest.mark.parametrize(
    ("trigger", "card", "status", "dice"),
    [
        ("freed.seat2", "justice", "bastille", [10, 3, 3]),
        ("recalled.seat2", "gloire_aux_colonies", "exile", [3, 3]),
        ("exiled.seat2", "justice", "bastille", [5]),
        ("jailed.seat2", "intelligence_ennemi", "court", []),
    ],
)
def test_triggers_of_fate(trigger: str, card: str, status: str, dice: list[int]) -> None:
    """C-38."""
    war = {"wars": ["angleterre"], "place": "W"} if card == "intelligence_ennemi" else {}
    game = parley(chance=die(*dice), hands={1: [card]}, status={2: status}, **war)
    game.play(f"0: offer seat1 {trigger} none none none 0 10 0 0", "1: accept seat0 1")
    all_ready(game, "" if war else "versailles")
    game.play(f"1: play {card} seat2")
    assert game.money(0, 1) == [2000, 3000]


@pytest.mark.parametrize(
    ("harm", "dice"),
    [
        ("play calomnie seat0 king", []),
        ("intervene seat0 king minus", [9]),
        ("play guerre_angleterre none", []),
        ("play capitation none", []),
        ("take_charge charge_controleur seat1 king", [9]),
        ("play pamphlet seat2", []),
        ("end_turn", []),
    ],
)
def test_no_harm(harm: str, dice: list[int]) -> None:
    """C-38, C-39: attempts count; settled when the round ends."""
    hand = ["calomnie", "guerre_angleterre", "capitation", "pamphlet"]
    game = parley(chance=die(*dice), hands={1: hand}, exposed={0: ["charge_controleur"]})
    game.play("0: " + NO_HARM, "1: accept seat0 1")
    all_ready(game, "versailles")
    game.play(f"1: {harm}")
    if harm != "end_turn":
        game.play("1: end_turn")
    game.pass_turns(2, 3, 0)
    assert bool(game.events("escrow_paid")) == (harm == "end_turn")


def test_the_full_amount_is_paid_even_into_debt() -> None:
    """C-40, C-140: an escrow is its owner's until paid; what a card ate of it is his debt."""
    game = parley(fortune={0: 1000}, hands={1: ["dettes_de_jeu"]})
    game.play("0: offer seat1 plays.seat1.dettes_de_jeu.seat0 none none none 0 10 0 0", "1: accept seat0 1")
    assert game.money(0) == 1000
    all_ready(game, "versailles")
    game.play("1: play dettes_de_jeu seat0")
    assert game.money(0, 1) == [-4000, 1000]


def test_a_cut_releases_everything() -> None:
    """C-41, C-R68: NO_HARM and words too; what can no longer happen simply waits."""
    game = parley(chance=die(1, *[3] * 8), reign="widower", sexes="MFMM", hands={1: ["poison"]})
    game.play("0: " + NO_HARM, "1: accept seat0 1", "0: propose seat2 peace 0", "2: accept seat0 2")
    all_ready(game, "versailles")
    game.play("1: play poison king")
    assert game.money(0, 1) == [3000, 2000]
    assert {line.fate for line in game.table.view(0).ledger} == {"released"}


def test_words_are_stamped_for_the_two() -> None:
    """C-43, C-31: kept or broken, no penalty; a plain word is just noted."""
    game = parley(hands={1: ["calomnie"]})
    game.play("0: propose seat1 peace 0", "1: accept seat0 1")
    game.play("2: offer seat3 none word none none 0 0 0 0", "3: accept seat2 1")
    all_ready(game, "versailles")
    game.play("1: play calomnie seat0 king", "1: end_turn")
    game.pass_turns(2, 3, 0)
    assert [line.fate for line in game.table.view(0).ledger] == ["kept", "broken"]
    assert [line.fate for line in game.table.view(2).ledger] == ["given"]
    assert game.events("word_broken", 0)
    assert not game.events("word_broken", 2)


def test_quick_tables_bargain_in_turn() -> None:
    """C-42: from the Chambellan, two offers each, answered at once; outsiders think the maker still ponders."""
    game = parley(options={"negotiation": "quick"})
    assert game.asked == "0 Bargain"
    game.play("0: propose seat1 peace 0")
    assert game.asked == "1 AnswerOffer"
    assert (game.table.waiting(2), game.table.waiting(0)) == ((0,), (1,))
    assert game.refusal("1: propose seat0 peace 0").rule == "C-34"
    game.play("1: accept seat0 1", "0: propose seat1 peace 0", "1: decline seat0 2")
    assert game.asked == "1 Bargain"
    game.play("1: ready", "2: ready", "3: ready")
    assert game.asked == "0 ChoosePlace"


def test_tables_without_negotiation() -> None:
    """C-42."""
    assert parley(options={"negotiation": "off"}).asked == "0 ChoosePlace"


def test_bargains_in_one_word_are_legal_offers() -> None:
    """C-31, C-33: each shortcut obeys the same guard as the long form."""
    game = parley(fortune={0: 4000, 1: 2000, 2: 100}, status={3: "bastille"}, chambellan=1)
    assert game.of(0, "propose") == [
        "seat1 chasse 500",
        "seat1 help 1000",
        "seat1 help 500",
        "seat1 peace 0",
        "seat1 plead 1000",
        "seat1 plead 500",
        "seat1 protection 500",
        "seat1 safety 500",
        "seat1 versailles 500",
        "seat2 peace 0",
        "seat2 plead 1000",
        "seat2 plead 500",
        "seat2 safety 500",
        "seat3 peace 0",
        "seat3 safety 500",
    ]
    assert game.refusal("0: propose seat3 plead 1000").rule == "C-31"
    jailed = parley(status={0: "bastille"}, fortune={0: 4000})
    assert [words for words in jailed.of(0, "propose") if "ransom" in words] == [
        f"seat{seat} ransom {amount}" for seat in (1, 2, 3) for amount in (2000, 4000)
    ]


def test_people_are_shown_how_an_offer_is_written() -> None:
    """C-31, C-33: the plain form for each addressee, money in hundreds; triggers are put in its place."""
    game = parley()
    offer = next(offer for offer in game.table.offers(0) if offer.verb == "offer")
    words = " ".join(["offer", *offer.ids.values(), *["5" if r.name == "give_cash" else "0" for r in offer.ranges]])
    assert words == CASH.format(5)
    game.play(f"0: {words}")
