"""The bot `novice`: it plays by the same judgement as `good`, but overlooks things and reckons with one world only."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.levels.greedy import best_first
from cocarde.bots.seat_view import SeatView
from cocarde.bots.sound import sound_options
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice

OVERLOOKED: Final = 45
"""Of a hundred answers it does not see so many."""


class Novice(Bot):
    """A beginner whom a beginner can beat: what it answers is the best of what it saw, and never mere folly."""

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        if len(seat_view.options) == 1:
            return seat_view.options[0]
        world = seat_view.imagine(Fast(chance.seed()))
        sound = sound_options(seat_view, world)
        seen = [option for option in sound if chance.below(100) >= OVERLOOKED]
        return best_first(seat_view, [world], seen or sound, chance)[0]
