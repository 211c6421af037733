"""Section 10: what a position is worth, for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data import COLOURS
from cocarde.games.lys.dice import Throw
from cocarde.games.lys.outlook import PATIENCE, TREE, Outlook, outlook
from cocarde.games.lys.scoring import merit
from cocarde.games.lys.state import LysState
from cocarde.games.lys.tables import (
    BOX,
    BRUMAIRE,
    ESTATES,
    FIRST_ATTACK,
    FIRST_BOOK,
    FIRST_CELEBRITY,
    FIRST_DEFENCE,
    FIRST_ESCAPE,
    GUYANA,
    HAND_LIMIT,
    SALON,
    TAVERN,
    in_prison,
)

SCALE: Final = 4.0
"""So many brevets ahead are half way from even to won."""
THREAT: Final = 2.0
"""What an opponent about to end the game takes from one's prospects."""
STRANDED_TREE: Final = 0.5
ROLE: Final = 0.08
COCARDE_CARD: Final = 0.3
ATTACK: Final = 0.25
DEFENCE: Final = 0.2
CELEBRITY: Final = 0.3
STALE: Final = 0.03
ESCAPE: Final = 0.3
ESCAPE_NOW: Final = 0.9
BOOK: Final = 0.35
WOUND: Final = -0.3
REBIRTH: Final = 0.6

LAST_OF_COLOUR: Final = [
    max([place for place, square in enumerate(BOX.squares[:BRUMAIRE], start=1) if square.zone == colour])
    for colour in COLOURS
]
LAST_VALID: Final = [card.last for card in BOX.cards]


def judgement(g: LysState, seat: int) -> float:
    """From about -1 (lost) to 1 (won): one's own prospects beside those of the best and the average opponent."""
    if g.over:
        return final(g, seat)
    ahead = outlook(g.seats)
    best = -100.0
    total = 0.0
    threat = 0.0
    for other in range(g.seats):
        if other != seat:
            worth = prospects(g, other, ahead)
            total += worth
            threat += ahead.haste[g.marking[other]][g.place[other]]
            if worth > best:
                best = worth
    lead = prospects(g, seat, ahead) - (best + total / (g.seats - 1)) / 2 - THREAT * threat
    return lead / (SCALE + abs(lead))


def final(g: LysState, seat: int) -> float:
    """Won, shared or lost."""
    mine = merit(g, seat)
    rivals = [merit(g, other) for other in range(g.seats) if other != seat]
    return 1.0 if mine > max(rivals) else 0.5 if mine == max(rivals) else -1.0


def prospects(g: LysState, seat: int, ahead: Outlook) -> float:
    """10.3. What a player has and may expect, in brevets."""
    place = g.place[seat]
    tree = TREE if place <= BRUMAIRE else STRANDED_TREE
    worth = g.brevets[seat] + g.trees[seat] * tree
    if throws_next(g, seat):
        worth += ahead.value[g.marking[seat]][place]
    else:
        worth += PATIENCE * ahead.drift[g.marking[seat]][place]
    held = g.held[seat]
    if held == SALON:
        worth -= 0.15 * g.salon[seat]
    elif held in (ESTATES, TAVERN):
        worth -= 0.3
    if g.wounded[seat]:
        worth += WOUND
    if g.reborn[seat]:
        worth += REBIRTH
    return worth + hand_worth(g, seat, place)


def throws_next(g: LysState, seat: int) -> bool:
    """Is it this player's turn, and his throw still to come?"""
    for frame in g.agenda:
        if isinstance(frame, Throw) and frame.seat == seat:
            return True
    return False


def hand_worth(g: LysState, seat: int, place: int) -> float:
    """10.3. What the cards of a hand are worth to their owner where he stands; beyond six they must go."""
    worth = 0.0
    last = -1
    main = min(place, BRUMAIRE) if place <= BRUMAIRE else g.stood[seat]
    for card in g.hands[seat]:
        value = card_worth(card, place, main)
        worth += value / 2 if card == last else value
        last = card
    over = len(g.hands[seat]) - HAND_LIMIT
    return worth - STALE * over if over > 0 else worth


def card_worth(card: int, place: int, main: int) -> float:
    """What one card is worth."""
    if card < FIRST_ATTACK:
        return COCARDE_CARD if card == 0 else ROLE
    if card < FIRST_DEFENCE:
        return ATTACK
    if card < FIRST_CELEBRITY:
        return DEFENCE if main <= LAST_OF_COLOUR[card - FIRST_DEFENCE] else STALE
    if card < FIRST_ESCAPE:
        return CELEBRITY if main <= LAST_VALID[card] else STALE
    if card < FIRST_BOOK:
        return ESCAPE_NOW if place == GUYANA or in_prison(place) else ESCAPE
    return BOOK


