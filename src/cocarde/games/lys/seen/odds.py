"""How likely a hand one does not see holds an answer, from the cards one has not seen."""

from __future__ import annotations

from math import comb

from cocarde.games.lys.data.numbers import PACK, ROLE_BITS
from cocarde.games.lys.rules.celebrities import bars_defence
from cocarde.games.lys.seen.memory import known_to
from cocarde.games.lys.state import LysState


def unseen(g: LysState, viewer: int) -> list[int]:
    """The cards of which this seat does not know where they are."""
    left = PACK[:]
    seen = [*g.discard, *g.hands[viewer], *(g.deck if g.deck_known else [])]
    seen += [card for marking in g.marking for card, bit in enumerate(ROLE_BITS) if marking & bit]
    for other in g.others(viewer):
        seen += known_to(g, viewer, other)
    for card in seen:
        left.remove(card)
    return left


def undefended(g: LysState, viewer: int, target: int, colour: int) -> int:
    """L-32. The chance in a hundred that the target can answer an attack of this colour with nothing."""
    known = known_to(g, viewer, target)
    if not all(bars_defence(g, target, card, colour) for card in known):
        return 0
    left = unseen(g, viewer)
    helpless = sum(1 for card in left if bars_defence(g, target, card, colour))
    drawn = len(g.hands[target]) - len(known)
    return round(100 * comb(helpless, drawn) / comb(len(left), drawn))
