"""A process in which bots think: `python -m cocarde.server.workers.worker GAMES BOTS ADVISER` (`module:function`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from cocarde.bots import Advice
from cocarde.core.choice import Choice
from cocarde.core.codec import pack_in
from cocarde.core.event import Seen
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.core.text import Stake, Text
from cocarde.games import with_pack
from cocarde.server.settings import named
from cocarde.server.workers.lines import answer_all, own_channel


class Question(msgspec.Struct):
    """What would this bot answer on this seat of this table? `advice`: which answers, how good, and why?"""

    game: str
    bot: str
    seat: int
    seed: int
    saved: msgspec.Raw
    advice: bool = False


class Weighed(msgspec.Struct):
    """An answer in notation, the chance to win with it from 0 to 1, and why; what it is called, if not by its words.

    The rest as in `cocarde.bots.Advice`.
    """

    choice: str
    chance: float
    reason: Text
    label: Text | None = None
    stake: Stake | None = None
    equal: bool = False
    leads_to: Seen | None = None
    otherwise: Seen | None = None


class Thought(msgspec.Struct):
    """The answer in notation, or the answers weighed; or none, and what went wrong."""

    choice: str = ""
    advice: list[Weighed] = []
    problem: str = ""


Chooser = Callable[[Table, int, str, int], Choice]
Adviser = Callable[[Table, int, str, int], list[Advice]]


class Thinker:
    """What a process needs to think: the games, the bots, and who explains."""

    def __init__(self, load: Callable[[str], Game[Any]], choose: Chooser, advise: Adviser) -> None:
        self._load = load
        self._choose = choose
        self._advise = advise

    def think(self, question: Question) -> Thought:
        """Ask the bot; whatever it does wrong is told, not raised."""
        try:
            table = loaded(self._load, question.game, bytes(question.saved))
            asked = table, question.seat, question.bot, question.seed
            if question.advice:
                return Thought(advice=[weighed(table, question.seat, one) for one in self._advise(*asked)])
            return Thought(self._choose(*asked).notation)
        except Exception as error:
            return Thought(problem=f"{type(error).__name__}: {error}")


def loaded(load: Callable[[str], Game[Any]], slug: str, saved: bytes) -> Table:
    """A saved table, with the pack it brings along."""
    pack = pack_in(saved)
    return Table.load(load(slug) if pack is None else with_pack(slug, pack), saved)


def weighed(table: Table, seat: int, one: Advice) -> Weighed:
    """An advised answer as it is told."""
    label, stake = table.label(seat, one.choice), table.stakes(seat, one.choice)
    said = one.choice.notation, one.chance, one.reason, label, stake
    return Weighed(*said, one.equal, one.leads_to, one.otherwise)


def main() -> None:
    thinker = Thinker(*[named(path) for path in sys.argv[1:4]])
    answer_all(own_channel(), Question, thinker.think)


if __name__ == "__main__":
    main()
