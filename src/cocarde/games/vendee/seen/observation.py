"""Section 6 in numbers: what a seat of Vendée Militaire may see, for those who learn.

Camps and seats stand from the one who looks: the own camp, then the enemy's; the own seat, then those to its left.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from cocarde.core.agenda import Frame
from cocarde.core.learning.observation import Block, Observer, count, put, spread, tally
from cocarde.games.vendee.data.numbers import COPIES, FACES, HALF_DECK, HEXES, MOST_BATTLES, NOBODY, TYPES
from cocarde.games.vendee.rules.effects import AddGalerne
from cocarde.games.vendee.rules.strikes import PickCard
from cocarde.games.vendee.state import ADDED, BASE, FATE, PLAY_WIDTH, ROLL, SEAT, STANDS, TOTAL, VendeeState

SEATS: Final = 4
CARDS: Final = len(FACES)
TILES: Final = len(HEXES)
MOST: Final = max(COPIES)
DECK: Final = 2 * len(HALF_DECK[0][0])
PLAYS: Final = 6
FEATURES: Final = 12
"""The last plays of a battle, and what is told of each beside its cards."""

SUBJECT: Final = Block("subject", (SEATS + TILES,), 1, "of the question: the seat it names, the hex it names")
HAND: Final = Block("hand", (CARDS,), MOST, "own cards by face")
SEEN: Final = Block("seen", (SEATS, CARDS), MOST, "cards of other hands the seat sees or knows (own row empty)")
HANDS: Final = Block("hands", (SEATS,), DECK, "cards in each hand")
DISCARD: Final = Block("discard", (2, CARDS), MOST, "discards by camp, own first")
ASIDE: Final = Block("aside", (2, CARDS), MOST, "cards set aside by camp")
CAMPS: Final = Block("camps", (2, 4), DECK, "cards in the deck, of Jeu I in it, general ready, extra general ready")
BOARD: Final = Block("board", (TILES, 5), 1, "each tile: own, the enemy's, set aside, fortified, under attack")
PLACE: Final = Block("place", (TILES,), TILES, "on whose place each tile lies")
BATTLE: Final = Block(
    "battle",
    (PLAYS, FEATURES),
    99,
    "the last plays, newest first: by own seat, the left, the partner, the right; total; asks M, T; stands;"
    " cancelled by general, extra general, card; the roll",
)
LAST: Final = Block("battle_cards", (PLAYS, CARDS), 2, "the cards of these plays")
STATE: Final = Block("state", (5,), MOST_BATTLES, "round, end marker, forts in reserve, battles, own camp attacks")


class VendeeObserver(Observer[VendeeState]):
    """Board, markers, cards, battle."""

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        super().__init__(frames, [SUBJECT, HAND, SEEN, HANDS, DISCARD, ASIDE, CAMPS, BOARD, PLACE, BATTLE, LAST, STATE])

    def fill(self, g: VendeeState, seat: i64, row: BytesWriter, at: i64) -> None:
        write_question(g, seat, row, at + SUBJECT.at)
        write_hands(g, seat, row, at)
        camp: i64
        for camp in range(2):
            write_camp(g, camp, camp ^ seat & 1, row, at)
        write_board(g, seat & 1, row, at)
        write_battle(g, seat, row, at)
        write_state(g, seat, row, at + STATE.at)


def write_question(g: VendeeState, seat: i64, row: BytesWriter, at: i64) -> None:
    """V-61, V-64. Whom or what a question of this seat is about."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, PickCard):
        row[at + (frame.target - seat) % g.seats] = 1
    elif isinstance(frame, AddGalerne):
        row[at + SEATS + frame.place] = 1


def write_hands(g: VendeeState, seat: i64, row: BytesWriter, at: i64) -> None:
    """V-116, V-64. One's own cards, and what one sees or remembers of the others'."""
    tally(row, at + HAND.at, g.hands[seat])
    other: i64
    for other in range(g.seats):
        place = (other - seat) % g.seats
        put(row, at + HANDS.at + place, len(g.hands[other]), HANDS.high)
        if other != seat:
            seen = g.hands[other] if seat in g.eyes(other) else g.known(other, seat)
            tally(row, at + SEEN.at + place * CARDS, seen)


def write_camp(g: VendeeState, camp: i64, place: i64, row: BytesWriter, at: i64) -> None:
    """What everybody sees of a camp; `place` 0: the own."""
    tally(row, at + DISCARD.at + place * CARDS, g.discard[camp])
    tally(row, at + ASIDE.at + place * CARDS, g.aside[camp])
    cell = at + CAMPS.at + 4 * place
    put(row, cell, len(g.deck[camp]), CAMPS.high)
    put(row, cell + 1, g.jeu_one[camp], CAMPS.high)
    row[cell + 2] = 1 if g.general[camp] else 0
    row[cell + 3] = 1 if g.extra[camp] else 0


def write_board(g: VendeeState, camp: i64, row: BytesWriter, at: i64) -> None:
    """The tiles."""
    hex: i64
    for hex in range(TILES):
        cell = at + BOARD.at + 5 * hex
        owner = g.owner[hex]
        row[cell + (2 if owner == NOBODY else owner ^ camp)] = 1
        row[cell + 3] = 1 if g.fort[hex] else 0
        row[cell + 4] = 1 if g.hex == hex else 0
        put(row, at + PLACE.at + hex, g.place[hex], PLACE.high)


def write_battle(g: VendeeState, seat: i64, row: BytesWriter, at: i64) -> None:
    """The last plays. One that may still be cancelled looks like one that stands: its window is a secret (VR-89)."""
    plays = g.plays
    age: i64
    for age in range(min(PLAYS, len(plays) // PLAY_WIDTH)):
        play = len(plays) - (age + 1) * PLAY_WIDTH
        base, added = plays[play + BASE], plays[play + ADDED]
        cell = at + BATTLE.at + age * FEATURES
        row[cell + (plays[play + SEAT] - seat) % g.seats] = 1
        put(row, cell + 4, plays[play + TOTAL], BATTLE.high)
        spread(row, cell + 5, TYPES[added if added >= 0 else base])
        row[cell + 7 + max(0, plays[play + FATE] - STANDS)] = 1
        put(row, cell + 11, plays[play + ROLL], BATTLE.high)
        cards = at + LAST.at + age * CARDS
        count(row, cards + base)
        if added >= 0:
            count(row, cards + added)


def write_state(g: VendeeState, seat: i64, row: BytesWriter, at: i64) -> None:
    """Round, markers, and who attacks."""
    put(row, at, g.round, STATE.high)
    put(row, at + 1, g.end_marker, STATE.high)
    put(row, at + 2, g.reserve, STATE.high)
    put(row, at + 3, g.battles, STATE.high)
    row[at + 4] = 1 if (g.attacker ^ seat) & 1 == 0 else 0
