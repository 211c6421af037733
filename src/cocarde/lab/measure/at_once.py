"""What an answer decides at once, in worlds its seat cannot tell from the real one: it wins, or the next one may."""

from __future__ import annotations

from typing import Final

from cocarde.bots import SeatView
from cocarde.bots.search.lookout import Lookout
from cocarde.bots.search.rollout import chance_to_win
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice

WORLDS: Final = 8
MUCH: Final = 0.4
"""A share of the worlds that is no accident."""


class AtOnce:
    """The same worlds for every answer."""

    def __init__(self, seat_view: SeatView, luck: Fast) -> None:
        self.seat_view: Final = seat_view
        self.worlds: Final = [seat_view.imagine(Fast(luck.seed())) for _ in range(WORLDS)]

    def misses(self, choice: Choice) -> tuple[str, Choice | None]:
        """What this answer misses: a win, or to keep the next one from winning; and the answer that does not."""
        wins = {option: self.won(option) for option in self.seat_view.options}
        best = max(wins, key=lambda option: wins[option])
        if wins[best] - wins.get(choice, self.won(choice)) >= MUCH:
            return "misses a win", best
        left = self.lost(choice)
        if left >= MUCH:
            for option in self.seat_view.options:
                if self.lost(option) <= left - MUCH:
                    return "leaves a loss", option
        return "", None

    def won(self, choice: Choice) -> float:
        """The share of the worlds in which this answer decides the game, or a round, for its seat."""
        return len([1 for world in self.worlds if self.wins(world, choice)]) / WORLDS

    def wins(self, world: State, choice: Choice) -> bool:
        """Is it decided, and for the better?"""
        judge, seat = self.seat_view.judged_by, self.seat_view.seat
        after = world.copy()
        decide(after, seat, choice)
        if not judge.decides(world, after):
            return False
        return chance_to_win(judge, after, seat, taught=False) > chance_to_win(judge, world, seat, taught=False)

    def lost(self, choice: Choice) -> float:
        """The share of the worlds in which it decides against its seat, or the next one can."""
        lookout = Lookout(self.seat_view.judged_by, self.seat_view.seat)
        left = [world for world in self.worlds if not self.wins(world, choice)]
        return len([1 for world in left if lookout.look(world.copy(), choice)]) / WORLDS
