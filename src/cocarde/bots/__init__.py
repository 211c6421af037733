"""Players that are programs. They never see hidden state."""

from cocarde.bots.advice import Advice, advise
from cocarde.bots.bot import Bot
from cocarde.bots.glimpse import Glimpse
from cocarde.bots.guests import Guest, Invitation
from cocarde.bots.match import choose, play_match
from cocarde.bots.roster import BOTS, LEVELS, invited, make

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "Glimpse",
    "Guest",
    "Invitation",
    "advise",
    "choose",
    "invited",
    "make",
    "play_match",
]
