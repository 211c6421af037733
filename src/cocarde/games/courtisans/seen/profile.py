# interpreted: msgspec structs, read once for a report
"""What a report on Courtisans looks at."""

from __future__ import annotations

from cocarde.core.profile import Profile, heading


def profile() -> Profile:
    """Its headings, sides and turns."""
    aimed = ("played_on", "played_on_self", "played_on_sovereign", "played")
    return Profile(
        headings=(
            heading("drawn", "card", ("drew", "card"), ("took", "card")),
            heading("obtained", "card", ("obtained", "card")),
            heading("played", "card", *[(event, "card") for event in aimed]),
            heading("suffered", "card", ("played_on", "card", "target")),
            heading("party", "party", ("lady_appeared", "party"), ("gentleman_appeared", "party")),
        ),
        opener="chambellan_named",
        turn="round_began",
    )
