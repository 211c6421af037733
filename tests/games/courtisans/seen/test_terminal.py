"""The table drawn in a terminal."""

from __future__ import annotations

from cocarde.core.chance import Fast
from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.games.courtisans import GAME
from cocarde.speech import speech
from tests.drawing import draw_a_whole_game, picture
from tests.games.courtisans.test_vectors_rulebook import court


def test_every_moment_of_a_game_can_be_drawn() -> None:
    table = Table.new(GAME, 4, {"max_rounds": "5", "etiquette_challenge": "on"}, 5)
    draw_a_whole_game(table, 17)


def test_the_drawing_shows_hand_and_bargains_to_whom_they_belong() -> None:
    game = court(phase="negotiation", hands={1: ["poison"]}, fortune={0: 3000})
    game.play("0: propose seat1 plead 1000")
    assert "Votre main\u202f: Poison" in picture(game.table, 1)
    names = game.table.view(1).called
    assert f"{names[0]} → {names[1]} (1)" in picture(game.table, 1)
    assert f"1\u202f000 livres si {names[1]} dit du bien de {names[0]} et se fait entendre" in picture(game.table, 1)
    for other in (None, 2):
        assert "Poison" not in picture(game.table, other)
        assert "audience" not in picture(game.table, other)


def test_a_wife_is_named_as_the_court_names_her_unless_one_must_know_it() -> None:
    """C-127, C-136."""
    for challenge, named in (("off", "Siège 2, Madame"), ("on", "Siège 2, de ")):
        game = court(options={"etiquette_challenge": challenge}, sexes="MFMM", married=[(0, 1)])
        assert named in picture(game.table, 2)


def test_the_four_forms_are_drawn() -> None:
    """C-136."""
    game = court(options={"etiquette_challenge": "on"}, exposed={2: ["titre_duc"]})
    game.g.chance = Fast(3)
    game.play("1: intervene seat2 king plus")
    assert "4. M" in picture(game.table, 1)


def test_negative_numbers_have_a_minus_sign() -> None:
    """In events and in the terminal; a hyphen stays a hyphen."""
    said = speech("courtisans", "fr").event(Seen("met_the_queen", "C-74", {"who": "Jean-3", "q": -2}))
    assert said == "La nouvelle Reine reçoit Jean-3 : −2."
