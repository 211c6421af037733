"""Section 10: what income, favour, hand and bargains promise to a player, in livres."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.bargains import GIVE_CASH, MAKER, NUMBER, TO, WANT_CASH, spares, threatened
from cocarde.games.courtisans.contracts import AMOUNT, ESCROW, KIND, PAYEE, PAYER, TRIGGER
from cocarde.games.courtisans.favour import bonus, sov, titled
from cocarde.games.courtisans.reckoning import gift_under_way
from cocarde.games.courtisans.state import NEGOTIATION, QUICK, CourtisansState
from cocarde.games.courtisans.tables import (
    ANY_PLACE,
    ANY_SEX,
    CATEGORY,
    CHARGE,
    COURT,
    EXILE,
    FACE,
    GOVERNMENT,
    INCOME,
    KING,
    KING_LIVES,
    KING_MIN,
    LETTRE_FACE,
    MENACING,
    NONE,
    PLACE,
    POWER,
    QUEEN,
    QUEEN_LIVES,
    QUEEN_MIN,
    REQUEST,
    SEX,
    TITLED,
    TONE,
)
from cocarde.games.courtisans.triggers import (
    AUDIENCE,
    COURT_AT,
    DIES,
    EXILED,
    FREED,
    GIVES,
    JAILED,
    NO_HARM,
    PLEAD,
    RECALLED,
    kind_of,
    on_whom,
    what,
    who,
)

POINT: Final[list[float]] = [0.0, 0.0, 300.0, 800.0, 1400.0, 1950.0, 2450.0, 2900.0, 3300.0, 3650.0, 3950.0, 4200.0]
"""What favour with the reigning sovereign is worth, from -2 to 9: most where arrest threatens."""
OTHER_POINT: Final = 150.0
AT_COURT: Final = 3500.0
IN_EXILE: Final = 800.0
IN_LOVE: Final = 1800.0
POWER_WORTH: Final[list[float]] = [1500.0, 2200.0, 700.0, 400.0, 1500.0]
"""A round of each power: Chancelier, Contrôleur, Secrétaire, Maître de la chasse, Gouvernante."""
CARD_IN_HAND: Final = 260.0
OUT_OF_PLACE: Final = 0.6
PRUDENCE: Final = 0.75
LIKELY: Final = 0.5
HOPED: Final = 0.25
"""How likely a payer thinks he must pay, and a payee that he will be paid: so it pays to do what was promised."""
HARMLESS: Final = 0.87
"""How often he who was paid to spare somebody did spare him, in games between `good`."""
PEACE_OF_MIND: Final = 20.0
"""Peace with somebody who has shown no threat: who bought none for 500 livres beat those who did (docs/lab.md)."""
FORBEARANCE: Final = 120.0
HONOUR: Final = 500.0
ACCEPTED: Final = 0.3
PRESSED: Final = 0.15
"""How much likelier an offer to spare somebody is accepted when he has seen what he is spared."""
IDLE: Final = 20.0
"""What an offer costs that nobody will accept."""
SPARED: Final = 500
FEAR: Final = 300.0
"""What peace is worth more with somebody who has shown what he could do: a word for a word, not yet money."""
NEEDED: Final = 800.0
WELCOME: Final = 350.0
ACTION: Final = 200.0
LOW: Final = 3


def standing_worth(g: CourtisansState, x: int) -> float:
    """Where his courtier is, and how he is seen."""
    status = g.status[x]
    if status != COURT:
        return IN_EXILE if status == EXILE else 0.0
    worth = AT_COURT + POINT[sov(g, x) + 2]
    if KING_LIVES[g.reign] and QUEEN_LIVES[g.reign]:
        worth += OTHER_POINT * g.q[x]
    if x in (g.favourite, g.lover):
        worth += IN_LOVE
    return worth


def powers_worth(g: CourtisansState, x: int, left: float) -> float:
    """The powers of his charges in the rounds to come."""
    worth = 0.0
    for card in g.exposed[x]:
        power = POWER[FACE[card]]
        if power >= 0 and g.status[x] == COURT:
            worth += POWER_WORTH[power] * (left if left < 4.0 else 4.0) * 0.8
    return worth


def chance_to_ask(g: CourtisansState, x: int) -> float:
    """The better of his ways to the sovereign."""
    if g.status[x] != COURT:
        return 0.15
    if not KING_LIVES[g.reign]:
        return tenths(g.q[x] + bonus(g, x, QUEEN))
    straight = tenths(g.k[x] + bonus(g, x, KING))
    if not QUEEN_LIVES[g.reign] or g.q[x] <= g.k[x]:
        return straight
    relay = tenths(g.q[x] + bonus(g, x, QUEEN)) ** 2
    return relay if relay > straight else straight


def tenths(need: int) -> float:
    """A die against this."""
    return 0.0 if need < 0 else 1.0 if need > 10 else need / 10.0


def hand_worth(g: CourtisansState, x: int, left: float, leaving: int) -> float:
    """What his cards in hand promise: requests by income, rounds and odds, events a little each.

    The least of them go: those beyond the limit (C-104), and the `leaving` ones that he is about to give away (C-49).
    """
    hand = g.hands[x]
    odds = chance_to_ask(g, x)
    has_title = titled(g, x)
    extra = len(hand) - g.terms.hand_limit
    going = leaving + extra if extra > 0 else leaving
    if not going:
        worth = 0.0
        for card in hand:
            worth += card_worth(g, x, FACE[card], odds, has_title, left)
        return worth
    return sum(sorted([card_worth(g, x, FACE[card], odds, has_title, left) for card in hand])[going:], 0.0)


def card_worth(g: CourtisansState, x: int, face: int, odds: float, has_title: bool, left: float) -> float:
    """One card in hand."""
    fits = PLACE[face] == ANY_PLACE or PLACE[face] == g.place
    if not REQUEST[face] or face == LETTRE_FACE:
        base = CARD_IN_HAND * (1.2 if TONE[face] == 1 else 1.0)
        return base if fits else base * OUT_OF_PLACE
    if SEX[face] != ANY_SEX and SEX[face] != g.sex[x]:
        return 0.08 * INCOME[face] * left * PRUDENCE
    ready = 1.0 if fits else OUT_OF_PLACE
    if g.status[x] == COURT:
        ready *= readiness(g, x, face, has_title)
    if CATEGORY[face] == CHARGE and not GOVERNMENT[face] and has_charge(g, x):
        ready *= 0.3
    return INCOME[face] * left * (0.15 + 0.6 * odds) * ready * PRUDENCE


def readiness(g: CourtisansState, x: int, face: int, has_title: bool) -> float:
    """How near he is to the conditions of a card."""
    near = 1.0
    if KING_MIN[face] != NONE:
        short = KING_MIN[face] - sov(g, x)
        near *= 1.0 if short <= 0 else 0.75 if short <= 2 else 0.5
    if QUEEN_MIN[face] != NONE:
        short = QUEEN_MIN[face] - g.q[x] if QUEEN_LIVES[g.reign] else 5
        near *= 1.0 if short <= 0 else 0.75 if short <= 2 else 0.5
    return near * 0.6 if TITLED[face] and not has_title else near


def has_charge(g: CourtisansState, x: int) -> bool:
    """Does he hold an ordinary charge?"""
    for card in g.exposed[x]:
        if CATEGORY[FACE[card]] == CHARGE and not GOVERNMENT[FACE[card]]:
            return True
    return False


def contract_worth(g: CourtisansState, x: int) -> float:
    """C-31. What his contracts are worth to x."""
    worth = 0.0
    for contract in g.contracts:
        if contract[PAYER] == x or contract[PAYEE] == x:
            worth += clause_worth(g, x, contract[PAYER], contract[AMOUNT], contract[TRIGGER], contract[KIND] == ESCROW)
    return worth


def clause_worth(g: CourtisansState, x: int, payer: int, amount: int, code: int, escrow: bool) -> float:
    """One promise: money that may come or go, and the harm it spares."""
    harmless = kind_of(code) == NO_HARM
    spoilt = harmless and bool(g.harmed[who(code)] >> on_whom(code) & 1)
    likely = 0.0 if spoilt else HARMLESS if harmless else LIKELY if payer == x else HOPED
    if under_way(g, code):
        likely = 1.0
    worth = (-likely if payer == x else likely) * amount + likely * benefit(g, x, code)
    if harmless and on_whom(code) == x and not spoilt:
        worth += (PEACE_OF_MIND + (FEAR if threatened(g, x, who(code)) else 0.0)) * (1.0 if escrow else LIKELY)
    if harmless and who(code) == x:
        worth -= (HONOUR if not escrow else 0.0) if spoilt else FORBEARANCE
    return worth


def under_way(g: CourtisansState, code: int) -> bool:
    """C-38, C-49. Is it what the gift pays for that is being chosen now?"""
    return kind_of(code) == GIVES and who(code) == g.active and on_whom(code) == gift_under_way(g)


def paid_for(g: CourtisansState) -> bool:
    """C-49. Has somebody promised money for the gift that is being chosen?"""
    for contract in g.contracts:
        if under_way(g, contract[TRIGGER]):
            return True
    return False


def benefit(g: CourtisansState, x: int, code: int) -> float:
    """What it is worth to x that a thing happens; to do it for another costs an action."""
    kind = kind_of(code)
    if kind == AUDIENCE and what(code) == PLEAD:
        if on_whom(code) == x:
            return NEEDED if g.status[x] == COURT and sov(g, x) <= LOW else WELCOME
        return -ACTION if who(code) == x else 0.0
    if kind in (FREED, RECALLED) and who(code) == x:
        return AT_COURT
    if kind in (JAILED, EXILED, DIES) and who(code) == x:
        return -AT_COURT
    if kind == COURT_AT:
        fitting = len([card for card in g.hands[x] if PLACE[FACE[card]] == what(code)])
        return CARD_IN_HAND * fitting
    return 0.0


def offers_worth(g: CourtisansState, x: int) -> float:
    """What his open offers may bring, one for each addressee."""
    worth = 0.0
    seen = 0
    for offer in g.offers:
        if offer[MAKER] == x and not seen >> offer[TO] & 1:
            seen |= 1 << offer[TO]
            gain = side_worth(g, x, x, offer[GIVE_CASH:WANT_CASH]) + side_worth(g, x, offer[TO], offer[WANT_CASH:])
            already = [each for each in g.contracts if each[PAYER] == x and each[PAYEE] == offer[TO]]
            heard = hearing(g, offer)
            worth += heard * gain if heard > 0.0 and not already else -IDLE
        elif offer[MAKER] == x:
            worth -= IDLE
    return worth


def hearing(g: CourtisansState, offer: list[int]) -> float:
    """How likely an offer is accepted. After as many as there are others he insists no more; peace is bought of nobody
    who could not break it, and nothing that is too dear."""
    maker, to = offer[MAKER], offer[TO]
    if offer[NUMBER] >= g.seats:
        return 0.0
    if spares(offer):
        if threatened(g, to, maker):
            return ACCEPTED + PRESSED
        return ACCEPTED if armed(g, maker) else 0.0
    gain = side_worth(g, to, maker, offer[GIVE_CASH:WANT_CASH]) + side_worth(g, to, to, offer[WANT_CASH:])
    return ACCEPTED if gain > 0.0 else 0.0


def armed(g: CourtisansState, x: int) -> bool:
    """Has he a card made to harm?"""
    for card in g.hands[x]:
        if MENACING[FACE[card]]:
            return True
    return False


def pressure_worth(g: CourtisansState, x: int) -> float:
    """C-42. At a quick table, what a card shown after a first offer may do for the second."""
    if g.terms.negotiation != QUICK or g.phase != NEGOTIATION or g.made[x] != 1:
        return 0.0
    worth = 0.0
    for to in range(g.seats):
        if to != x and g.fortune[to] >= SPARED and threatened(g, to, x):
            worth += PRESSED * (HARMLESS * SPARED - FORBEARANCE)
    return worth


def side_worth(g: CourtisansState, x: int, giver: int, side: list[int]) -> float:
    """One side of an offer, as x sees it."""
    cash, escrow, code, word = side
    worth = float(-cash if giver == x else cash)
    if escrow:
        worth += clause_worth(g, x, giver, escrow, code, True)
    if word > 1:
        worth += clause_worth(g, x, giver, 0, word, False)
    return worth
