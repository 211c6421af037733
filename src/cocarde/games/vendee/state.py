"""The position of a game: board, markers, cards, battle. Faces, hexes and camps are integers (data/numbers.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.core.agenda import State

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


NOTHING: Final[list[int]] = []
NO_FLAGS: Final[list[bool]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a blank state holds until it is set up, loaded or copied into: never changed."""


class VendeeState(State):
    """Section 4.5. Lists marked shared are replaced, never changed: copies hold the same ones."""

    fields = (
        "scattered", "open_hands", "masked",
        "place", "owner", "fort", "reserve", "round", "end_marker", "general", "extra",
        "deck", "jeu_one", "pile", "discard", "aside", "hands", "shown", "recovered",
        "hex", "attacker", "plays", "standing", "to_beat", "asked", "passed", "manche", "battles", "dry",
    )  # fmt: skip

    def __init__(self, seats: int, scattered: bool, open_hands: bool, masked: bool) -> None:
        super().__init__(seats)
        # table options: random placement, partners see each other's hand, everybody is asked in every window
        self.scattered: bool = scattered
        self.open_hands: bool = open_hands
        self.masked: bool = masked
        # board: place[hex] is where the tile lies, for drawing only (V-2; shared); owner[hex] a camp, or NOBODY while
        # the tile is set aside (V-3)
        self.place: list[int] = NOTHING
        self.owner: list[int] = NOTHING
        self.fort: list[bool] = NO_FLAGS
        self.reserve: i64 = 0
        # markers, generals by camp
        self.round: i64 = 0
        self.end_marker: i64 = 0
        self.general: list[bool] = NO_FLAGS
        self.extra: list[bool] = NO_FLAGS
        # cards by camp, common to partners (V-101): the top of a deck is its end; jeu_one counts the cards of Jeu I
        # left on top of Jeu II; pile is what the last reshuffle put into the deck (inner lists shared)
        self.deck: list[list[int]] = NO_LISTS
        self.jeu_one: list[int] = NOTHING
        self.pile: list[list[int]] = NO_LISTS
        self.discard: list[list[int]] = NO_LISTS
        self.aside: list[list[int]] = NO_LISTS
        # hands by seat, in the order of the card numbers; what of them the enemy saw (shown) and what everybody saw
        # being taken back (recovered), as long as it is there (inner lists shared)
        self.hands: list[list[int]] = NO_LISTS
        self.shown: list[list[int]] = NO_LISTS
        self.recovered: list[list[int]] = NO_LISTS
        # battle: standing is the seat of the standing play or -1, passed a bit per seat, manche a bit per step and camp
        self.hex: i64 = -1
        self.attacker: i64 = 0
        self.plays: list[int] = NOTHING
        self.standing: i64 = -1
        self.to_beat: i64 = 0
        self.asked: i64 = 0
        self.passed: i64 = 0
        self.manche: list[int] = NOTHING
        self.battles: i64 = 0
        self.dry: i64 = 0

    def copy(self) -> VendeeState:
        twin = VendeeState(self.seats, self.scattered, self.open_hands, self.masked)
        self.copy_frame_to(twin)
        twin.place = self.place
        twin.owner = self.owner[:]
        twin.fort = self.fort[:]
        twin.reserve = self.reserve
        twin.round = self.round
        twin.end_marker = self.end_marker
        twin.general = self.general[:]
        twin.extra = self.extra[:]
        twin.deck = [self.deck[0][:], self.deck[1][:]]
        twin.jeu_one = self.jeu_one[:]
        twin.pile = self.pile[:]
        twin.discard = [self.discard[0][:], self.discard[1][:]]
        twin.aside = [self.aside[0][:], self.aside[1][:]]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown[:]
        twin.recovered = self.recovered[:]
        twin.hex = self.hex
        twin.attacker = self.attacker
        twin.plays = self.plays[:]
        twin.standing = self.standing
        twin.to_beat = self.to_beat
        twin.asked = self.asked
        twin.passed = self.passed
        twin.manche = self.manche[:]
        twin.battles = self.battles
        twin.dry = self.dry
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
