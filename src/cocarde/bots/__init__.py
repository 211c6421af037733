"""Players that are programs. They never see hidden state."""

from cocarde.bots.advice import Advice, advice_seed, advise
from cocarde.bots.bot import Bot
from cocarde.bots.foreign import BotOffer, ForeignBot
from cocarde.bots.match import choose, play_match
from cocarde.bots.roster import ADVISER, BOTS, LEVELS, foreign_bots, make
from cocarde.bots.seat_view import SeatView

__all__ = [
    "ADVISER",
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "BotOffer",
    "ForeignBot",
    "SeatView",
    "advice_seed",
    "advise",
    "choose",
    "foreign_bots",
    "make",
    "play_match",
]
