"""What every bot is."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program.

    It is asked for every seat and table it sits at, so it keeps nothing from one answer to the next. A foreign bot (see
    `cocarde.bots.foreign`) may say which games it plays: `games = ("lys", "vendee")`; else it plays them all.
    """

    @abstractmethod
    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        """One of the options of `seat_view`, or a legal continuous answer near one; `chance` is the bot's own luck."""
