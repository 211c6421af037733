"""A process in which bots think: `python -m cocarde.server.thinker GAMES BOTS`, both written `module:function`.

It reads one question a line and writes one answer a line until its input ends, which also happens when the server dies.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import IO, Any

import msgspec

from cocarde.core.choice import Choice
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.server.settings import named


class Question(msgspec.Struct):
    """What would this bot answer on this seat of this table?"""

    game: str
    bot: str
    seat: int
    seed: int
    saved: msgspec.Raw


class Thought(msgspec.Struct):
    """The answer in notation; or none, and what went wrong."""

    choice: str = ""
    problem: str = ""


Chooser = Callable[[Table, int, str, int], Choice]


def think(question: Question, load: Callable[[str], Game[Any]], choose: Chooser) -> Thought:
    """Ask the bot; whatever it does wrong is told, not raised."""
    try:
        table = Table.load(load(question.game), bytes(question.saved))
        return Thought(choose(table, question.seat, question.bot, question.seed).notation)
    except Exception as error:
        return Thought(problem=f"{type(error).__name__}: {error}")


def answer_all(questions: IO[bytes], thoughts: IO[bytes], games: str, bots: str) -> None:
    """Think until nobody asks any more."""
    load, choose = named(games), named(bots)
    for line in questions:
        thought = think(msgspec.json.decode(line, type=Question), load, choose)
        thoughts.write(msgspec.json.encode(thought) + b"\n")
        thoughts.flush()


def main() -> None:
    # Answers have a channel of their own: a bot that prints must not be taken for an answer.
    thoughts = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    answer_all(sys.stdin.buffer, thoughts, sys.argv[1], sys.argv[2])


if __name__ == "__main__":
    main()
