"""The bots by name."""

from __future__ import annotations

from typing import Final

from cocarde.bots.bot import Bot
from cocarde.bots.chancer import Chancer
from cocarde.bots.greedy import Greedy
from cocarde.core.errors import BadInput

BOTS: Final = ("random", "greedy")
"""Their names, the weakest first."""


def make(name: str) -> Bot:
    """The bot of this name, or `BadInput`."""
    if name == "random":
        return Chancer()
    if name == "greedy":
        return Greedy()
    raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}")
