"""What makes a position better by the rules, all else equal: for each game, small changes for the good of a seat.

An improvement changes a copy of a position, or says that it cannot be made there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cocarde.games.cortege.data.numbers import ARRESTED, BOARD, CP, DISCARDED, OF_SIDE, TRAY
from cocarde.games.cortege.rules.building import LAST_BUILDING
from cocarde.games.cortege.state import BUILDING
from cocarde.games.courtisans.data.numbers import CATEGORY as CATEGORY_OF
from cocarde.games.courtisans.data.numbers import (
    COURT,
    FACE,
    HIGHEST,
    INCOME_CARDS,
    KING_LIVES,
    NOBODY,
    PENSION,
    QUEEN_LIVES,
)
from cocarde.games.guillotine.data.numbers import CONVENTION, PRISON, deputies_in
from cocarde.games.guillotine.rules.places import free, send
from cocarde.games.vendee.data.numbers import BLUE, WHITE

Improvement = Callable[[Any, int], bool]


def richer(g: Any, seat: int) -> bool:
    """C-15. A thousand livres more."""
    if not g.round or g.fortune[seat] + 1000 >= g.terms.goal:
        return False
    g.fortune[seat] += 1000
    return True


def dearer_to_the_king(g: Any, seat: int) -> bool:
    """C-12. One step of favour with the King."""
    if not KING_LIVES[g.reign] or not g.round or g.status[seat] != COURT or g.k[seat] >= HIGHEST:
        return False
    g.k[seat] += 1
    return True


def dearer_to_the_queen(g: Any, seat: int) -> bool:
    """C-12. One step of favour with the Queen or the Regent."""
    if not QUEEN_LIVES[g.reign] or not g.round or g.status[seat] != COURT or g.q[seat] >= HIGHEST:
        return False
    g.q[seat] += 1
    return True


def pensioned(g: Any, seat: int) -> bool:
    """C-99. A pension that lay in the deck lies before him, paid for this round: the end is no nearer."""
    found = [card for card in g.deck if card < INCOME_CARDS and CATEGORY_OF[FACE[card]] == PENSION]
    if not g.round or not found or g.spouse[seat] != NOBODY:
        return False  # C-101: of a household a rival has half
    g.deck = [card for card in g.deck if card != found[0]]
    g.exposed[seat] = [*g.exposed[seat], found[0]]
    g.paid[found[0]] = g.round
    return True


def fuller_hand(g: Any, seat: int) -> bool:
    """C-47. The top card of the deck is in his hand."""
    if not g.round or not g.deck or len(g.hands[seat]) >= g.terms.hand_limit - 1:
        return False
    g.hands[seat] = [*g.hands[seat], g.deck[-1]]
    g.deck = g.deck[:-1]
    return True


def more_popular(g: Any, seat: int) -> bool:
    """G-75. The first of his free deputies has a point of popularity more."""
    own = deputies_in(free(g) & g.mine[seat]) if g.where else []
    if not own:
        return False
    g.pp[own[0]] += 1
    return True


def released(g: Any, seat: int) -> bool:
    """G-7. A prisoner of his is back at the Convention."""
    own = deputies_in(g.where[PRISON] & g.mine[seat]) if g.where else []
    if not own or g.vote_on == own[0]:
        return False
    send(g, own[0], CONVENTION)
    return True


def a_brevet_more(g: Any, seat: int) -> bool:
    """L-2. One brevet from the supply."""
    had = bool(g.brevet_supply)
    g.brevets[seat] += had
    g.brevet_supply -= had
    return had


def a_tree_more(g: Any, seat: int) -> bool:
    """L-140. One tree from the supply."""
    had = bool(g.tree_supply)
    g.trees[seat] += had
    g.tree_supply -= had
    return had


def a_hex_more(g: Any, seat: int) -> bool:
    """V-92. The first hex of the enemy is his camp's, but not the one that is fought for."""
    camp = BLUE if seat & 1 == BLUE else WHITE
    found = [hex for hex, owner in enumerate(g.owner) if owner == 1 - camp and hex != g.hex]
    if not found:
        return False
    g.owner[found[0]] = camp
    return True


def nearer_the_building(g: Any, seat: int) -> bool:
    """K-110. One red unit more in the Building for Counter-Power, one fewer for the Order."""
    building = g.gauges[BUILDING]
    after = building + (1 if g.side_of(seat) == CP else -1)
    if g.turn == 0 or not 0 <= after < LAST_BUILDING:
        return False
    g.gauges[BUILDING] = after
    return True


def a_unit_more(g: Any, seat: int) -> bool:
    """K-87. The first of his units that was taken from the board is to be placed again."""
    lost = [unit for unit in OF_SIDE[g.side_of(seat)] if g.status[unit] in (DISCARDED, ARRESTED)]
    if g.turn == 0 or not lost:
        return False
    g.status[lost[0]] = TRAY
    return True


def unblocked(g: Any, seat: int) -> bool:
    """K-90. The first of his units that is blocked is free."""
    blocked = [unit for unit in OF_SIDE[g.side_of(seat)] if g.status[unit] == BOARD and g.blocked[unit]]
    if not blocked:
        return False
    g.blocked[blocked[0]] = 0
    return True


IMPROVEMENTS: dict[str, tuple[Improvement, ...]] = {
    "courtisans": (richer, dearer_to_the_king, dearer_to_the_queen, pensioned, fuller_hand),
    "guillotine": (more_popular, released),
    "lys": (a_brevet_more, a_tree_more),
    "vendee": (a_hex_more,),
    "cortege": (nearer_the_building, a_unit_more, unblocked),
}
