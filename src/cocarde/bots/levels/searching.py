"""The bot `ismcts`: a tree search over imagined worlds."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.style import USUAL, Style
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice


class Ismcts(Bot):
    """Searches for so many seconds; or for so many simulations, and then the same luck gives the same answer.

    What is asked all the time it answers at first sight.
    """

    def __init__(self, budget: Budget, style: Style = USUAL) -> None:
        self.budget: Final = budget
        self.style: Final = style
        self.quick: Final = Greedy()

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        if len(seat_view.options) == 1:
            return seat_view.options[0]
        if seat_view.brief:
            return self.quick.choose(seat_view, chance)
        return Search(seat_view, chance, self.style).run(self.budget)[0].choice
