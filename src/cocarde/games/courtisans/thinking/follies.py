"""Answers at court that are never right: what one could have oneself asked for another, and the like.

A bargain may make any of them right (C-31): who is paid for a thing is not kept from it, but from all others.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import Audience, OfSeat, Play, Recall, Request, Swayed, TakeCharge
from cocarde.games.courtisans.choices import END_TURN
from cocarde.games.courtisans.data.numbers import (
    BY_K,
    BY_KING,
    BY_Q,
    CATEGORY,
    FACE,
    LETTRE_FACE,
    MAN,
    REQUEST,
    TITRE,
    TO_NONE,
    TONE,
)
from cocarde.games.courtisans.data.rows import TONES
from cocarde.games.courtisans.rules.bargaining.contracts import AMOUNT, PAYEE, TRIGGER
from cocarde.games.courtisans.rules.bargaining.triggers import (
    AUDIENCE,
    FREED,
    GIVES,
    OBTAINS,
    PLAYS,
    POWER,
    RECALLED,
    kind_of,
    on_whom,
    who,
)
from cocarde.games.courtisans.rules.cards.events import bars_player, bars_target
from cocarde.games.courtisans.rules.favour import chance_of, titled
from cocarde.games.courtisans.rules.requests import bars_holding
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.thinking.reckoning import Reckoning

EVEN: Final = 50
HOPELESS: Final = 10
"""In hundredths."""
DEEDS: Final = (PLAYS, AUDIENCE, POWER, GIVES)
"""C-38. Triggers that name on whom it is done; the others, to whom it happens."""
OBTAINED: Final = (OBTAINS, AUDIENCE)
RESCUED: Final = (FREED, RECALLED, AUDIENCE)
PLAYED: Final = (PLAYS,)
RAISED: Final = (AUDIENCE, POWER)
GIVEN: Final = (GIVES,)
GRATIFIED: Final = (POWER,)
HELPFUL: Final = TONES.index("+")
HARMFUL: Final = TONES.index("-")


def folly(g: CourtisansState, seat: int, choice: Choice) -> bool:
    """Is this answer never right, as far as no bargain pays for it?"""
    if not g.round:
        return False
    if isinstance(choice, Request):
        return premature(g, seat, choice.route) or serves_a_rival(g, seat, choice)
    if isinstance(choice, TakeCharge):
        return premature(g, seat, choice.route) or (
            choice.seat != TO_NONE and for_a_rival(g, seat, choice.seat, OBTAINED)
        )
    if isinstance(choice, Audience):
        rescue = choice.verb == "free" and for_a_rival(g, seat, choice.seat, RESCUED)
        return rescue or premature(g, seat, choice.route)
    if isinstance(choice, Recall):
        return for_a_rival(g, seat, choice.seat, RESCUED)
    if isinstance(choice, Play):
        return misplaced(g, seat, choice)
    if isinstance(choice, Swayed):
        if choice.sign > 0:
            return for_a_rival(g, seat, choice.seat, RAISED)
        return choice.seat in (seat, g.spouse[seat])
    if isinstance(choice, OfSeat):
        return misdirected(g, seat, choice)
    return choice is END_TURN and idle(g)


def paid(g: CourtisansState, seat: int, x: int, kinds: tuple[int, ...]) -> bool:
    """C-31, C-38. Has he been promised money for a thing of one of these kinds, done to x or happening to x?"""
    for contract in g.contracts:
        if contract[PAYEE] == seat and contract[AMOUNT]:
            code = contract[TRIGGER]
            if kind_of(code) in kinds and (on_whom(code) if kind_of(code) in DEEDS else who(code)) == x:
                return True
    return False


def for_a_rival(g: CourtisansState, seat: int, x: int, kinds: tuple[int, ...]) -> bool:
    """Is x neither himself nor his spouse, and nobody pays for it?"""
    return x != seat and x != g.spouse[seat] and not paid(g, seat, x, kinds)


def premature(g: CourtisansState, seat: int, route: int) -> bool:
    """C-64. One die in ten at most is low enough; or less than every other is, and a card in hand would raise his
    favour first: a refusal costs favour. With the end near nobody can wait for that."""
    odds = chance_of(g, seat, route)
    if odds <= HOPELESS or odds >= EVEN:
        return odds < EVEN
    return can_please(g, seat, BY_K if route == BY_KING else BY_Q) and Reckoning(g).rounds > 1.0


def can_please(g: CourtisansState, seat: int, rises: list[int]) -> bool:
    """C-52. Has he a card that he may play on himself, and by which his favour `rises`?"""
    for card in g.hands[seat]:
        face = FACE[card]
        pleases = rises[face] > 0 and TONE[face] == HELPFUL and not REQUEST[face]
        if pleases and not bars_player(g, seat, face) and not bars_target(g, seat, face, seat):
            return True
    return False


def serves_a_rival(g: CourtisansState, seat: int, choice: Request) -> bool:
    """C-59, C-68. A title, a charge or a pension for a rival; a letter against his own spouse.

    C-97, C-101. For his spouse what he might have himself: it pays them alike, but only his own outlives the other. A
    husband without a title is given one all the same: offices ask for it.
    """
    x = choice.seat
    if choice.face == LETTRE_FACE:
        return x == g.spouse[seat]
    if x == seat or x != g.spouse[seat]:
        return for_a_rival(g, seat, x, OBTAINED)
    ennobles = CATEGORY[choice.face] == TITRE and g.sex[x] == MAN and not titled(g, x)
    return not ennobles and not bars_holding(g, choice.face, seat) and not paid(g, seat, x, OBTAINED)


def misplaced(g: CourtisansState, seat: int, choice: Play) -> bool:
    """C-52. A card that helps, on a rival; one that harms, on himself or his spouse."""
    if choice.target >= TO_NONE:
        return False
    if TONE[choice.face] == HELPFUL:
        return for_a_rival(g, seat, choice.target, PLAYED)
    return TONE[choice.face] == HARMFUL and choice.target in (seat, g.spouse[seat])


def misdirected(g: CourtisansState, seat: int, choice: OfSeat) -> bool:
    """C-49, C-83, C-84. A card or a pension given for nothing; his spouse tried or arrested."""
    if choice.verb in ("give", "gratify"):
        return choice.seat != seat and not paid(g, seat, choice.seat, GIVEN if choice.verb == "give" else GRATIFIED)
    return choice.verb == "arrest" and choice.seat == g.spouse[seat]


def idle(g: CourtisansState) -> bool:
    """C-45, C-47, C-104. Actions are left, and a card can be drawn: if it is one too many, the worst of them goes."""
    return g.actions > 0 and bool(g.deck or g.discard)
