"""Section 9 of the rules: the 39 worked examples, step by step."""

from __future__ import annotations

import pytest

import cocarde
from tests.scenario import die, scenario


def options(*plays: str) -> list[str]:
    """The answers a vector lists: `a`, `a + b` are plays, words in capitals other answers."""
    return sorted(play.lower() if play.isupper() else "play " + play.replace(" + ", " ") for play in plays)


def attacks(*hexes: str) -> list[str]:
    return sorted(f"attack {hex}" for hex in hexes)


WHITE_HEXES = ["saint_florent", "machecoul", "montaigu", "cholet", "noirmoutier", "les_herbiers", "saint_laurent"]
BLUE_HEXES = ["nantes", "angers", "saumur", "thouars", "les_sables", "lucon", "fontenay"]


def test_VT1_the_rulebooks_example() -> None:
    game = scenario(
        "vendee",
        generals="white blue",
        hands={
            0: [
                "b1_diplomatie",
                "b1_patrie",
                "b1_annulation",
                "b1_renforts",
                "b1_mayencais",
                "b1_district",
                "b1_volontaires",
            ],
            1: ["w1_faux", "w1_capitaine", "w1_armee", "w1_epidemie", "w1_paysans", "w1_soeurs", "w1_tocsin"],
        },
        decks={"white": ["w1_faux", "w1_moulins", "w1_pays"]},
        filler=True,
    )
    assert game.asked == "0 ChooseHex"
    game.play("0: attack saint_laurent")  # 1
    assert len(game.hand(1)) == 9
    assert len(game.hand(0)) == 7
    game.play("0: play b1_diplomatie")  # 2
    assert game.asked == "1 Interrupt"
    game.play("1: pass")  # 3
    assert game.options(0) == [
        "flip cholet",
        "flip les_herbiers",
        "flip machecoul",
        "flip noirmoutier",
        "flip saint_florent",
    ]
    game.play("0: flip saint_florent")
    assert game.owner("saint_florent") == "blue"
    assert game.to_beat == (1, "M/T")
    game.play("1: play w1_faux w1_capitaine", "0: pass")  # 4
    assert game.to_beat == (3, "M/T")
    game.play("0: play b1_patrie", "1: pass")  # 5
    assert game.to_beat == (4, "M/T")
    game.play("1: play w1_armee", "0: annul b1_annulation")  # 6
    # 7, 8: White has nothing above 4 and concedes by itself
    assert [event.args["seat"] for event in game.events("conceded")] == [1]
    assert not game.fort("saint_laurent")
    assert game.owner("saint_laurent") == "white"
    assert game.reserve == 3
    assert game.marker == 4
    assert game.asked == "1 ChooseHex"
    game.play("1: attack saint_florent")  # 9
    assert len(game.hand(1)) == 7
    assert len(game.hand(0)) == 4
    game.play("1: play w1_epidemie")  # 10
    assert game.asked == "0 Interrupt"
    game.play("0: pass", chance=[game.hand(0).index("b1_volontaires")])
    assert game.hand(0) == ["b1_renforts", "b1_mayencais", "b1_district"]
    assert "concede" not in game.options(0)
    game.play("0: play b1_renforts b1_mayencais")  # 11
    game.play("1: general", chance=die(2))  # 12
    assert game.discard("blue")[-1] == "b1_patrie"
    assert "b1_renforts" in game.discard("blue")
    assert game.aside("blue") == ["b1_diplomatie", "b1_mayencais"]
    assert game.events("drew_hidden")[-1].args["seat"] == 1
    assert game.options(0) == options("b1_district")
    game.play("0: play b1_district")  # 13: White's general is spent and it holds no Annulation, so no window
    assert game.hand(0) == []
    assert game.options(1) == options("w1_pays")
    game.play("1: play w1_pays", "0: pass")  # 14 to 17
    assert game.owner("saint_florent") == "white"
    assert (game.round, game.marker, game.reserve, game.points) == (2, 4, 3, "17-20")
    assert game.discard("blue") == ["b1_annulation", "b1_renforts", "b1_volontaires", "b1_district", "b1_patrie"]
    assert game.aside("blue") == ["b1_diplomatie", "b1_mayencais"]
    assert len(game.discard("white")) == 10
    assert game.asked == "1 ChooseHex"
    assert len(game.hand(0)) == len(game.hand(1)) == 7


def test_VT2_duty_to_overbid() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_requisitions", "b1_ligne"], 1: ["w1_pretres", "w1_dieu_roi", "w1_marie_jeanne"]}
    )
    game.play("0: attack machecoul", "0: play b1_requisitions")
    assert game.options(1) == options(
        "w1_pretres", "w1_dieu_roi", "w1_pretres + w1_marie_jeanne", "w1_dieu_roi + w1_marie_jeanne"
    )
    assert game.refusal("1: concede").rule == "V-30"
    assert game.refusal("1: play w1_marie_jeanne").rule == "V-26"


def test_VT3_exemption() -> None:
    hands = {
        0: ["b1_requisitions", "b1_salut_public", "b1_ligne"],
        1: ["w1_paysans", "w1_capitaine", "w1_marie_jeanne"],
    }
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", "0: play b1_requisitions")
    assert game.options(1) == options("w1_capitaine + w1_marie_jeanne", "CONCEDE")
    assert game.refusal("1: play w1_paysans").rule == "V-27"
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", "0: play b1_salut_public")
    assert game.owner("machecoul") == "blue"
    assert game.marker == 4
    assert game.asked == "1 ChooseHex"


def test_VT4_base_type() -> None:
    hands = {0: ["b1_district", "b1_representant", "b1_ligne"], 1: ["w1_thouars", "w1_capitaine"]}
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", "0: play b1_district")
    assert game.owner("machecoul") == "blue"
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", "0: play b1_representant")
    assert game.options(1) == options("w1_thouars", "w1_thouars + w1_capitaine")
    assert game.extra("blue")


def test_VT5_a_bonus_reopens_the_types() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_club", "b1_garde", "b1_ligne"], 1: ["w1_paysans", "w1_thouars", "w1_faux"]}
    )
    game.play("0: attack machecoul", "0: play b1_club b1_garde")
    assert game.to_beat == (3, "M/T")
    assert game.hand(0) == ["b1_ligne"]
    assert game.options(1) == options("w1_thouars")


def test_VT6_hex_bonus() -> None:
    hands = {0: ["b1_hussards", "b1_ligne"], 1: ["w1_gars", "w1_soeurs"]}
    game = scenario("vendee", hands=hands, decks={"white": ["w1_faux"]})
    game.play("0: attack cholet", "0: play b1_hussards")
    assert game.hand(1) == ["w1_faux", "w1_soeurs", "w1_gars"]
    assert game.options(1) == options("w1_gars")
    game = scenario("vendee", hands=hands)
    game.play("0: attack machecoul", "0: play b1_hussards")
    assert game.owner("machecoul") == "blue"


def test_VT7_failed_general_then_annulation_opening_cancelled() -> None:
    game = scenario(
        "vendee",
        generals="white",
        hands={0: ["b1_armee", "b1_ligne", "b1_district"], 1: ["w1_annulation", "w1_paysans", "w1_pays"]},
    )
    game.play("0: attack machecoul", "0: play b1_armee")
    assert game.options(1) == ["annul w1_annulation", "general", "pass"]
    game.play("1: general", chance=die(5))
    assert not game.general("white")
    assert game.options(1) == ["annul w1_annulation", "pass"]
    game.play("1: annul w1_annulation")
    assert game.discard("blue") == ["b1_armee"]
    assert game.discard("white") == ["w1_annulation"]
    assert game.asked == "0 Open"
    assert game.options(0) == options("b1_ligne", "b1_district")


def test_VT8_cancelled_with_the_last_card() -> None:
    game = scenario("vendee", generals="white", hands={0: ["b1_armee"], 1: ["w1_paysans", "w1_pays"]}, filler=True)
    game.play("0: attack machecoul", "0: play b1_armee", "1: general", chance=die(3))
    assert game.owner("machecoul") == "white"
    assert game.discard("white") == ["w1_paysans", "w1_pays"]
    assert game.round == 2
    assert game.asked == "1 ChooseHex"


def test_VT9_an_empty_hand_wins_by_its_general() -> None:
    game = scenario(
        "vendee",
        round=3,
        marker=4,
        generals="blue",
        hands={0: ["b1_district"], 1: ["w1_pretres", "w1_pays"]},
        filler=True,
    )
    game.play("0: attack machecoul", "0: play b1_district")
    assert game.options(1) == options("w1_pays")
    game.play("1: play w1_pays", "0: general", chance=die(3))
    assert game.owner("machecoul") == "blue"
    assert game.points == "18-22"
    assert game.round == 4


def test_VT10_a_cancelled_manche_card_does_not_count() -> None:
    game = scenario(
        "vendee",
        hands={
            0: ["b1_patrie", "b1_patrie", "b1_salut_public", "b1_ligne", "b1_volontaires"],
            1: ["w1_annulation", "w1_pretres", "w1_faux"],
        },
    )
    game.play("0: attack machecoul", "0: play b1_patrie", "1: annul w1_annulation", "0: play b1_volontaires")
    assert game.owner("machecoul") == "blue"
    assert game.marker == 3


def test_VT11_two_manche_cards_in_one_battle() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_patrie", "b1_patrie", "b1_renforts", "b1_ligne"], 1: ["w1_pays", "w1_capitaine", "w1_faux"]},
    )
    game.play("0: attack machecoul", "0: play b1_patrie", "1: play w1_pays w1_capitaine")
    assert game.options(0) == options("b1_patrie + b1_renforts", "CONCEDE")
    game.play("0: play b1_patrie b1_renforts")
    assert game.owner("machecoul") == "blue"
    assert game.marker == 4


@pytest.mark.parametrize(("round", "marker", "then"), [(3, 3, 3), (4, 4, 4), (3, 5, 4), (4, 5, 4)])
def test_VT12_limits_of_the_end_marker_down(round: int, marker: int, then: int) -> None:
    game = scenario(
        "vendee",
        round=round,
        marker=marker,
        attacker=1,
        hands={0: ["b1_ligne", "b1_volontaires"], 1: ["w1_louis17", "w1_faux"]},
    )
    game.play("1: attack lucon", "1: play w1_louis17")
    assert game.owner("lucon") == "white"
    assert game.marker == then


@pytest.mark.parametrize(("round", "marker", "then", "next_round"), [(3, 3, 4, 4), (5, 5, 6, 6), (6, 6, 6, 0)])
def test_VT13_limits_of_the_end_marker_up(round: int, marker: int, then: int, next_round: int) -> None:
    game = scenario(
        "vendee", round=round, marker=marker, hands={0: ["b1_patrie"], 1: ["w1_faux", "w1_paysans"]}, filler=True
    )
    game.play("0: attack machecoul", "0: play b1_patrie")
    assert game.marker == then
    if next_round:
        assert game.round == next_round
        assert game.asked.endswith("ChooseHex")
    else:
        assert game.asked == ""
        assert game.points == "18-22"
        assert game.table.outcome().winners == [0]


def test_VT14_building_a_fortress() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_nantes", "b1_ligne"], 1: ["w1_paysans", "w1_faux"]}, decks={"blue": ["b1_district"]}
    )
    assert game.options(0) == attacks(*WHITE_HEXES, "nantes", "saumur", "les_sables", "lucon", "fontenay")
    game.play("0: attack nantes")
    assert game.hand(0) == ["b1_ligne", "b1_district", "b1_nantes"]
    game.play("0: play b1_nantes")
    assert game.fort("nantes")
    assert game.reserve == 1
    assert game.points == "20-23"
    game = scenario(
        "vendee",
        hands={0: ["b1_nantes", "b1_ligne"], 1: ["w1_paysans", "w1_faux"]},
        forts={"nantes": True, "les_sables": True},
    )
    assert game.reserve == 0
    assert game.options(0) == attacks(*WHITE_HEXES)


def test_VT15_reserve_emptied_in_mid_battle() -> None:
    game = scenario(
        "vendee",
        forts={"saumur": True},
        hands={0: ["b2_camps", "b1_decret_aout", "b1_ligne"], 1: ["w1_pretres", "w1_faux"]},
    )
    assert game.reserve == 1
    game.play("0: attack lucon", "0: play b2_camps")
    assert game.options(0) == ["fortify fontenay", "fortify les_sables", "fortify nantes"]
    game.play("0: fortify les_sables")
    assert game.reserve == 0
    assert game.options(1) == options("w1_pretres")
    game.play("1: play w1_pretres")
    assert game.options(0) == options("b1_decret_aout")
    game.play("0: play b1_decret_aout")
    assert not game.fort("lucon")
    assert game.fort("les_sables")
    assert game.asked == "1 ChooseHex"


def test_VT16_razing() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_ligne", "b1_volontaires"], 1: ["w1_thouars", "w1_faux"]},
        decks={"blue": ["b1_garde"]},
    )
    game.play("1: attack thouars")
    assert game.hand(0) == ["b1_garde", "b1_volontaires", "b1_ligne"]
    game.play("1: play w1_thouars")
    assert not game.fort("thouars")
    assert game.owner("thouars") == "blue"
    assert game.reserve == 3
    assert game.points == "20-17"


def test_VT17_reshuffle_in_mid_draw() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_levee", "b1_ligne"], 1: ["w1_faux", "w1_faux"]},
        decks={"blue": ["b1_garde"]},
        discards={"blue": ["b1_hussards", "b1_diplomatie", "b1_volontaires"]},
    )
    game.play("0: attack machecoul", "0: play b1_levee", chance=[0])
    assert game.aside("blue") == ["b1_diplomatie"]
    assert game.discard("blue") == ["b1_levee"]
    assert len(game.deck("blue")) == 1
    assert len(game.hand(0)) == 3
    assert "b1_garde" in game.hand(0)
    assert sorted(game.hand(0) + game.deck("blue")) == sorted(["b1_garde", "b1_ligne", "b1_hussards", "b1_volontaires"])
    assert game.events("reshuffled")[0].args == {"camp": "blue", "n": 2}


def test_VT18_nothing_left_to_draw() -> None:
    game = scenario("vendee", hands={0: ["b1_levee", "b1_ligne"], 1: ["w1_faux", "w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_levee")
    assert game.hand(0) == ["b1_ligne"]
    assert game.discard("blue") == ["b1_levee"]
    assert game.events("reshuffled") == []


def test_VT19_galerne() -> None:
    game = scenario(
        "vendee",
        round=4,
        marker=5,
        attacker=1,
        hands={0: ["b1_ligne", "b1_volontaires", "b1_club"], 1: ["w2_galerne", "w1_faux", "w1_gars"]},
        decks={"white": ["w1_armee", "w1_pays"]},
    )
    game.play("1: attack lucon", "1: play w2_galerne")
    assert game.options(1) == ["galerne no", "galerne yes"]
    game.play("1: galerne yes")
    assert game.owner("laval") == "blue"
    assert game.owner("lucon") == "white"
    assert game.points == "22-20"
    assert game.aside("white") == ["w2_galerne"]
    game.play("0: attack machecoul", "0: play b1_volontaires")
    assert game.options(1) == options("w1_gars")
    game.play("1: play w1_gars")
    assert game.owner("machecoul") == "white"
    game.play("1: attack laval")
    assert game.hand(1) == ["w1_faux", "w1_pays", "w1_armee"]
    assert len(game.hand(0)) == 2
    game.play("1: play w1_armee")
    assert game.owner("laval") == "white"
    assert game.points == "24-18"


def test_VT20_dry_battles() -> None:
    game = scenario("vendee", hands={0: ["b1_annulation"], 1: ["w1_annulation", "w1_annulation"]}, filler=True)
    game.play("0: attack machecoul")
    assert game.asked == "1 ChooseHex"
    assert game.owner("machecoul") == "white"
    game.play("1: attack saumur")
    assert game.round == 2
    assert game.owner("saumur") == "blue"
    assert game.discard("blue") == ["b1_annulation"]
    assert game.discard("white") == ["w1_annulation", "w1_annulation"]


def test_VT21_extra_general() -> None:
    game = scenario(
        "vendee",
        generals="blue",
        hands={0: ["b1_representant", "b1_ligne"], 1: ["w1_paysans", "w1_pays", "w1_saumur", "w1_thouars"]},
    )
    game.play("0: attack machecoul", "0: play b1_representant", "1: play w1_paysans")
    assert game.options(0) == ["extra", "general", "pass"]
    game.play("0: general", "0: extra", chance=die(2, 4))
    assert not game.general("blue")
    assert not game.extra("blue")
    assert game.discard("white") == ["w1_paysans"]
    assert game.options(1) == options("w1_pays", "w1_saumur", "w1_thouars")


def test_VT22_epidemie_decides() -> None:
    game = scenario(
        "vendee", attacker=1, hands={0: ["b1_armee"], 1: ["w1_epidemie", "w1_faux"]}, filler=True, chance=[0]
    )
    game.play("1: attack lucon", "1: play w1_epidemie")
    assert game.owner("lucon") == "white"
    assert game.round == 2
    assert game.discard("blue") == ["b1_armee"]
    assert game.discard("white") == ["w1_epidemie", "w1_faux"]


def test_VT23_tie() -> None:
    game = scenario("vendee", round=3, marker=3, hands={0: ["b1_volontaires"], 1: ["w1_gars", "w1_soeurs"]})
    game.play("0: attack machecoul", "0: play b1_volontaires", "1: play w1_gars")
    assert game.asked == ""
    assert game.points == "20-20"
    assert game.table.outcome().winners == [1]
    assert game.table.outcome().text.key == "outcome-tie"
    game = scenario("vendee", round=3, marker=3, hands={0: ["b1_ligne"], 1: ["w1_gars", "w1_soeurs"]})
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.asked == ""
    assert game.points == "18-22"
    assert game.table.outcome().winners == [0]


def test_VT24_unique_event_discarded_unplayed() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_diplomatie", "b1_club", "b1_requisitions"], 1: ["w1_epidemie", "w1_faux"]},
        chance=[0],
    )
    game.play("1: attack lucon", "1: play w1_epidemie")
    assert game.discard("blue") == ["b1_diplomatie"]
    assert game.aside("blue") == []
    game.play("0: play b1_club")
    assert game.owner("lucon") == "blue"
    assert game.hand(0) == ["b1_requisitions"]
    game.play("0: attack machecoul", "0: play b1_requisitions")
    assert game.aside("blue") == ["b1_diplomatie"]
    assert game.hand(0) == ["b1_club"]


def test_VT25_parity() -> None:
    game = scenario(
        "vendee", attacker=1, hands={0: ["b1_ligne"], 1: ["w1_louis17", "w1_faux", "w1_paysans"]}, filler=True
    )
    game.play("1: attack lucon", "1: play w1_faux", "0: play b1_ligne", "1: play w1_louis17")
    assert game.owner("lucon") == "white"
    assert game.marker == 3
    assert game.round == 2
    assert game.asked == "1 ChooseHex"


def test_VT26_colonnes_infernales() -> None:
    for answer, points in [("saint_laurent", "17-20"), ("les_herbiers", "18-22")]:
        game = scenario("vendee", round=5, marker=5, hands={0: ["b2_colonnes", "b1_ligne"], 1: ["w1_faux", "w1_pays"]})
        game.play("0: attack machecoul", "0: play b2_colonnes")
        assert game.options(0) == sorted(
            f"scorch {hex}"
            for hex in ["saint_florent", "cholet", "noirmoutier", "les_herbiers", "montaigu", "saint_laurent"]
        )
        game.play(f"0: scorch {answer}")
        assert game.points == points
        assert game.reserve == (3 if answer == "saint_laurent" else 2)
        assert game.owner("saint_laurent") == "white"


def test_VT27_recovery() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_ligne", "b1_club"], 1: ["w1_soeurs", "w1_faux"]},
        discards={"white": ["w1_armee", "w1_annulation", "w1_soulevement", "w1_capitaine"]},
    )
    game.play("1: attack saumur", "1: play w1_soeurs")
    assert game.options(1) == ["recover w1_armee", "recover w1_capitaine"]


def test_VT28_wound_and_rally() -> None:
    game = scenario(
        "vendee",
        generals="white blue",
        hands={
            0: ["b1_blessure", "b1_hussards", "b1_ligne"],
            1: ["w1_paysans", "w1_thouars", "w1_faux", "w2_insaisissable"],
        },
    )
    game.play("0: attack machecoul", "0: play b1_blessure", "1: pass")
    assert not game.general("white")
    game.play("1: play w1_paysans", "0: pass", "0: play b1_hussards")
    assert game.owner("machecoul") == "blue"
    assert game.asked == "1 ChooseHex"
    game.play("1: attack lucon", "1: play w2_insaisissable", "0: pass")
    assert game.general("white")


def test_VT29_sacre_coeur() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_hussards", "b1_ligne"], 1: ["w1_sacre_coeur", "w1_paysans", "w1_faux"]},
        decks={"white": ["w1_pays", "w1_armee"]},
    )
    game.play("0: attack les_herbiers", "0: play b1_hussards")
    assert game.options(1) == options("w1_paysans + w1_sacre_coeur", "CONCEDE")
    game.play("1: play w1_paysans w1_sacre_coeur")
    assert game.hand(1) == ["w1_faux", "w1_pays", "w1_armee"]
    assert game.owner("les_herbiers") == "white"
    assert game.asked == "1 ChooseHex"


def test_VT30_lone_bonus_card() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_renforts", "b1_ligne"], 1: ["w1_tocsin", "w1_faux", "w1_paysans", "w1_pretres"]},
    )
    game.play("1: attack lucon", "1: play w1_tocsin")
    assert game.options(0) == options("b1_renforts", "CONCEDE")
    game.play("0: play b1_renforts")
    assert game.options(1) == options("w1_paysans", "w1_pretres")


def test_VT31_four_players_bidding() -> None:
    game = scenario(
        "vendee",
        seats=4,
        hands={
            0: ["b1_ligne", "b1_hussards", "b1_garde", "b1_club"],
            1: ["w1_soeurs", "w1_tocsin"],
            2: ["b1_armee", "b1_volontaires"],
            3: ["w1_thouars", "w1_faux"],
        },
    )
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.asked == "2 RespondToPartner"
    assert game.options(2) == options("b1_armee", "PASS")
    game.play("2: pass")
    assert game.options(3) == options("w1_thouars")
    game.play("3: play w1_thouars")
    assert game.options(0) == options("b1_hussards + b1_garde", "PASS")
    game.play("0: play b1_hussards b1_garde")
    assert game.owner("machecoul") == "blue"
    assert [len(game.hand(seat)) for seat in range(4)] == [1, 2, 2, 1]
    assert game.asked == "1 ChooseHex"


def test_VT32_four_players_hex_draw() -> None:
    hands = {0: ["b1_ligne"], 1: ["w1_faux"], 2: ["b1_club"], 3: ["w1_paysans"]}
    game = scenario("vendee", seats=4, hands=hands, decks={"white": ["w1_gars", "w1_pays"]})
    game.play("0: attack saint_laurent")
    assert game.hand(1) == ["w1_faux", "w1_gars"]
    assert game.hand(3) == ["w1_paysans", "w1_pays"]
    assert game.hand(0) == ["b1_ligne"]
    game = scenario(
        "vendee", seats=4, attacker=3, hands=hands, owners={"saint_florent": "blue"}, decks={"white": ["w1_gars"]}
    )
    game.play("3: attack saint_florent")
    assert game.hand(3) == ["w1_gars", "w1_paysans"]
    assert game.hand(1) == ["w1_faux"]


def test_VT33_four_players_cancellation() -> None:
    game = scenario(
        "vendee",
        seats=4,
        attacker=1,
        generals="blue",
        hands={
            0: ["b1_ligne", "b1_annulation", "b1_club"],
            1: ["w1_armee", "w1_paysans", "w1_faux"],
            2: ["b1_hussards", "b1_volontaires"],
            3: ["w1_thouars", "w1_faux"],
        },
    )
    game.play("1: attack lucon", "1: play w1_armee")
    assert game.asked == "2 Interrupt"
    assert game.options(2) == ["general", "pass"]
    game.play("2: general", chance=die(6))
    assert game.asked == "0 Interrupt"
    assert game.options(0) == ["annul b1_annulation", "pass"]
    game.play("0: annul b1_annulation")
    assert game.options(1) == options("w1_paysans", "w1_faux")
    game.play("1: play w1_paysans")
    assert game.options(2) == options("b1_hussards")
    game.play("2: play b1_hussards")
    assert game.owner("lucon") == "blue"
    assert game.asked == "2 ChooseHex"


def test_VT34_four_players_first_deal() -> None:
    view = cocarde.new("vendee", seats=4).view(None)
    assert [seat.hand for seat in view.seats] == [6, 6, 6, 6]
    assert [camp.deck for camp in view.camps] == [40, 40]
    assert view.attacker == view.first == 0


def test_VT35_discard_two_from_a_hand_of_one() -> None:
    game = scenario(
        "vendee", round=4, marker=5, hands={0: ["b2_carrier", "b1_ligne"], 1: ["w1_armee"]}, filler=True, chance=[0]
    )
    game.play("0: attack machecoul", "0: play b2_carrier")
    assert game.owner("machecoul") == "blue"
    assert game.discard("white") == ["w1_armee"]
    assert game.round == 5
    assert game.asked == "0 ChooseHex"


def test_VT36_denonciation() -> None:
    game = scenario(
        "vendee", hands={0: ["b1_denonciation", "b1_ligne"], 1: ["w1_annulation", "w1_armee", "w1_pretres"]}
    )
    game.play("0: attack machecoul", "0: play b1_denonciation", "1: pass")
    assert game.options(0) == ["discard w1_annulation", "discard w1_armee", "discard w1_pretres"]
    game.play("0: discard w1_pretres")
    assert game.discard("white") == ["w1_pretres"]
    assert game.owner("machecoul") == "blue"


def test_VT37_the_defenders_manche() -> None:
    game = scenario("vendee", attacker=1, hands={0: ["b1_patrie", "b1_volontaires"], 1: ["w1_faux", "w1_paysans"]})
    game.play("1: attack saumur", "1: play w1_faux")
    assert game.options(0) == options("b1_patrie")
    game.play("0: play b1_patrie")
    assert game.owner("saumur") == "blue"
    assert game.points == "20-20"
    assert game.marker == 4
    assert game.asked == "0 ChooseHex"


def test_VT38_lost_attack_on_an_own_hex() -> None:
    game = scenario("vendee", attacker=1, hands={0: ["b1_ligne", "b1_club"], 1: ["w1_faux", "w1_pretres"]})
    game.play("1: attack noirmoutier", "1: play w1_faux")
    assert game.options(0) == options("b1_ligne")
    game.play("0: play b1_ligne")
    assert game.owner("noirmoutier") == "white"
    assert not game.fort("noirmoutier")
    assert game.reserve == 2
    assert game.points == "20-20"
    assert game.asked == "0 ChooseHex"


def test_VT39_four_players_dry_battles() -> None:
    game = scenario(
        "vendee",
        seats=4,
        hands={0: ["b1_annulation"], 1: ["w1_annulation"], 2: ["b1_ligne"], 3: ["w1_faux"]},
        filler=True,
    )
    game.play("0: attack machecoul", "1: attack saumur")
    assert game.asked == "2 ChooseHex"
    assert game.round == 1
    game.play("2: attack machecoul", "2: play b1_ligne")
    assert game.asked == "1 Interrupt"
    game.play("1: pass")
    assert game.owner("machecoul") == "blue"
    assert game.round == 2
