# interpreted: msgspec structs, read once for a report
"""What a report on Guillotine looks at."""

from __future__ import annotations

from cocarde.core.profile import Profile, Sides, heading
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.seen.box import box
from cocarde.games.guillotine.state import GuillotineState


def sides(g: GuillotineState) -> Sides:
    """GR-98. The factions in play; of two players each leads two."""
    return {name: [seat] for name, seat in zip(FACTIONS, g.owner, strict=True) if seat >= 0}


def profile() -> Profile:
    """Its headings, sides and turns."""
    return Profile(
        headings=(
            heading("used", "card", ("used", "card", "faction")),
            heading("missions", "card", ("received", "card", "deputy")),
            heading("reported", "deputy", ("report_adopted", "deputy", "deputy")),
            heading("condemned", "deputy", ("confirmed", "deputy", "deputy")),
            heading("lost", "deputy", ("guillotined", "deputy", "deputy"), ("killed_himself", "deputy", "deputy")),
        ),
        sides=sides,
        side_kind="faction",
        belongs={row.id: row.faction for row in box().deputies},
        opener="turn_began",
        turn="turn_began",
    )
