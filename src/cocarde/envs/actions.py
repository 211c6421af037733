"""Answers as whole numbers: the code of each choice; continuous answers by their place among the candidates."""

from __future__ import annotations

from typing import Any, Final

from cocarde.core.choice import Choice
from cocarde.core.game import Game

CANDIDATES: Final = 256
"""So many continuous answers (flicks, placements) can be told apart in one decision."""


class Actions:
    """The action space of a game: the same numbers in every position, at every seat count."""

    def __init__(self, game: Game[Any]) -> None:
        self.codes: Final = len(game.vocabulary)
        self._measured: Final = [choice is None for choice in game.vocabulary.choices]
        self.size: Final = self.codes + (CANDIDATES if any(self._measured) else 0)

    def of(self, options: list[Choice]) -> dict[int, Choice]:
        """The legal answers by number, in ascending order."""
        exact = {choice.code: choice for choice in options if not self._measured[choice.code]}
        measured = [choice for choice in options if self._measured[choice.code]][:CANDIDATES]
        placed = {self.codes + at: choice for at, choice in enumerate(measured)}
        return {**dict(sorted(exact.items())), **placed}
