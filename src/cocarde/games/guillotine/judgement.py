"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from cocarde.games.guillotine.scoring import score
from cocarde.games.guillotine.state import GuillotineState


def judgement(g: GuillotineState, seat: int) -> float:
    """From about -1 to 1 for `seat`."""
    if not g.where:
        return 0.0
    return score(g, g.mine[seat])[0] / 12
