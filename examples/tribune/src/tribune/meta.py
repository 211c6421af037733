"""The card of the game: seats, minutes, its one option, and what arguments and fields name."""

from __future__ import annotations

from cocarde.core.meta import Meta, TableOption

GALLERIES = TableOption("galleries", ("open", "closed"), "open", "T-11")

META = Meta(
    slug="tribune",
    seats=(2, 3, 4),
    minutes=(5, 10),
    year=1789,
    rules_version="1",
    options=(GALLERIES,),
    kinds={
        "seat": "seat",
        "floor": "seat",
        "card": "card",
        "cards": "card",
        "laid": "card",
        "spent": "card",
        "motion": "motion",
        "motions": "motion",
        "order": "motion",
        "feature": "feature",
    },
)
