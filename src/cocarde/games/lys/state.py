"""The position of a game: pawns, markings, cards, trees. Cards, places and markings are integers (data/numbers.py)."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import State
from cocarde.games.lys.data.numbers import FACES, ZONES, value_of


class House:
    """Section 7. The options of the table, as the engine asks for them; shared by every copy."""

    def __init__(self, options: dict[str, str]) -> None:
        self.personas: Final = options["persona_mode"]
        self.graded: Final = options["attack_effect"] == "graded"
        self.zones: Final = ZONES[options["zone_layout"] == "terror_only"][options["white_is_safe"] == "on"]
        self.death_keeps_role: Final = options["death_keeps_role"] == "on"
        self.resend_gains: Final = options["resend_gains"] == "on"
        self.plant_from_annexe: Final = options["plant_from_annexe"] == "on"
        self.flips: Final = options["reshuffle"] == "flip"
        self.faces: Final = FACES[options["dice_faces"]]
        self.values: Final = [value_of(face) for face in self.faces]
        self.cap: Final = 0 if options["round_cap"] == "none" else int(options["round_cap"])


NUMBERS: Final[list[int]] = []
HANDS: Final[list[list[int]]] = []
FLAGS: Final[list[bool]] = []
"""What a blank state holds until it is set up: empty lists that nobody changes."""


class LysState(State):
    """Section 3. Lists marked shared are replaced, never changed: copies hold the same ones."""

    fields = (
        "personas", "place", "stood", "marking", "trees", "brevets", "held", "salon", "wounded", "reborn",
        "hands", "deck", "deck_known", "discard", "pool", "known",
        "road", "planter", "tree_supply", "brevet_supply",
        "first", "active", "turn", "rethrows", "thrower", "dice",
    )  # fmt: skip

    def __init__(self, seats: int, house: House) -> None:
        super().__init__(seats)
        self.house: Final = house
        # by seat: persona (shared), place, last main square stood on, marking, trees and brevets in hand
        self.personas: list[int] = NUMBERS
        self.place: list[int] = NUMBERS
        self.stood: list[int] = NUMBERS
        self.marking: list[int] = NUMBERS
        self.trees: list[int] = NUMBERS
        self.brevets: list[int] = NUMBERS
        # by seat: what holds the pawn, throws left in the salon, a turn to lose, a new life to be begun
        self.held: list[int] = NUMBERS
        self.salon: list[int] = NUMBERS
        self.wounded: list[bool] = FLAGS
        self.reborn: list[bool] = FLAGS
        # cards: hands in the order of the kinds; the top of the deck is its end, of the discard too; the deck is known
        # while it is a discard turned over; the pool is that of square 41; known is what seats saw (shared, memory.py)
        self.hands: list[list[int]] = HANDS
        self.deck: list[int] = NUMBERS
        self.deck_known: bool = False
        self.discard: list[int] = NUMBERS
        self.pool: list[int] = NUMBERS
        self.known: list[int] = NUMBERS
        # the main squares that still exist, Départ first (shared); who planted on a square, -1 nobody (shared)
        self.road: list[int] = NUMBERS
        self.planter: list[int] = NUMBERS
        self.tree_supply: int = 0
        self.brevet_supply: int = 0
        # who began the game, whose turn it is, turns begun, throws again on 12, last thrower and faces (shared)
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 0
        self.rethrows: int = 0
        self.thrower: int = -1
        self.dice: list[int] = NUMBERS

    def copy(self) -> LysState:
        twin = LysState(self.seats, self.house)
        self.copy_frame_to(twin)
        twin.personas = self.personas
        twin.place = self.place[:]
        twin.stood = self.stood[:]
        twin.marking = self.marking[:]
        twin.trees = self.trees[:]
        twin.brevets = self.brevets[:]
        twin.held = self.held[:]
        twin.salon = self.salon[:]
        twin.wounded = self.wounded[:]
        twin.reborn = self.reborn[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.deck_known = self.deck_known
        twin.discard = self.discard[:]
        twin.pool = self.pool[:]
        twin.known = self.known
        twin.road = self.road
        twin.planter = self.planter
        twin.tree_supply = self.tree_supply
        twin.brevet_supply = self.brevet_supply
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.rethrows = self.rethrows
        twin.thrower = self.thrower
        twin.dice = self.dice
        return twin

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return (self.turn - 1) // self.seats + 1

    def clockwise(self, seat: int) -> list[int]:
        """L-76. All seats, this one first, then clockwise."""
        return [*range(seat, self.seats), *range(seat)]

    def others(self, seat: int) -> list[int]:
        """L-44. All other seats, clockwise from this one's left."""
        return [*range(seat + 1, self.seats), *range(seat)]
