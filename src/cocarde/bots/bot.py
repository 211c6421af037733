"""What every bot is."""

from __future__ import annotations

from abc import abstractmethod

from cocarde.bots.glimpse import Glimpse
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice


class Bot:
    """A player that is a program."""

    @abstractmethod
    def choose(self, glimpse: Glimpse, chance: Chance) -> Choice:
        """One of the options of `glimpse`, or a legal continuous answer near one; `chance` is the bot's own luck."""
