"""V-55, V-56: what the effects of cards would do if their play stood now, for the stakes of those who decide."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Stake, stake
from cocarde.games.vendee.data.numbers import (
    ANNULS,
    BOX,
    CARRIES,
    FIRST_END,
    GALERNE_HEXES,
    LAST_END,
    NOBODY,
    RECOVERABLE,
    SYMBOLS,
    TYPE_NAMES,
    TYPES,
    VALUE_ON,
)
from cocarde.games.vendee.data.rows import EffectRow
from cocarde.games.vendee.rules.cards import best_bonus
from cocarde.games.vendee.rules.sites import sites
from cocarde.games.vendee.state import VendeeState

COUNTED: Final = {
    "draw": "draw",
    "draw_at": "draw",
    "discard": "discard",
    "recover": "recover",
    "recover_if": "recover",
}
"""The effects that take a number of cards, and the word of the texts for each."""
MANY: Final = 4
"""The texts name fewer cards than these by their number."""


def happens(g: VendeeState, seat: int, effect: EffectRow) -> bool:
    """V-55, V-56. Would the effect of a card of this seat change anything now?"""
    op, camp = effect.op, seat & 1
    if op in ("draw_at", "recover_if") and not CARRIES[g.hex][SYMBOLS.index(effect.symbol)]:
        return False
    if op in ("discard", "pick_discard", "peek"):
        return any(g.hands[other] for other in range(g.seats) if (other ^ seat) & 1)
    if op in ("recover", "recover_if"):
        return any(RECOVERABLE[face] for face in g.discard[camp])
    if op in ("flip", "fort_up", "scorch"):
        return bool(sites(g, op, camp))
    if op == "rally":
        return not g.general[camp]
    if op == "wound":
        return g.general[camp ^ 1]
    if op == "extra_general":
        return not g.extra[camp]
    if op == "manche":  # V-80
        return g.end_marker < LAST_END if effect.n > 0 else g.end_marker > max(FIRST_END, g.round)
    if op == "galerne":
        return any(g.owner[hex] == NOBODY for hex in GALERNE_HEXES)
    return op not in ("cancel", "hexbonus")


def follows(g: VendeeState, seat: int, faces: list[int]) -> list[str]:
    """V-55, VR-16. What follows if a play of these cards stands, in their order, in the words of the texts."""
    return [word_of(effect) for face in faces for effect in BOX.cards[face].fx if happens(g, seat, effect)]


def word_of(effect: EffectRow) -> str:
    """How the texts call an effect."""
    op = effect.op
    if op in COUNTED:
        return f"{COUNTED[op]}-{effect.n if effect.n < MANY else 'many'}"
    if op == "manche":
        return "longer" if effect.n > 0 else "shorter"
    return op


def card_here(g: VendeeState, owner: int, face: int, seat: int) -> Stake:
    """V-26. What a card of `owner` counts on the battle hex, as which type, and what it would do, told to `seat`."""
    if ANNULS[face]:
        return stake("card-annuls")
    then = follows(g, owner, [face])
    value, types = VALUE_ON[g.hex][face], TYPE_NAMES[TYPES[face]]
    if owner == seat:
        return stake("card", total=value, types=types, n=len(then), deeds=then)
    return stake("their-card", total=value, types=types, n=len(then), blows=then)


def could_answer(g: VendeeState, seat: int, total: int, types: int) -> bool:
    """V-26, V-27. Does the hand hold a card, or a card and a bonus, that beats this total in one of these types?"""
    hand = g.hands[seat]
    return any(TYPES[base] & types and VALUE_ON[g.hex][base] + best_bonus(hand, base) > total for base in hand)
