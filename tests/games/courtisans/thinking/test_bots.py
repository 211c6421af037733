"""Section 10: what the judgement makes of positions, and how well the greedy bot plays by it."""

from __future__ import annotations

from math import tanh
from typing import Any

import pytest

from cocarde.bots import choose
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.rules.bargaining.contracts import BROKEN, WORD, enter
from cocarde.games.courtisans.rules.bargaining.triggers import NO_HARM, trigger
from tests.games.courtisans.test_vectors_reigns import all_ready
from tests.games.courtisans.test_vectors_rulebook import court
from tests.games.greedy import wins_of_greedy
from tests.texts import message_keys

GAMES = 8


@pytest.mark.sampled
def test_greedy_beats_three_random_houses() -> None:
    """At least half, seats rotated; a long run says about nine in ten."""
    assert wins_of_greedy(GAME, {"negotiation": "off", "goal": "30000"}, GAMES) >= GAMES / 2


def answers(game: Any, seat: int) -> set[str]:
    """What greedy answers with different luck."""
    return {choose(game.table, seat, "greedy", seed).notation for seed in range(4)}


def test_greedy_asks_for_what_it_may_get() -> None:
    game = court(favour={1: "K9"}, hands={1: ["titre_duc"]})
    assert answers(game, 1) == {"request titre_duc seat1 king"}


def test_greedy_does_not_ask_in_disgrace() -> None:
    game = court(favour={1: "K0 Q0"}, hands={1: ["pension_2000"]})
    assert all(not words.startswith("request") for words in answers(game, 1))


def test_greedy_strikes_the_leader_before_the_goal() -> None:
    game = court(
        place="H", fortune={2: 44000}, exposed={2: ["titre_duc", "pension_4000"]}, hands={1: ["accident_de_chasse"]}
    )
    assert answers(game, 1) == {"play accident_de_chasse seat2"}


def test_greedy_pays_itself_as_controleur() -> None:
    game = court(exposed={1: ["charge_controleur"]})
    game.g.actions = 0
    assert answers(game, 1) == {"gratify seat1"}


def test_being_paid_does_not_seem_to_bring_the_end_nearer() -> None:
    """C-99. What is due comes anyway, so a turn ended with two actions left is no gain."""
    game = court(
        fortune={1: 40500, 2: 27500, 3: 36000},
        exposed={1: ["titre_duc"], 2: ["titre_comte", "pension_4000"], 3: ["titre_marquis", "pension_2000"]},
    )
    before = GAME.judge.judgement(game.g, 1)
    game.play("1: end_turn")
    assert GAME.judge.judgement(game.g, 1) == pytest.approx(before)


def test_paying_ones_spouse_is_no_surprise() -> None:
    """C-101. His half was as good as his before: who is married need not fear to end his turn."""
    game = court(married=[(1, 2)], sexes="MMFM", exposed={1: ["titre_duc"]}, fortune={3: 20000})
    before = GAME.judge.judgement(game.g, 1)
    game.play("1: end_turn")
    assert (game.money(1), game.money(2)) == (3500, 3500)
    assert GAME.judge.judgement(game.g, 1) == pytest.approx(before)


def test_greedy_gives_nothing_away_for_nothing() -> None:
    """C-49. While a gift is chosen it is counted as gone."""
    hand = ["mot_d_esprit", "duel", "heritage", "devotion", "pension_2000"]
    game = court(hands={1: hand, 2: ["duel"]}, fortune={2: 20000})
    before = GAME.judge.judgement(game.g, 1)
    game.play("1: give seat2")
    assert GAME.judge.judgement(game.g, 1) < before - 0.01
    assert not [words for words in answers(court(hands={1: hand}), 1) if words.startswith("give")]


def test_a_gift_that_is_paid_for_is_a_gain() -> None:
    """C-38, C-49. A promise that is being kept counts as kept."""
    game = court(phase="negotiation", hands={1: ["duel", "mot_d_esprit"]}, fortune={0: 2000})
    game.play("0: offer seat1 gives.seat1.seat0.1 none none none 0 20 0 0", "1: accept seat0 1")
    all_ready(game, "versailles")
    before = GAME.judge.judgement(game.g, 1)
    game.play("1: give seat0")
    assert GAME.judge.judgement(game.g, 1) > before
    game.play("1: hand duel", "1: done")
    assert game.money(1) == 2000


def test_C38_who_is_paid_for_one_thing_is_not_excused_another() -> None:
    """C-31. Paid to speak for seat 0: that is no folly any more, but all else for him is, and all for anybody else."""
    game = court(phase="negotiation", hands={1: ["duel", "mot_d_esprit", "titre_baron"]}, fortune={0: 2000})
    game.play("0: offer seat1 audience.seat1.plead.seat0.granted none none none 0 10 0 0", "1: accept seat0 1")
    all_ready(game, "versailles")
    foolish = {choice.notation: GAME.judge.folly(game.g, 1, choice) for choice in game.table.options(1)}
    assert not foolish["intervene seat0 king plus"]
    assert foolish["intervene seat2 king plus"]
    assert foolish["give seat0"]
    assert foolish["give seat2"]
    assert foolish["request titre_baron seat2 king"]
    assert foolish["play mot_d_esprit seat0 king"]


def test_C101_a_married_courtier_still_asks_for_what_he_may_get() -> None:
    """Half of it is his spouse's, but so it will be later: what is in hand is worth no more for waiting."""
    game = court(sexes="MMFM", married=[(1, 2)], favour={1: "K9"}, hands={1: ["titre_duc"]})
    assert answers(game, 1) == {"request titre_duc seat1 king"}


@pytest.mark.parametrize(
    ("asker", "face", "exposed", "foolish"),
    [
        (1, "titre_baron", {}, True),
        (2, "titre_baron", {}, False),  # her husband has no title, and offices ask for one
        (2, "titre_baron", {1: ["titre_comte"]}, True),
        (2, "pension_2000", {}, True),
        (2, "charge_chancelier", {}, False),  # which she cannot hold
    ],
)
def test_C101_what_one_may_have_oneself_is_not_asked_for_the_spouse(
    asker: int, face: str, exposed: dict[int, list[str]], foolish: bool
) -> None:
    married: dict[str, Any] = {"sexes": "MMFM", "married": [(1, 2)], "slot": asker, "exposed": exposed}
    game = court(favour={1: "K9", 2: "K9"}, hands={asker: [face]}, **married)
    request = game.table.game.vocabulary.read(f"request {face} seat{3 - asker} king")
    assert request in game.table.options(asker)
    assert GAME.judge.folly(game.g, asker, request) is foolish


def test_C40_nobody_pays_twice_for_one_audience() -> None:
    """One audience makes every contract due that waits for it."""
    rich = dict.fromkeys(range(4), 3000)
    game = court(phase="negotiation", options={"negotiation": "quick"}, fortune=rich, favour={0: "K9", 2: "K1"})
    assert answers(game, 0) == {"propose seat2 help 500"}
    game.play("0: propose seat2 help 500")
    assert answers(game, 2) == {"accept seat0 1"}
    game.play("2: accept seat0 1")
    assert "propose seat2 help 500" not in answers(game, 0)
    game.play("0: propose seat2 help 500")
    assert answers(game, 2) == {"decline seat0 2"}


def test_C38_a_prisoner_pays_one_for_his_freedom() -> None:
    prisoner: dict[str, Any] = {"status": {0: "bastille"}, "fortune": {0: 6000}, "favour": {1: "K9", 2: "K9", 3: "K9"}}
    game = court(phase="negotiation", options={"negotiation": "quick"}, **prisoner)
    game.play("0: propose seat1 ransom 2000", "1: accept seat0 1")
    assert answers(game, 0) == {"ready"}


@pytest.mark.parametrize("spared", [{"married": [(0, 1)], "sexes": "MFMM"}, {"status": {1: "bastille"}}, {}])
def test_C113_peace_is_not_offered_to_one_whom_he_would_not_or_could_not_strike(spared: dict[str, Any]) -> None:
    """The spouse, a prisoner; anybody else is asked."""
    game = court(
        phase="negotiation",
        options={"negotiation": "quick"},
        fortune={1: 3000},
        hands={0: ["accident_de_chasse"]},
        **spared,
    )
    assert ("propose seat1 protection 500" in answers(game, 0)) is not bool(spared)


def test_a_card_too_many_costs_the_least_of_them() -> None:
    """C-104. A full hand is worth no less for a card that will be discarded again."""
    full = ["titre_duc"] * 2 + ["titre_marquis"] * 3 + ["titre_comte"] * 4 + ["titre_baron"]
    worths = [GAME.judge.judgement(court(favour={1: "K9"}, hands={1: hand}).g, 1) for hand in (full, [*full, "duel"])]
    assert worths[1] == pytest.approx(worths[0])


def test_greedy_sells_peace_and_does_not_buy_it() -> None:
    """C-31. Who paid 500 livres for it lost to those who did not."""
    rich = dict.fromkeys(range(4), 3000)
    game = court(phase="negotiation", options={"negotiation": "quick"}, fortune=rich, hands={0: ["accident_de_chasse"]})
    assert all(words.endswith("protection 500") for words in answers(game, 0))
    game.play("0: propose seat1 protection 500")
    assert answers(game, 1) == {"decline seat0 1"}
    game.play("1: decline seat0 1", "0: propose seat1 safety 500")
    assert answers(game, 1) == {"accept seat0 2"}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fortune": {1: 5000}}, {}),
        ({"exposed": {1: ["titre_duc"]}}, {"exposed": {1: ["titre_baron"]}}),
        ({}, {"status": {1: "bastille"}}),
        ({"status": {1: "exile"}}, {"status": {1: "dead"}}),
        ({"favour": {1: "K8"}}, {"favour": {1: "K2"}}),
        ({}, {"fortune": {3: 30000}}),
    ],
)
def test_judgement_knows_better_from_worse(better: dict[str, Any], worse: dict[str, Any]) -> None:
    def worth(position: dict[str, Any]) -> float:
        return GAME.judge.judgement(court(slot=2, **position).g, 1)

    assert worth(better) > worth(worse)


def test_judgement_ends_with_the_ranking() -> None:
    game = court(phase="end", round=20, fortune={2: 100})
    assert [GAME.judge.judgement(game.g, seat) > 0 for seat in range(4)] == [False, False, True, False]


def test_features_are_the_parts_of_the_judgement() -> None:
    game = court(exposed={1: ["titre_duc"]}, hands={1: ["pension_4000"]}, fortune={1: 3000})
    parts = dict(GAME.judge.features(game.g, 1))
    assert tanh(sum(parts.values()) / 2) == pytest.approx(GAME.judge.judgement(game.g, 1))
    assert GAME.scores(game.g) == [0, 3000, 0, 0]
    assert {f"feature-{name}" for name in parts} <= message_keys("courtisans", "fr")


def test_a_greedy_prisoner_buys_his_freedom() -> None:
    """C-31, C-38: and who is offered the ransom takes it."""
    game = court(
        phase="negotiation",
        options={"negotiation": "quick"},
        status={0: "bastille"},
        fortune={0: 6000},
        favour={1: "K9", 2: "K9", 3: "K9"},
    )
    first = answers(game, 0)
    assert all("ransom" in words for words in first)
    game.play("0: propose seat1 ransom 4000")
    assert answers(game, 1) == {"accept seat0 1"}


def hunter(**options: str) -> Any:
    """Seat 0 could strike seat 1 down at the hunt, and has offered to spare him for a price."""
    game = court(
        phase="negotiation",
        place="H",
        options={"negotiation": "live", **options},
        fortune={1: 3000},
        hands={0: ["accident_de_chasse"]},
    )
    game.play("0: propose seat1 protection 500")
    return game


SHOW = "show seat1 accident_de_chasse"


def test_C30_a_bot_shows_what_it_spares_the_other_and_is_heard_more_readily() -> None:
    game = hunter()
    assert SHOW in [choice.notation for choice in game.table.options(0)]
    before = [GAME.judge.judgement(game.g, seat) for seat in range(4)]
    unafraid = bargain_worth(game, 1)
    others = [game.table.view(seat) for seat in (2, 3, None)]
    game.play(f"0: {SHOW}")
    assert GAME.judge.judgement(game.g, 0) > before[0]
    assert bargain_worth(game, 1) > unafraid
    assert [game.table.view(seat) for seat in (2, 3, None)] == others
    assert [GAME.judge.judgement(game.g, seat) for seat in (2, 3)] == before[2:]
    assert SHOW not in [choice.notation for choice in game.table.options(0)]


def bargain_worth(game: Any, seat: int, number: int = 1) -> float:
    """What accepting the offer of seat 0 is worth to `seat`, beyond declining it."""
    worth = []
    for answer in ("accept", "decline"):
        table = game.table.clone()
        table.answer(seat, f"{answer} seat0 {number}")
        worth.append(GAME.judge.judgement(table.state, seat))
    return worth[0] - worth[1]


def test_C31_greedy_offers_no_peace_that_it_could_not_break_and_no_help_to_those_in_favour() -> None:
    rich = dict.fromkeys(range(4), 3000)
    game = court(phase="negotiation", options={"negotiation": "quick"}, fortune=rich)
    assert answers(game, 0) == {"ready"}
    game = court(phase="negotiation", options={"negotiation": "quick"}, fortune=rich, favour={2: "K1"})
    assert answers(game, 0) == {"propose seat2 help 500"}


def test_C31_greedy_offers_peace_to_one_man_a_round() -> None:
    rich = dict.fromkeys(range(4), 3000)
    game = court(phase="negotiation", fortune=rich, hands={0: ["calomnie"]})
    assert all(words.endswith("protection 500") for words in answers(game, 0))
    game.play("0: propose seat1 protection 500", "1: decline seat0 1")
    assert answers(game, 0) == {"ready"}


def test_C30_greedy_gives_its_word_for_a_word_to_one_who_could_strike() -> None:
    for shown in (False, True):
        game = court(phase="negotiation", place="H", hands={0: ["accident_de_chasse"]})
        if shown:
            game.play(f"0: {SHOW}")
        game.play("0: propose seat1 peace 0")
        assert (bargain_worth(game, 1) > 0.0) == shown


def test_C42_at_a_quick_table_a_card_is_shown_after_a_first_refusal() -> None:
    game = hunter(negotiation="quick")
    assert SHOW not in [choice.notation for choice in game.table.options(1)]
    game.play("1: decline seat0 1")
    assert SHOW in answers(game, 0) | {choice.notation for choice in game.table.options(0)}
    quiet = GAME.judge.judgement(game.g, 0)
    game.play(f"0: {SHOW}")
    assert GAME.judge.judgement(game.g, 0) > quiet


@pytest.mark.parametrize(
    "empty",
    [
        "plays.seat0.duel.seat2 none none none 0 40 4 0",  # what only the payer himself can do
        "plays.seat1.poison.king none none none 0 40 4 0",  # what the payee has no card for
        "power.seat1.arrest.seat2 none none none 0 40 4 0",  # nor a charge
        "no_harm.seat0.seat1 none none none 0 40 4 0",  # who pays if he spares one had better not
        "freed.seat1 none none none 0 1 4 0",  # nobody is in prison
        "none freed.seat1 none none 0 0 4 0",
        "audience.seat0.plead.seat1.granted none none none 0 1 1 0",  # who pleads would pay for it himself
        "dead.seat2 none none none 0 40 4 0",
    ],
)
def test_C31_greedy_pays_nothing_for_a_promise_that_costs_nothing(empty: str) -> None:
    rich = dict.fromkeys(range(4), 5000)
    game = court(phase="negotiation", fortune=rich, favour={1: "K2"}, hands={1: ["duel"]})
    game.play(f"0: offer seat1 {empty}")
    assert bargain_worth(game, 1) < 0.0


def test_C31_greedy_takes_money_for_what_it_can_do() -> None:
    for code in ("plays.seat1.duel.seat2", "power.seat1.gratify.seat0", "gives.seat1.seat0.1", "dead.seat2"):
        game = court(phase="negotiation", fortune={0: 5000}, hands={1: ["duel"]}, exposed={1: ["charge_controleur"]})
        game.play(f"0: offer seat1 {code} none none none 0 10 0 0")
        assert bargain_worth(game, 1) > 0.0, code


def test_C38_greedy_is_not_spared_twice_by_the_same_man() -> None:
    game = court(phase="negotiation", place="H", fortune={1: 3000}, hands={0: ["accident_de_chasse"]})
    game.play(f"0: {SHOW}")
    for number, worth in ((1, True), (2, False)):
        game.play("0: offer seat1 none none no_harm.seat0.seat1 none 0 0 0 1")
        assert (bargain_worth(game, 1, number) > 0.0) == worth
        game.play(f"1: accept seat0 {number}")


def test_C43_greedy_trusts_nobody_who_has_broken_his_word_to_it() -> None:
    worth = []
    for broken in (False, True):
        game = court(phase="negotiation", place="H", hands={0: ["accident_de_chasse"]})
        if broken:
            enter(game.g, WORD, 0, 1, 0, trigger(NO_HARM, 0, 0, 1), BROKEN)
        game.play(f"0: {SHOW}", "0: propose seat1 peace 0")
        worth.append(bargain_worth(game, 1))
    assert worth[0] > 0.0 > worth[1]


def test_C38_greedy_pays_a_threat_next_to_nothing() -> None:
    for hundreds, worth in ((1, True), (2, False)):
        game = court(phase="negotiation", place="H", fortune={1: 3000}, hands={0: ["accident_de_chasse"]})
        game.play(f"0: {SHOW}", f"0: offer seat1 none none no_harm.seat0.seat1 none 0 0 0 {hundreds}")
        assert (bargain_worth(game, 1) > 0.0) == worth
