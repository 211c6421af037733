"""V-40 to V-50: generals and Annulations."""

from __future__ import annotations

import pytest

from tests.scenario import die, scenario

HANDS = {0: ["b1_armee", "b1_ligne", "b1_club"], 1: ["w1_annulation", "w1_pays", "w1_faux"]}


def test_V40_every_play_opens_a_window_before_its_effects() -> None:
    game = scenario("vendee", generals="white blue", hands=HANDS)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.asked == "1 Interrupt"
    game.play("1: general", chance=die(1))
    game.play("0: play b1_club")
    assert game.asked == "1 Interrupt"  # the replay has a window of its own
    game.play("1: pass", "1: play w1_pays")
    assert game.asked == "0 Interrupt"


def test_V41_a_general_is_used_once_a_round_and_in_windows_only() -> None:
    game = scenario("vendee", generals="white blue", hands=HANDS)
    game.play("0: attack machecoul")
    assert game.refusal("0: general").rule == "V-32"
    game.play("0: play b1_ligne", "1: general", "1: pass", chance=die(6))
    assert game.owner("machecoul") == "blue"
    game.play("1: attack saumur", "1: play w1_faux", "0: pass", "0: play b1_armee")
    assert game.options(1) == ["annul w1_annulation", "pass"]
    assert game.why_not(1, "general") == "V-42"
    assert game.why_not(1, "extra") == "V-43"
    assert game.why_not(1, "card:w1_pays") == "V-44"


@pytest.mark.parametrize(("roll", "cancelled"), [(1, True), (2, True), (3, True), (4, False), (6, False)])
def test_V42_VR21_VR22_a_roll_up_to_the_value_cancels_and_the_general_is_spent(roll: int, cancelled: bool) -> None:
    hands = {0: ["b1_armee", "b1_ligne"], 1: ["w1_pays", "w1_faux"]}
    game = scenario("vendee", generals="white", hands=hands)
    game.play("0: attack machecoul", "0: play b1_armee", "1: general", chance=die(roll))
    assert not game.general("white")
    assert game.events("rolled")[0].args == {"seat": 1, "general": "g_cathelineau", "value": 3, "roll": roll}
    assert game.discard("blue") == ["b1_armee"]
    assert (game.asked == "0 Open") == cancelled
    assert game.owner("machecoul") == ("white" if cancelled else "blue")


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_V41_each_round_has_its_general_and_value(round: int) -> None:
    values = {1: (1, 3), 2: (2, 2), 3: (3, 2), 4: (4, 4), 5: (3, 3), 6: (2, 4)}[round]
    game = scenario("vendee", round=round, marker=6, generals="white blue", hands=HANDS)
    assert tuple(camp.general_value for camp in game.table.view(None).camps) == values
    game.play("0: attack machecoul", "0: play b1_armee", "1: general", chance=die(values[1] + 1))
    assert game.asked == "1 Interrupt"


def test_V43_VR24_VR25_an_extra_general_of_value_4_for_each_camp() -> None:
    game = scenario(
        "vendee",
        hands={
            0: ["b1_representant", "b2_representant", "b1_ligne", "b1_armee"],
            1: ["w1_generalissime", "w1_pays", "w1_faux", "w1_paysans"],
        },
    )
    game.play("0: attack machecoul", "0: play b1_representant", "1: play w1_faux", "0: pass", "0: play b1_ligne")
    assert game.owner("machecoul") == "blue"
    game.play("1: attack saumur", "1: play w1_generalissime", "0: pass")
    assert game.extra("white")
    assert game.extra("blue")
    game.play("0: play b1_armee", "1: extra", chance=die(4))
    assert not game.extra("white")
    assert game.owner("saumur") == "white"
    game.play("0: attack noirmoutier", "0: play b2_representant")
    assert game.extra("blue")  # still one, not two


def test_V44_V46_an_annulation_cancels_without_a_roll_and_both_cards_of_a_pair() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_mayencais", "b1_patrie", "b1_ligne", "b1_club"], 1: ["w1_annulation", "w1_faux", "w1_soeurs"]},
        decks={"blue": ["b1_garde"]},
    )
    game.play("0: attack machecoul", "0: play b1_patrie b1_mayencais", "1: annul w1_annulation")
    assert game.discard("white") == ["w1_annulation"]
    assert game.discard("blue") == ["b1_patrie"]
    assert game.aside("blue") == ["b1_mayencais"]  # VR-40
    assert game.deck("blue") == ["b1_garde"]  # no card was drawn
    event = game.events("cancelled")[0].args
    assert (event["seat"], event["by"], event["means"]) == (0, 1, "annulation")
    game.play("0: play b1_ligne")
    assert game.marker == 3  # VR-38


def test_V45_VR19_means_may_be_combined_in_one_window() -> None:
    game = scenario(
        "vendee", generals="white", hands={0: HANDS[0], 1: ["w1_annulation", "w1_faux", "w1_generalissime"]}
    )
    game.g.extra[1] = True
    game.play("0: attack machecoul", "0: play b1_armee")
    assert game.options(1) == ["annul w1_annulation", "extra", "general", "pass"]
    game.play("1: general", "1: extra", "1: annul w1_annulation", chance=die(4, 5))
    assert game.asked == "0 Open"


def test_V45_a_failed_roll_with_no_other_means_closes_the_window() -> None:
    game = scenario("vendee", generals="white", hands={0: ["b1_ligne", "b1_club"], 1: ["w1_thouars", "w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_ligne", "1: general", chance=die(5))
    assert game.asked == "1 Respond"


def test_V47_VR7_VR8_the_cancelled_seat_acts_again_against_the_same_standing_play() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_ligne", "b1_annulation"], 1: ["w1_armee", "w1_thouars", "w1_capitaine", "w1_faux"]}
    )
    game.play("0: attack machecoul", "0: play b1_ligne", "1: play w1_armee", "0: annul b1_annulation")
    assert game.options(1) == ["play w1_thouars", "play w1_thouars w1_capitaine"]  # the duty holds again
    game = scenario("vendee", hands={0: ["b1_ligne", "b1_annulation"], 1: ["w1_armee", "w1_paysans", "w1_capitaine"]})
    game.play("0: attack machecoul", "0: play b1_ligne", "1: play w1_armee", "0: annul b1_annulation")
    assert game.options(1) == ["concede", "play w1_paysans w1_capitaine"]  # and the exemption


def test_V48_VR20_an_annulation_cannot_be_cancelled() -> None:
    game = scenario(
        "vendee",
        generals="white blue",
        hands={0: ["b1_armee", "b1_annulation", "b1_ligne"], 1: ["w1_annulation", "w1_faux"]},
    )
    game.play("0: attack machecoul", "0: play b1_armee", "1: annul w1_annulation")
    assert game.asked == "0 Open"


def test_V49_a_closed_window_stays_closed() -> None:
    game = scenario("vendee", generals="white", hands=HANDS)
    game.play("0: attack machecoul", "0: play b1_ligne", "1: pass")
    assert game.owner("machecoul") == "blue"
    assert game.asked == "1 ChooseHex"
    assert game.refusal("1: annul w1_annulation").rule == "V-21"


def test_V50_VR23_VR46_a_seat_with_an_empty_hand_may_still_use_its_general() -> None:
    game = scenario("vendee", generals="blue", hands={0: ["b1_club"], 1: ["w1_pretres", "w1_pays"]}, filler=True)
    game.play("0: attack machecoul", "0: play b1_club", "1: play w1_pays")
    assert game.hand(0) == []
    assert game.options(0) == ["general", "pass"]
    game.play("0: general", chance=die(1))
    assert game.asked == "1 Respond"


def test_V40_VR87_a_window_that_is_passed_leaves_no_trace() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_annulation", "w1_thouars", "w1_faux"]}
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", "0: play b1_ligne")
    before = (game.table.view(0), game.table.waiting(0), game.table.clock(0), game.table.events(0))
    assert game.asked == "1 Interrupt"
    assert game.table.waiting(0) == game.table.waiting(None) == (1,)
    assert game.table.view(1).battle.pending
    assert not game.table.view(0).battle.pending
    game.play("1: pass")
    assert game.asked == "1 Respond"
    assert (game.table.view(0), game.table.waiting(0), game.table.clock(0), game.table.events(0)) == before
    assert game.table.clock(1) == before[2] + 1


def test_V40_masked_windows_are_asked_of_everybody() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_thouars", "w1_faux"]}
    game = scenario("vendee", options={"mask_windows": "on"}, hands=hands)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.asked == "1 Interrupt"
    assert game.options(1) == ["pass"]
