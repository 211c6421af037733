"""The position of a game: deputies, popularity, cards, batch and vote. Numbers are those of data/numbers.py."""

from __future__ import annotations

from typing import Final

from cocarde.games.guillotine.data.numbers import ALONE, SIDES
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.position import Position

LEFT: Final = -2
BY_LOT: Final = -1
"""GR-99: the unused faction is the one left over, or drawn by lot."""

FACE: Final = 63
SEEN: Final = 6
FACE_DOWN: Final = 1 << 10
"""A card in a deck: its face, from bit 6 on the seats that know it lies there, bit 10: seen to be a delayed card."""

ARRIVED: Final = 6
SHOWN: Final = 1 << 10
"""A kept card: its face, from bit 6 on the turn it arrived, bit 10: shown to all (G-11)."""


class Terms:
    """Section 7: what was agreed before the game."""

    def __init__(self, options: dict[str, str]) -> None:
        self.drafted: Final = options["faction_choice"] == "draft"
        self.unused: Final = unused_faction(options["unused_faction"])
        self.history: Final = options["history_variant"] == "on"
        self.timer: Final = int(options["history_timer_s"])
        self.dissolution_from: Final = int(options["dissolution_from_turn"])
        self.ask: Final = options["ask_rehabilitation"] == "on"
        self.show: Final = options["allow_show_kept"] == "on"
        self.split: Final = options["split_ballots"] == "on"
        self.skill: Final = int(options["bot_history_skill"])


def unused_faction(option: str) -> int:
    """GR-99. A faction, LEFT or BY_LOT."""
    if option in FACTIONS:
        return FACTIONS.index(option)
    return BY_LOT if option == "random" else LEFT


class GuillotineState(Position):
    """Section 2.9. A position; what it holds is in fields.py."""

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Final = terms

    def copy(self) -> GuillotineState:
        twin = GuillotineState(self.seats, self.terms)
        self.copy_to(twin)
        return twin

    def asks(self, faction: int) -> tuple[int, ...]:
        """G-1. The seat that answers for a faction."""
        return ALONE[self.owner[faction]]

    def held(self, seat: int) -> list[int]:
        """The factions of a seat, in the order M G C R."""
        return [faction for faction in range(SIDES) if self.owner[faction] == seat]
