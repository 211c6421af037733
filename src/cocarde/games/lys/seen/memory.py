"""Section 6: what seats saw of others' cards: alms, messages, the pool of 41, a discard turned over into a deck.

`known` is a list of facts, one number each: who knows it (a bit per seat), in whose hand it is so, which card.
A fact is dropped as soon as it may no longer hold; what is left is never wrong.
"""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.numbers import SEATS
from cocarde.games.lys.state import LysState

POOL: Final = SEATS
"""The holder of the cards pooled on 41."""
EVERYBODY: Final = (1 << SEATS) - 1
CARD_BITS: Final = 6
WHAT_BITS: Final = 9
WHAT: Final = (1 << WHAT_BITS) - 1


def what(holder: int, card: int) -> int:
    """The lower half of a fact: this holder has this card."""
    return holder << CARD_BITS | card


def learn(g: LysState, knowers: int, holder: int, card: int) -> None:
    """From now on these seats know that the holder has one more such card; his own hand he knows anyway."""
    knowers &= ~(1 << holder)
    if knowers:
        g.known = [*g.known, knowers << WHAT_BITS | what(holder, card)]


def lose_openly(g: LysState, holder: int, card: int) -> None:
    """Everybody saw this card go: whoever knew of one such card knows of one fewer."""
    if g.known:
        g.known = _without_one(g.known, what(holder, card), EVERYBODY)


def lose_in_secret(g: LysState, holder: int, card: int, witnesses: int) -> None:
    """Only the witnesses saw which card went: the others know nothing of this hand any more."""
    if not g.known:
        return
    kept: list[int] = []
    for fact in _without_one(g.known, what(holder, card), witnesses):
        if (fact & WHAT) >> CARD_BITS == holder:
            fact &= witnesses << WHAT_BITS | WHAT
        if fact > WHAT:
            kept.append(fact)
    g.known = kept


def _without_one(facts: list[int], lost: int, seers: int) -> list[int]:
    """The facts after each of these seers took back one fact of this content, if it had any."""
    kept: list[int] = []
    for fact in facts:
        if fact & WHAT == lost:
            knowers = fact >> WHAT_BITS
            fact = (knowers & ~seers) << WHAT_BITS | lost
            seers &= ~knowers
        if fact > WHAT:
            kept.append(fact)
    return kept


def known_to(g: LysState, viewer: int, holder: int) -> list[int]:
    """The cards this viewer knows to be in that hand (`POOL`: among the pooled cards), in the order of the kinds."""
    found: list[int] = []
    for fact in g.known:
        if fact >> WHAT_BITS >> viewer & 1 and (fact & WHAT) >> CARD_BITS == holder:
            found.append(fact & ((1 << CARD_BITS) - 1))
    found.sort()
    return found
