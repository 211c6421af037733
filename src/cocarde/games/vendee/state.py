"""The position of a game: board, markers, cards, battle. Faces, hexes and camps are integers (data/numbers.py)."""

from __future__ import annotations

from typing import Final

from cocarde.games.vendee.position import Position

LAID: Final = 0
STANDS: Final = 1
BY_GENERAL: Final = 2
BY_EXTRA: Final = 3
BY_ANNULATION: Final = 4
"""What became of a play: still in its window, uncancelled, or cancelled by."""

MEANS: Final = ("", "", "general", "extra", "annulation")
"""What cancelled a play, in words."""

SEAT: Final = 0
BASE: Final = 1
ADDED: Final = 2
TOTAL: Final = 3
FATE: Final = 4
ROLL: Final = 5
PLAY_WIDTH: Final = 6
"""A play is six numbers in `plays`: seat, base, bonus (-1: none), total, what became of it, the roll that decided."""


class VendeeState(Position):
    """Section 4.5. A position; what it holds is in fields.py."""

    def lay_out(self, scattered: bool, open_hands: bool, masked: bool) -> VendeeState:
        """An empty table with these options, before the deal."""
        self.set_defaults()
        self.scattered = scattered
        self.open_hands = open_hands
        self.masked = masked
        return self

    def copy(self) -> VendeeState:
        twin = VendeeState(self.seats)
        self.copy_to(twin)
        return twin

    def eyes(self, seat: int) -> tuple[int, ...]:
        """Who sees the hand of `seat`: itself, and its partner when hands are open (V-116, VR-88)."""
        return (seat, (seat + 2) % 4) if self.open_hands and self.seats == 4 else (seat,)

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats of the camp of `seat`."""
        return (seat, (seat + 2) % 4) if self.seats == 4 else (seat,)

    def known(self, seat: int, viewer: int) -> list[int]:
        """What `viewer` knows of a hand it does not see: shown to its camp, or taken back before everybody."""
        return self.recovered[seat] if (seat ^ viewer) & 1 == 0 else self.shown[seat]
