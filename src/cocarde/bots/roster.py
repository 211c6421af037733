"""The bots by name."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.foreign import GROUP, BotOffer, bring, look_at
from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.levels.novice import Novice
from cocarde.bots.levels.random import RandomBot
from cocarde.bots.levels.searching import Ismcts
from cocarde.bots.search.budget import ON_THE_WALL, Budget, Clock
from cocarde.core.errors import BadInput
from cocarde.kit.plugins import entries

LEVELS: Final = ("novice", "good", "strong", "master")
"""Those that people are offered, the weakest first."""
ADVISER: Final = "strong"
"""The level that gives hints: one waits for it for a moment only."""
MASTERLY: Final = 3.0
"""Seconds that `master` thinks, on average."""

BOTS: Final = ("random", "greedy", "ismcts", *LEVELS)
"""All names: what they do first, then the levels.

`ismcts:N` searches N simulations instead of a time, `ismcts:Nms` so many thousandths of a second.
"""


def make(name: str, clock: Clock = ON_THE_WALL) -> Bot:
    """The bot of this name, or `BadInput`; by `clock` it knows when it has thought long enough."""
    kind, colon, count = name.partition(":")
    if colon and kind == "ismcts":
        number, unit = count.removesuffix("ms"), count.endswith("ms")
        amount = whole(name, number)
        return Ismcts(Budget(amount / 1000.0, clock=clock) if unit else Budget(simulations=amount))
    if name == "random":
        return RandomBot()
    if name == "novice":
        return Novice()
    if name in ("greedy", "good"):
        return Greedy()
    if name in ("ismcts", "strong"):
        return Ismcts(Budget(clock=clock))
    if name == "master":
        return Ismcts(Budget(MASTERLY, clock=clock))
    if name in entries(GROUP):
        return bring(name)
    raise BadInput(f"no bot {name!r}; there are {', '.join([*BOTS, *entries(GROUP)])}")


def foreign_bots() -> list[BotOffer]:
    """The bots that other packages offer, each tried out: those that cannot play say why."""
    return [look_at(name, BOTS) for name in entries(GROUP)]


def whole(name: str, count: str) -> int:
    """The number after the colon, or `BadInput`."""
    if not count.isascii() or not count.isdigit() or len(count) > 9 or int(count) == 0:
        raise BadInput(f"bot {name!r}: after the colon stands a number of simulations, 1 or more; or 200ms, a time")
    return int(count)
