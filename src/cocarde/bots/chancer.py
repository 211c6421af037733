"""The bot `random`: any legal answer."""

from __future__ import annotations

from cocarde.bots.bot import Bot
from cocarde.bots.glimpse import Glimpse
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice


class Chancer(Bot):
    """Every option is as likely as any other."""

    def choose(self, glimpse: Glimpse, chance: Chance) -> Choice:
        return glimpse.options[chance.below(len(glimpse.options))]
