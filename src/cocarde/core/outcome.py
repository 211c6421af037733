# interpreted: msgspec structs
"""How a game ended: who stands where, and why."""

from __future__ import annotations

import msgspec

from cocarde.core.text import Text


class Counted(msgspec.Struct, frozen=True):
    """A line of the reckoning: what is counted, and how much of it each seat has (None: it is not his to count).

    `total`: what the ranking looks at.
    """

    label: Text
    values: list[int | None]
    total: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: `ranks[seat]` is 1 for the best (ties share a rank), `scores[seat]` what was counted.

    `reckoning`: how it came to that, in the game's own terms.
    """

    ranks: list[int]
    scores: list[int]
    rule: str
    text: Text
    reckoning: list[Counted] = []

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
