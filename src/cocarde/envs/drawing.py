"""The board in words, as the terminal draws it (`ansi`: with colours, `text`: without), or as a picture."""

from __future__ import annotations

import io
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.pretty import Pretty

from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.text import Text
from cocarde.envs.play import Play
from cocarde.speech import speech

WIDTH: Final = 120
RGB: Final = "rgb_array"
MODES: Final = ["text", "ansi", "human", RGB]
Picture = str | NDArray[np.uint8] | None


def modes_of(game: Game[Any]) -> list[str]:
    """The modes in which this game can be shown: not every game has a picture. Pillow need not be there to tell."""
    return MODES if type(game).painting is not Game.painting else [mode for mode in MODES if mode != RGB]


def checked_mode(mode: str | None) -> str | None:
    """A known mode or none at all, or `BadInput`."""
    if mode is not None and mode not in MODES:
        raise BadInput(f"render_mode: {mode!r} is none of {', '.join(MODES)}")
    return mode


def rendered(play: Play | None, seat: int, mode: str | None) -> Picture:
    """What `seat` sees, as this mode shows it: words, an array of pixels, or printed and nothing."""
    if mode is None or play is None:
        return None
    if mode == RGB:
        return painted(play, seat)
    words = drawn(play, seat, mode)
    if mode == "human":
        print(words)
        return None
    return words


def painted(play: Play, seat: int) -> NDArray[np.uint8]:
    """The board as a picture: height, width, and red, green, blue."""
    game = play.rules.game
    paint = game.painting()
    if paint is None:
        raise BadInput(f"{game.meta.slug} has no picture; render_mode='text' works for every game")
    from cocarde.kit.painting import caption  # Pillow is not imported where nothing is painted

    picture = paint(game.view(play.state, seat), game.box(), speech(game.meta.slug, "en"))
    caption(picture, _question(play))
    return np.asarray(picture, np.uint8)


def drawn(play: Play, seat: int, mode: str) -> str:
    """What `seat` sees, and what is asked of whom, in English."""
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=mode != "text", no_color=mode == "text")
    console.print(_board(play, seat))
    console.print(_question(play))
    return out.getvalue()


def _board(play: Play, seat: int) -> Any:
    game = play.rules.game
    view, draw = game.view(play.state, seat), game.drawing()
    if draw is None:
        return Pretty(msgspec.to_builtins(view))
    return draw(view, game.box(), speech(game, "en"))


def _question(play: Play) -> str:
    words = speech(play.rules.game, "en")
    if play.decision is None:
        return words.say(Text("terminal-over")) if words.knows("terminal-over") else "game over"
    prompt: Text = play.decision.prompt(play.state, play.seat)
    return f"seat_{play.seat}: {words.say(prompt)}"
