"""4.4. How likely it is that somebody is heard, as the page shows it before he asks."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import BY_KING, BY_REGENT, COURT, KING, QUEEN, ROUTE_IDS, SOVEREIGN_IDS
from cocarde.games.courtisans.rules.favour import chance_of, lives, routes
from cocarde.games.courtisans.state import CourtisansState


def chances(g: CourtisansState, seat: int) -> dict[str, int]:
    """C-63. How likely his requests are granted, by each open way, in hundredths."""
    if g.status[seat] != COURT:
        return {}
    return {ROUTE_IDS[route]: chance_of(g, seat, route) for route in routes(g, seat)}


def hears(g: CourtisansState, seat: int) -> dict[str, int]:
    """C-75, C-77. How likely each living sovereign hears him, in hundredths."""
    if g.status[seat] != COURT:
        return {}
    ways = ((KING, BY_KING), (QUEEN, BY_REGENT))
    return {SOVEREIGN_IDS[sovereign]: chance_of(g, seat, way) for sovereign, way in ways if lives(g, sovereign)}
