"""9.1: the rulebook's own examples."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.courtisans.etiquette import Person, Register, breaches
from tests.scenario import die, scenario

NONE = -9


def court(chance: list[int] | None = None, **position: Any) -> Any:
    return scenario("courtisans", position.pop("seats", 4), position.pop("options", None), chance or [], **position)


def regency(chance: list[int] | None = None, **position: Any) -> Any:
    """A court under a Regent until the end of round 4 (C-16, C-23)."""
    return court(chance, reign="regency", regency_last=4, **position)


def test_CT1_two_actions() -> None:
    hand = ["mot_d_esprit", "duel", "poison", "heritage", "devotion"]
    game = court(favour={1: "K5"}, hands={1: hand}, deck=["pension_2000"])
    game.play("1: draw", "1: play mot_d_esprit seat1 king")
    assert len(game.hand(1)) == 5
    assert "pension_2000" in game.hand(1)
    assert game.king(1) == 7
    assert game.cards(game.g.discard[-1:]) == ["mot_d_esprit"]
    assert game.asked == "2 TakeTurn"


def test_CT2_speak_then_ask() -> None:
    game = court(die(6, 3, 5), favour={1: "K6", 2: "K4"}, hands={1: ["titre_marquis"]})
    game.play("1: intervene seat2 king plus")
    assert game.king(2) == 5
    game.play("1: request titre_marquis seat1 king")
    assert game.exposed(1) == ["titre_marquis"]
    assert game.money(1) == 5000


def test_CT3_income_nine_thousand() -> None:
    game = court(exposed={1: ["titre_marquis", "dignite_marechal", "pension_2000"]})
    game.play("1: end_turn")
    assert game.money(1) == 9000


@pytest.mark.parametrize(
    ("route", "dice", "king", "queen", "granted"),
    [
        ("queen_relay", [7, 5], 1, 8, True),
        ("queen_relay", [9], 1, 7, False),
        ("queen_relay", [7, 9], 0, 8, False),
        ("king", [1], 1, 8, True),
        ("king", [2], 0, 8, False),
    ],
)
def test_CT4_chancellor_through_the_queen(route: str, dice: list[int], king: int, queen: int, granted: bool) -> None:
    game = court(die(*dice), favour={1: "K1 Q8"}, hands={1: ["charge_chancelier"]})
    game.play(f"1: request charge_chancelier seat1 {route}")
    assert (game.king(1), game.queen(1)) == (king, queen)
    assert (game.exposed(1), game.maison) == ((["charge_chancelier"], []) if granted else ([], ["charge_chancelier"]))


def test_CT5_paul_and_jean() -> None:
    game = court(die(4, 2), favour={2: "K7", 3: "K5"}, exposed={1: ["charge_controleur"]})
    game.play("1: end_turn")
    assert game.money(1) == 2000
    game.play("2: take_charge charge_controleur seat2 king")
    assert game.exposed(2) == ["charge_controleur"]
    assert game.g.changed[1] == 3
    game.play("2: end_turn")
    assert game.money(2) == 0
    assert game.of(3, "take_charge") == []
    assert game.refusal("3: take_charge charge_controleur seat3 king").rule == "C-72"
    game.pass_turns(3, 0)
    assert game.g.round == 4
    game.play("0: ready", "1: ready", "2: ready", "3: ready", "1: place versailles", "1: end_turn")
    game.play("2: end_turn")
    assert game.money(2) == 2000
    game.play("3: take_charge charge_controleur seat3 king")
    assert game.exposed(3) == ["charge_controleur"]


def test_CT6_spouses_share() -> None:
    game = court(sexes="MFMM", married=[(0, 1)], exposed={0: ["titre_marquis"], 1: ["charge_gouvernante"]})
    game.play("1: end_turn")
    assert game.money(0, 1) == [1000, 1000]
    game.pass_turns(2, 3, 0)
    assert game.money(0, 1) == [3500, 3500]


def test_CT7_vengeance() -> None:
    game = court(die(4, 6), slot=2, favour={0: "K7", 2: "K8"})
    game.play("2: intervene seat0 king minus")
    assert game.king(0) == 4
    people = tuple(
        Person(seat=seat, sex="M", house_name=game.g.house[seat], account=name)
        for seat, name in enumerate(("Jean", "Luc", "Paul", "Marc"))
    )
    found = breaches("Paul est un fripon.", "fr", 0, [2], Register(people))
    assert [breach.code for breach in found] == ["E10"]
    game.play("2: complain seat0 e10 17")
    assert game.money(0) == -1000


def test_CT8_blue_five() -> None:
    game = court(sexes="MFFM", favour={1: "K4", 2: "K5"}, hands={1: ["favorite"]})
    assert game.of(1, "play") == ["favorite seat2"]


@pytest.mark.parametrize(("favourite", "roll", "granted"), [(1, 7, True), (1, 8, False), (-1, 7, False)])
def test_CT9_favourites_bonus(favourite: int, roll: int, granted: bool) -> None:
    game = court(die(roll), sexes="MFMM", favour={1: "K5"}, hands={1: ["titre_baron"]}, favourite=favourite)
    game.play("1: request titre_baron seat1 king")
    assert ("titre_baron" in game.exposed(1)) == granted
    assert game.king(1) == (5 if granted else 4)


def test_CT10_cards_on_sovereigns() -> None:
    game = court(hands={1: ["accident_de_chasse"]}, place="H", lover=2)
    game.play("1: play accident_de_chasse queen")
    assert (game.reign, game.place, game.g.origin, game.g.lover) == ("widower", "chasse", -1, -1)
    assert game.g.q == [NONE] * 4


def test_CT11_etiquette() -> None:
    """The checker itself is tested with 9.3; here, what its flags cost."""
    game = court(phase="localisation", exposed={0: ["titre_marquis"]}, houses={0: "de la Trémière"})
    game.play("0: flag seat2 e9 5", "0: flag seat2 e10 5")
    assert game.of(0, "confirm") == ["1", "2"]
    game.play("0: confirm 1", "0: confirm 1")
    assert game.money(2) == -2000
