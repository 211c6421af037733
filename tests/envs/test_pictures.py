"""`render_mode="rgb_array"`: the board as a picture, in every game, from the first moment to the last."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.render_test import render_test

from cocarde import games
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.envs.drawing import painted
from cocarde.envs.gymnasium import SeatEnv
from cocarde.envs.pettingzoo import CocardeEnv
from cocarde.envs.play import Play, Rules
from cocarde.speech import LANGUAGES, speech

PAINTED = [slug for slug in games.slugs() if games.load(slug).painting()]
"""A game of another package need not have a picture."""
ALL = pytest.mark.parametrize("slug", PAINTED)


def test_the_games_of_the_house_have_pictures() -> None:
    assert set(games.built_in()) <= set(PAINTED)


def answered(play: Play, answers: int, hand: Fast) -> Play:
    """So many answers at random."""
    for _ in range(answers):
        if play.decision is not None:
            legal = play.legal()
            play.act(legal[hand.below(len(legal))])
    return play


@ALL
def test_a_whole_table_is_painted_at_any_moment_in_both_languages(slug: str) -> None:
    rules = Rules(slug, max(games.load(slug).meta.seats))
    game: Game[Any] = rules.game
    play, hand = rules.start(2), Fast(2)
    paint = game.painting()
    assert paint is not None
    for moment in range(6):
        for language in LANGUAGES:
            view = game.view(play.state, max(play.seat, 0) if moment % 2 else None)
            assert paint(view, game.box(), speech(slug, language)).size == (1200, 900)
        answered(play, 40, hand)


@ALL
def test_what_is_hidden_is_in_no_picture(slug: str) -> None:
    play = answered(Rules(slug).start(5), 60, Fast(5))
    seat = play.seat
    twin = play.imagine(seat, Fast(9))
    assert np.array_equal(painted(twin, seat), painted(play, seat))


def test_each_seat_is_painted_its_own_hand() -> None:
    play = Rules("vendee").start(1)
    assert not np.array_equal(painted(play, 0), painted(play, 1))


@pytest.mark.parametrize("slug", ["vendee", "cortege"])
def test_pettingzoo_finds_nothing_wrong_with_what_is_rendered(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: CocardeEnv(slug, render_mode=render_mode))
    assert "seat_0: " in capsys.readouterr().out


def test_gymnasium_renders_what_the_learner_sees() -> None:
    env = SeatEnv("lys", opponent="random", render_mode="rgb_array")
    assert env.render() is None
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert (picture.shape, str(picture.dtype)) == ((900, 1200, 3), "uint8")


def test_a_game_without_a_picture_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Rules("lys").start(1)
    monkeypatch.setattr(type(play.rules.game), "painting", lambda self: None)
    with pytest.raises(BadInput, match="lys has no picture; render_mode='text' works for every game"):
        painted(play, 0)
