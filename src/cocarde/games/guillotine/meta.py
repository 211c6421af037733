"""The card of the game. The number of players is that of the seats; ten turns at most (G-3) is no option."""

from __future__ import annotations

from cocarde.core.meta import Meta, TableOption
from cocarde.games.guillotine.data.rows import FACTIONS

FACTION_CHOICE = TableOption("faction_choice", ("draft", "random"), "draft", "GR-98")
UNUSED_FACTION = TableOption("unused_faction", ("left", "random", *FACTIONS), "left", "GR-99", seats=(3,))
HISTORY_VARIANT = TableOption("history_variant", ("off", "on"), "off", "G-79")
HISTORY_TIMER = TableOption("history_timer_s", ("0", "15", "30", "60"), "30", "G-82")
DISSOLUTION = TableOption("dissolution_from_turn", ("4", "99"), "4", "G-45")
ASK_REHABILITATION = TableOption("ask_rehabilitation", ("off", "on"), "off", "GR-81")
SHOW_KEPT = TableOption("allow_show_kept", ("on", "off"), "on", "GR-75")
SPLIT_BALLOTS = TableOption("split_ballots", ("off", "on"), "off", "GR-18")
BOT_HISTORY = TableOption("bot_history_skill", ("50", "70", "100"), "70", "GR-107")

META = Meta(
    slug="guillotine",
    seats=(2, 3, 4),
    minutes=(30, 120),
    year=1792,
    rules_version="1",
    options=(
        FACTION_CHOICE,
        UNUSED_FACTION,
        HISTORY_VARIANT,
        HISTORY_TIMER,
        DISSOLUTION,
        ASK_REHABILITATION,
        SHOW_KEPT,
        SPLIT_BALLOTS,
        BOT_HISTORY,
    ),
    silence="first",
    kinds={
        "seat": "seat",
        "feature": "feature",
        "seats": "seat",
        "in_favour": "seat",
        "against": "seat",
        "faction": "faction",
        "deputy": "deputy",
        "deputies": "deputy",
        "accomplice": "deputy",
        "parties": "faction",
        "parties_for": "faction",
        "parties_against": "faction",
        "fate": "stake-fate",
        "faces": "effect-roll",
        "card": "card",
        "cards": "card",
        "kept": "card",
        "place": "place",
        "at": "at",
        "phase": "phase",
        "answer": "answer",
    },
)
