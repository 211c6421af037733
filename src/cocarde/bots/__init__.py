"""Players that are programs. They never see hidden state."""

from cocarde.bots.bot import Bot
from cocarde.bots.glimpse import Glimpse
from cocarde.bots.match import choose, play_match
from cocarde.bots.roster import BOTS, make

__all__ = ["BOTS", "Bot", "Glimpse", "choose", "make", "play_match"]
