"""The bot `novice`: greedy, but it thinks of few worlds and now and then answers without thinking."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.glimpse import Glimpse
from cocarde.bots.greedy import Greedy
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice

WORLDS: Final = 2
MISTAKES: Final = 4
"""One answer in so many is any legal one."""


class Novice(Bot):
    """A beginner whom a beginner can beat."""

    def __init__(self) -> None:
        self.sober: Final = Greedy(WORLDS)

    def choose(self, glimpse: Glimpse, chance: Chance) -> Choice:
        if chance.below(MISTAKES) == 0:
            return glimpse.options[chance.below(len(glimpse.options))]
        return self.sober.choose(glimpse, chance)
