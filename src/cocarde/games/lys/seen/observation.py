"""Section 6 in numbers: what a seat of Le Lys et la Cocarde may see, for those who learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from cocarde.core.agenda import Frame
from cocarde.core.learning.observation import Block, Observer, count, mark, put, spread, tally
from cocarde.games.lys.data.numbers import BREVETS, BRUMAIRE, CARDS, COUNTS, PACK, PLACES, SEATS, TREES, UNDECIDED
from cocarde.games.lys.rules.alms import GiveAlms
from cocarde.games.lys.rules.attack import Defend
from cocarde.games.lys.rules.setup import ChoosePersona
from cocarde.games.lys.seen.memory import CARD_BITS, POOL, WHAT, WHAT_BITS, known_to
from cocarde.games.lys.seen.redeal import shows_pool
from cocarde.games.lys.state import LysState

KINDS: Final = len(CARDS)
MOST: Final = max(COUNTS)
FEATURES: Final = 18
CARD_MASK: Final = (1 << CARD_BITS) - 1

SUBJECT: Final = Block("subject", (SEATS + 3,), 1, "of the question: the seat it names, the colour of an attack")
HAND: Final = Block("hand", (KINDS,), MOST, "own cards by kind")
KNOWN: Final = Block("known", (SEATS, KINDS), MOST, "cards the seat knows in other hands (own row empty)")
POOLED: Final = Block("pool", (KINDS,), MOST, "cards of square 41 the seat knows of")
DISCARD: Final = Block("discard", (KINDS,), MOST, "the discard by kind")
TOP: Final = Block("discard_top", (KINDS,), 1, "its top card")
NEXT: Final = Block("deck_next", (KINDS,), 1, "the next card of the deck while everybody knows it")
PILES: Final = Block("piles", (3,), len(PACK), "cards in the deck, the discard, the pool")
SUPPLY: Final = Block("supply", (2,), max(TREES, BREVETS), "trees, brevets left")
PAWNS: Final = Block("pawns", (SEATS, len(PLACES)), 1, "where each pawn stands")
PLAYERS: Final = Block(
    "players",
    (SEATS, FEATURES),
    max(TREES, BREVETS),
    "present, cards, trees, brevets, cocarde, lys, croix, man, woman, free, held on estates, tavern, salon, throws left"
    " there, wounded, reborn, to move, began",
)
ROAD: Final = Block("road", (BRUMAIRE + 1,), 1, "main squares that still exist")
PLANTED: Final = Block("planted", (SEATS, BRUMAIRE + 1), 1, "who planted where")
DICE: Final = Block("dice", (2, 6), 1, "faces of the last throw")
THROWER: Final = Block("thrower", (SEATS,), 1, "who threw them")
CLOCK: Final = Block("clock", (2,), 255, "round, throws again on a 12")


class LysObserver(Observer[LysState]):
    """Pawns, markings, cards, trees."""

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        cards = [HAND, KNOWN, POOLED, DISCARD, TOP, NEXT, PILES, SUPPLY]
        super().__init__(frames, [SUBJECT, *cards, PAWNS, PLAYERS, ROAD, PLANTED, DICE, THROWER, CLOCK])

    def fill(self, g: LysState, seat: i64, row: BytesWriter, at: i64) -> None:
        write_question(g, seat, row, at + SUBJECT.at)
        tally(row, at + HAND.at, g.hands[seat])
        write_known(g, seat, row, at)
        write_piles(g, row, at)
        other: i64
        for other in range(g.seats):
            write_player(g, other, (other - seat) % g.seats, row, at)
        mark(row, at + ROAD.at, g.road)
        write_trees(g, seat, row, at + PLANTED.at)
        write_throw(g, seat, row, at)


def write_question(g: LysState, seat: i64, row: BytesWriter, at: i64) -> None:
    """L-30, L-83. Whom or what the waiting question is about; everybody may know it."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, Defend):
        row[at + SEATS + frame.colour] = 1
    elif isinstance(frame, GiveAlms):
        row[at + (frame.target - seat) % g.seats] = 1


def write_known(g: LysState, seat: i64, row: BytesWriter, at: i64) -> None:
    """What the seat has seen of cards that are not its own."""
    fact: i64
    for fact in g.known:
        holder = (fact & WHAT) >> CARD_BITS
        if fact >> WHAT_BITS >> seat & 1 and holder != POOL:
            count(row, at + KNOWN.at + (holder - seat) % g.seats * KINDS + (fact & CARD_MASK))
    tally(row, at + POOLED.at, g.pool if shows_pool(g, seat) else known_to(g, seat, POOL))


def write_piles(g: LysState, row: BytesWriter, at: i64) -> None:
    """Deck, discard, pool and supply, as far as everybody sees them."""
    tally(row, at + DISCARD.at, g.discard)
    if g.discard:
        row[at + TOP.at + g.discard[-1]] = 1
    if g.deck_known and g.deck:
        row[at + NEXT.at + g.deck[-1]] = 1
    put(row, at + PILES.at, len(g.deck), PILES.high)
    put(row, at + PILES.at + 1, len(g.discard), PILES.high)
    put(row, at + PILES.at + 2, len(g.pool), PILES.high)
    put(row, at + SUPPLY.at, g.tree_supply, SUPPLY.high)
    put(row, at + SUPPLY.at + 1, g.brevet_supply, SUPPLY.high)


def write_player(g: LysState, other: i64, place: i64, row: BytesWriter, at: i64) -> None:
    """A player who sits `place` seats to the left of the one who looks (0: himself)."""
    row[at + PAWNS.at + place * len(PLACES) + g.place[other]] = 1
    cell = at + PLAYERS.at + place * FEATURES
    row[cell] = 1
    put(row, cell + 1, len(g.hands[other]), PLAYERS.high)
    put(row, cell + 2, g.trees[other], PLAYERS.high)
    put(row, cell + 3, g.brevets[other], PLAYERS.high)
    spread(row, cell + 4, g.marking[other])
    persona = persona_of(g, other, place == 0)
    if persona != UNDECIDED:
        row[cell + 7 + persona] = 1
    row[cell + 9 + g.held[other]] = 1
    put(row, cell + 13, g.salon[other], PLAYERS.high)
    row[cell + 14] = 1 if g.wounded[other] else 0
    row[cell + 15] = 1 if g.reborn[other] else 0
    row[cell + 16] = 1 if g.active == other else 0
    row[cell + 17] = 1 if g.first == other else 0


def persona_of(g: LysState, other: i64, own: bool) -> int:
    """LR-49. A persona; before all have chosen only one's own."""
    frame = g.agenda[-1] if g.agenda else None
    return frame.chosen[other] if own and isinstance(frame, ChoosePersona) else g.personas[other]


def write_trees(g: LysState, seat: i64, row: BytesWriter, at: i64) -> None:
    """Who planted where."""
    for place, planter in enumerate(g.planter):
        if planter >= 0:
            row[at + (planter - seat) % g.seats * (BRUMAIRE + 1) + place] = 1


def write_throw(g: LysState, seat: i64, row: BytesWriter, at: i64) -> None:
    """The last throw, and how long the game has gone on."""
    for die, face in enumerate(g.dice):
        row[at + DICE.at + 6 * die + face] = 1
    if g.thrower >= 0:
        row[at + THROWER.at + (g.thrower - seat) % g.seats] = 1
    put(row, at + CLOCK.at, g.round, CLOCK.high)
    put(row, at + CLOCK.at + 1, g.rethrows, CLOCK.high)
