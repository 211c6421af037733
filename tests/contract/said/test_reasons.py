"""Why not: every condition that fails is named with its rule, not only the first."""

from __future__ import annotations

from cocarde.games.vendee.rules.sites import ChooseSite
from tests.games.cortege.test_exchange import march
from tests.scenario import scenario


def test_vendee_a_card_may_be_of_the_wrong_type_and_too_low() -> None:
    """V-26, V-27."""
    game = scenario("vendee", hands={0: ["b1_ligne"], 1: ["w1_soeurs", "w1_maraichins", "w1_paysans", "w1_capitaine"]})
    game.play("0: attack machecoul", "0: play b1_ligne")  # three, military
    assert game.why_nots(1, "card:w1_soeurs") == ["V-27", "V-26"]  # two, territorial: three even with the captain
    assert game.why_nots(1, "card:w1_maraichins") == ["V-27"]  # three: the captain would do
    assert game.why_nots(1, "card:w1_paysans") == []


def test_vendee_a_hex_may_be_the_battle_s_and_one_s_own() -> None:
    """V-57, V-59."""
    game = scenario("vendee", hands={0: ["b1_diplomatie"], 1: ["w1_faux"]}, owners={"machecoul": "blue"})
    g = game.table.state
    site = ChooseSite(0, "flip")
    game.play("0: attack machecoul")
    assert [why.rule for why in site.reasons(g, 0, "hex:machecoul")] == ["V-57", "V-59"]


def test_lys_a_plot_may_be_out_of_reach_gone_and_no_tree_at_hand() -> None:
    """L-3, L-140, L-141."""
    game = scenario("lys", at={0: "main 9"}, gone=[12])
    assert game.why_nots(0, "square:12") == ["L-140", "L-141", "L-3"]


def test_guillotine_a_deputy_may_be_another_s_and_not_free() -> None:
    """G-1, G-7, G-31."""
    game = scenario("guillotine", 4, steps="movements", at={"prison": "brissot"})
    assert game.why_nots(0, "deputy:brissot") == ["G-1", "G-7"]


def test_courtisans_a_card_may_be_for_another_place_and_another_sex() -> None:
    """C-53, C-54."""
    game = scenario("courtisans", 4, status={1: "bastille"}, hands={1: ["poison"]})
    assert game.why_nots(1, "card:poison") == ["C-53", "C-53"]


def test_cortege_an_arrested_unit_is_neither_flicked_nor_brought_back() -> None:
    """K-48, K-127, K-130."""
    table = march(blocked=("passante",))
    assert [why.rule for why in table.reasons(0, "unit:photographe")] == ["K-48", "K-101"]
    assert [why.rule for why in march(turn=1).reasons(0, "unit:photographe")] == ["K-48", "K-130"]
    assert table.reasons(0, "unit:chorale") == []
