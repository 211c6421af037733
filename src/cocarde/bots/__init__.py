"""Players that are programs. They never see hidden state."""

from cocarde.bots.advice import Advice, advise
from cocarde.bots.bot import Bot
from cocarde.bots.glimpse import Glimpse
from cocarde.bots.match import choose, play_match
from cocarde.bots.roster import BOTS, LEVELS, make

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Glimpse", "advise", "choose", "make", "play_match"]
