"""What stands on the shelf of the tests' houses: apart from these, for it is read where bots think."""

from __future__ import annotations

from typing import Any

from cocarde.core.game import Game
from cocarde.games import load as load_game
from tests.toy import TOY


def load(slug: str) -> Game[Any]:
    """The games of the tests: the toy, and those of the shelf."""
    return TOY if slug == "toy" else load_game(slug)
