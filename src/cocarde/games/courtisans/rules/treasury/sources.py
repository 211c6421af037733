"""C-15. Where the livres of a house came from, and where they went: told when the game is over."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one

OFFICES: Final = 0
SPOUSE: Final = 1
HAZARDS: Final = 2
DEALS: Final = 3
FINES: Final = 4
SOURCES: Final = ["offices", "spouse", "hazards", "deals", "fines"]


def count(g: CourtisansState, seat: int, source: int, amount: int) -> None:
    """C-15. The fortune of a player changes, and the reckoning knows why; it may go below 0."""
    g.fortune[seat] += amount
    if g.sources:
        at = seat * len(SOURCES) + source
        g.sources = with_one(g.sources, at, g.sources[at] + amount)
