"""V-100 to V-120: two against two, and random placement."""

from __future__ import annotations

import cocarde
from cocarde.core.chance import Fast
from tests.games.vendee.scene import dealt
from tests.scenario import die, scenario


def test_V100_V101_the_camps_sit_alternately_and_share_deck_piles_and_generals() -> None:
    view = cocarde.new("vendee", seats=4).view(None)
    assert [seat.camp for seat in view.seats] == ["blue", "white", "blue", "white"]
    assert [camp.camp for camp in view.camps] == ["blue", "white"]


def test_V101_VR60_one_general_for_both_partners() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_armee", "w1_faux"], 2: ["b1_garde", "b1_hussards"], 3: ["w1_gars"]}
    game = scenario("vendee", seats=4, attacker=1, generals="blue", hands=hands)
    game.play("1: attack lucon", "1: play w1_armee", "2: general", chance=die(6))
    assert game.asked != "0 Interrupt"  # the partner has no general left


def test_V102_each_seat_draws_one_card_fewer() -> None:
    assert [seat.hand for seat in cocarde.new("vendee", seats=4).view(None).seats] == [6, 6, 6, 6]


def test_V103_nobody_plays_from_a_partners_hand() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_faux"], 2: ["b1_armee"], 3: ["w1_gars"]}
    game = scenario("vendee", seats=4, hands=hands)
    game.play("0: attack machecoul")
    assert game.options(0) == ["play b1_club", "play b1_ligne"]
    assert game.refusal("0: play b1_armee").rule == "V-103"


def test_V104_V105_VR58_the_token_moves_on_each_round_and_attackers_go_round() -> None:
    hands = {0: ["b1_club", "b1_district"], 1: ["w1_faux", "w1_armee"], 2: ["b1_volontaires", "b1_hussards"]}
    game = scenario("vendee", seats=4, hands={**hands, 3: ["w1_gars", "w1_thouars"]})
    game.play("0: attack machecoul", "0: play b1_club")
    assert game.asked == "1 ChooseHex"
    game.play("1: attack saumur", "1: play w1_armee")
    assert game.asked == "2 ChooseHex"  # not the holder of the token
    game.play("2: attack cholet")
    assert game.asked == "2 Open"


def test_V104_the_first_attacker_of_each_round() -> None:
    hands = {0: ["b1_ligne"], 1: ["w1_faux"], 2: ["b1_club"], 3: ["w1_paysans"]}
    for round, first in [(1, 1), (2, 2), (3, 3), (4, 0), (5, 1)]:
        game = scenario("vendee", seats=4, round=round, marker=6, hands=hands, filler=True)
        game.play("0: attack machecoul", "0: play b1_ligne")
        assert game.asked == f"{first} ChooseHex"
        assert game.table.view(None).first == first


def test_V106_the_hex_serves_both_camps_clockwise_from_the_attacker() -> None:
    hands = {0: ["b1_ligne"], 1: ["w1_faux"], 2: ["b1_club"], 3: ["w1_paysans"]}
    decks = {"white": ["w1_gars"], "blue": ["b1_garde"]}
    owners = {"laval": "blue", "granville": "blue", "le_mans": "white"}
    game = scenario("vendee", seats=4, attacker=2, hands=hands, decks=decks, owners=owners)
    game.play("2: attack le_mans")
    assert game.hand(2) == ["b1_garde", "b1_club"]
    assert game.hand(3) == ["w1_gars", "w1_paysans"]


def test_V106_V15_missing_cards_count_as_served() -> None:
    hands = {0: ["b1_ligne"], 1: ["w1_faux"], 2: ["b1_club"], 3: ["w1_paysans"]}
    game = scenario("vendee", seats=4, hands=hands, decks={"white": ["w1_gars"]})
    game.play("0: attack saint_laurent")
    assert game.hand(1) == ["w1_faux", "w1_gars"]
    assert game.hand(3) == ["w1_paysans"]


FACING = {
    0: ["b1_ligne", "b1_garde", "b1_club"],
    1: ["w1_soeurs", "w1_tocsin"],
    2: ["b1_armee", "b1_volontaires"],
    3: ["w1_thouars", "w1_faux"],
}


def test_V107_V108_V109_VR62_duty_towards_the_enemy_freedom_towards_the_partner() -> None:
    game = scenario("vendee", seats=4, hands=FACING)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert [event.args["seat"] for event in game.events("passed")] == [1]
    assert game.options(2) == ["pass", "play b1_armee"]  # facing its partner
    game.play("2: play b1_armee")
    assert game.events("played")[-1].args["total"] == 5
    assert game.owner("machecoul") == "blue"


def test_V110_VR57_VR59_a_pass_binds_until_the_standing_play_changes() -> None:
    hands = {**FACING, 1: ["w1_capitaine", "w1_paysans"], 3: ["w1_thouars", "w1_soeurs"]}
    game = scenario("vendee", seats=4, hands=hands)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.options(1) == ["pass", "play w1_paysans w1_capitaine"]
    game.play("1: pass", "2: pass")
    assert game.options(3) == ["play w1_thouars"]
    game.play("3: play w1_thouars", "2: play b1_armee")
    assert game.owner("machecoul") == "blue"  # both Whites gave up on the 5


def test_V110_a_seat_that_passed_is_asked_again_on_a_new_standing_play() -> None:
    hands = dealt(
        "b1_ligne b1_club", "w1_capitaine w1_armee w1_tocsin", "b1_representant b1_volontaires", "w1_faux w1_soeurs"
    )
    game = scenario("vendee", seats=4, attacker=2, hands=hands)
    game.play("2: attack machecoul", "2: play b1_volontaires")
    assert game.asked == "0 RespondToPartner"  # seat 3 had nothing above 2 and passed
    game.play("0: play b1_ligne")  # over its partner
    assert game.options(1) == ["play w1_armee", "play w1_armee w1_capitaine"]
    game.play("1: play w1_armee")
    assert game.owner("machecoul") == "white"


def test_V111_the_two_enemies_are_asked_one_after_the_other() -> None:
    hands = dealt("b1_annulation b1_club", "w1_armee w1_faux", "b1_annulation b1_garde", "w1_gars w1_soeurs")
    game = scenario("vendee", seats=4, attacker=1, generals="blue", hands=hands)
    game.play("1: attack lucon", "1: play w1_armee")
    assert game.options(2) == ["annul b1_annulation", "general", "pass"]
    assert [game.table.waiting(viewer) for viewer in (0, 1, 2, 3, None)] == [(2,)] * 5
    game.play("2: pass")
    assert game.asked == "0 Interrupt"
    assert [game.table.waiting(viewer) for viewer in (0, 1, 2, 3, None)] == [(0,), (2,), (1,), (2,), (2,)]
    game.play("0: general", chance=die(4))
    assert game.options(0) == ["annul b1_annulation", "pass"]
    game.play("0: annul b1_annulation")
    assert game.asked == "1 Open"


def test_V111_after_a_cancellation_the_second_enemy_is_not_asked() -> None:
    hands = dealt("b1_annulation b1_club", "w1_armee w1_faux", "b1_annulation b1_garde", "w1_gars")
    game = scenario("vendee", seats=4, attacker=1, hands=hands)
    game.play("1: attack lucon", "1: play w1_armee", "2: annul b1_annulation")
    assert game.asked == "1 Open"


def test_V112_VR61_a_cancelled_attacker_without_cards_has_failed() -> None:
    hands = {0: ["b1_club", "b1_ligne"], 1: ["w1_armee"], 2: ["b1_annulation", "b1_garde"], 3: ["w1_gars", "w1_faux"]}
    game = scenario("vendee", seats=4, attacker=1, hands=hands, filler=True)
    game.play("1: attack lucon", "1: play w1_armee", "2: annul b1_annulation")
    assert game.owner("lucon") == "blue"
    assert game.events("failed_to_open")[0].args == {"seat": 1}


def test_V112_a_cancelled_overbid_without_another_is_a_pass() -> None:
    hands = dealt("b1_ligne b1_annulation", "w1_armee w1_faux", "b1_club b1_garde", "w1_thouars")
    game = scenario("vendee", seats=4, hands=hands)
    game.play("0: attack machecoul", "0: play b1_ligne", "1: play w1_armee", "0: annul b1_annulation")
    assert [event.args["seat"] for event in game.events("passed")] == [1, 2]
    assert game.options(3) == ["play w1_thouars"]


def test_V113_the_seat_that_played_chooses_whom_it_strikes_and_draws_itself() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_epidemie", "w1_faux"], 2: ["b1_garde"], 3: ["w1_gars", "w1_soeurs"]}
    game = scenario("vendee", seats=4, attacker=1, hands=hands)
    game.play("1: attack lucon", "1: play w1_epidemie")
    assert game.options(1) == ["target seat0", "target seat2"]
    assert game.refusal("1: target seat3").rule == "V-113"
    assert game.why_not(1, "seat:2") == ""
    game.play("1: target seat0", chance=[1])
    assert game.hand(0) == ["b1_club"]
    empty = scenario("vendee", seats=4, attacker=1, hands={**hands, 2: []}, chance=[0])
    empty.play("1: attack lucon", "1: play w1_epidemie")
    assert empty.hand(0) == ["b1_ligne"]  # one opponent with cards: no choice


def test_V64_V113_partners_both_see_a_hand_that_is_shown() -> None:
    hands = {0: ["b1_denonciation", "b1_club"], 1: ["w1_pays", "w1_faux"], 2: ["b1_garde"], 3: ["w1_gars", "w1_soeurs"]}
    game = scenario("vendee", seats=4, options={"partners_open": "off"}, hands=hands)
    game.play("0: attack machecoul", "0: play b1_denonciation", "0: target seat1")
    for seat in (0, 2):
        assert game.events("peeked", seat)[0].args["cards"] == ["w1_faux", "w1_pays"]
        assert [peek.seat for peek in game.table.view(seat).peeks] == [1]
    for viewer in (1, 3, None):
        assert game.events("peeked", viewer) == []


def test_V114_an_empty_hand_of_any_seat_ends_the_round() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_faux", "w1_soeurs"], 2: ["b1_garde"], 3: ["w1_thouars"]}
    game = scenario("vendee", seats=4, hands=hands, filler=True)
    game.play("0: attack machecoul", "0: play b1_ligne", "3: play w1_thouars")
    assert game.round == 2
    assert [len(event.args["cards"]) for event in game.events("discarded")] == [1, 2, 1]


def test_V115_a_flag_counts_for_the_camp_whoever_of_it_wins() -> None:
    hands = dealt("b1_patrie b1_club", "w1_faux w1_soeurs", "b1_armee b1_garde", "w1_gars w1_tocsin")
    game = scenario("vendee", seats=4, hands=hands)
    game.play("0: attack machecoul", "0: play b1_patrie", "2: play b1_armee")
    assert game.marker == 4


def test_V116_VR88_partners_see_each_others_hands_if_the_table_likes() -> None:
    for value in ("on", "off"):
        table = cocarde.new("vendee", seats=4, options={"partners_open": value})
        seen = [seat.cards is not None for seat in table.view(0).seats]
        assert seen == [True, False, value == "on", False]
        assert all(seat.cards is None for seat in table.view(None).seats)


def test_VR82_two_dry_battles_do_not_end_a_round_of_four() -> None:
    hands = {0: ["b1_annulation"], 1: ["w1_annulation"], 2: ["b1_annulation"], 3: ["w1_annulation"]}
    game = scenario("vendee", seats=4, hands=hands, filler=True)
    game.play("0: attack machecoul", "1: attack saumur", "2: attack machecoul")
    assert (game.round, game.asked) == (1, "3 ChooseHex")
    game.play("3: attack saumur")
    assert game.round == 2


def test_V120_VR63_VR64_VR84_random_placement() -> None:
    for seats in (2, 4):
        table = cocarde.new("vendee", seats=seats, seed=9, options={"placement": "random"})
        view = table.view(None)
        owners = [hex.owner for hex in view.hexes]
        assert (owners.count("white"), owners.count("blue"), owners.count("")) == (7, 7, 3)
        assert sorted(hex.place for hex in view.hexes) == sorted(hex.id for hex in view.hexes)
        assert [hex.place for hex in view.hexes] != [hex.id for hex in view.hexes]
        assert view.reserve == 6
        assert not any(hex.fort for hex in view.hexes)
        asked = []
        hand = Fast(3)
        while view.reserve > 2:
            seat = table.pending()[0]
            own = {f"fortify {hex.id}" for hex in view.hexes if hex.owner == view.seats[seat].camp and not hex.fort}
            options = table.options(seat)
            assert {option.notation for option in options} == own
            table.answer(seat, options[hand.below(len(options))])
            asked.append(seat)
            view = table.view(None)
        assert asked == [0, 0, 1, 1]
        assert view.round == 1


def test_V120_a_fortress_goes_on_an_own_hex_without_one() -> None:
    table = cocarde.new("vendee", seed=9, options={"placement": "random"})
    blue = [hex.id for hex in table.view(None).hexes if hex.owner == "blue"]
    white = [hex.id for hex in table.view(None).hexes if hex.owner == "white"]
    table.answer(0, f"fortify {blue[0]}")
    for hex, key in [(blue[0], "already-fortified"), (white[0], "not-own-hex"), ("laval", "not-own-hex")]:
        why = table.explains(0, f"hex:{hex}")
        assert why is not None
        assert why.text.key == f"refusal-{key}"


def test_V120_the_seven_white_hexes_are_the_first_dealt() -> None:
    table = cocarde.new("vendee", seed=2, options={"placement": "random"})
    ids = [hex.id for hex in table.view(None).hexes]
    by_place = sorted(table.view(None).hexes, key=lambda hex: ids.index(hex.place))
    assert [hex.owner for hex in by_place] == ["white"] * 7 + ["blue"] * 7 + [""] * 3
