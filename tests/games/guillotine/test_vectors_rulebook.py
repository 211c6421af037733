"""TV-1 to TV-5: the examples the rulebook gives itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guillotine.scene import convention
from tests.scenario import die


@pytest.mark.parametrize(("roll", "post", "pp"), [(4, "jacobins", 5), (2, "convention", 2)])
def test_TV1_a_denunciation_at_the_club(roll: int, post: str, pp: int) -> None:
    game = convention(chance=die(roll), steps="order", at={"jacobins": "delahaye marat"})
    game.play("0: denounce delahaye")
    assert game.denounced() == ["delahaye"]
    assert [room.denounced for room in game.table.view().rooms if room.id == "jacobins"] == [["delahaye"]]
    game.all_pass()
    assert (game.at("delahaye"), game.pp("delahaye"), game.denounced()) == (post, pp, [])


def test_TV2_a_denunciation_at_the_comite_leads_to_a_summons() -> None:
    game = convention(chance=die(1), steps="order", order="GMCR", at={"comite": "marat brissot"})
    game.play("0: denounce marat")
    assert [room.denounced for room in game.table.view().rooms if room.id == "comite"] == [["marat"]]
    game.all_pass()
    assert game.asked == "1 Summons"
    assert (game.at("marat"), game.pp("marat")) == ("summoned", 5)
    assert [room.deputies for room in game.table.view().rooms if room.id == "comite"] == [["brissot"]]


def speaker(**at: str) -> Any:
    """R is to speak about Cambacérès, who sits at the Comité."""
    return convention(steps="order", order="RMGC", at=at)


def test_TV3_one_needs_a_deputy_at_the_convention_and_one_at_the_post_of_the_target() -> None:
    with_cadroy = speaker(comite="cambaceres cadroy")
    assert "denounce cambaceres" in with_cadroy.options(0)
    at_the_club = speaker(comite="cambaceres", jacobins="cadroy")
    assert "denounce cambaceres" not in at_the_club.options(0)
    assert at_the_club.why_not(0, "deputy:cambaceres") == "G-42"
    nobody = speaker(comite="cambaceres cadroy", mission="aubry henry_lariviere boissy delahaye lomont")
    assert nobody.asked == "1 TakeFloor"


@pytest.mark.parametrize(("roll", "post"), [(5, "summoned"), (6, "comite")])
def test_TV4_a_supported_denunciation(roll: int, post: str) -> None:
    game = convention(chance=die(roll), steps="order", order="RGMC", at={"comite": "cambaceres cadroy"})
    game.play("0: denounce cambaceres", "1: support cambaceres")
    assert game.asked == "2 TakeFloor"
    assert game.of(2, "support") == []
    assert game.why_not(2, "deputy:cambaceres") == "GR-37"
    assert game.verbs(2) == {"pass", "denounce"}
    game.play("2: pass", "3: pass")
    assert game.at("cambaceres") == post


def test_TV5_the_prison_of_the_crapauds() -> None:
    game = convention(
        chance=die(4, 5),
        steps="prison",
        at={"prison": "reubell daunou", "mission": "cambaceres merlin"},
    )
    assert game.g.friends[2] == 2
    assert game.pp("reubell", "daunou") == [4, 4]
    assert (game.at("reubell"), game.at("daunou")) == ("convention", "prison")
