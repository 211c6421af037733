"""A small client for bots from outside: `Bot` waits, `AsyncBot` awaits. Nothing of it knows a game.

    bot = Bot("https://jeux.example", token)
    bot.play(lambda turn: random.choice(turn.options))

What the house says is docs/protocol.md and its own reference at /robots/reference.
"""

from __future__ import annotations

from cocarde.client.asynchronous import AsyncBot
from cocarde.client.messages import Challenge, Event, Failed, Option, Turn
from cocarde.client.synchronous import Bot

__all__ = ["AsyncBot", "Bot", "Challenge", "Event", "Failed", "Option", "Turn"]
