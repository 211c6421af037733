"""C-31 to C-37: offers, what they may hold, and what acceptance does.

Talk is free and binds nobody (C-29); cards never change hands here (C-R72), money only here (C-35, C-R73). Cash is
done, escrow is enforced, a word is not (C-R71).
"""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import BARGAINS, MOST_OFFERS, OfferMade, Proposal
from cocarde.games.courtisans.choices import PROPOSE
from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    COURT,
    EXILE,
    FACE,
    HUNT,
    MENACING,
    SEATS,
    TO_NONE,
    VERSAILLES,
)
from cocarde.games.courtisans.rules.bargaining.contracts import CASH, ESCROW, PAYEE, PAYER, WORD, enter, reserved, sign
from cocarde.games.courtisans.rules.bargaining.contracts import PAID as CASH_PAID
from cocarde.games.courtisans.rules.bargaining.triggers import (
    AUDIENCE,
    COURT_AT,
    FREED,
    GRANTED,
    NO_HARM,
    NO_TRIGGER,
    PLAIN_WORD,
    PLEAD,
    RECALLED,
    highest_seat,
    kind_of,
    trigger,
    who,
)
from cocarde.games.courtisans.rules.ending import amass
from cocarde.games.courtisans.rules.treasury.sources import DEALS, count
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_more, with_one

MAKER: Final = 0
NUMBER: Final = 1
TO: Final = 2
GIVE_CASH: Final = 3
WANT_CASH: Final = 7
"""An offer is a list of eleven: who, his how many-th, to whom, what he gives and wants:
cash, escrow, its trigger, a word (C-R95)."""
GIVEN: Final = 0
WANTED: Final = WANT_CASH - GIVE_CASH
NOTHING: Final[list[int]] = [0] * (2 * WANTED)
"""Where the two sides begin in the terms of an offer, which are its last eight; and terms that hold nothing."""
MOST_CONTRACTS: Final = 3

PEACE: Final = BARGAINS.index("peace")
PLEADING: Final = BARGAINS.index("plead")
HELP: Final = BARGAINS.index("help")
SAFETY: Final = BARGAINS.index("safety")
PROTECTION: Final = BARGAINS.index("protection")
TO_VERSAILLES: Final = BARGAINS.index("versailles")
TO_HUNT: Final = BARGAINS.index("chasse")
RANSOM: Final = BARGAINS.index("ransom")
SELLING: Final[list[int]] = [HELP, PROTECTION]


def available(g: CourtisansState, seat: int) -> int:
    """C-33. What a player can still pay or lay down."""
    return g.fortune[seat] - reserved(g, seat)


def terms_of(g: CourtisansState, seat: int, proposal: Proposal) -> list[int]:
    """What a bargain in one word means; without a notary the money is paid now against a word."""
    to, amount = proposal.to, proposal.amount
    if proposal.bargain == PEACE:
        return [0, 0, NO_TRIGGER, trigger(NO_HARM, seat, 0, to), 0, 0, NO_TRIGGER, trigger(NO_HARM, to, 0, seat)]
    code = trigger_of(g, seat, proposal)
    if g.terms.notaire:
        side, other = [0, amount, code, NO_TRIGGER], [0, 0, NO_TRIGGER, NO_TRIGGER]
    else:
        side, other = [amount, 0, NO_TRIGGER, NO_TRIGGER], [0, 0, NO_TRIGGER, code]
    return other + side if proposal.bargain in SELLING else side + other


def trigger_of(g: CourtisansState, seat: int, proposal: Proposal) -> int:
    """C-38. What the money hangs on."""
    to, bargain = proposal.to, proposal.bargain
    if bargain == PLEADING:
        return trigger(AUDIENCE, to, PLEAD, seat, GRANTED)
    if bargain == HELP:
        return trigger(AUDIENCE, seat, PLEAD, to, GRANTED)
    if bargain == SAFETY:
        return trigger(NO_HARM, to, 0, seat)
    if bargain == PROTECTION:
        return trigger(NO_HARM, seat, 0, to)
    if bargain == RANSOM:
        return trigger(FREED if g.status[seat] == BASTILLE else RECALLED, seat)
    return trigger(COURT_AT, 0, VERSAILLES if bargain == TO_VERSAILLES else HUNT, TO_NONE)


def bars_addressee(g: CourtisansState, seat: int, to: int) -> str:
    """C-32, C-34. Somebody else at the table, and an offer left to make."""
    if to >= g.seats:
        return "not-at-table"
    if to == seat:
        return "oneself"
    return "offers-spent" if g.made[seat] >= MOST_OFFERS else ""


def bars_bargain(g: CourtisansState, seat: int, to: int, bargain: int) -> str:
    """Why this bargain would be idle now, or ""."""
    if bargain in (PLEADING, HELP):
        idle = g.status[seat] != COURT or g.status[to] != COURT
    elif bargain in (TO_VERSAILLES, TO_HUNT):
        idle = to != g.chambellan or g.wars != 0
    elif bargain == RANSOM:
        idle = g.status[seat] not in (BASTILLE, EXILE) or g.status[to] != COURT
    else:
        idle = False
    return "bargain-idle" if idle else ""


def bars_payment(g: CourtisansState, payer: int, payee: int, amount: int, means: int) -> str:
    """C-33, C-36, C-R87. Money at hand, and nobody is paid to the goal."""
    if amount and amount > means:
        return "no-money"
    if g.terms.anti_kingmaking and amount and g.fortune[payee] + amount >= g.terms.goal:
        return "kingmaking"
    return ""


def signed(g: CourtisansState, payer: int, payee: int) -> int:
    """C-34. Open contracts of this ordered pair."""
    found = 0
    for contract in g.contracts:
        if contract[PAYER] == payer and contract[PAYEE] == payee:
            found += 1
    return found


def full(g: CourtisansState, payer: int, payee: int) -> bool:
    """C-34. Has this ordered pair no room for another contract?"""
    return signed(g, payer, payee) >= MOST_CONTRACTS


def bars_side(g: CourtisansState, giver: int, taker: int, terms: list[int], at: int, means: int) -> str:
    """C-31, C-33, C-34, C-36. Why one side of an offer cannot be: from `at` on cash, escrow, its trigger, a word."""
    cash, escrow, code, word = terms[at], terms[at + 1], terms[at + 2], terms[at + 3]
    if (escrow > 0) != (code > PLAIN_WORD):
        return "half-escrow"
    if escrow and not g.terms.notaire:
        return "no-notary"
    if highest_seat(code) >= g.seats or highest_seat(word) >= g.seats:
        return "not-at-table"
    contracts = signed(g, giver, taker) + (1 if escrow else 0) + (1 if word else 0)
    if contracts > MOST_CONTRACTS:
        return "contracts-full"
    return bars_payment(g, giver, taker, cash + escrow, means)


def bars_terms(g: CourtisansState, maker: int, to: int, terms: list[int], accepting: bool) -> str:
    """C-33. Both sides, with the money there is; what the other has reserved is his secret until he accepts."""
    if terms == NOTHING:
        return "empty-offer"
    why = bars_side(g, maker, to, terms, GIVEN, available(g, maker))
    return why or bars_side(g, to, maker, terms, WANTED, available(g, to) if accepting else g.fortune[to])


def bars_proposal(g: CourtisansState, seat: int, proposal: Proposal) -> str:
    """Why this bargain cannot be proposed, or "": what is left to say of `bars_terms` when the terms are these."""
    to, bargain = proposal.to, proposal.bargain
    why = bars_addressee(g, seat, to) or bars_bargain(g, seat, to, bargain)
    if why:
        return why
    if bargain == PEACE:
        return "contracts-full" if full(g, seat, to) or full(g, to, seat) else ""
    payer, payee = (to, seat) if bargain in SELLING else (seat, to)
    if full(g, payer, payee) if g.terms.notaire else full(g, payee, payer):
        return "contracts-full"
    return bars_payment(g, payer, payee, proposal.amount, g.fortune[to] if payer == to else available(g, seat))


def bars_offer(g: CourtisansState, seat: int, offer: OfferMade) -> str:
    """Why this offer cannot be made, or ""."""
    return bars_addressee(g, seat, offer.to) or bars_terms(g, seat, offer.to, terms_in(offer), False)


def terms_in(offer: OfferMade) -> list[int]:
    """The eight numbers of an offer with free amounts."""
    give = [offer.give_cash, offer.give_escrow, offer.give_trigger, offer.give_word]
    return [*give, offer.want_cash, offer.want_escrow, offer.want_trigger, offer.want_word]


def proposals(g: CourtisansState, seat: int, legal: list[Choice]) -> None:
    """C-31. Every bargain in one word that may be proposed now, a row for each addressee."""
    if g.made[seat] >= MOST_OFFERS:
        return
    means = available(g, seat)
    notaire, bound = g.terms.notaire, len(g.contracts) > 0
    at_court = g.status[seat] == COURT
    away = g.status[seat] in (BASTILLE, EXILE)
    for to in range(g.seats):
        if to != seat:
            there = g.status[to] == COURT
            mine = bound and full(g, seat, to)
            theirs = bound and full(g, to, seat)
            pays = 0 if (mine if notaire else theirs) else tier(g, to, means)
            gets = 0 if (theirs if notaire else mine) else tier(g, seat, g.fortune[to])
            row = pays << 7 | (gets if gets < 3 else 3) << 4
            row |= 0 if mine or theirs else 8
            row |= 4 if at_court and there else 0
            row |= 2 if to == g.chambellan and not g.wars else 0
            row |= 1 if away and there else 0
            legal += ROWS[to][row]


def tier(g: CourtisansState, payee: int, means: int) -> int:
    """C-33, C-36. How many of the steps 500, 1 000, 2 000, 4 000 a payment may climb."""
    most = means
    if g.terms.anti_kingmaking and g.terms.goal - g.fortune[payee] <= most:
        most = g.terms.goal - g.fortune[payee] - 1
    climbed = 0
    for step in STEPS:
        if most < step:
            break
        climbed += 1
    return climbed


def row_of(to: int, row: int) -> list[Choice]:
    """The proposals of a row: what one may pay and get, peace, pleading, place and ransom."""
    found: list[Choice] = []
    for bargain, choices in enumerate(PROPOSE[to]):
        bit = {PEACE: 8, PLEADING: 4, HELP: 4, TO_VERSAILLES: 2, TO_HUNT: 2, RANSOM: 1}.get(bargain, 0)
        most = row >> 4 & 3 if bargain in SELLING else row >> 7
        if row & bit == bit:
            found += [each for each in choices if not each.amount or each.amount in STEPS[:most]]
    return found


STEPS: Final[list[int]] = [500, 1000, 2000, 4000]
ROWS: Final[list[list[list[Choice]]]] = [[row_of(to, row) for row in range(640)] for to in range(SEATS)]


def spares(offer: list[int]) -> bool:
    """C-38. Would its maker spare the other, as his part of the bargain?"""
    given, hangs_on = offer[GIVE_CASH + 3], offer[WANT_CASH + 2]
    return promises(given, offer[MAKER]) or promises(hangs_on, offer[MAKER])


def promises(code: int, maker: int) -> bool:
    """C-38. Is it a word, or what money hangs on, that he harms somebody not?"""
    return kind_of(code) == NO_HARM and who(code) == maker


def threatened(g: CourtisansState, x: int, by: int) -> bool:
    """C-30. Does x know of a card in that hand which is made to harm?"""
    for card in g.hands[by]:
        if g.known[card] >> x & 1 and MENACING[FACE[card]]:
            return True
    return False


def make_offer(g: CourtisansState, seat: int, to: int, terms: list[int]) -> list[int]:
    """C-32, C-34. The offer lies open between the two."""
    g.made = with_one(g.made, seat, g.made[seat] + 1)
    offer = [seat, g.made[seat], to, *terms]
    g.offers = with_more(g.offers, offer)
    if g.telling:
        g.whisper((seat, to), "offered", "C-32", {"seat": seat, "target": to, "number": g.made[seat]})
    return offer


def offer_of(g: CourtisansState, maker: int, number: int) -> list[int]:
    """The open offer of this number; empty if there is none."""
    for offer in g.offers:
        if offer[MAKER] == maker and offer[NUMBER] == number:
            return offer
    return []


def close_offer(g: CourtisansState, offer: list[int], kind: str) -> None:
    """C-32. Declined, withdrawn or failed: only the two know."""
    g.offers = [other for other in g.offers if other is not offer]
    if g.telling:
        pair = (offer[MAKER], offer[TO])
        g.whisper(pair, kind, "C-32", {"seat": offer[MAKER], "target": offer[TO], "number": offer[NUMBER]})


def accept(g: CourtisansState, offer: list[int]) -> None:
    """C-32, C-33. Everything at once; if the money is not there the offer dies."""
    maker, to, terms = offer[MAKER], offer[TO], offer[GIVE_CASH:]
    if bars_terms(g, maker, to, terms, True):
        close_offer(g, offer, "offer_failed")
        return
    close_offer(g, offer, "offer_accepted")
    carry_out(g, maker, to, terms, GIVEN)
    carry_out(g, to, maker, terms, WANTED)
    amass(g)


def carry_out(g: CourtisansState, giver: int, taker: int, terms: list[int], at: int) -> None:
    """C-31, C-37. One side: cash is paid in public; escrow and word are signed between the two."""
    cash, escrow, code, word = terms[at], terms[at + 1], terms[at + 2], terms[at + 3]
    if cash:
        count(g, giver, DEALS, -cash)
        count(g, taker, DEALS, cash)
        enter(g, CASH, giver, taker, cash, NO_TRIGGER, CASH_PAID)
        if g.telling:
            g.tell("paid", "C-37", {"seat": giver, "target": taker, "amount": cash})
    if escrow:
        sign(g, giver, taker, escrow, code, ESCROW)
    if word:
        sign(g, giver, taker, 0, word, WORD)
