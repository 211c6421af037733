# interpreted: msgspec structs
"""How a game ended: who stands where, and why."""

from __future__ import annotations

import msgspec

from cocarde.core.text import Text


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: `ranks[seat]` is 1 for the best (ties share a rank), `scores[seat]` what was counted."""

    ranks: list[int]
    scores: list[int]
    rule: str
    text: Text

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
