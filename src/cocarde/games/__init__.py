"""The games, found by name: everything above this layer asks here and imports no game itself."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from cocarde.core.errors import BadInput
from cocarde.core.game import Game

SHELF = ("lys", "guillotine", "vendee", "courtisans", "cortege")
"""The five boxes, in the order of the shelf; those not yet built are shown as coming."""

READY = ("lys", "guillotine", "vendee", "courtisans", "cortege")
"""The games that are complete: engine, board, texts."""


@cache
def load(slug: str) -> Game[Any]:
    """The game of this name, or `BadInput`."""
    if slug not in READY:
        if slug in SHELF:
            raise BadInput(f"{slug} is still being made; ready: {', '.join(READY)}")
        raise BadInput(f"no game {slug!r}; ready: {', '.join(READY)}")
    game: Game[Any] = import_module(f"cocarde.games.{slug}").GAME
    return game
