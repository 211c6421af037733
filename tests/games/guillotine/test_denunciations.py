"""G-17 to G-29: batches in four steps, summonses, accomplices, trials."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.guillotine.data.numbers import DEPUTIES, PRISON
from cocarde.games.guillotine.rules.denunciation.cases import SIMPLE, accuse
from cocarde.games.guillotine.rules.denunciation.hearing import HEAR
from cocarde.games.guillotine.rules.places import send
from tests.games.guillotine.scene import convention
from tests.scenario import die


def batch(*lines: str, chance: list[int], **position: Any) -> Any:
    """The Order of the Day with these speeches; whoever is not named passes."""
    game = convention(chance=chance, steps="order", **position)
    said = dict(line.split(": ") for line in lines)
    for seat in range(4):
        game.play(f"{seat}: {said.get(str(seat), 'pass')}")
    return game


@pytest.mark.parametrize(("post", "colleague"), [("mission", "danton"), ("jacobins", "danton"), ("convention", "")])
def test_G23_GR4_GR45_three_posts_cost_three_points_and_lead_to_the_benches(post: str, colleague: str) -> None:
    at = {post: f"sieyes {colleague}"}
    game = batch("0: denounce sieyes", chance=die(1), at=at)
    assert (game.at("sieyes"), game.pp("sieyes")) == ("convention", 2)


@pytest.mark.parametrize("post", ["comite", "tribunal"])
def test_G23_GR4_two_posts_lead_before_the_tribunal(post: str) -> None:
    game = batch("0: denounce sieyes", chance=die(1), at={post: "sieyes danton"})
    assert (game.asked, game.at("sieyes"), game.pp("sieyes")) == ("2 Summons", "summoned", 5)


def test_GR46_who_falls_to_nothing_does_not_return() -> None:
    game = batch("0: denounce sieyes", chance=die(2), pp={"sieyes": 2})
    assert (game.at("sieyes"), game.pp("sieyes")) == ("guillotine", -1)


def test_G22_an_annulled_case_leaves_him_exactly_where_he_was() -> None:
    game = batch("0: denounce sieyes", chance=die(3), at={"tribunal": "sieyes danton marat aubry"})
    assert (game.at("sieyes"), game.denounced()) == ("tribunal", [])


def test_G19_GR39_all_tests_then_all_consequences_then_all_summonses() -> None:
    game = batch(
        "0: denounce brissot",
        "1: denounce marat",
        "3: denounce sieyes",
        chance=die(1, 1, 1),
        at={"comite": "brissot danton", "tribunal": "marat vergniaud"},
    )
    kinds = [event.kind for event in game.table.events() if event.rule in ("G-22", "G-23")]
    assert kinds == ["tested", "confirmed"] * 3 + ["summoned", "summoned", "disgraced"]
    assert game.asked == "1 Summons"


def test_G21_GR47_a_case_lapses_when_the_denounced_is_no_longer_free() -> None:
    game = convention(chance=die(6), steps="")
    g = game.g
    for name in ("brissot", "sieyes"):
        accuse(g, DEPUTIES.index(name), SIMPLE, 0, "G-20")
    send(g, DEPUTIES.index("brissot"), PRISON)
    g.push(HEAR)
    game.begin()
    assert (game.at("brissot"), game.pp("brissot"), game.denounced()) == ("prison", 5, [])


def test_G24_GR40_each_summons_is_resolved_before_the_next() -> None:
    game = batch(
        "0: denounce brissot",
        "1: denounce marat",
        chance=die(1, 1),
        at={"comite": "brissot marat danton vergniaud", "tribunal": "petion aubry"},
    )
    assert game.asked == "1 Summons"
    game.play("1: summons proces")
    game.vote(G="non", R="non")
    assert game.at("brissot") == "convention"
    assert game.asked == "0 Summons"
    assert game.at("marat") == "summoned"


def test_G9_GR41_summoned_judges_neither_judge_nor_help() -> None:
    game = batch(
        "0: denounce brissot",
        "1: denounce marat",
        chance=die(1, 1),
        at={"tribunal": "brissot marat danton vergniaud"},
    )
    assert game.asked == "1 Summons"
    game.play("1: summons proces")
    assert [(ballot.seat, ballot.weight) for ballot in game.table.view().vote.ballots] == [(0, 1), (1, 1)]


def test_G25_G29_flight_is_searched_in_the_same_turn() -> None:
    game = convention(chance=die(1, 1), steps="order flight", order="GMCR", at={"comite": "danton brissot"})
    game.play("0: denounce danton", "1: pass", "2: pass", "3: pass", "1: summons fuite")
    assert game.at("danton") == "guillotine"
    assert game.events("caught")[0].args == {"deputy": "danton", "roll": 1}


def test_G26_GR42_the_owner_chooses_among_several_accomplices() -> None:
    game = batch(
        "1: denounce danton",
        chance=die(1),
        at={"comite": "danton brissot", "tribunal": "marat collot aubry"},
        pp={"collot": 7},
    )
    game.play("0: summons complice")
    assert game.asked == "0 ChooseAccomplice"
    assert [choice.notation for choice in game.table.options(0)] == ["accomplice collot", "accomplice marat"]
    assert game.why_not(0, "deputy:aubry") == "G-26"
    game.play("0: accomplice marat")
    assert (game.at("danton"), game.pp("marat"), game.at("marat")) == ("prison", 3, "tribunal")


def test_GR42_the_same_accomplice_may_serve_twice() -> None:
    game = batch(
        "1: denounce danton",
        "2: denounce collot",
        chance=die(1, 1),
        at={"comite": "danton brissot collot sieyes", "tribunal": "marat"},
    )
    game.play("0: summons complice", "0: summons complice")
    assert (game.at("danton"), game.at("collot"), game.pp("marat")) == ("prison", "prison", 1)


def test_GR13_the_other_faction_of_a_player_is_no_accomplice() -> None:
    game = convention(
        2,
        chance=die(1),
        steps="order",
        order="GMRC",
        at={"comite": "danton brissot", "tribunal": "sieyes"},
    )
    game.play("0: denounce danton", "1: pass", "0: pass", "1: pass")
    assert "summons complice" not in game.options(1)


def test_GR14_nobody_denounces_his_other_faction() -> None:
    game = convention(2, steps="order")
    assert game.why_not(0, "deputy:sieyes") == "GR-33"
    assert not {"denounce sieyes", "denounce danton"} & set(game.options(0))


@pytest.mark.parametrize(
    ("ballots", "post"), [("non non", "convention"), ("oui oui", "guillotine"), ("oui non", "prison")]
)
def test_G27_G28_GR22_GR43_the_verdict(ballots: str, post: str) -> None:
    game = batch("1: denounce danton", chance=die(1), at={"comite": "danton brissot", "tribunal": "marat aubry"})
    game.play("0: summons proces")
    first, second = ballots.split()
    game.vote(M=first, R=second)
    assert game.at("danton") == post
    assert game.table.view().rooms[2].deputies == ["brissot"]


def test_G5_GR91_a_judge_who_dies_as_accomplice_does_not_judge_the_next() -> None:
    game = batch(
        "1: denounce danton",
        "2: denounce collot",
        chance=die(1, 1),
        at={"comite": "danton brissot collot sieyes", "tribunal": "marat"},
        pp={"marat": 1},
    )
    game.play("0: summons complice")
    assert (game.at("marat"), game.asked) == ("guillotine", "0 Summons")
    game.play("0: summons proces")
    assert game.at("collot") == "prison"


def test_GR38_a_deputy_may_be_denounced_again_in_a_later_batch() -> None:
    game = convention(chance=die(6, 6), steps="order committee", at={"comite": "danton", "mission": "sieyes marat"})
    game.play("0: denounce sieyes", "1: pass", "2: pass", "3: pass", "0: propose sieyes")
    game.vote(M="oui")
    assert len(game.events("annulled")) == 2


def test_GR44_the_seat_of_a_denounced_deputy_is_kept_until_step_three() -> None:
    game = convention(chance=die(1), steps="order", at={"comite": "danton brissot sieyes aubry"}, order="GMCR")
    game.play("0: denounce danton")
    assert game.table.view().rooms[2].deputies == ["danton", "brissot", "sieyes", "aubry"]
    game.play("1: pass", "2: pass", "3: pass")
    assert game.table.view().rooms[2].deputies == ["brissot", "sieyes", "aubry"]


def test_the_default_answer_is_a_trial_only_when_it_is_safe() -> None:
    """4.4: `proces` with at least half of the judges' votes or before an empty Tribunal, else `fuite`."""
    first = []
    for judges in ("", "marat", "marat aubry", "aubry sieyes", "marat aubry sieyes"):
        game = batch("1: denounce danton", chance=die(1), at={"comite": "danton brissot", "tribunal": judges})
        first.append(game.table.options(0)[0].notation.split()[1])
    assert first == ["proces", "proces", "proces", "fuite", "fuite"]
