# interpreted: msgspec structs, read once for a report
"""What a report on Vendée Militaire looks at."""

from __future__ import annotations

from math import sqrt

from cocarde.core.profile import Plan, Profile, Sides, heading
from cocarde.games.vendee.data.numbers import BOX
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.state import VendeeState


def sides(g: VendeeState) -> Sides:
    """V-100. Seat 0 is Blue, the camps alternate."""
    return {camp: list(range(first, g.seats, 2)) for first, camp in enumerate(CAMPS)}


def profile() -> Profile:
    """Its headings, sides and turns."""
    return Profile(
        headings=(
            heading("drawn", "card", ("drew", "cards"), ("recovered", "card")),
            heading("played", "card", ("played", "cards")),
            heading("attacked", "hex", ("attacked", "hex")),
            heading("taken", "hex", ("hex_taken", "hex", "camp")),
            heading("fortified", "hex", ("fort_built", "hex", "camp")),
        ),
        sides=sides,
        side_kind="camp",
        turn="round_began",
        plans=(country(),),
    )


def country() -> Plan:
    """The country as history laid it out."""
    wide = sqrt(3) / 2
    return Plan(
        "hex", "hexagon", True, tuple((tile.id, wide * (tile.q + tile.r / 2), 0.75 * tile.r) for tile in BOX.hexes)
    )
