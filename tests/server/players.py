"""Bots of the tests: two that play, and three of the bad kind."""

from __future__ import annotations

import os
import time

from cocarde.bots import Advice
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.core.text import Text


def choose(table: Table, seat: int, bot: str, seed: int) -> Choice:
    """The answer of a bot by its name."""
    options = table.options(seat)
    if bot == "dies":
        os._exit(3)
    if bot == "sleeps":
        time.sleep(600)
    if bot == "raises":
        raise ValueError("no idea")
    if bot == "cheats":
        return table.game.vocabulary.read("vote seat3")
    print("a bot that prints is not understood as an answer")
    return options[0] if bot == "first" else options[-1]


def advise(table: Table, seat: int, bot: str, seed: int) -> list[Advice]:
    """The last answers first; `sleeps`: it takes its time over them."""
    if bot == "sleeps":
        time.sleep(600)
    found = table.options(seat)[::-1][:3]
    return [Advice(choice, 0.5 - n / 8, Text("hint-even")) for n, choice in enumerate(found)]
