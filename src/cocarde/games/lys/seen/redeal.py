"""Section 6: all that a seat cannot know, dealt anew from what it can."""

from __future__ import annotations

from cocarde.core.chance import Chance
from cocarde.games.lys.rules.setup import ChoosePersona
from cocarde.games.lys.rules.verdicts import Allot
from cocarde.games.lys.seen.memory import CARD_BITS, POOL, WHAT, WHAT_BITS, known_to, what
from cocarde.games.lys.state import LysState


def redeal(g: LysState, viewer: int, chance: Chance) -> LysState:
    """A copy whose deck, and hands `viewer` does not see, are dealt anew; the cards the viewer knows of stay."""
    twin = g.copy()
    twin.chance = chance
    hide_personas(twin, viewer)
    loose = [] if g.deck_known else g.deck[:]
    hidden = [seat for seat in range(g.seats) if seat != viewer]
    for seat in hidden:
        loose += without(g.hands[seat], known_to(g, viewer, seat))
    sees_pool = shows_pool(g, viewer)
    if not sees_pool:
        loose += without(g.pool, known_to(g, viewer, POOL))
    loose.sort()  # what is dealt anew must not depend on how it really lies
    chance.shuffle(loose)
    for seat in hidden:
        twin.hands[seat] = refill(g, viewer, seat, g.hands[seat], loose)
    if not sees_pool:
        twin.pool = refill(g, viewer, POOL, g.pool, loose)
    if not g.deck_known:
        twin.deck = loose
    twin.known = reknow(twin, viewer)
    return twin


def shows_pool(g: LysState, viewer: int) -> bool:
    """L-93. Is it this viewer who sees the pool and gives it out?"""
    frame = g.agenda[-1] if g.agenda else None
    return isinstance(frame, Allot) and frame.seat == viewer


def refill(g: LysState, viewer: int, holder: int, old: list[int], loose: list[int]) -> list[int]:
    """A hand of the old size: what the viewer knows of it, then loose cards."""
    cards = known_to(g, viewer, holder)
    while len(cards) < len(old):
        cards.append(loose.pop())
    cards.sort()
    return cards


def reknow(g: LysState, viewer: int) -> list[int]:
    """What others saw of hands that were dealt anew is some card of these hands, another for each fact."""
    facts: list[int] = []
    spare: dict[int, list[int]] = {}
    for fact in g.known:
        holder = (fact & WHAT) >> CARD_BITS
        if holder == viewer or fact >> WHAT_BITS >> viewer & 1:
            facts.append(fact)
            continue
        if holder not in spare:
            held = g.pool if holder == POOL else g.hands[holder]
            spare[holder] = without(held, known_to(g, viewer, holder))
            g.chance.shuffle(spare[holder])
        facts.append(fact & ~WHAT | what(holder, spare[holder].pop()))
    return facts


def hide_personas(g: LysState, viewer: int) -> None:
    """LR-49. What others have chosen while somebody still thinks is anybody's guess."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, ChoosePersona):
        known = [viewer, *frame.seats(g)]
        guesses = [p if seat in known else g.chance.below(2) for seat, p in enumerate(frame.chosen)]
        g.agenda[-1] = ChoosePersona(tuple(guesses))


def without(cards: list[int], fewer: list[int]) -> list[int]:
    """These cards without those, one by one."""
    rest = cards[:]
    for card in fewer:
        rest.remove(card)
    return rest
