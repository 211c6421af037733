"""The bot `ismcts`: a tree search over imagined worlds."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.budget import Budget
from cocarde.bots.glimpse import Glimpse
from cocarde.bots.greedy import Greedy
from cocarde.bots.search import Search
from cocarde.bots.style import USUAL, Style
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

    def choose(self, glimpse: Glimpse, chance: Chance) -> Choice:
        if len(glimpse.options) == 1:
            return glimpse.options[0]
        if glimpse.brief:
            return self.quick.choose(glimpse, chance)
        return Search(glimpse, chance, self.style).run(self.budget)[0].choice
