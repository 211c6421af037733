"""The bot `novice`: greedy, but it thinks of few worlds and now and then answers without thinking."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice

WORLDS: Final = 2
MISTAKES: Final = 4
"""One answer in so many is any legal one."""


class Novice(Bot):
    """A beginner whom a beginner can beat."""

    def __init__(self) -> None:
        self.sober: Final = Greedy(WORLDS)

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        if chance.below(MISTAKES) == 0:
            return seat_view.options[chance.below(len(seat_view.options))]
        return self.sober.choose(seat_view, chance)
