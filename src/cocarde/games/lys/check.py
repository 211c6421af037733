"""Section 9.5: what always holds."""

from __future__ import annotations

from cocarde.games.lys.data.numbers import (
    BREVETS,
    BRUMAIRE,
    ESTATES,
    GIVES_TREES,
    HAND_LIMIT,
    MARKINGS,
    PACK,
    ROLE_BITS,
    SALON,
    SALON_SQUARE,
    STATES_GENERAL,
    TREES,
)
from cocarde.games.lys.rules.actions import Main
from cocarde.games.lys.rules.cards import LoseCards
from cocarde.games.lys.rules.verdicts import Allot
from cocarde.games.lys.seen.memory import POOL, known_to
from cocarde.games.lys.state import LysState
from cocarde.kit.invariants import demand


def check(g: LysState) -> None:
    """Raise `BrokenInvariant` if a card, tree or brevet was lost or doubled, or a pawn stands where it cannot."""
    check_cards(g)
    check_hands(g)
    check_trees(g)
    check_pawns(g)
    check_memory(g)


def check_cards(g: LysState) -> None:
    """110 cards: deck, discard, hands, pool, and the role cards before the players."""
    cards = g.deck + g.discard + g.pool
    for hand in g.hands:
        cards += hand
    for marking in g.marking:
        cards += [card for card, bit in enumerate(ROLE_BITS) if marking & bit]
    cards.sort()
    demand(cards == PACK, f"the cards are not the 110 of the box: {len(cards)} are found")


def check_hands(g: LysState) -> None:
    """Six cards at most, seven before the throw, more only while they are being dealt with."""
    frame = g.agenda[-1] if g.agenda else None
    for seat, hand in enumerate(g.hands):
        demand(hand == sorted(hand), f"the hand of seat {seat} is out of order")
        if isinstance(frame, (Allot, LoseCards)):
            continue
        limit = HAND_LIMIT + 1 if isinstance(frame, Main) and frame.seat == seat else HAND_LIMIT
        demand(len(hand) <= limit, f"seat {seat} holds {len(hand)} cards")


def check_trees(g: LysState) -> None:
    """80 trees and 80 brevets; who planted has the brevet, unless he paid it or was searched."""
    planted = [square for square, planter in enumerate(g.planter) if planter >= 0]
    demand(sum(g.trees) + len(planted) + g.tree_supply == TREES, "the trees are not 80")
    demand(sum(g.brevets) + g.brevet_supply == BREVETS, "the brevets are not 80")
    demand(sum(g.brevets) <= len(planted), "more brevets than planted trees")
    demand(min(*g.trees, *g.brevets, g.tree_supply, g.brevet_supply) >= 0, "a debt of trees or brevets")
    demand(not set(planted) & {0, BRUMAIRE, *GIVES_TREES}, "a tree stands where none may")
    left = [square for square in range(BRUMAIRE + 1) if square not in planted]
    demand(g.road == left, "the road is not what the trees have left of it")


def check_pawns(g: LysState) -> None:
    """No pawn on a cancelled square; holds, wounds and waits only where they can be."""
    for seat, place in enumerate(g.place):
        demand(place > BRUMAIRE or g.planter[place] < 0, f"seat {seat} stands on the cancelled square {place}")
        demand(place > BRUMAIRE or g.stood[seat] == place, f"seat {seat} stood elsewhere than on {place}")
        demand(bool(MARKINGS[g.marking[seat]]), f"seat {seat} bears cocarde and lys")
        demand(not g.reborn[seat] or place == 0, f"seat {seat} waits for a new life on {place}")
        demand(not g.wounded[seat] or place <= BRUMAIRE, f"seat {seat} is wounded in an annexe")
        demand((g.held[seat] == SALON) == (g.salon[seat] > 0), f"seat {seat} is half in the salon")
        demand(g.held[seat] != SALON or place == SALON_SQUARE, f"seat {seat} is in the salon on {place}")
        alone = g.place.count(STATES_GENERAL) == 1
        demand(g.held[seat] != ESTATES or (place == STATES_GENERAL and alone), f"seat {seat} is held by the estates")


def check_memory(g: LysState) -> None:
    """What a seat knows of another's cards is so."""
    for viewer in range(g.seats):
        for holder in [*range(g.seats), POOL]:
            rest = (g.pool if holder == POOL else g.hands[holder])[:]
            for card in known_to(g, viewer, holder):
                demand(card in rest, f"seat {viewer} knows of a card that {holder} does not hold")
                rest.remove(card)
