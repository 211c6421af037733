# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from cocarde.core.agenda import State


class Position(State):
    """Pawns, markings, cards, trees."""

    fields: ClassVar[tuple[str, ...]] = (
        "personas", "place", "stood", "marking", "trees", "brevets", "held", "salon", "wounded", "reborn", "hands",
        "deck", "deck_known", "discard", "pool", "known", "road", "planter", "tree_supply", "brevet_supply", "first",
        "active", "turn", "rethrows", "thrower", "dice",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
        # by seat: persona (shared), place, last main square stood on, marking, trees and brevets in hand
        self.personas: list[int] = []
        self.place: list[int] = []
        self.stood: list[int] = []
        self.marking: list[int] = []
        self.trees: list[int] = []
        self.brevets: list[int] = []
        # by seat: what holds the pawn, throws left in the salon, a turn to lose, a new life to be begun
        self.held: list[int] = []
        self.salon: list[int] = []
        self.wounded: list[bool] = []
        self.reborn: list[bool] = []
        # cards: hands in the order of the kinds; the top of the deck is its end, of the discard too; the deck is known
        # while it is a discard turned over; the pool is that of square 41; known is what seats saw (shared, memory.py)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.deck_known: bool = False
        self.discard: list[int] = []
        self.pool: list[int] = []
        self.known: list[int] = []
        # the main squares that still exist, Départ first (shared); who planted on a square, -1 nobody (shared)
        self.road: list[int] = []
        self.planter: list[int] = []
        self.tree_supply = self.brevet_supply = 0
        # who began the game, whose turn it is, turns begun, throws again on 12, last thrower and faces (shared)
        self.first = self.active = self.turn = self.rethrows = 0
        self.thrower: int = -1
        self.dice: list[int] = []

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.personas, twin.place, twin.stood = self.personas, self.place[:], self.stood[:]
        twin.marking, twin.trees, twin.brevets = self.marking[:], self.trees[:], self.brevets[:]
        twin.held, twin.salon, twin.wounded = self.held[:], self.salon[:], self.wounded[:]
        twin.reborn, twin.hands, twin.deck = self.reborn[:], [row[:] for row in self.hands], self.deck[:]
        twin.deck_known, twin.discard, twin.pool = self.deck_known, self.discard[:], self.pool[:]
        twin.known, twin.road, twin.planter = self.known, self.road, self.planter
        twin.tree_supply, twin.brevet_supply, twin.first = self.tree_supply, self.brevet_supply, self.first
        twin.active, twin.turn, twin.rethrows = self.active, self.turn, self.rethrows
        twin.thrower, twin.dice = self.thrower, self.dice
