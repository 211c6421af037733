"""What Le Cortège says about itself before it is played."""

from __future__ import annotations

from typing import Final

from cocarde.core.meta import Meta, TableOption

OWN_HANDS: Final = ("same", "exact", "steady", "shaky")

META: Final = Meta(
    slug="cortege",
    seats=(2,),
    minutes=(5, 20),
    year=2023,
    silence="forfeit",  # RUL-65
    rules_version="1.0",
    options=(
        TableOption("hand", ("exact", "steady", "shaky"), "steady", "K-50"),
        TableOption("hand_seat0", OWN_HANDS, "same", "K-50"),
        TableOption("hand_seat1", OWN_HANDS, "same", "K-50"),
        TableOption("sides", ("random", "seat0_cp", "seat0_po"), "random", "K-1"),
        TableOption("advanced_rule", ("off", "on"), "off", "K-125"),
        TableOption("building_entry", ("played_only", "any_red_on_cp_turn"), "played_only", "K-93"),
        TableOption("turn_limit", ("40", "60", "80", "120", "none"), "80", "K-114", people=("none",)),
        TableOption("rounds", ("1", "2"), "2", "K-1"),
        TableOption("tie_policy", ("replay", "draw"), "replay", "K-122"),
        TableOption("max_games", ("1", "2", "3", "4", "5"), "3", "K-122"),
        TableOption("aim_aid", ("none", "line", "ghost"), "line", "K-33"),
    ),
    kinds={
        "seat": "seat",
        "feature": "feature",
        "other": "seat",
        "unit": "unit",
        "note": "unit",
        "touched": "unit",
        "colour": "colour",
        "trigger": "colour",
        "side": "side",
        "reason": "reason",
        "hand": "hand",
        "corner": "corner",
        "gauge": "gauge",
        "effects": "effect",
    },
)
