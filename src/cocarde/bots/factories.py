"""Bots as functions, each with luck of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cocarde.bots.roster import make
from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import State
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.game import Game

Thinker = Callable[[Game[Any], State, int], Choice]
"""What is answered for a seat of a position that waits for it."""


def check_names(names: list[str]) -> list[str]:
    """The names of bots, or `BadInput` for the first that is none."""
    for name in names:
        make(name)
    return names


def thinker(name: str, seed: int) -> Thinker:
    """The bot of this name; the same seed gives the same answers to the same questions."""
    bot, luck = make(name), Fast(seed)
    return lambda game, g, seat: bot.choose(SeatView(game, g, seat), luck)
