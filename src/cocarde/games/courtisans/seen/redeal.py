"""Section 6: all that a seat cannot know, dealt anew from what it can."""

from __future__ import annotations

from cocarde.core.chance import Chance
from cocarde.games.courtisans.data.numbers import HOUSES
from cocarde.games.courtisans.data.rows import SEXES
from cocarde.games.courtisans.rules.bargaining.bargains import MAKER, TO
from cocarde.games.courtisans.rules.bargaining.contracts import (
    LINE_PAYEE,
    LINE_PAYER,
    NUMBER,
    PAYEE,
    PAYER,
    public_line,
)
from cocarde.games.courtisans.rules.bargaining.negotiation import AnswerOffer, Bargain
from cocarde.games.courtisans.rules.cards.hand import ChooseGift
from cocarde.games.courtisans.state import CourtisansState


def redeal(g: CourtisansState, viewer: int, chance: Chance) -> CourtisansState:
    """A copy whose deck, unknown cards in hands, secret choices and bargains of others are made anew."""
    twin = g.copy()
    twin.chance = chance
    redeal_cards(twin, viewer)
    redeal_bargains(twin, viewer)
    if not g.round:
        redeal_characters(twin, viewer)
    if viewer != g.chambellan:
        twin.flags, twin.pardoned = [], []  # C-128: only he sees them
    return twin


def redeal_cards(g: CourtisansState, viewer: int) -> None:
    """The deck, and the cards in other hands that the viewer does not know."""
    g.known = g.known[:]
    loose = g.deck[:]
    for seat, hand in enumerate(g.hands):
        if seat != viewer:
            loose += [card for card in hand if not g.known[card] >> viewer & 1]
    loose.sort()
    g.chance.shuffle(loose)
    before = g.hands[:]
    for seat, hand in enumerate(before):
        if seat != viewer:
            g.hands[seat] = [dealt(g, viewer, seat, card, loose) for card in hand]
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, ChooseGift) and frame.first >= 0:
        place = before[g.active].index(frame.first)
        g.agenda[-1] = ChooseGift(frame.to, g.hands[g.active][place])
    g.deck = loose
    for card in loose:
        g.known[card] = 0


def dealt(g: CourtisansState, viewer: int, seat: int, card: int, loose: list[int]) -> int:
    """The card that takes this place; who knows it besides its owner is beyond the viewer."""
    if g.known[card] >> viewer & 1:
        return card
    return give_to(g, seat, loose.pop())


def give_to(g: CourtisansState, seat: int, card: int) -> int:
    """Only its owner knows it."""
    g.known[card] = 1 << seat
    return card


def redeal_bargains(g: CourtisansState, viewer: int) -> None:
    """C-37. What others agreed among themselves is not there; an offer between others was never made."""
    g.offers = [offer for offer in g.offers if viewer in (offer[MAKER], offer[TO])]
    g.contracts = [each for each in g.contracts if viewer in (each[PAYER], each[PAYEE])]
    mine = [each[NUMBER] for each in g.contracts]
    g.due = [number for number in g.due if number in mine]
    g.ledger = [line for line in g.ledger if public_line(line) or viewer in (line[LINE_PAYER], line[LINE_PAYEE])]
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, AnswerOffer) and viewer not in (frame.maker, frame.to):
        forget_offer(g, frame)


def forget_offer(g: CourtisansState, frame: AnswerOffer) -> None:
    """C-42. For all a third player can tell, the maker is still thinking."""
    g.agenda.pop()
    if g.agenda and isinstance(g.agenda[-1], Bargain):
        g.agenda.pop()
    g.agenda.append(Bargain(frame.place, frame.made))


def redeal_characters(g: CourtisansState, viewer: int) -> None:
    """C-4. The characters others chose in secret: any of those on offer."""
    chosen = g.chosen[:]
    for seat in range(g.seats):
        if seat != viewer and chosen[seat]:
            chosen[seat] = SEXES[g.chance.below(2)] + HOUSES[g.chance.below(len(HOUSES))]
    g.chosen = chosen
