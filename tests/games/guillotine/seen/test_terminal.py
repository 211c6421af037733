"""The table drawn in a terminal."""

from __future__ import annotations

from cocarde.core.table import Table
from cocarde.games.guillotine import GAME
from tests.drawing import draw_a_whole_game, picture
from tests.games.guillotine.scene import convention


def test_every_moment_of_a_game_can_be_drawn() -> None:
    table = Table.new(GAME, 3, {"dissolution_from_turn": "99", "history_variant": "on"}, 5)
    draw_a_whole_game(table, 7)


def test_the_drawing_shows_the_hand_to_its_owner_alone() -> None:
    game = convention(steps="movements", kept={"M": ["jac_den_brissot"]})
    assert "a jeté la France dans la guerre" in picture(game.table, 0)
    assert "a jeté la France dans la guerre" not in picture(game.table, 1)
    assert "▒ (1)" in picture(game.table, 1)


def test_ballots_are_drawn_as_cast_not_as_read() -> None:
    game = convention(steps="dissolution", turn=4)
    game.play("0: vote oui")
    assert "Montagnards 6/6 OUI" in picture(game.table, 0)
    assert "Montagnards ■ 6" in picture(game.table, 1)
    assert "Girondins □ 6" in picture(game.table, 1)
