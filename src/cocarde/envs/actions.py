"""Answers as whole numbers: the code of each choice; continuous answers by their place among the candidates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

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

    def mask(self, legal: Iterable[int]) -> NDArray[np.int8]:
        """1 for each of these numbers, 0 for all others."""
        mask = np.zeros(self.size, np.int8)
        mask[list(legal)] = 1
        return mask
