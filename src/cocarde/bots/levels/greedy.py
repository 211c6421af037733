"""The bot `greedy`: one answer ahead, judged by the game in a few imagined worlds, with an eye on the next one."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.levels.guard import guarded
from cocarde.bots.search.evened_dice import STRIDES, EvenedDice, spread_out
from cocarde.bots.seat_view import SeatView
from cocarde.bots.sound import sound_options
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice

WORLDS: Final = 12


class Greedy(Bot):
    """Tries every sound option in the same worlds, with the same luck, and takes the best on average.

    Of equals it takes any: the first would always be the same seat's loss. It does not leave the next one a sure win.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds: Final = worlds

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        if len(seat_view.options) == 1:
            return seat_view.options[0]
        worlds = worlds_of(seat_view, self.worlds, chance)
        options = sound_options(seat_view, worlds[0])
        return guarded(seat_view, worlds, best_first(seat_view, worlds, options, chance), chance.seed())


def worlds_of(seat_view: SeatView, count: int, chance: Chance) -> list[State]:
    """So many worlds the seat cannot tell from the real one; their first dice lie evenly, so that none seems lucky."""
    worlds = [seat_view.imagine(Fast(chance.seed())) for _ in range(count)]
    start = [chance.seed() << 2 for _ in STRIDES]
    for n, world in enumerate(worlds):
        world.chance = EvenedDice(spread_out(start, n), world.chance)
    return worlds


def best_first(seat_view: SeatView, worlds: list[State], options: list[Choice], chance: Chance) -> list[Choice]:
    """The options by what they promise in these worlds; of equals any comes first."""
    ranked = [(promise(seat_view, worlds, option), chance.seed(), n) for n, option in enumerate(options)]
    ranked.sort(reverse=True)
    return [options[n] for _, _, n in ranked]


def promise(seat_view: SeatView, worlds: list[State], option: Choice) -> float:
    """What the worlds are worth together after this answer."""
    worth = 0.0
    for world in worlds:
        after = world.copy()
        decide(after, seat_view.seat, option)
        worth += seat_view.judge(after)
    return worth
