"""A house of the tests and what stands on its shelf: apart from what calls on it, for it is read where bots think."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from cocarde.core.game import Game
from cocarde.games import load as load_game
from cocarde.server.settings import Rate, Settings
from tests.toy import TOY

MUCH = Rate(1e9, 1e9)


def load(slug: str) -> Game[Any]:
    """The games of the tests: the toy, and those of the shelf."""
    return TOY if slug == "toy" else load_game(slug)


def toy_settings(data: Path, **changes: Any) -> Settings:
    """A house with the toy on its shelf, quick bots and no limits."""
    settings = Settings(
        data=data,
        games="tests.server.house:load",
        shelf=("toy",),
        bots="tests.server.players:choose",
        adviser="tests.server.players:advise",
        bot_names=("first", "last"),
        page=data / "page",
        workers=1,
        simulations=4,
        puzzles=0,
        pace=0.0,
        messages=MUCH,
        calls=MUCH,
        tables=MUCH,
    )
    return replace(settings, **changes)
