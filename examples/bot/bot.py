"""A bot from outside in thirty lines: it takes what is likeliest to succeed, and anything where nothing is known.

    COCARDE_TOKEN=cocarde_bot_… python bot.py https://jeux.example

The token comes from the page /robots of the house, or from its host (`cocarde admin bots new`).
"""

from __future__ import annotations

import os
import random
import sys

from cocarde.client import Bot, Option, Turn


def likelihood(option: Option) -> int:
    """The chance of success in percent, as the house tells it; half, where luck decides nothing."""
    return (option.stake or {}).get("percent") or 50


def choose(turn: Turn) -> Option:
    """One of the answers that are likeliest to succeed."""
    best = max(map(likelihood, turn.options))
    return random.choice([option for option in turn.options if likelihood(option) == best])


if __name__ == "__main__":
    with Bot(sys.argv[1], os.environ["COCARDE_TOKEN"]) as bot:
        print("playing as", bot.me()["name"], flush=True)
        bot.play(choose)
