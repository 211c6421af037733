"""V-75 to V-95: results, the end marker, the end of round and game."""

from __future__ import annotations

import pytest

from cocarde.games.vendee.data.numbers import MOST_BATTLES
from cocarde.speech import speech
from tests.scenario import scenario

PLAIN = {0: ["b1_ligne", "b1_volontaires", "b1_club"], 1: ["w1_faux", "w1_paysans", "w1_soeurs"]}


def test_V75_the_camp_of_the_standing_play_wins() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.events("battle_won")[0].args == {"camp": "blue", "hex": "machecoul", "total": 3}


def test_V76_a_defender_who_wins_merely_holds() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.play("0: attack montaigu", "0: play b1_volontaires", "1: play w1_paysans")
    assert game.events("battle_held")[0].args == {"camp": "white", "hex": "montaigu", "total": 3, "own": 0}
    assert game.fort("montaigu")
    assert game.points == "20-20"


def test_V76_who_fails_to_fortify_an_own_hex_is_not_said_to_have_lost_it() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.play("0: attack lucon", "0: play b1_volontaires", "1: play w1_paysans")
    held = game.events("battle_held")[0]
    assert held.args == {"camp": "white", "hex": "lucon", "total": 3, "own": 1}
    assert game.owner("lucon") == "blue"
    assert speech("vendee", "en").event(held) == "The Whites prevent a new fortress (Luçon): nobody beats 3."


def test_V77_the_three_results_of_a_won_attack_VR32() -> None:
    for hex, points, reserve in [("machecoul", "18-22", 2), ("montaigu", "17-20", 3), ("lucon", "20-23", 1)]:
        game = scenario("vendee", hands=PLAIN, decks={"white": ["w1_capitaine"]})
        game.play(f"0: attack {hex}", "0: play b1_ligne", *(["1: concede"] if hex == "montaigu" else []))
        assert game.points == points
        assert game.reserve == reserve


def test_V78_VR31_no_token_no_fortress() -> None:
    game = scenario(
        "vendee", forts={"saumur": True}, hands={0: ["b2_camps", "b1_ligne", "b1_club"], 1: ["w1_faux", "w1_paysans"]}
    )
    game.play("0: attack lucon", "0: play b2_camps", "0: fortify nantes")
    assert game.reserve == 0
    assert not game.fort("lucon")
    assert game.owner("lucon") == "blue"


@pytest.mark.parametrize(("marker", "then"), [(3, 4), (5, 6), (6, 6)])
def test_V79_VR33_VR72_VR79_flags_of_the_winner_move_the_marker_one_step(marker: int, then: int) -> None:
    hands = {0: ["b1_patrie", "b1_patrie", "b1_renforts", "b1_ligne"], 1: ["w1_pays", "w1_capitaine", "w1_faux"]}
    game = scenario("vendee", marker=marker, hands=hands)
    game.play(
        "0: attack machecoul", "0: play b1_patrie", "1: play w1_pays w1_capitaine", "0: play b1_patrie b1_renforts"
    )
    assert game.marker == then
    moved = game.events("marker_moved")
    told = {"camp": "blue", "step": 1, "round": then, "cause": "card:b1_patrie"}
    assert [event.args for event in moved] == ([told] if then != marker else [])


def test_V79_the_losers_flags_are_void() -> None:
    game = scenario("vendee", hands={0: ["b1_patrie", "b1_ligne"], 1: ["w1_armee", "w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_patrie", "1: play w1_armee")
    assert game.marker == 3


def test_V80_VR35_VR36_the_marker_never_goes_below_the_round() -> None:
    game = scenario(
        "vendee", round=5, marker=5, attacker=1, hands={0: ["b1_ligne", "b1_club"], 1: ["w2_grace", "w1_faux"]}
    )
    game.play("1: attack lucon", "1: play w2_grace")
    assert game.marker == 5
    assert game.asked == "0 ChooseHex"  # the round is played to its end


def test_V80_VR34_a_plus_and_a_minus_of_the_winner_cancel_out() -> None:
    """It cannot happen with these decks; a pack may bring it."""
    from cocarde.games.vendee.rules.battle_end import move_marker
    from cocarde.games.vendee.rules.effects import LONGER, SHORTER

    game = scenario("vendee", round=3, marker=4, hands=PLAIN)
    game.g.manche[0] = LONGER | SHORTER
    move_marker(game.g, 0)
    assert game.marker == 4


def test_V81_the_table_is_cleared_after_the_battle() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.play("0: attack machecoul", "0: play b1_volontaires", "1: play w1_paysans")
    assert game.discard("blue") == ["b1_volontaires"]
    assert game.discard("white") == ["w1_paysans"]
    assert game.table.view(None).battle is None


def test_V82_VR47_an_empty_hand_after_the_battle_ends_the_round() -> None:
    game = scenario("vendee", hands={0: ["b1_volontaires", "b1_ligne"], 1: ["w1_paysans"]}, filler=True)
    game.play("0: attack machecoul", "0: play b1_volontaires", "1: play w1_paysans")
    assert game.round == 2
    assert "b1_ligne" in game.discard("blue")
    both = scenario("vendee", hands={0: ["b1_volontaires"], 1: ["w1_paysans"]}, filler=True)
    both.play("0: attack machecoul", "0: play b1_volontaires", "1: play w1_paysans")
    assert both.round == 2


def test_V82_VR48_a_hand_refilled_in_the_battle_is_not_empty() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_requisitions"], 1: ["w1_faux", "w1_paysans"]}, decks={"blue": ["b1_ligne"]}
    )
    game.play("0: attack machecoul", "0: play b1_requisitions")
    assert game.round == 1
    assert game.hand(0) == ["b1_ligne"]


def test_V83_the_defender_attacks_next_whoever_won() -> None:
    for answer in ([], ["1: play w1_paysans"]):
        game = scenario("vendee", hands=PLAIN)
        game.play("0: attack machecoul", "0: play b1_ligne" if not answer else "0: play b1_volontaires", *answer)
        assert game.asked == "1 ChooseHex"


def test_V84_VR69_a_round_ends_after_its_fortieth_battle() -> None:
    game = scenario("vendee", hands=PLAIN, filler=True)
    game.g.battles = MOST_BATTLES - 1
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.round == 2


def test_V90_remaining_cards_are_discarded_face_up_unique_events_too() -> None:
    game = scenario("vendee", hands={0: ["b1_ligne"], 1: ["w1_faux", "w1_soulevement"]}, filler=True)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.discard("white") == ["w1_soulevement", "w1_faux"]
    assert game.events("discarded")[0].args == {"seat": 1, "cards": ["w1_soulevement", "w1_faux"]}


def test_V11_V91_VR65_the_game_ends_after_the_round_of_the_marker() -> None:
    for round, marker, over in [(3, 3, True), (3, 4, False), (6, 6, True)]:
        game = scenario("vendee", round=round, marker=marker, hands={0: ["b1_ligne"], 1: ["w1_faux"]}, filler=True)
        game.play("0: attack machecoul", "0: play b1_ligne")
        assert (game.asked == "") == over
        assert game.table.view(None).over == over


def test_V91_VR37_a_step_won_in_the_last_battle_of_the_last_round_counts() -> None:
    game = scenario("vendee", round=3, marker=3, hands={0: ["b1_patrie"], 1: ["w1_faux"]}, filler=True)
    game.play("0: attack machecoul", "0: play b1_patrie")
    assert (game.round, game.marker) == (4, 4)


def test_V92_two_points_a_hex_three_a_fortress_galerne_hexes_only_on_the_board() -> None:
    assert scenario("vendee", hands=PLAIN).points == "20-20"
    more = scenario("vendee", hands=PLAIN, owners={"laval": "white"}, forts={"cholet": True, "angers": False})
    assert more.points == "25-17"


def test_V93_V95_the_higher_total_wins_and_a_tie_is_whites() -> None:
    for owners, winner, key in [({"cholet": "blue"}, 0, "blue"), ({"saumur": "white"}, 1, "white"), ({}, 1, "tie")]:
        game = scenario("vendee", round=3, hands={0: ["b1_volontaires"], 1: ["w1_paysans", "w1_faux"]}, owners=owners)
        game.play("0: attack machecoul", "0: play b1_volontaires", "1: play w1_paysans")
        outcome = game.table.outcome()
        assert outcome.winners == [winner]
        assert outcome.text.key == f"outcome-{key}"
        assert outcome.rule == "V-93"
        hexes, forts, points = [line.values for line in outcome.reckoning]
        assert [2 * hexes[seat] + 3 * forts[seat] for seat in (0, 1)] == points == outcome.scores
        assert sorted(outcome.ranks) == [1, 2]


def test_V94_owning_every_hex_does_not_end_the_game() -> None:
    white = ["saint_florent", "montaigu", "cholet", "noirmoutier", "les_herbiers", "saint_laurent"]
    game = scenario("vendee", hands=PLAIN, owners=dict.fromkeys(white, "blue"))
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.points.startswith("0-")
    assert game.asked == "1 ChooseHex"


def test_V95_partners_share_the_rank() -> None:
    hands = {0: ["b1_ligne"], 1: ["w1_faux"], 2: ["b1_club"], 3: ["w1_paysans"]}
    game = scenario("vendee", seats=4, round=3, hands=hands)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.table.outcome().ranks == [1, 2, 1, 2]
    assert game.table.outcome().scores == [22, 18, 22, 18]
