"""The bot `random`: any legal answer."""

from __future__ import annotations

from cocarde.bots.bot import Bot
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice


class RandomBot(Bot):
    """Every option is as likely as any other."""

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        return seat_view.options[chance.below(len(seat_view.options))]
