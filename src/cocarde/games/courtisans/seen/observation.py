"""Section 6 in numbers: what a seat of Courtisans may see, for those who learn.

Left out, being matters of words: forms of address, the register of the etiquette, and the ledger of past bargains.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from cocarde.core.agenda import Frame
from cocarde.core.learning.observation import Block, Observer, count, put, spread
from cocarde.games.courtisans.data.numbers import (
    BOX,
    CHARGES,
    FACE,
    FACE_COUNT,
    HIGHEST,
    INCOME_CARDS,
    LOWEST,
    MONEY_UNIT,
    NEGOTIATION,
    NOBODY,
    NONE,
    PHASES,
    PLACE_IDS,
    REIGN_IDS,
    SEATS,
    STATUS_IDS,
)
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.address import ChooseAddress
from cocarde.games.courtisans.rules.bargaining.bargains import GIVE_CASH, MAKER, NUMBER, TO, WANT_CASH, available
from cocarde.games.courtisans.rules.bargaining.contracts import AMOUNT, INSTRUMENTS, KIND, PAYEE, PAYER, TRIGGER
from cocarde.games.courtisans.rules.bargaining.negotiation import AnswerOffer
from cocarde.games.courtisans.rules.bargaining.triggers import how, kind_of, on_whom, what, who
from cocarde.games.courtisans.rules.cards.hand import ChooseGift
from cocarde.games.courtisans.rules.treasury.income import income_of
from cocarde.games.courtisans.state import CourtisansState

MOST: Final = max([row.count for row in BOX.cards])
LANDS: Final = len(COUNTRIES)
TRACK: Final = HIGHEST - LOWEST + 1
"""A favour is written as its step from the lowest on, counted from 1; 0: off the tracks (C-13)."""
MARKED: Final = 21
FEATURES: Final = MARKED + len(STATUS_IDS) + LANDS
OFFERS: Final = 8
HANGS: Final = 5
"""A trigger: its kind from 1 on, and who, what, on whom, how as they are packed (triggers.py)."""
SIDE: Final = 2 + 2 * HANGS
OFFER: Final = 2 * SEATS + 1 + 2 * SIDE
CONTRACT: Final = 2 * SEATS + len(INSTRUMENTS) + 1 + HANGS
DICE: Final = 4

SUBJECT: Final = Block("subject", (SEATS,), 1, "the seat one's question is about")
HAND: Final = Block("hand", (FACE_COUNT,), MOST, "own cards by face")
PURSE: Final = Block("purse", (2,), 255, "what one can still pay: thousands of livres, hundreds of the rest")
KNOWN: Final = Block("known", (SEATS, FACE_COUNT), MOST, "cards the seat knows in other hands (own row empty)")
EXPOSED: Final = Block("exposed", (SEATS, FACE_COUNT), MOST, "cards before each courtier")
PLAYERS: Final = Block(
    "players",
    (SEATS, FEATURES),
    255,
    "present; fortune in thousands, hundreds of the rest; income likewise; cards in hand; favour of the King, of the"
    " Queen (steps from the lowest, 0: off); man, woman; poison, philtre; how many-th courtier; active, Chambellan,"
    " favourite, lover, secret wife, ready, fines, married; status; party",
)
SPOUSES: Final = Block("spouses", (SEATS, SEATS), 1, "who is married to whom")
PAID: Final = Block("paid", (INCOME_CARDS,), 1, "cards that were paid this round")
CHARGED: Final = Block("charges", (CHARGES, 2), 1, "each charge: changed hands this round, power used this round")
DISCARD: Final = Block("discard", (FACE_COUNT,), MOST, "the discard")
MAISON: Final = Block("maison", (FACE_COUNT,), MOST, "the Maison du Roi")
MINISTERE: Final = Block("ministere", (FACE_COUNT,), MOST, "the Ministère")
REALM: Final = Block(
    "realm",
    (len(PHASES) + len(REIGN_IDS) + len(PLACE_IDS) + 2 * LANDS,),
    1,
    "phase, reign, place, the Queen's land, wars",
)
CLOCK: Final = Block(
    "clock",
    (7,),
    255,
    "round, actions left, cards in the deck, rounds of Regency left, a new reign is due, turns gone, own offers made",
)
OFFERED: Final = Block(
    "offers",
    (OFFERS, OFFER),
    255,
    "one's open offers: maker, addressee, the maker's how many-th; given, then wanted: cash and escrow in hundreds,"
    " the escrow's trigger, a word (each: kind from 1, who, what, on whom, how, by their numbers)",
)
SIGNED: Final = Block(
    "contracts", (OFFERS, CONTRACT), 255, "one's contracts: payer, payee, instrument, hundreds of livres, trigger"
)
THROWN: Final = Block(
    "dice", (DICE, 5), TRACK, "dice of the last move: there, for the King, for the Queen, roll, needed"
)


class CourtisansObserver(Observer[CourtisansState]):
    """Courtiers, favours, cards, reign, bargains."""

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        cards = [EXPOSED, PAID, CHARGED, DISCARD, MAISON, MINISTERE]
        super().__init__(
            frames,
            [SUBJECT, HAND, PURSE, KNOWN, PLAYERS, SPOUSES, *cards, REALM, CLOCK, OFFERED, SIGNED, THROWN],
        )

    def fill(self, g: CourtisansState, seat: i64, row: BytesWriter, at: i64) -> None:
        write_question(g, seat, row, at + SUBJECT.at)
        write_faces(row, at + HAND.at, g.hands[seat])
        write_money(row, at + PURSE.at, available(g, seat))
        other: i64
        for other in range(g.seats):
            write_player(g, seat, other, row, at)
        write_cards(g, row, at)
        write_realm(g, row, at)
        put(row, at + CLOCK.at + 6, g.made[seat], CLOCK.high)
        write_offers(g, seat, row, at + OFFERED.at)
        write_contracts(g, seat, row, at + SIGNED.at)
        write_dice(g, row, at + THROWN.at)


def write_faces(row: BytesWriter, at: i64, cards: list[int]) -> None:
    """Cards by face."""
    card: i64
    for card in cards:
        count(row, at + FACE[card])


def write_money(row: BytesWriter, at: i64, livres: int) -> None:
    """Thousands of livres, and hundreds of the rest."""
    hundreds = max(0, livres) // MONEY_UNIT
    put(row, at, hundreds // 10, 255)
    row[at + 1] = hundreds % 10


def write_question(g: CourtisansState, seat: i64, row: BytesWriter, at: i64) -> None:
    """C-32, C-49, C-136. Whom a question of this seat is about."""
    frame = g.agenda[-1] if g.agenda else None
    about = NOBODY
    if isinstance(frame, ChooseAddress) and g.active == seat:
        about = frame.target
    elif isinstance(frame, ChooseGift) and g.active == seat:
        about = frame.to
    elif isinstance(frame, AnswerOffer) and frame.to == seat:
        about = frame.maker
    if 0 <= about < g.seats:
        row[at + (about - seat) % g.seats] = 1


def write_player(g: CourtisansState, seat: i64, other: i64, row: BytesWriter, at: i64) -> None:
    """A player and his courtier."""
    place = (other - seat) % g.seats
    write_faces(row, at + EXPOSED.at + FACE_COUNT * place, g.exposed[other])
    card: i64
    if other != seat:
        known = at + KNOWN.at + FACE_COUNT * place
        for card in g.hands[other]:
            if g.known[card] >> seat & 1:
                count(row, known + FACE[card])
    spouse = g.spouse[other]
    if 0 <= spouse < g.seats:
        row[at + SPOUSES.at + SEATS * place + (spouse - seat) % g.seats] = 1
    write_courtier(g, other, row, at + PLAYERS.at + FEATURES * place)


def write_courtier(g: CourtisansState, other: i64, row: BytesWriter, at: i64) -> None:
    """What everybody sees of a player."""
    row[at] = 1
    write_money(row, at + 1, g.fortune[other])
    write_money(row, at + 3, income_of(g, other))
    put(row, at + 5, len(g.hands[other]), PLAYERS.high)
    row[at + 6] = step_of(g.k[other])
    row[at + 7] = step_of(g.q[other])
    if g.round:
        row[at + 8 + g.sex[other]] = 1
    spread(row, at + 10, g.marks[other])
    put(row, at + 12, g.serial[other], PLAYERS.high)
    if g.active == other:
        row[at + 13] = 1
    if g.chambellan == other:
        row[at + 14] = 1
    if g.favourite == other:
        row[at + 15] = 1
    if g.lover == other:
        row[at + 16] = 1
    if g.secret_wife == other:
        row[at + 17] = 1
    if g.phase == NEGOTIATION and g.ready >> other & 1:
        row[at + 18] = 1
    fined = 0
    for line in g.fines:
        if line[1] == other:
            fined += 1
    put(row, at + 19, fined, PLAYERS.high)
    if g.spouse[other] >= 0:
        row[at + 20] = 1
    row[at + MARKED + g.status[other]] = 1
    if g.round:
        row[at + MARKED + len(STATUS_IDS) + g.party[other]] = 1


def step_of(favour: int) -> int:
    """C-13. A favour as its step on the track, from 1; 0 off it."""
    return 0 if favour == NONE else favour - LOWEST + 1


def write_cards(g: CourtisansState, row: BytesWriter, at: i64) -> None:
    """Piles everybody sees, and what the charges did this round."""
    write_faces(row, at + DISCARD.at, g.discard)
    write_faces(row, at + MAISON.at, g.maison)
    write_faces(row, at + MINISTERE.at, g.ministere)
    if g.round:
        write_payments(g, row, at + PAID.at)
        write_round(g.changed, g.round, row, at + CHARGED.at)
        write_round(g.powered, g.round, row, at + CHARGED.at + 1)


def write_payments(g: CourtisansState, row: BytesWriter, at: i64) -> None:
    """C-R24. The cards that were paid this round."""
    card: i64
    for held in g.exposed:
        for card in held:
            if card < INCOME_CARDS and g.paid[card] == g.round:
                row[at + card] = 1


def write_round(rounds: list[int], this: i64, row: BytesWriter, at: i64) -> None:
    """In every second cell whether something last happened this round."""
    last: i64
    for last in rounds:
        if last == this:
            row[at] = 1
        at += 2


def write_realm(g: CourtisansState, row: BytesWriter, at: i64) -> None:
    """Phase, reign, place, wars, and how long the game has gone on."""
    cell = at + REALM.at
    row[cell + g.phase] = 1
    row[cell + len(PHASES) + g.reign] = 1
    row[cell + len(PHASES) + len(REIGN_IDS) + g.place] = 1
    lands = cell + len(PHASES) + len(REIGN_IDS) + len(PLACE_IDS)
    if g.origin != NOBODY:
        row[lands + g.origin] = 1
    spread(row, lands + LANDS, g.wars)
    clock = at + CLOCK.at
    put(row, clock, g.round, CLOCK.high)
    put(row, clock + 1, g.actions if g.active != NOBODY else 0, CLOCK.high)
    put(row, clock + 2, len(g.deck), CLOCK.high)
    put(row, clock + 3, g.regency_last - g.round + 1 if g.regency_last else 0, CLOCK.high)
    row[clock + 4] = 1 if g.new_reign_due else 0
    put(row, clock + 5, g.slot, CLOCK.high)


def write_offers(g: CourtisansState, seat: i64, row: BytesWriter, at: i64) -> None:
    """C-37. The offers this seat has made or was made; nobody else's."""
    written = 0
    for offer in g.offers:
        if written < OFFERS and (offer[MAKER] == seat or offer[TO] == seat):
            cell = at + OFFER * written
            write_parties(g, seat, offer[MAKER], offer[TO], row, cell)
            put(row, cell + 2 * SEATS, offer[NUMBER], OFFERED.high)
            write_side(offer, GIVE_CASH, row, cell + 2 * SEATS + 1)
            write_side(offer, WANT_CASH, row, cell + 2 * SEATS + 1 + SIDE)
            written += 1


def write_parties(g: CourtisansState, seat: i64, one: int, other: i64, row: BytesWriter, at: i64) -> None:
    """Between whom, counted from this seat on."""
    row[at + (one - seat) % g.seats] = 1
    row[at + SEATS + (other - seat) % g.seats] = 1


def write_side(offer: list[int], first: int, row: BytesWriter, at: i64) -> None:
    """What one side gives."""
    put(row, at, offer[first] // MONEY_UNIT, OFFERED.high)
    put(row, at + 1, offer[first + 1] // MONEY_UNIT, OFFERED.high)
    write_trigger(offer[first + 2], row, at + 2)
    write_trigger(offer[first + 3], row, at + 2 + HANGS)


def write_trigger(code: int, row: BytesWriter, at: i64) -> None:
    """C-38. What a contract hangs on; nothing for none."""
    if code:
        row[at] = kind_of(code) + 1
        row[at + 1] = who(code)
        row[at + 2] = what(code)
        row[at + 3] = on_whom(code)
        row[at + 4] = how(code)


def write_contracts(g: CourtisansState, seat: i64, row: BytesWriter, at: i64) -> None:
    """C-37. The contracts of this seat; nobody else's."""
    written = 0
    for contract in g.contracts:
        if written < OFFERS and (contract[PAYER] == seat or contract[PAYEE] == seat):
            cell = at + CONTRACT * written
            write_parties(g, seat, contract[PAYER], contract[PAYEE], row, cell)
            row[cell + 2 * SEATS + contract[KIND]] = 1
            put(row, cell + 2 * SEATS + len(INSTRUMENTS), contract[AMOUNT] // MONEY_UNIT, SIGNED.high)
            write_trigger(contract[TRIGGER], row, cell + CONTRACT - HANGS)
            written += 1


def write_dice(g: CourtisansState, row: BytesWriter, at: i64) -> None:
    """The dice of the last move."""
    for die in range(min(DICE, len(g.dice) // 3)):
        sovereign, roll, needed = g.dice[3 * die], g.dice[3 * die + 1], g.dice[3 * die + 2]
        cell = at + 5 * die
        row[cell] = 1
        if sovereign >= 0:
            row[cell + 1 + sovereign] = 1
        put(row, cell + 3, roll, THROWN.high)
        put(row, cell + 4, needed, THROWN.high)
