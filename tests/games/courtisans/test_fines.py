"""5.20, the game's part of it: flags, fines, the challenge of silent tables."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.bots import choose
from cocarde.core.chance import Fast
from cocarde.games.courtisans.answers import FAULTS
from cocarde.games.courtisans.etiquette.forms import faults_on
from tests.games.courtisans.test_vectors_rulebook import court


def placing(**options: str) -> Any:
    return court(phase="localisation", options=options)


def test_flags_are_for_the_chambellan_alone() -> None:
    """C-128, C-R97: he confirms or pardons beside whatever he is asked; nobody else sees them."""
    game = placing()
    game.play("0: flag seat2 e4 7")
    assert [flag.fault for flag in game.table.view(0).flags] == ["e4"]
    assert game.table.view(2).flags == []
    assert game.events("flag_raised", 2) == []
    assert game.options(0) == ["confirm 1", "pardon 1", "place chasse", "place versailles"]
    game.play("0: pardon 1")
    assert (game.money(2), game.asked) == (0, "0 ChoosePlace")


def test_a_fine_is_public_and_goes_to_the_treasury() -> None:
    """C-129, C-R77, C-147: the sum of fortunes falls by it."""
    game = placing(etiquette_fine="2000")
    game.play("0: flag seat2 e4 7", "0: confirm 1")
    assert (game.money(2), sum(game.g.fortune)) == (-2000, -2000)
    fine = game.table.view(3).fines[0]
    assert (fine.seat, fine.fault, fine.message, fine.amount) == (2, "e4", 7, 2000)


def test_three_flags_for_a_message() -> None:
    """C-128."""
    game = placing()
    game.play("0: flag seat2 e1 7", "0: flag seat2 e4 7", "0: flag seat2 e9 7")
    assert game.refusal("0: flag seat2 e10 7").rule == "C-128"
    game.play("0: flag seat2 e10 8")


def test_flags_lapse_with_the_round() -> None:
    """C-130, C-23, C-R105: and from anybody's turn they wait for the Chambellan's."""
    game = court()
    game.play("1: flag seat2 e4 7", "1: end_turn")
    game.pass_turns(2, 3)
    assert game.of(0, "confirm") == ["1"]
    game.play("0: end_turn")
    assert (game.g.flags, game.money(2)) == ([], 0)


def test_the_chambellans_own_breaches() -> None:
    """C-131, C-132: probable ones cost at once, possible ones if somebody complains."""
    game = court()
    game.play("1: flag seat0 e4 7")
    assert game.money(0) == -1000
    game.play("1: flag seat0 e9p 8")
    assert game.money(0) == -1000
    game.play("1: complain seat0 e9p 8")
    assert game.money(0) == -2000


def test_only_a_free_table_lets_him_fine_at_will() -> None:
    """C-133, C-R78."""
    assert placing().refusal("0: fine seat2 e4 7").rule == "C-133"
    game = placing(etiquette="free")
    game.play("0: fine seat2 e4 7")
    assert game.money(2) == -1000
    turn = court(options={"etiquette": "free"})
    assert turn.refusal("1: fine seat2 e4 7").rule == "C-128"


def test_strict_tables_and_tables_without_etiquette() -> None:
    """C-134: probable faults cost at once; or nothing is reported at all."""
    game = placing(etiquette="strict")
    game.play("0: flag seat2 e4 7", "0: flag seat2 e9p 8")
    assert (game.money(2), len(game.g.flags)) == (-1000, 1)
    assert placing(etiquette="off").refusal("0: flag seat2 e4 7").rule == "C-134"


def test_only_what_waits_can_be_judged() -> None:
    """C-128."""
    game = court()
    assert game.refusal("1: confirm 1").rule == "C-128"
    assert placing().refusal("0: confirm 1").rule == "C-128"


@pytest.mark.parametrize("right", [True, False])
def test_the_challenge(right: bool) -> None:
    """C-136, C-120: one right form among four before the first move about another; a wrong one is a flag."""
    game = court(
        options={"etiquette_challenge": "on"},
        favour={1: "K5"},
        exposed={2: ["titre_duc"]},
    )
    game.g.chance = Fast(3)
    game.play("1: intervene seat2 king plus")
    assert game.asked == "1 ChooseAddress"
    address = game.table.view(1).address
    assert (address.target, len(address.forms)) == (2, 4)
    good = [form.number for form in address.forms if form.text == f"Monsieur le Duc {game.g.house[2]}"]
    assert len(good) == 1
    pick = good[0] if right else good[0] % 4 + 1
    game.play(f"1: address {pick}")
    assert len(game.g.flags) == (0 if right else 1)
    game.play("1: intervene seat3 king plus")
    assert game.asked == "2 TakeTurn"


def test_a_titled_maid_may_be_either() -> None:
    """C-R79, C-R80, C-R81: no form of hers is wrong by its quality; a wife is never Maréchale."""
    game = court(sexes="MMFF", exposed={2: ["titre_duc"], 1: ["titre_baron", "dignite_marechal"]}, married=[(1, 3)])
    wrong_quality, no_dignity = FAULTS.index("e2"), FAULTS.index("e3")
    assert wrong_quality not in faults_on(game.g, 2)
    assert no_dignity in faults_on(game.g, 3)
    assert wrong_quality in faults_on(game.g, 3)


def test_a_bot_chambellan_confirms_the_probable_and_pardons_the_possible() -> None:
    """C-130, C-R93."""
    game = placing()
    game.play("0: flag seat2 e4 7", "0: flag seat3 e6p 8")
    assert choose(game.table, 0, "greedy", 1).notation == "confirm 1"
    game.play("0: confirm 1")
    assert choose(game.table, 0, "greedy", 1).notation == "pardon 1"
