"""A process in which bots think: `python -m cocarde.server.workers.worker GAMES BOTS ADVISER`, each `module:function`.

It reads one question a line and writes one answer a line until its input ends, which also happens when the server dies.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import IO, Any

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


def answer_all(questions: IO[bytes], thoughts: IO[bytes], thinker: Thinker) -> None:
    """Think until nobody asks any more."""
    for line in questions:
        thought = thinker.think(msgspec.json.decode(line, type=Question))
        thoughts.write(msgspec.json.encode(thought) + b"\n")
        thoughts.flush()


def own_channel() -> IO[bytes]:
    """Where answers go, and nothing else: a bot that prints must not be taken for an answer."""
    thoughts = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    return thoughts


def main() -> None:
    answer_all(sys.stdin.buffer, own_channel(), Thinker(*[named(path) for path in sys.argv[1:4]]))


if __name__ == "__main__":
    main()
