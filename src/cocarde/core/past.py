"""How a table stood after some of its entries: kept so that going back need not play everything again."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from cocarde.core.agenda import State

RECENT: Final = 8
"""Positions kept of every table: the last ones."""

NOWHERE: Final[frozenset[int]] = frozenset()


class Kept:
    """The state as it was after entry `n`."""

    def __init__(self, n: int, state: State) -> None:
        self.n: Final = n
        self.state: Final = state


class Past:
    """The last positions of a table, and for good those its log is known to come back to (`awaited`)."""

    def __init__(self, awaited: AbstractSet[int] = NOWHERE) -> None:
        self.awaited: Final = awaited
        self.recent: list[Kept] = []
        self.lasting: list[Kept] = []

    def keep(self, n: int, state: State) -> Kept:
        """Remember how the table stands after entry `n`."""
        kept = Kept(n, state.copy())
        self.recent.append(kept)
        if len(self.recent) > RECENT:
            del self.recent[0]
        if n in self.awaited:
            self.lasting.append(kept)
        return kept

    def forget_after(self, n: int) -> None:
        """What came after entry `n` is withdrawn."""
        for positions in (self.recent, self.lasting):
            while positions and positions[-1].n > n:
                positions.pop()

    def latest(self, n: int) -> Kept | None:
        """The last position kept that is not later than entry `n`."""
        found: Kept | None = None
        for positions in (self.recent, self.lasting):
            for kept in reversed(positions):
                if kept.n <= n:
                    if found is None or kept.n > found.n:
                        found = kept
                    break
        return found
