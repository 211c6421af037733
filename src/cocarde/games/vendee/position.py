# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cocarde.core.agenda import State


class Position(State):
    """Board, markers, cards, battle."""

    fields: ClassVar[tuple[str, ...]] = (
        "scattered", "open_hands", "masked", "place", "owner", "fort", "reserve", "round", "end_marker", "general",
        "extra", "deck", "jeu_one", "pile", "discard", "aside", "hands", "shown", "recovered", "hex", "attacker",
        "plays", "standing", "to_beat", "asked", "passed", "manche", "battles", "dry",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
        # table options: random placement, partners see each other's hand, everybody is asked in every window
        self.scattered = self.open_hands = self.masked = False
        # board: place[hex] is where the tile lies, for drawing only (V-2; shared); owner[hex] a camp, or NOBODY while
        # the tile is set aside (V-3)
        self.place: list[int] = []
        self.owner: list[int] = []
        self.fort: list[bool] = []
        self.reserve: i64 = 0
        # markers, generals by camp
        self.round: i64 = 0
        self.end_marker: i64 = 0
        self.general: list[bool] = []
        self.extra: list[bool] = []
        # cards by camp, common to partners (V-101): the top of a deck is its end; jeu_one counts the cards of Jeu I
        # left on top of Jeu II; pile is what the last reshuffle put into the deck (inner lists shared)
        self.deck: list[list[int]] = []
        self.jeu_one: list[int] = []
        self.pile: list[list[int]] = []
        self.discard: list[list[int]] = []
        self.aside: list[list[int]] = []
        # hands by seat, in the order of the card numbers; what of them the enemy saw (shown) and what everybody saw
        # being taken back (recovered), as long as it is there (inner lists shared)
        self.hands: list[list[int]] = []
        self.shown: list[list[int]] = []
        self.recovered: list[list[int]] = []
        # battle: standing is the seat of the standing play or -1, passed a bit per seat, manche a bit per step and camp
        self.hex: i64 = -1
        self.attacker: i64 = 0
        self.plays: list[int] = []
        self.standing: i64 = -1
        self.to_beat: i64 = 0
        self.asked: i64 = 0
        self.passed: i64 = 0
        self.manche: list[int] = []
        self.battles: i64 = 0
        self.dry: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.scattered, twin.open_hands, twin.masked = self.scattered, self.open_hands, self.masked
        twin.place, twin.owner, twin.fort = self.place, self.owner[:], self.fort[:]
        twin.reserve, twin.round, twin.end_marker = self.reserve, self.round, self.end_marker
        twin.general, twin.extra, twin.deck = self.general[:], self.extra[:], [self.deck[0][:], self.deck[1][:]]
        twin.jeu_one, twin.pile, twin.discard = self.jeu_one[:], self.pile[:], [self.discard[0][:], self.discard[1][:]]
        twin.aside, twin.hands = [self.aside[0][:], self.aside[1][:]], [row[:] for row in self.hands]
        twin.shown, twin.recovered, twin.hex = self.shown[:], self.recovered[:], self.hex
        twin.attacker, twin.plays, twin.standing = self.attacker, self.plays[:], self.standing
        twin.to_beat, twin.asked, twin.passed = self.to_beat, self.asked, self.passed
        twin.manche, twin.battles, twin.dry = self.manche[:], self.battles, self.dry
