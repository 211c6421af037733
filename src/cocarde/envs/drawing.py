"""The board in words, as the terminal draws it: with colours for a terminal (`ansi`), without (`text`)."""

from __future__ import annotations

import io
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.pretty import Pretty

from cocarde.core.text import Text
from cocarde.envs.play import Play
from cocarde.speech import speech

WIDTH: Final = 120
MODES: Final = ["text", "ansi", "human"]


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
    return draw(view, game.box(), speech(game.meta.slug, "en"))


def _question(play: Play) -> str:
    words = speech(play.rules.game.meta.slug, "en")
    if play.decision is None:
        return words.say(Text("terminal-over")) if words.knows("terminal-over") else "game over"
    prompt: Text = play.decision.prompt(play.state, play.seat)
    return f"seat_{play.seat}: {words.say(prompt)}"
