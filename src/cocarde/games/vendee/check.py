"""What must hold in every position: cards, tokens and markers are neither lost nor doubled."""

from __future__ import annotations

from cocarde.core.errors import BrokenInvariant
from cocarde.games.vendee.data.numbers import (
    BLUE,
    FACES,
    FIRST_END,
    FORTRESSES,
    GALERNE_HEXES,
    HALF_DECK,
    HEXES,
    LAST_END,
    NOBODY,
    START_HEXES,
    WHITE,
)
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.state import ADDED, BASE, FATE, LAID, PLAY_WIDTH, SEAT, STANDS, VendeeState
from cocarde.kit.invariants import demand


def table_cards(g: VendeeState, camp: int) -> list[int]:
    """V-7. The cards of a camp that lie on the table or wait in their window."""
    cards: list[int] = []
    for at in range(0, len(g.plays), PLAY_WIDTH):
        if g.plays[at + SEAT] & 1 == camp and g.plays[at + FATE] in (LAID, STANDS):
            cards += [face for face in (g.plays[at + BASE], g.plays[at + ADDED]) if face >= 0]
    return cards


def check(g: VendeeState) -> None:
    """Every invariant, or `BrokenInvariant`."""
    for camp in (BLUE, WHITE):
        check_cards(g, camp)
    check_board(g)
    check_markers(g)


def check_cards(g: VendeeState, camp: int) -> None:
    """V-7. Every card of the camp is in exactly one zone: 52 in all."""
    cards = g.deck[camp] + g.discard[camp] + g.aside[camp] + table_cards(g, camp)
    for seat in range(camp, g.seats, 2):
        hand = g.hands[seat]
        demand(hand == sorted(hand), f"the hand of seat {seat} is out of order")
        for known in (g.shown[seat], g.recovered[seat]):
            missing = [FACES[face] for face in known if known.count(face) > hand.count(face)]
            demand(not missing, f"seat {seat} is known to hold {missing}, and does not")
        cards += hand
    wanted = HALF_DECK[camp][0] + HALF_DECK[camp][1]
    if sorted(cards) != sorted(wanted):
        wrong = [FACES[face] for face in sorted({*cards, *wanted}) if cards.count(face) != wanted.count(face)]
        raise BrokenInvariant(f"{CAMPS[camp]}: {len(cards)} cards, not {len(wanted)}; wrong: {', '.join(wrong)}")


def check_board(g: VendeeState) -> None:
    """V-3, V-4, V-61."""
    demand(sum(g.fort) + g.reserve == FORTRESSES and g.reserve >= 0, "reserve and fortresses are not six")
    demand(all(g.owner[hex] != NOBODY for hex in range(START_HEXES)), "a hex has no owner")
    demand(all(g.owner[hex] != NOBODY for hex in range(len(HEXES)) if g.fort[hex]), "a fortress off the board")
    added = [g.owner[hex] != NOBODY for hex in GALERNE_HEXES]
    demand(added == sorted(added, reverse=True), "the Galerne hexes are out of order")
    demand(sorted(g.place) == list(range(len(HEXES))), "two tiles on one place")


def check_markers(g: VendeeState) -> None:
    """V-11, V-80."""
    demand(FIRST_END <= g.end_marker <= LAST_END, f"the end marker stands on {g.end_marker}")
    demand(g.round <= g.end_marker, f"round {g.round} is beyond the end marker {g.end_marker}")
