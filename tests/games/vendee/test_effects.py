"""V-55 to V-70: what cards do, code by code of table 2.8."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import die, scenario

WHITE = ["w1_faux", "w1_soeurs"]


def test_V55_VR16_effects_of_the_base_in_printed_order_then_of_the_bonus() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_ligne", "b1_volontaires"], 1: ["w1_moulins", "w1_sacre_coeur", "w1_faux"]},
        decks={"white": ["w1_pays", "w1_gars", "w1_armee"]},
    )
    game.play("1: attack cholet", "1: play w1_moulins w1_sacre_coeur")
    kinds = [event.kind for event in game.table.events(1)]
    assert kinds[:6] == ["attacked", "drew", "played", "peeked", "drew", "drew"]
    drawn = [event.args["cards"] for event in game.events("drew", 1)]
    assert drawn == [["w1_pays"], ["w1_gars"], ["w1_armee"]]


def test_V56_VR66_VR71_an_effect_without_a_target_is_ignored() -> None:
    game = scenario("vendee", hands={0: ["b2_camps", "b1_ligne"], 1: WHITE}, forts={"nantes": True, "saumur": True})
    game.play("0: attack machecoul", "0: play b2_camps")
    assert game.reserve == 0
    assert game.asked == "1 Respond"
    game = scenario("vendee", attacker=1, generals="blue", hands={0: [], 1: ["w1_epidemie", "w1_faux"]}, filler=True)
    game.play("1: attack saumur", "1: play w1_epidemie", "0: pass")
    assert game.owner("saumur") == "white"


def test_V56_one_target_is_struck_without_asking() -> None:
    hexes = ["saint_florent", "cholet", "noirmoutier", "les_herbiers"]
    game = scenario(
        "vendee", hands={0: ["b1_diplomatie", "b1_ligne"], 1: WHITE}, owners=dict.fromkeys(hexes[1:], "blue")
    )
    game.play("0: attack machecoul", "0: play b1_diplomatie")
    assert game.owner("saint_florent") == "blue"  # the only bare White hex that is not the battle hex
    assert game.asked == "1 Respond"


def test_V57_V59_VR28_VR29_VR30_flip_takes_a_bare_enemy_hex_elsewhere() -> None:
    game = scenario("vendee", hands={0: ["b1_diplomatie", "b1_ligne"], 1: WHITE})
    game.play("0: attack machecoul", "0: play b1_diplomatie")
    for hex, rule in [("machecoul", "V-57"), ("montaigu", "VR-28"), ("nantes", "V-59"), ("laval", "V-61")]:
        assert game.refusal(f"0: flip {hex}").rule == rule
        assert game.why_not(0, f"hex:{hex}") == rule
    game.play("0: flip cholet")
    assert game.owner("cholet") == "blue"
    assert game.points == "18-22"  # at once
    assert game.events("hex_taken")[0].args == {"hex": "cholet", "camp": "blue", "cause": "card:b1_diplomatie"}


def test_V57_the_battle_hex_is_out_of_reach_of_scorch_and_fort_up() -> None:
    game = scenario("vendee", hands={0: ["b2_colonnes", "b1_ligne"], 1: WHITE})
    game.play("0: attack saint_laurent", "0: play b2_colonnes")
    assert "scorch saint_laurent" not in game.options(0)
    game = scenario("vendee", hands={0: ["b2_camps", "b1_ligne"], 1: WHITE})
    game.play("0: attack lucon", "0: play b2_camps")
    assert game.refusal("0: fortify lucon").rule == "V-57"
    assert game.refusal("0: fortify angers").rule == "V-4"
    assert game.refusal("0: fortify cholet").rule == "V-60"


def test_V58_the_duty_is_judged_on_the_hand_as_the_effect_left_it() -> None:
    game = scenario("vendee", hands={0: ["b1_denonciation", "b1_ligne"], 1: ["w1_pretres", "w1_pays", "w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_denonciation", "0: discard w1_pays")
    assert game.options(1) == ["play w1_pretres"]


def test_V59_VR81_scorch_razes_a_fortress_or_takes_a_bare_hex() -> None:
    for hex, owner, reserve in [("montaigu", "white", 3), ("cholet", "blue", 2)]:
        game = scenario("vendee", hands={0: ["b2_colonnes", "b1_ligne"], 1: WHITE})
        game.play("0: attack machecoul", "0: play b2_colonnes", f"0: scorch {hex}")
        assert game.owner(hex) == owner
        assert not game.fort(hex)
        assert game.reserve == reserve


def test_V60_fort_up_puts_a_token_of_the_reserve_on_an_own_bare_hex() -> None:
    game = scenario("vendee", attacker=1, hands={0: ["b1_ligne", "b1_club"], 1: ["w2_grasla", "w1_faux"]})
    game.play("1: attack saumur", "1: play w2_grasla", "1: fortify cholet")
    assert game.fort("cholet")
    assert game.reserve == 1
    assert game.events("fort_built")[0].args == {"hex": "cholet", "camp": "white", "cause": "card:w2_grasla"}


def test_V61_VR53_VR54_VR75_VR80_galerne_hexes_enter_blue_in_their_order_if_white_likes() -> None:
    hands = {
        0: ["b1_ligne", "b1_volontaires", "b1_club", "b1_blessure"],
        1: ["w2_galerne", "w2_galerne", "w2_galerne", "w1_faux"],
    }
    game = scenario("vendee", round=4, marker=5, attacker=1, hands=hands)
    game.play("1: attack lucon", "1: play w2_galerne", "1: galerne no")
    assert game.owner("laval") == ""
    game.play("0: attack machecoul", "0: play b1_volontaires", "1: play w2_galerne", "1: galerne yes")
    assert (game.owner("laval"), game.owner("granville")) == ("blue", "")
    assert not game.fort("laval")
    game.play("1: attack saumur", "1: play w2_galerne", "1: galerne yes")
    assert game.owner("granville") == "blue"
    assert game.aside("white") == ["w2_galerne", "w2_galerne", "w2_galerne"]
    assert "attack granville" in game.options(0)  # an ordinary hex: its owner may fortify it


def test_V61_VR76_a_galerne_card_is_plain_when_all_hexes_are_there() -> None:
    owners = dict.fromkeys(["laval", "granville", "le_mans"], "blue")
    game = scenario(
        "vendee", attacker=1, hands={0: ["b1_club", "b1_ligne"], 1: ["w2_galerne", "w1_faux"]}, owners=owners
    )
    assert game.points == "20-26"
    game.play("1: attack le_mans", "1: play w2_galerne")
    assert game.owner("le_mans") == "white"


def test_V62_an_extra_general_serves_in_the_next_window_of_the_same_battle() -> None:
    game = scenario("vendee", hands={0: ["b1_representant", "b1_ligne"], 1: ["w1_faux", "w1_soeurs"]})
    game.play("0: attack machecoul", "0: play b1_representant", "1: play w1_faux")
    assert game.options(0) == ["extra", "pass"]
    game.play("0: extra", chance=die(4))
    assert game.asked == "1 Respond"


@pytest.mark.parametrize(("card", "lost"), [("w1_epidemie", 1), ("w2_dysenterie", 1)])
def test_V63_VR41_VR52_random_discards_lie_open_unique_events_too(card: str, lost: int) -> None:
    game = scenario(
        "vendee", attacker=1, hands={0: ["b1_diplomatie", "b1_requisitions"], 1: [card, "w1_faux"]}, chance=[0]
    )
    game.play("1: attack lucon", f"1: play {card}")
    assert game.discard("blue") == ["b1_diplomatie"]
    assert game.events("discarded")[0].args == {"seat": 0, "cards": ["b1_diplomatie"], "cause": f"card:{card}"}


def test_V63_VR70_two_cards_are_taken_one_after_the_other() -> None:
    game = scenario(
        "vendee", hands={0: ["b2_carrier", "b1_ligne"], 1: ["w1_faux", "w1_pretres", "w1_pays"]}, chance=[2, 0]
    )
    game.play("0: attack machecoul", "0: play b2_carrier")
    assert game.discard("white") == ["w1_faux", "w1_pays"]
    assert game.hand(1) == ["w1_pretres"]


def test_V64_a_hand_is_shown_to_the_acting_camp_only() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_ligne", "b1_requisitions"], 1: ["w1_moulins", "w1_faux"]},
        decks={"white": ["w1_pays"]},
    )
    game.play("1: attack lucon", "1: play w1_moulins")
    assert game.events("peeked", 1)[0].args == {
        "seat": 1,
        "target": 0,
        "cause": "card:w1_moulins",
        "cards": ["b1_requisitions", "b1_ligne"],
    }
    for viewer in (0, None):
        assert game.events("peeked", viewer) == []
        assert game.events("peeked_public", viewer)[0].args == {"seat": 1, "target": 0, "cause": "card:w1_moulins"}
    assert [(peek.seat, peek.cards) for peek in game.table.view(1).peeks] == [(0, ["b1_requisitions", "b1_ligne"])]
    assert game.table.view(0).peeks == game.table.view(None).peeks == []


def test_V64_what_was_seen_is_remembered_until_it_leaves_the_hand() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_district", "b1_requisitions", "b1_ligne"], 1: ["w1_moulins", "w1_faux", "w1_paysans"]},
        decks={"white": ["w1_gars"]},
    )
    game.play("1: attack lucon", "1: play w1_moulins", "0: play b1_district")
    assert [peek.cards for peek in game.table.view(1).peeks] == [["b1_requisitions", "b1_ligne"]]


def test_V64_denonciation_on_a_hand_of_one_face_asks_nothing_but_shows_it() -> None:
    game = scenario("vendee", hands={0: ["b1_denonciation", "b1_ligne"], 1: ["w1_faux", "w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_denonciation")
    assert game.events("peeked", 0)[0].args["cards"] == ["w1_faux", "w1_faux"]
    assert game.discard("white") == ["w1_faux"]


def test_V64_only_cards_of_the_shown_hand_can_be_picked() -> None:
    game = scenario("vendee", hands={0: ["b1_denonciation", "b1_ligne"], 1: ["w1_faux", "w1_pays"]})
    game.play("0: attack machecoul", "0: play b1_denonciation")
    assert game.refusal("0: discard w1_armee").rule == "V-64"
    assert game.why_not(0, "shown:w1_pays") == ""
    assert game.why_not(0, "card:b1_ligne") == "V-64"


def test_V70_a_unique_event_is_set_aside_after_being_played() -> None:
    game = scenario("vendee", attacker=1, hands={0: ["b1_ligne", "b1_club"], 1: ["w1_soulevement", "w1_faux"]})
    game.play("1: attack saumur", "1: play w1_soulevement", "1: flip lucon")
    assert game.aside("white") == []  # on the table until the battle ends
    game.play("0: play b1_ligne")
    assert game.aside("white") == ["w1_soulevement"]
    assert game.discard("white") == []


def test_V41_VR27_rally_brings_a_spent_or_wounded_general_back() -> None:
    game = scenario("vendee", attacker=1, hands={0: ["b1_blessure", "b1_ligne"], 1: ["w2_insaisissable", "w1_faux"]})
    game.play("1: attack saumur", "1: play w2_insaisissable")
    assert game.general("white")
    assert game.events("rallied")[0].args == {
        "camp": "white",
        "general": "g_cathelineau",
        "cause": "card:w2_insaisissable",
    }


def test_V55_VR77_wound_comes_after_the_window_and_spares_the_extra_general() -> None:
    game = scenario("vendee", generals="white", hands={0: ["b1_blessure", "b1_ligne"], 1: ["w1_faux", "w1_soeurs"]})
    game.g.extra[1] = True
    game.play("0: attack machecoul", "0: play b1_blessure")
    assert game.options(1) == ["extra", "general", "pass"]  # he may still strike before he is hit
    game.play("1: pass")
    assert game.events("wounded")[0].args == {
        "camp": "white",
        "general": "g_cathelineau",
        "cause": "card:b1_blessure",
    }
    assert not game.general("white")
    assert game.extra("white")


def test_VR67_recovery_takes_neither_annulations_nor_unique_events_nor_cards_on_the_table() -> None:
    discard = ["b1_annulation", "b1_diplomatie", "b1_armee", "b1_garde"]
    game = scenario("vendee", hands={0: ["b1_club", "b1_ligne"], 1: WHITE}, discards={"blue": discard})
    game.play("0: attack machecoul", "0: play b1_club")
    assert game.options(0) == ["recover b1_armee", "recover b1_garde"]
    assert game.refusal("0: recover b1_club").rule == "VR-67"
    assert game.why_not(0, "pile:b1_annulation") == "VR-67"
    assert game.why_not(0, "pile:b1_armee") == ""
    game.play("0: recover b1_armee")
    assert game.hand(0) == ["b1_ligne", "b1_armee"]
    assert game.events("recovered", None)[0].args == {"seat": 0, "card": "b1_armee", "cause": "card:b1_club"}


def test_VR74_a_recovered_card_may_be_played_in_the_same_battle() -> None:
    hands = {0: ["b1_club", "b1_ligne"], 1: ["w1_pretres", "w1_faux"]}
    game = scenario("vendee", hands=hands, discards={"blue": ["b1_decret_aout"]})
    game.play("0: attack machecoul", "0: play b1_club", "1: play w1_pretres")
    assert game.options(0) == ["play b1_decret_aout"]


def test_V55_soeurs_recover_twice_in_the_holy_town() -> None:
    town: dict[str, Any] = {
        "attacker": 1,
        "owners": {"saint_laurent": "blue"},
        "forts": {"saint_laurent": False},
        "hands": {0: ["b1_ligne", "b1_hussards"], 1: ["w1_soeurs", "w1_faux"]},
        "discards": {"white": ["w1_armee", "w1_pays", "w1_capitaine"]},
    }
    game = scenario("vendee", **town, chance=[0, 0])
    game.play("1: attack saint_laurent")
    assert len(game.hand(1)) == 4  # the empty deck was renewed from the discard pile
    game = scenario("vendee", **town, decks={"white": ["w1_gars", "w1_paysans"]})
    game.play("1: attack saint_laurent", "1: play w1_soeurs", "1: recover w1_armee", "1: recover w1_pays")
    assert game.discard("white")[0] == "w1_capitaine"


def test_V55_draw_at_counts_on_its_symbol_only() -> None:
    hands = {0: ["b1_ligne", "b1_club"], 1: ["w1_sacre_coeur", "w1_faux", "w1_paysans"]}
    for hex, drawn in [("saumur", 0), ("cholet", 1)]:
        game = scenario(
            "vendee", attacker=1, hands=hands, owners={"cholet": "blue"}, decks={"white": ["w1_gars", "w1_pays"]}
        )
        game.play(f"1: attack {hex}", "1: play w1_paysans w1_sacre_coeur")
        assert len(game.events("drew", 1)) == drawn * 2
