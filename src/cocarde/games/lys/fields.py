# interpreted: read by make states, never run
"""Section 3. What a position holds; `make states` writes position.py from this. Numbers: data/numbers.py."""

from __future__ import annotations

from cocarde.kit.fields import Fields, Shared


class Position(Fields):
    """Pawns, markings, cards, trees."""

    # by seat: persona (shared), place, last main square stood on, marking, trees and brevets in hand
    personas: Shared[list[int]] = []
    place: list[int] = []
    stood: list[int] = []
    marking: list[int] = []
    trees: list[int] = []
    brevets: list[int] = []
    # by seat: what holds the pawn, throws left in the salon, a turn to lose, a new life to be begun
    held: list[int] = []
    salon: list[int] = []
    wounded: list[bool] = []
    reborn: list[bool] = []
    # cards: hands in the order of the kinds; the top of the deck is its end, of the discard too; the deck is known
    # while it is a discard turned over; the pool is that of square 41; known is what seats saw (shared, memory.py)
    hands: list[list[int]] = []
    deck: list[int] = []
    deck_known: bool = False
    discard: list[int] = []
    pool: list[int] = []
    known: Shared[list[int]] = []
    # the main squares that still exist, Départ first (shared); who planted on a square, -1 nobody (shared)
    road: Shared[list[int]] = []
    planter: Shared[list[int]] = []
    tree_supply: int = 0
    brevet_supply: int = 0
    # who began the game, whose turn it is, turns begun, throws again on 12, last thrower and faces (shared)
    first: int = 0
    active: int = 0
    turn: int = 0
    rethrows: int = 0
    thrower: int = -1
    dice: Shared[list[int]] = []
