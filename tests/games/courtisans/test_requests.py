"""5.8 to 5.11: requests, audiences, holding cards, powers."""

from __future__ import annotations

import pytest

from tests.games.courtisans.test_vectors_rulebook import NONE, court, regency
from tests.scenario import die


def test_the_asker_rolls_the_receiver_meets_the_conditions() -> None:
    """C-59, C-60, C-R16, C-R20: no consent; the die against the requester, the minimum on the receiver."""
    game = court(die(2), favour={1: "K2", 2: "K6", 3: "K5"}, hands={1: ["titre_duc"]})
    assert game.of(1, "request") == ["titre_duc seat2 king", "titre_duc seat2 queen_relay"]
    game.play("1: request titre_duc seat2 king")
    assert game.exposed(2) == ["titre_duc"]


def test_titled() -> None:
    """C-61, C-R20: an exposed title, or a titled husband; a husband gains nothing from his wife's."""
    game = court(hands={1: ["charge_gouv_bourbonnais"]}, exposed={2: ["titre_baron"]})
    assert {words.split()[1] for words in game.of(1, "request")} == {"seat2"}
    game = court(sexes="MMFM", married=[(1, 2)], hands={1: ["charge_gouv_bourbonnais"]}, exposed={2: ["titre_baron"]})
    assert game.of(1, "request") == []
    assert game.refusal("1: request charge_gouv_bourbonnais seat1 king").rule == "C-61"


def test_minima_in_every_reign() -> None:
    """C-62, C-116, C-R30, C-R35: blue on the Regent; red impossible without a Queen, kept by who has it."""
    game = court(
        reign="widower", sexes="MFMM", hands={1: ["charge_dame_atours"]}, exposed={1: ["charge_premiere_dame"]}
    )
    assert game.refusal("1: request charge_dame_atours seat1 king").rule == "C-63"
    game.play("1: end_turn")
    assert game.money(1) == 5000
    game = regency(favour={1: "Q4"}, hands={1: ["pension_4000"]})
    assert game.legal(1, "request pension_4000 seat1 regent")


def test_routes() -> None:
    """C-63, C-R10, C-R11: the King; the Queen's relay only if she likes him better; the Regent alone in a Regency."""
    hands = {1: ["titre_baron"]}
    assert court(favour={1: "K4 Q6"}, hands=hands).of(1, "request")[:2] == [
        "titre_baron seat0 king",
        "titre_baron seat0 queen_relay",
    ]
    widower = court(reign="widower", hands=hands)
    assert widower.refusal("1: request titre_baron seat1 queen_relay").rule == "C-63"
    alone = regency(hands=hands)
    assert alone.of(1, "request")[0] == "titre_baron seat0 regent"
    assert alone.refusal("1: request titre_baron seat1 king").rule == "C-63"


def test_the_lovers_bonus_follows_his_track() -> None:
    """C-64, C-R13, C-R14: both dice of the relay, the Regent, the Queen's audiences; not the King's."""
    game = court(die(9, 9), favour={1: "K4 Q7"}, lover=1, hands={1: ["titre_baron"]})
    game.play("1: request titre_baron seat1 queen_relay")
    assert "titre_baron" in game.exposed(1)
    game = court(die(5), favour={1: "K4 Q7"}, lover=1, hands={1: ["titre_baron"]})
    game.play("1: request titre_baron seat1 king")
    assert game.king(1) == 3
    assert game.table.view(0).dice[0].needed == 4


def test_hopeless_requests_are_legal() -> None:
    """C-69, C-65, C-R15: they put the card on display and cost one favour."""
    game = court(die(1), favour={1: "K0"}, hands={1: ["titre_baron"]})
    game.play("1: request titre_baron seat1 king")
    assert (game.maison, game.king(1)) == (["titre_baron"], -1)


def test_a_relay_refused() -> None:
    """C-66, C-R9: the Queen declines: Q -1; the King refuses: K -1; the card is on display either way."""
    game = court(die(8), favour={1: "K2 Q7"}, hands={1: ["titre_baron"]})
    game.play("1: request titre_baron seat1 queen_relay")
    assert (game.king(1), game.queen(1), game.maison) == (2, 6, ["titre_baron"])


def test_one_ordinary_charge_and_governments_besides() -> None:
    """C-67, C-78, C-R17, C-R18: the new one is kept; governments add up."""
    game = court(
        die(1, 1),
        favour={1: "K6"},
        hands={1: ["charge_gouv_normandie", "charge_controleur"]},
        exposed={1: ["titre_duc", "charge_chancelier", "charge_gouv_gascogne"]},
    )
    game.play("1: request charge_gouv_normandie seat1 king", "1: request charge_controleur seat1 king")
    assert game.exposed(1) == ["charge_controleur", "charge_gouv_gascogne", "charge_gouv_normandie", "titre_duc"]
    assert game.maison == ["charge_chancelier"]


def test_one_marshals_baton() -> None:
    """C-79, C-R19."""
    game = court(
        place="W", wars=["espagne"], hands={1: ["dignite_marechal"]}, exposed={1: ["titre_duc", "dignite_marechal"]}
    )
    assert game.refusal("1: request dignite_marechal seat1 king").rule == "C-79"


def test_conditions_count_on_receipt_only() -> None:
    """C-80: a fall from favour takes nothing away."""
    game = court(exposed={2: ["titre_duc"]}, favour={2: "K6"}, hands={1: ["calomnie"]})
    game.play("1: play calomnie seat2 king")
    assert game.exposed(2) == ["titre_duc"]


def test_taking_a_charge() -> None:
    """C-71, C-72, C-R21, C-R22, C-R23: from another, to whom it fits wherever the Court is; not one's own."""
    game = court(
        die(1), place="H", exposed={1: ["charge_controleur"], 2: ["charge_chancelier"]}, favour={0: "K5 Q2", 3: "K2"}
    )
    assert game.refusal("1: take_charge charge_controleur seat3 king").rule == "C-71"
    assert game.refusal("1: take_charge charge_gouvernante seat3 king").rule == "C-71"
    assert game.of(1, "take_charge") == [f"charge_chancelier {to} king" for to in ("none", "seat0", "seat1", "seat3")]
    game.play("1: take_charge charge_chancelier seat3 king")
    assert game.exposed(3) == ["charge_chancelier"]


def test_marriage_conditions() -> None:
    """C-73, C-98, C-R62, C-R64: opposite sex, both at court and free; a widow may marry again and keeps her titles."""
    game = court(die(1), sexes="MMFF", status={3: "exile"})
    assert game.of(1, "marry") == ["seat2 king"]
    assert game.refusal("1: marry seat0 king").rule == "C-73"
    game.play("1: marry seat2 king", "1: end_turn")
    assert game.refusal("2: marry seat0 king").rule == "C-73"
    widow = court(die(1), sexes="MMFM", exposed={2: ["titre_duc"]})
    widow.g.married[2], widow.g.bears[2], widow.g.former[2] = 1, 3, 4
    widow.play("1: marry seat2 king")
    person = widow.table.view(None).register[2]
    assert person.current_name == widow.g.house[1]
    assert person.former_names == (widow.g.house[2], widow.g.house[3])
    assert person.titles == ("titre_duc",)


def test_remarriage_of_the_king() -> None:
    """C-74, C-R84, C-R12: only a widower's, any country, even one at war, by the King alone."""
    assert court().refusal("1: remarry espagne").rule == "C-74"
    game = court(die(1, 1, 1, 1, 1), reign="widower", place="W", wars=["espagne"])
    game.play("1: remarry espagne")
    assert (game.reign, game.wars, game.queen(0)) == ("reign", ["espagne"], 1)


@pytest.mark.parametrize(("dice", "favour", "after"), [([5, 5], 7, 6), ([5, 6], 7, 7), ([5, 6], 8, 8), ([9], 8, 5)])
def test_strength_of_a_word(dice: list[int], favour: int, after: int) -> None:
    """C-75, C-70: one or two, one more from an intimate; unheard it costs the speaker one."""
    game = court(die(*dice), favour={1: f"Q{favour}", 2: "Q5"})
    game.play("1: intervene seat2 queen plus")
    assert game.queen(2) == after
    assert game.queen(1) == (favour if len(dice) > 1 else favour - 1)


def test_no_word_about_oneself_or_the_absent() -> None:
    """C-75, C-70."""
    game = court(status={2: "exile"})
    assert game.refusal("1: intervene seat1 king plus").rule == "C-59"
    assert game.refusal("1: intervene seat2 king plus").rule == "C-54"


def test_freeing_and_recalling() -> None:
    """C-76, C-77, C-112, C-R48, C-R49: the King or by relay for a prisoner; an exile by either sovereign."""
    game = court(die(1, 4, 6, 2, 7, 8), favour={1: "K4 Q6"}, status={2: "bastille", 3: "exile"}, party={2: "hollande"})
    assert game.of(1, "free") == ["seat2 king", "seat2 queen_relay"]
    assert game.of(1, "recall") == ["seat3 king", "seat3 queen"]
    game.play("1: free seat2 king")
    assert (game.where(2), game.king(2), game.queen(2)) == ("court", 4, 6)
    game.play("1: recall seat3 queen")
    assert (game.where(3), game.king(3), game.queen(3)) == ("court", 7, 8)


def test_powers_once_a_round_for_each_charge() -> None:
    """C-82, C-R27, C-R29: not again by the next holder; at court, in one's own turn."""
    game = court(die(5, 1), exposed={1: ["charge_controleur"]}, favour={2: "K5"})
    game.play("1: gratify seat1", "1: end_turn", "2: take_charge charge_controleur seat2 king")
    assert game.of(2, "gratify") == []
    assert game.why_not(2, "power:charge_controleur") == "C-82"
    assert game.why_not(2, "power:charge_gouvernante") == "C-82"


def test_the_chancelier() -> None:
    """C-83, C-88, C-R7, C-R29: a trial, or an arrest without a die of one in disgrace; one of the two."""
    game = court(exposed={1: ["charge_chancelier"]}, favour={2: "K0"}, status={3: "bastille"})
    assert (game.of(1, "arrest"), game.of(1, "trial")) == (["seat2"], ["seat3"])
    game.play("1: arrest seat2")
    assert game.where(2) == "bastille"
    assert game.of(1, "trial") == []


def test_the_controleur_pays_whom_he_likes_at_court() -> None:
    """C-84, C-R31: 500 a point, not shared."""
    game = court(
        die(10), sexes="MFMM", married=[(0, 1)], exposed={2: ["charge_controleur"]}, slot=2, status={3: "exile"}
    )
    assert game.of(2, "gratify") == ["seat0", "seat1", "seat2"]
    game.play("2: gratify seat0")
    assert game.money(0, 1) == [5000, 0]


def test_the_secretary_makes_war_or_peace() -> None:
    """C-85, C-R29, C-R32."""
    game = court(place="W", wars=["espagne"], exposed={1: ["charge_secretaire_guerre"]})
    assert game.of(1, "declare") == ["angleterre", "hollande"]
    assert game.refusal("1: declare espagne").rule == "C-89"
    game.play("1: make_peace")
    assert (game.place, game.of(1, "declare")) == ("versailles", [])


def test_the_master_of_the_hunt() -> None:
    """C-86: out or home, never in war."""
    game = court(exposed={1: ["charge_maitre_chasse"]})
    game.play("1: move_court")
    assert game.place == "chasse"
    assert (
        court(place="W", wars=["espagne"], exposed={1: ["charge_maitre_chasse"]}).refusal("1: move_court").rule
        == "C-86"
    )


def test_the_gouvernante() -> None:
    """C-87: three points, on a track whose sovereign lives."""
    game = court(sexes="MFMM", exposed={1: ["charge_gouvernante"]}, reign="widower")
    assert game.of(1, "govern")[:2] == ["seat0 king minus", "seat0 king plus"]
    game.play("1: govern seat0 king plus")
    assert game.king(0) == 8


def test_a_poor_prisoner_is_not_fined() -> None:
    """C-88, C-R50: half of an odd fortune is rounded down."""
    game = court(die(7, 3, 3), hands={1: ["justice"]}, status={2: "bastille"}, fortune={2: 7})
    game.play("1: play justice seat2")
    assert game.money(2) == 4
    assert game.king(2) != NONE
