"""The bot `greedy`: one answer ahead, judged by the game in a few imagined worlds."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.seat_view import SeatView
from cocarde.bots.sound import sound_options
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice

WORLDS: Final = 12


class Greedy(Bot):
    """Tries every sound option in the same worlds, with the same luck, and takes the best on average.

    Of equals it takes any: the first would always be the same seat's loss.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds: Final = worlds

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        if len(seat_view.options) == 1:
            return seat_view.options[0]
        worlds = [seat_view.imagine(Fast(chance.seed())) for _ in range(self.worlds)]
        options = sound_options(seat_view, worlds[0])
        best: list[Choice] = []
        most = -2.0 * self.worlds
        for option in options:
            worth = promise(seat_view, worlds, option)
            if worth > most:
                best, most = [option], worth
            elif worth == most:
                best.append(option)
        return best[chance.below(len(best))] if len(best) > 1 else best[0]


def promise(seat_view: SeatView, worlds: list[State], option: Choice) -> float:
    """What the worlds are worth together after this answer."""
    worth = 0.0
    for world in worlds:
        after = world.copy()
        decide(after, seat_view.seat, option)
        worth += seat_view.judge(after)
    return worth
