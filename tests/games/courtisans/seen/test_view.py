"""Section 6: who sees what."""

from __future__ import annotations

import msgspec

from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.etiquette import Person, Register
from tests.games.courtisans.test_vectors_rulebook import court
from tests.scenario import die


def test_hands_are_their_owners() -> None:
    """C-18: the others see how many."""
    game = court(hands={1: ["poison", "duel"]})
    for viewer in (None, 0, 2, 3):
        player = game.table.view(viewer).players[1]
        assert (player.hand, player.hand_count, player.available) == (None, 2, None)
        assert b"poison" not in msgspec.json.encode(game.table.view(viewer).players)
    assert game.table.view(1).players[1].hand == ["duel", "poison"]


def test_a_returned_letter_is_known_to_all() -> None:
    """C-68, C-18."""
    game = court(die(1), favour={1: "K6", 2: "K0"}, hands={1: ["lettre_de_cachet", "duel"]})
    game.play("1: request lettre_de_cachet seat2 king")
    assert game.table.view(None).players[1].known == ["lettre_de_cachet"]


def test_the_register_feeds_the_checker() -> None:
    """C-120: every fact of a person but his account."""
    game = court(
        sexes="MFMM",
        married=[(0, 1)],
        exposed={0: ["titre_marquis", "titre_duc", "dignite_marechal", "charge_gouv_gascogne", "charge_chancelier"]},
        houses={0: "de la Trémière"},
    )
    people = [msgspec.convert(msgspec.to_builtins(line), Person) for line in game.table.view(2).register]
    register = Register(tuple(people))
    assert register.titles_of(people[1])[0] == "titre_duc"
    assert (people[1].name, people[1].former_names) == ("de la Trémière", (game.g.house[1],))
    assert (people[0].marshal, people[0].chambellan, people[2].chambellan) == (True, True, False)
    assert people[0].charges == ("charge_chancelier", "charge_gouv_gascogne")


def test_the_dice_lie_open() -> None:
    """C-14, C-18, C-64: with the figure they had to meet."""
    game = court(die(7), sexes="MFMM", favourite=1, favour={1: "K4"}, hands={1: ["titre_baron"]})
    game.play("1: request titre_baron seat1 king")
    die_view = game.table.view(None).dice[0]
    assert (die_view.sovereign, die_view.roll, die_view.needed) == ("king", 7, 6)


def test_padlocks_and_suns() -> None:
    """C-72, C-82, C-100: locked, used and paid charges are marked."""
    game = court(die(1, 3), exposed={2: ["charge_controleur"]})
    game.play("1: take_charge charge_controleur seat1 king", "1: gratify seat1", "1: end_turn")
    card = game.table.view(0).players[1].exposed[0]
    assert (card.locked, card.power, card.paid) == (True, "used", True)


def test_a_view_can_be_sent() -> None:
    game = court()
    assert msgspec.json.decode(msgspec.json.encode(GAME.view(game.g, 0)))["round"] == 3


def test_only_the_holder_sees_what_he_may_ask_for_himself() -> None:
    """C-18, C-59, C-60, C-68: a lady asks for no marshal's baton of her own; a letter strikes whom it can."""
    held = ["titre_baron", "dignite_marechal", "lettre_de_cachet", "duel"]
    game = court(sexes="MFMM", favour={1: "K6", 2: "K0"}, hands={1: held})
    assert game.table.view(1).players[1].asks == ["titre_baron", "lettre_de_cachet"]
    assert [game.table.view(viewer).players[1].asks for viewer in (None, 0, 2)] == [None] * 3


def test_the_announcer_names_everybody_rightly() -> None:
    """C-127, C-136: not where the right form is what one is asked for."""
    game = court(sexes="MFMM", exposed={0: ["titre_duc"]}, houses={0: "de la Trémière"})
    assert game.table.view(None).called[0] == "Monsieur le Duc de la Trémière"
    challenged = court(sexes="MFMM", options={"etiquette_challenge": "on"})
    assert challenged.table.view(None).called == []
