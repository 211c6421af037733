# interpreted: msgspec structs, read once for a report
"""What a report on Le Lys et la Cocarde looks at."""

from __future__ import annotations

from cocarde.core.profile import Plan, Profile, heading
from cocarde.games.lys.seen.view import box


def profile() -> Profile:
    """Its headings, sides and turns."""
    walks = ("walked", "advanced", "bounced", "went", "jailed", "enlisted", "deported", "fell_back", "came_home")
    cards = ("marked", "attacked", "defended", "passed", "protected", "escaped")
    return Profile(
        headings=(
            heading("drawn", "card", ("drew", "cards"), ("message", "card"), ("alms", "card")),
            heading("played", "card", *[(event, "card") for event in cards], ("laid_books", "cards")),
            heading("visited", "place", *[(event, "to") for event in walks]),
            heading("planted", "place", ("planted", "square")),
            heading("marked", "marking", ("marked", "marking", "target")),
            heading("persona", "persona", ("persona", "persona")),
        ),
        opener="opened",
        turn="began",
        plans=(snail(),),
    )


def snail() -> Plan:
    """The snail and its annexes."""
    return Plan("place", "square", False, tuple((square.place, square.x, square.y) for square in box().squares))
