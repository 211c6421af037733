"""K-13 to K-15, K-35. Where a unit may be placed."""

from __future__ import annotations

from cocarde.core.agenda import Offer
from cocarde.core.choice import Range
from cocarde.games.cortege.choices import THINGS, Placement
from cocarde.games.cortege.data.numbers import BLACK_BLOC, IDS, NO_UNIT, PHOTOGRAPHE, PO, RADIUS, SIDE
from cocarde.games.cortege.rules.board import WIDEST, WIDTH, covers_building, hides, highest_y, in_zone, lowest_y
from cocarde.games.cortege.state import CortegeState


def forbids_place(g: CortegeState, unit: int, x: int, y: int) -> str:
    """Why this unit may not be placed here, or ""."""
    if not in_zone(SIDE[unit], RADIUS[unit], x, y):
        return "outside-zone"
    if SIDE[unit] == PO and covers_building(RADIUS[unit], x, y):
        return "on-building"
    return "" if g.unit_over(x, y, RADIUS[unit] + WIDEST) == NO_UNIT else "overlaps"


def forbids_hiding(g: CortegeState, x: int, y: int) -> str:
    """K-35. Both units can be reached in a straight line from the Building, a disc's width wide."""
    other_x, other_y = g.x[BLACK_BLOC], g.y[BLACK_BLOC]
    width = RADIUS[PHOTOGRAPHE] + WIDEST
    hidden = hides(x, y, other_x, other_y, width) or hides(other_x, other_y, x, y, width)
    return "not-reachable" if hidden else ""


def offer_place(unit: int) -> Offer:
    """Place this unit somewhere in its start zone."""
    side, radius = SIDE[unit], RADIUS[unit]
    zone = (Range("x", radius, WIDTH - radius), Range("y", lowest_y(side, radius), highest_y(side, radius)))
    return Offer("place", {"unit": IDS[unit]}, zone, (THINGS[unit],))


def place(g: CortegeState, choice: Placement, rule: str) -> None:
    """The unit goes from the tray to the board."""
    g.put(choice.unit, choice.x, choice.y)
    if g.telling:
        seat = g.seat_of(SIDE[choice.unit])
        g.tell("placed", rule, {"seat": seat, "unit": IDS[choice.unit], "x": choice.x, "y": choice.y})
