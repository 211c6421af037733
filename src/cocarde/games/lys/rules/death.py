"""L-160 to L-163: death and the wait for a new life."""

from __future__ import annotations

from cocarde.core.text import Args
from cocarde.games.lys.data.numbers import DEPART, NONE, PLACES, ROLE_BITS
from cocarde.games.lys.rules.cards import throw_hand
from cocarde.games.lys.rules.causes import NO_CAUSE
from cocarde.games.lys.rules.movement.pawns import stand
from cocarde.games.lys.state import LysState


def die(g: LysState, seat: int, cause: Args = NO_CAUSE) -> None:
    """L-160, LR-43. Hand and role cards to the discard, pawn to Départ; trees and brevets are kept."""
    if g.telling:
        g.tell("died", "L-160", {"seat": seat, "square": PLACES[g.place[seat]], **cause})
    throw_hand(g, seat, "L-160")
    if not g.options.death_keeps_role:
        strip(g, seat)
    stand(g, seat, DEPART)
    g.wounded[seat] = False
    g.reborn[seat] = True


def strip(g: LysState, seat: int) -> None:
    """The role cards before a player go to the discard."""
    for card, bit in enumerate(ROLE_BITS):
        if g.marking[seat] & bit:
            g.discard.append(card)
    g.marking[seat] = NONE
