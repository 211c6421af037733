"""V-23 to V-33: opening and overbidding."""

from __future__ import annotations

import pytest

from tests.scenario import scenario


def test_V23_VR9_the_attacker_opens_with_anything_and_may_not_decline() -> None:
    game = scenario("vendee", hands={0: ["b1_garde", "b1_annulation"], 1: ["w1_faux", "w1_pays"]})
    game.play("0: attack machecoul")
    assert game.options(0) == ["play b1_garde"]
    assert game.refusal("0: concede").rule == "V-23"
    assert game.refusal("0: general").rule == "V-32"
    assert game.refusal("0: play b1_armee").text.key == "refusal-not-in-hand"
    assert game.why_not(0, "card:b1_annulation") == "V-44"


def test_V24_VR45_an_attacker_without_valued_cards_loses_at_once() -> None:
    game = scenario("vendee", hands={0: ["b1_annulation", "b1_annulation"], 1: ["w1_faux", "w1_pays"]})
    game.play("0: attack machecoul")
    assert game.owner("machecoul") == "white"
    assert game.events("failed_to_open")[0].args == {"seat": 0}
    assert game.asked == "1 ChooseHex"
    game.play("1: attack saumur", "1: play w1_faux", "0: pass")  # not dry: the count begins anew
    assert game.owner("saumur") == "white"
    game.play("0: attack machecoul")
    assert game.asked == "1 ChooseHex"


def test_V25_V29_VR14_VR15_a_base_and_at_most_one_bonus() -> None:
    game = scenario("vendee", hands={0: ["b1_garde", "b1_garde", "b1_renforts", "b1_ligne"], 1: ["w1_faux", "w1_pays"]})
    game.play("0: attack machecoul")
    assert game.options(0) == [
        "play b1_garde",
        "play b1_garde b1_garde",
        "play b1_garde b1_renforts",
        "play b1_ligne",
        "play b1_ligne b1_garde",
        "play b1_ligne b1_renforts",
        "play b1_renforts",
    ]
    with pytest.raises(Exception, match="no such answer"):
        game.play("0: play b1_ligne b1_garde b1_renforts")
    with pytest.raises(Exception, match="no such answer"):
        game.play("0: play b1_renforts b1_garde")  # the lower number is the base


def test_V25_one_bonus_card_is_not_its_own_bonus() -> None:
    game = scenario("vendee", hands={0: ["b1_garde", "b1_ligne"], 1: ["w1_faux", "w1_pays"]})
    game.play("0: attack machecoul")
    assert "play b1_garde b1_garde" not in game.options(0)
    assert game.refusal("0: play b1_garde b1_garde").text.key == "refusal-only-one"


def test_V26_VR17_VR18_totals_count_the_hex_and_the_bonus_and_must_be_higher() -> None:
    hands = {
        0: ["b1_nantes", "b1_renforts", "b1_ligne"],
        1: ["w1_dieu_roi", "w1_marie_jeanne", "w1_pays", "w1_capitaine"],
    }
    game = scenario("vendee", attacker=1, hands=hands)
    game.play("1: attack nantes", "1: play w1_dieu_roi w1_marie_jeanne")
    assert game.to_beat == (7, "M/T")
    assert game.options(0) == ["concede", "play b1_nantes b1_renforts"]  # 4 + 2 on Nantes + 2
    game.play("0: play b1_nantes b1_renforts")
    assert game.owner("nantes") == "blue"


def test_V26_an_equal_total_does_not_overbid() -> None:
    game = scenario("vendee", hands={0: ["b1_ligne", "b1_club"], 1: ["w1_paysans", "w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.owner("machecoul") == "blue"


@pytest.mark.parametrize(
    ("opening", "asked", "answers"),
    [
        ("b1_volontaires", "M", ["w1_paysans", "w1_louis17"]),
        ("b1_requisitions", "T", ["w1_pretres", "w1_louis17"]),
        ("b1_representant", "M/T", ["w1_paysans", "w1_pretres", "w1_louis17"]),
        ("b1_volontaires b1_garde", "M/T", ["w1_louis17"]),
    ],
)
def test_V27_VR10_VR13_the_last_card_asks_the_type(opening: str, asked: str, answers: list[str]) -> None:
    hands = {
        0: ["b1_volontaires", "b1_requisitions", "b1_representant", "b1_garde", "b1_ligne"],
        1: ["w1_paysans", "w1_pretres", "w1_louis17"],
    }
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", f"0: play {opening}")
    assert game.to_beat[1] == asked
    assert game.options(1) == sorted(f"play {face}" for face in answers)


def test_V27_VR12_a_bonus_does_not_repair_a_wrong_base() -> None:
    game = scenario("vendee", hands={0: ["b1_club", "b1_ligne"], 1: ["w1_armee", "w1_marie_jeanne", "w1_pretres"]})
    game.play("0: attack machecoul", "0: play b1_club")
    assert game.refusal("1: play w1_armee w1_marie_jeanne").rule == "V-27"
    assert game.why_not(1, "card:w1_armee") == "V-27"
    assert game.why_not(1, "card:w1_marie_jeanne") == ""


def test_V28_the_standing_play_is_the_last_one_not_cancelled() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_club", "b1_annulation", "b1_ligne"], 1: ["w1_pays", "w1_pretres", "w1_faux"]}
    )
    game.play("0: attack machecoul", "0: play b1_club", "1: play w1_pays", "0: annul b1_annulation")
    assert game.to_beat == (2, "T")
    assert game.options(1) == ["play w1_pretres"]


def test_V30_V31_VR11_bonus_cards_make_no_duty() -> None:
    game = scenario("vendee", hands={0: ["b1_club", "b1_ligne"], 1: ["w1_capitaine", "w1_soeurs", "w1_marie_jeanne"]})
    game.play("0: attack machecoul", "0: play b1_club")
    assert game.options(1) == [
        "concede",
        "play w1_capitaine w1_marie_jeanne",
        "play w1_soeurs w1_capitaine",
        "play w1_soeurs w1_marie_jeanne",
    ]
    game.play("1: concede")
    assert game.owner("machecoul") == "blue"
    assert game.events("conceded")[0].args == {"seat": 1}


def test_V30_the_duty_may_be_done_with_a_bonus() -> None:
    game = scenario("vendee", hands={0: ["b1_club", "b1_ligne"], 1: ["w1_pretres", "w1_capitaine"]})
    game.play("0: attack machecoul", "0: play b1_club")
    assert game.options(1) == ["play w1_pretres", "play w1_pretres w1_capitaine"]


def test_V32_annulations_and_generals_are_never_an_answer_nor_a_duty() -> None:
    game = scenario(
        "vendee", generals="white", hands={0: ["b1_club", "b1_ligne"], 1: ["w1_annulation", "w1_pretres", "w1_pays"]}
    )
    game.play("0: attack machecoul", "0: play b1_club", "1: pass")
    assert game.options(1) == ["play w1_pays", "play w1_pretres"]
    for answer in ("general", "annul w1_annulation", "extra"):
        assert game.refusal(f"1: {answer}").rule == "V-32"
    assert game.refusal("1: pass").rule == "V-30"


def test_V33_VR6_a_play_takes_effect_after_its_window() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_levee", "b1_ligne"], 1: ["w1_annulation", "w1_faux"]},
        decks={"blue": ["b1_garde", "b1_district"]},
    )
    game.play("0: attack machecoul", "0: play b1_levee")
    assert game.asked == "1 Interrupt"
    assert game.hand(0) == ["b1_ligne"]
    game.play("1: pass")
    assert game.hand(0) == ["b1_garde", "b1_ligne", "b1_district"]
