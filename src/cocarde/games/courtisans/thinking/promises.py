"""Section 10: what bargains promise to a player, in livres: contracts, words, open offers."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    CHANCELIER,
    CHASSE,
    CONTROLEUR,
    COURT,
    EXILE,
    FACE,
    GOUVERNANTE,
    MENACING,
    NEGOTIATION,
    PLACE,
    SECRETAIRE,
)
from cocarde.games.courtisans.data.numbers import POWER as CARD_POWER
from cocarde.games.courtisans.rules.bargaining.bargains import (
    GIVE_CASH,
    MAKER,
    NUMBER,
    TO,
    WANT_CASH,
    spares,
    threatened,
)
from cocarde.games.courtisans.rules.bargaining.contracts import (
    AMOUNT,
    BROKEN,
    ESCROW,
    KIND,
    LINE_FATE,
    LINE_PAYEE,
    LINE_PAYER,
    PAYEE,
    PAYER,
    TRIGGER,
    unharmed,
)
from cocarde.games.courtisans.rules.bargaining.triggers import (
    AUDIENCE,
    COURT_AT,
    DIES,
    EXILED,
    FREED,
    GIVES,
    JAILED,
    NO_HARM,
    OBTAINS,
    PLAYS,
    PLEAD,
    POWER,
    RECALLED,
    how,
    kind_of,
    on_whom,
    what,
    who,
)
from cocarde.games.courtisans.rules.cards.events import bars_target
from cocarde.games.courtisans.rules.favour import sov
from cocarde.games.courtisans.rules.requests import bars_place
from cocarde.games.courtisans.state import QUICK, CourtisansState
from cocarde.games.courtisans.thinking.outlook import AT_COURT, CARD_IN_HAND
from cocarde.games.courtisans.thinking.reckoning import gift_under_way

LIKELY: Final = 0.5
HOPED: Final = 0.25
"""How likely a payer thinks he must pay, and a payee that he will be paid: so it pays to do what was promised."""
BY_CHANCE: Final = 0.05
"""How likely he is paid for what may happen to somebody, whoever brings it about."""
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
FEAR: Final = 150.0
TRIBUTE: Final = 100.0
"""What peace is worth more with somebody who has shown what he could do: a word for a word, and next to no money. Who
paid 200 livres for every peace won 87 of 530 games."""
NEEDED: Final = 800.0
WELCOME: Final = 350.0
ACTION: Final = 200.0
LOW: Final = 3
HAPPENINGS: Final = (OBTAINS, COURT_AT, FREED, RECALLED, JAILED, EXILED, DIES)
POWER_NEEDED: Final = (
    CHANCELIER, CHANCELIER, CONTROLEUR, SECRETAIRE, SECRETAIRE, CHASSE, GOUVERNANTE, GOUVERNANTE,
)  # fmt: skip
"""Whose charge each of the powers in a trigger is."""


def contract_worth(g: CourtisansState, x: int) -> float:
    """C-31. What his contracts are worth to x; to be spared twice by the same man, or to pay twice for one deed, brings
    no more than once."""
    worth = 0.0
    seen = 0
    for n, contract in enumerate(g.contracts):
        if contract[PAYER] == x or contract[PAYEE] == x:
            code, escrow = contract[TRIGGER], contract[KIND] == ESCROW
            worth += clause_worth(g, x, contract[PAYER], contract[AMOUNT], code, escrow)
            if spared(x, contract[PAYER], code, escrow):
                if seen >> who(code) & 1:
                    worth -= peace_worth(g, x, contract[PAYER], code, escrow)
                seen |= 1 << who(code)
            elif escrow and contract[PAYER] == x and pays_for(g.contracts[:n], x, code):
                worth -= odds_to_pay(g, code) * benefit(g, x, code)
    return worth


def pays_for(contracts: list[list[int]], x: int, code: int) -> bool:
    """C-38, C-40. Does x pay for this by one of these contracts? It happens but once, and makes all of them due."""
    for contract in contracts:
        if contract[TRIGGER] == code and contract[PAYER] == x and contract[KIND] == ESCROW:
            return True
    return False


def clause_worth(g: CourtisansState, x: int, payer: int, amount: int, code: int, escrow: bool) -> float:
    """One promise: money that may come or go, what it makes likelier, and the harm it spares."""
    worth = due_worth(g, x, payer, amount, code) if escrow else word_worth(g, x, payer, code)
    if kind_of(code) != NO_HARM:
        return worth
    if spared(x, payer, code, escrow):
        worth += peace_worth(g, x, payer, code, escrow)
    if who(code) == x and (escrow or payer == x):
        worth -= FORBEARANCE if unharmed(g, code) else 0.0 if escrow else HONOUR
    return worth


def due_worth(g: CourtisansState, x: int, payer: int, amount: int, code: int) -> float:
    """C-31. The notary's money. Who pays buys what it makes likelier; who is paid hopes for what he can do himself."""
    if payer == x:
        return odds_to_pay(g, code) * (benefit(g, x, code) - amount)
    return odds_to_be_paid(g, x, code) * (amount - effort(x, code))


def odds_to_pay(g: CourtisansState, code: int) -> float:
    """How likely a payer thinks he must pay."""
    if kind_of(code) == NO_HARM:
        return HARMLESS if unharmed(g, code) else 0.0
    return 1.0 if under_way(g, code) else LIKELY


def odds_to_be_paid(g: CourtisansState, x: int, code: int) -> float:
    """How likely a payee thinks he will be paid: by what others do hardly ever, nor by what he cannot do himself."""
    kind = kind_of(code)
    if kind == NO_HARM:
        return HARMLESS if who(code) == x and unharmed(g, code) else 0.0
    if kind in HAPPENINGS:
        return HOPED if kind == COURT_AT and x == g.chambellan else BY_CHANCE
    if under_way(g, code):
        return 1.0
    return HOPED if who(code) == x and able(g, x, code) else 0.0


def able(g: CourtisansState, x: int, code: int) -> bool:
    """C-38. Could x do what the money hangs on?"""
    kind = kind_of(code)
    if kind == PLAYS:
        return what(code) in [FACE[card] for card in g.hands[x]]
    if kind == GIVES:
        return len(g.hands[x]) >= how(code)
    if kind == POWER:
        return POWER_NEEDED[what(code)] in [CARD_POWER[FACE[card]] for card in g.exposed[x]]
    return g.status[x] == COURT


def word_worth(g: CourtisansState, x: int, giver: int, code: int) -> float:
    """C-31, C-43. A word of honour: to keep one's own costs an action, another's counts until he has broken one."""
    if giver == x:
        return -LIKELY * effort(x, code)
    return HOPED * benefit(g, x, code) if trusted(g, x, giver) else 0.0


def trusted(g: CourtisansState, x: int, giver: int) -> bool:
    """C-43. Has he kept every word that he gave x?"""
    for line in g.ledger:
        if line[LINE_FATE] == BROKEN and line[LINE_PAYER] == giver and line[LINE_PAYEE] == x:
            return False
    return True


def spared(x: int, payer: int, code: int, escrow: bool) -> bool:
    """C-38. Does it bind another to spare x: by money that x pays, or by his own word?"""
    return kind_of(code) == NO_HARM and on_whom(code) == x and (payer == x if escrow else payer == who(code))


def peace_worth(g: CourtisansState, x: int, giver: int, code: int, escrow: bool) -> float:
    """C-38. To be spared: worth little if the other has shown no threat, nothing from one who breaks his word."""
    if not unharmed(g, code) or (not escrow and not trusted(g, x, giver)):
        return 0.0
    shown = threatened(g, x, who(code))
    if escrow:
        return PEACE_OF_MIND + (TRIBUTE if shown else 0.0)
    return LIKELY * PEACE_OF_MIND + (FEAR if shown else 0.0)


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
    """What it is worth to x that a thing happens."""
    kind = kind_of(code)
    if kind == AUDIENCE and what(code) == PLEAD and on_whom(code) == x:
        return NEEDED if g.status[x] == COURT and sov(g, x) <= LOW else WELCOME
    if ((kind == FREED and g.status[x] == BASTILLE) or (kind == RECALLED and g.status[x] == EXILE)) and who(code) == x:
        return AT_COURT
    if kind in (JAILED, EXILED, DIES) and who(code) == x:
        return -AT_COURT
    if kind == COURT_AT:
        fitting = len([card for card in g.hands[x] if PLACE[FACE[card]] == what(code)])
        return CARD_IN_HAND * fitting
    return 0.0


def effort(x: int, code: int) -> float:
    """What it costs x to do it himself: an action."""
    return ACTION if kind_of(code) == AUDIENCE and who(code) == x else 0.0


def offers_worth(g: CourtisansState, x: int) -> float:
    """What his open offers may bring, one for each addressee."""
    worth = 0.0
    seen = 0
    for offer in g.offers:
        if offer[MAKER] == x and not seen >> offer[TO] & 1:
            seen |= 1 << offer[TO]
            gain = side_worth(g, x, x, offer[GIVE_CASH:WANT_CASH]) + side_worth(g, x, offer[TO], offer[WANT_CASH:])
            already = [each for each in g.contracts if each[PAYER] == x and each[PAYEE] == offer[TO]]
            again = already or pays_for(g.contracts, x, offer[GIVE_CASH + 2])
            heard = hearing(g, offer)
            worth += heard * gain if heard > 0.0 and not again else -IDLE
        elif offer[MAKER] == x:
            worth -= IDLE
    return worth


def hearing(g: CourtisansState, offer: list[int]) -> float:
    """How likely an offer is accepted. After as many as there are others he insists no more; nothing is bought that is
    too dear or bought already, nor peace of one who could not break it, or who begins to offer it all round."""
    maker, to = offer[MAKER], offer[TO]
    if offer[NUMBER] >= g.seats or pays_for(g.contracts, to, offer[WANT_CASH + 2]):
        return 0.0
    if spares(offer):
        return fear(g, to, maker, offer[NUMBER])
    gain = side_worth(g, to, maker, offer[GIVE_CASH:WANT_CASH]) + side_worth(g, to, to, offer[WANT_CASH:])
    return ACCEPTED if gain > 0.0 else 0.0


def fear(g: CourtisansState, to: int, maker: int, number: int) -> float:
    """How likely peace is bought of one who could break it: he offers it once unseen, and again when his card was seen.
    C-42: at a quick table, who has seen it before the first offer did not pay for it then."""
    if not armed(g, maker, to):
        return 0.0
    if threatened(g, to, maker):
        return ACCEPTED + PRESSED if number > 1 or g.terms.negotiation != QUICK else 0.0
    return ACCEPTED if number == 1 else 0.0


def armed(g: CourtisansState, x: int, to: int) -> bool:
    """C-44, C-54, C-113. Has he a card made to harm that could strike `to` where the Court is, or where he is about to
    take it? Nobody strikes his own spouse."""
    if g.spouse[x] == to:
        return False
    chooses = x == g.chambellan and not g.wars
    for card in g.hands[x]:
        face = FACE[card]
        if MENACING[face] and (chooses or not bars_place(g, face)) and not bars_target(g, x, face, to):
            return True
    return False


def pressure_worth(g: CourtisansState, x: int) -> float:
    """C-42. At a quick table, what a card shown after a first offer may do for the second."""
    if g.terms.negotiation != QUICK or g.phase != NEGOTIATION or g.made[x] != 1:
        return 0.0
    worth = 0.0
    for to in range(g.seats):
        if to not in (x, g.spouse[x]) and g.fortune[to] >= SPARED and threatened(g, to, x):
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
