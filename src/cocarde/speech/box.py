"""The names of what lies in a box: the part of a game's sentences that a pack may change."""

from __future__ import annotations

from typing import Any

from cocarde.core.game import Game


def names_of(game: Game[Any], language: str) -> str:
    """The Fluent text in which a game names what lies in its box."""
    file = game.home / "text" / language / "box.ftl"
    return file.read_text("utf-8") if file.is_file() else ""
