# interpreted: msgspec structs, read once for a report
"""What a report on Le Cortège looks at."""

from __future__ import annotations

from cocarde.core.profile import Profile, Sides, heading
from cocarde.games.cortege.seen.view import box
from cocarde.games.cortege.state import CortegeState


def sides(g: CortegeState) -> Sides:
    """K-1. Who demonstrates and who governs, in this round."""
    return {"cp": [g.cp], "po": [1 - g.cp]}


def profile() -> Profile:
    """Its headings, sides and turns."""
    return Profile(
        headings=(
            heading("flicked", "unit", ("flicked", "unit")),
            heading("worked", "unit", ("touched_match", "unit", "unit")),
            heading("entered", "unit", ("entered", "unit", "unit")),
            heading("struck", "unit", ("arrested", "unit", "unit"), ("discarded", "unit", "unit")),
        ),
        sides=sides,
        side_kind="side",
        swapped=True,
        belongs={row.id: row.side for row in box().units},
        opener="sides_chosen",
        turn="flicked",
        settles=("round_ended", ("side", "reason")),
    )
