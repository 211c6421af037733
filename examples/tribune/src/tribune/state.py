"""The position of a game; whose turn it is, the agenda knows."""

from __future__ import annotations

from tribune.position import Position


class TribuneState(Position):
    """What it holds is in fields.py."""

    def lay_out(self, galleries: bool) -> TribuneState:
        """An empty table with this option, before the deal."""
        self.set_defaults()
        self.galleries = galleries
        self.votes = [0] * self.seats
        self.carried = [[] for _ in range(self.seats)]
        return self

    def copy(self) -> TribuneState:
        twin = TribuneState(self.seats)
        self.copy_to(twin)
        return twin
