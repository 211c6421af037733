"""The card of the game; the number of players is that of the seats, and copies of silhouettes follow from it."""

from __future__ import annotations

from cocarde.core.meta import Meta, TableOption

ON = ("on", "off")
# C-R100: values one can read, out of the ranges of section 7
GOALS = ("10000", "20000", "30000", "40000", "50000", "60000", "80000", "100000")
ROUNDS = ("5", "10", "15", "20", "30", "40", "60", "none")
FIRST = ("random", "seat0", "seat1", "seat2")

META = Meta(
    slug="courtisans",
    seats=(3, 4, 5, 6, 7, 8),  # C-R1
    minutes=(60, 180),
    year=1661,
    rules_version="1",
    silence="first",
    reserved=("flag", "complain"),
    options=(
        TableOption("goal", GOALS, "50000", "C-7"),
        TableOption("victory", ("at_once", "turn_end"), "at_once", "C-137", before="turn_end"),
        TableOption("max_rounds", ROUNDS, "20", "C-139", people=("none",)),
        TableOption("first_chambellan", FIRST, "random", "C-3"),
        TableOption("negotiation", ("live", "quick", "off"), "live", "C-42", alone="quick"),  # C-R102
        TableOption("negotiation_seconds", ("0", "60", "120", "300", "600"), "300", "C-28"),
        TableOption("notaire", ON, "on", "C-31"),
        TableOption("anti_kingmaking", ON, "on", "C-36"),
        TableOption("etiquette", ("assisted", "strict", "free", "off"), "assisted", "C-134"),
        TableOption("etiquette_fine", ("500", "1000", "2000"), "1000", "C-129"),
        TableOption("etiquette_help", ("none", "register", "auto"), "register", "C-134"),
        TableOption("etiquette_challenge", ON, "off", "C-136"),
        TableOption("bot_etiquette_error", ("0", "2", "10", "30"), "2", "C-135"),
        TableOption("lang", ("fr", "en"), "fr", "C-126"),
        TableOption("hand_limit", ("8", "10", "12"), "10", "C-104"),
        TableOption("turn_seconds", ("0", "60", "120", "300"), "0", "C-46"),
        TableOption("clemency", ON, "off", "C-106"),
    ),
    kinds={
        "seat": "seat",
        "deeds": "deed",
        "feature": "feature",
        "target": "seat",
        "card": "card",
        "cards": "card",
        "lost": "card",
        "note": "card",
        "country": "country",
        "party": "party",
        "realm": "realm",
        "house": "house",
        "sum": "sum",
        "beside": "beside",
        "toward": "toward",
        "place": "place",
        "sovereign": "sovereign",
        "route": "route",
        "sex": "sex",
        "verdict": "verdict",
        "fault": "fault",
        "trigger": "trigger",
        "condition": "condition",
        "offender": "seat",
        "road": "stake-road",
        "get_if": "condition",
        "get_word": "condition",
        "give_if": "condition",
        "give_word": "condition",
    },
)
