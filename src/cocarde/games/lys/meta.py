"""The card of the game: seats and the options of section 7."""

from __future__ import annotations

from cocarde.core.meta import Meta, TableOption

OPTIONS = (
    TableOption("persona_mode", ("choose", "alternate", "off"), "choose", "LR-49"),
    TableOption("attack_effect", ("conciergerie", "graded"), "conciergerie", "LR-2"),
    TableOption("zone_layout", ("five_bands", "terror_only"), "five_bands", "LR-1"),
    TableOption("white_is_safe", ("on", "off"), "on", "LR-4"),
    TableOption("death_keeps_role", ("off", "on"), "off", "LR-43"),
    TableOption("resend_gains", ("on", "off"), "on", "LR-57"),
    TableOption("plant_from_annexe", ("off", "on"), "off", "LR-72"),
    TableOption("reshuffle", ("shuffle", "flip"), "shuffle", "LR-83"),
    TableOption("dice_faces", ("1-2-3-4", "1-2-3-3"), "1-2-3-4", "LR-5"),
    TableOption("round_cap", ("none", "50", "100", "150"), "150", "LR-97"),
)

META = Meta(
    slug="lys",
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 75),
    year=1789,
    rules_version="1",
    options=OPTIONS,
    kinds={
        "card": "card",
        "cards": "card",
        "one": "card",
        "other": "card",
        "seat": "seat",
        "feature": "feature",
        "seats": "seat",
        "target": "seat",
        "winners": "seat",
        "square": "place",
        "from": "place",
        "to": "place",
        "marking": "marking",
        "persona": "persona",
        "faces": "face",
        "fates": "fate",
        "hold": "hold",
    },
)
