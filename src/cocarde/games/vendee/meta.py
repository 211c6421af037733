"""The card of the game. Who plays which camp is settled when the seats are taken (VR-86): seat 0 is Blue (V-100)."""

from __future__ import annotations

from cocarde.core.meta import Meta, TableOption

PLACEMENT = TableOption("placement", ("historical", "random"), "historical", "V-120")
PARTNERS_OPEN = TableOption("partners_open", ("on", "off"), "on", "V-116", seats=(4,))
MASK_WINDOWS = TableOption("mask_windows", ("off", "on"), "off", "V-40")

META = Meta(
    slug="vendee",
    seats=(2, 4),
    minutes=(30, 45),
    year=1793,
    rules_version="1",
    options=(PLACEMENT, PARTNERS_OPEN, MASK_WINDOWS),
    kinds={
        "card": "card",
        "cards": "card",
        "base": "card",
        "bonus": "card",
        "hex": "hex",
        "seat": "seat",
        "feature": "feature",
        "target": "seat",
        "by": "seat",
        "camp": "camp",
        "general": "general",
        "symbol": "symbol",
        "deeds": "deed",
        "blows": "blow",
    },
)
