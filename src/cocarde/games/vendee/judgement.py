"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from cocarde.games.vendee.scoring import points
from cocarde.games.vendee.state import VendeeState


def judgement(g: VendeeState, seat: int) -> float:
    """From about -1 to 1 for the camp of `seat`."""
    camp = seat & 1
    return (points(g, camp) - points(g, 1 - camp)) / 50
