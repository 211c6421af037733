"""4.3 and section 6: all that a seat cannot know, dealt anew from what it can."""

from __future__ import annotations

from cocarde.core.chance import Chance
from cocarde.games.vendee.choices import Play
from cocarde.games.vendee.data.numbers import BLUE, JEU, WHITE
from cocarde.games.vendee.rules.bidding import Bid, plays
from cocarde.games.vendee.rules.cards import without
from cocarde.games.vendee.state import VendeeState


def redeal(g: VendeeState, viewer: int, chance: Chance) -> VendeeState:
    """A copy whose decks, and hands `viewer` does not see, are dealt anew; what the viewer knows of them stays."""
    twin = g.copy()
    twin.chance = chance
    redeal_camp(twin, BLUE, viewer)
    redeal_camp(twin, WHITE, viewer)
    return twin


def redeal_camp(g: VendeeState, camp: int, viewer: int) -> None:
    """The deck and the hidden hands of a camp."""
    hidden = [seat for seat in range(camp, g.seats, 2) if viewer not in g.eyes(seat)]
    loose = g.deck[camp][:]
    for seat in hidden:
        loose += difference(g.hands[seat], g.known(seat, viewer))
    loose.sort()
    bidder = pending_bidder(g)
    sure = witness(g, bidder, g.known(bidder, viewer), loose) if bidder in hidden else []
    loose = difference(loose, sure)
    g.deck[camp] = new_deck(g, camp, loose)
    loose = difference(loose, g.deck[camp])
    g.chance.shuffle(loose)
    for seat in hidden:
        hand = g.known(seat, viewer) + (sure if seat == bidder else [])
        while len(hand) < len(g.hands[seat]):
            hand.append(loose.pop())
        g.hands[seat] = sorted(hand)
        if (seat ^ viewer) & 1 == 0:
            g.shown[seat] = forget(g, seat)


def pending_bidder(g: VendeeState) -> int:
    """The seat that is asked for a play: everybody knows that it holds a legal one. -1: none."""
    frame = g.agenda[-1] if g.agenda else None
    return frame.seat if isinstance(frame, Bid) else -1


def witness(g: VendeeState, seat: int, known: list[int], loose: list[int]) -> list[int]:
    """Loose cards that give the bidder a legal play, such that the rest still fills the deck."""
    camp = seat & 1
    hand = g.hands[seat]
    g.hands[seat] = sorted(known + loose)
    found = plays(g, seat)
    g.hands[seat] = hand
    order = list(range(len(found)))
    g.chance.shuffle(order)
    for at in order:
        play = found[at]
        assert isinstance(play, Play)
        cards = difference([play.base] if play.bonus < 0 else [play.base, play.bonus], known)
        rest = difference(loose, cards)
        if len(cards) + len(known) <= len(hand) and fills_deck(g, camp, rest):
            return cards
    raise AssertionError("the seat that is asked holds a legal play: its own hand is one of these")


def layers(g: VendeeState, camp: int, loose: list[int]) -> tuple[list[int], list[int]]:
    """4.3. The loose cards that may lie in the upper and the lower layer of the deck.

    Jeu I lies on Jeu II; after a reshuffle there is one layer, of the cards that were shuffled into it.
    """
    if g.pile[camp]:
        return [], difference(loose, difference(loose, g.pile[camp]))
    return [face for face in loose if JEU[face] == 1], [face for face in loose if JEU[face] == 2]


def fills_deck(g: VendeeState, camp: int, loose: list[int]) -> bool:
    """Are there enough loose cards for each layer of the deck?"""
    upper, lower = layers(g, camp, loose)
    top = g.jeu_one[camp]
    return len(upper) >= top and len(lower) >= len(g.deck[camp]) - top


def new_deck(g: VendeeState, camp: int, loose: list[int]) -> list[int]:
    """A deck of the old size and layers from the loose cards, the top at its end."""
    upper, lower = layers(g, camp, loose)
    top = g.jeu_one[camp]
    g.chance.shuffle(upper)
    g.chance.shuffle(lower)
    return lower[: len(g.deck[camp]) - top] + upper[:top]


def forget(g: VendeeState, seat: int) -> list[int]:
    """As many cards of a partner's hidden hand as the enemy saw in it, those taken back among them."""
    seen = g.recovered[seat][:]
    others = difference(g.hands[seat], seen)[:]
    g.chance.shuffle(others)
    return seen + others[: len(g.shown[seat]) - len(seen)]


def difference(faces: list[int], fewer: list[int]) -> list[int]:
    """These faces without those, copy by copy."""
    rest = faces
    for face in fewer:
        rest = without(rest, face)
    return rest
