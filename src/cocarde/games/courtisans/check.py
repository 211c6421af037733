"""5.22: what must hold in every position."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import (
    AMANT_FACE,
    BASTILLE,
    CARD_CATEGORY,
    CARDS,
    CHARGE,
    COUNTRY,
    COURT,
    DEAD,
    EXILE,
    FACE,
    FACES,
    FAVORITE_FACE,
    GOVERNMENT,
    HIGHEST,
    INTERREGNUM,
    KING_LIVES,
    LETTRE,
    LOWEST,
    MAN,
    MARSHAL_FACE,
    MONEY_UNIT,
    NOBODY,
    NONE,
    PENSION,
    QUEEN_LIVES,
    SETUP,
    VERSAILLES,
    WAR,
    WOMAN,
)
from cocarde.games.courtisans.rules.bargaining.contracts import ESCROW
from cocarde.games.courtisans.rules.treasury.sources import SOURCES
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.invariants import demand


def check(g: CourtisansState) -> None:
    """C-143 to C-147, or `BrokenInvariant`."""
    check_cards(g)
    if g.phase == SETUP:
        return
    check_favour(g)
    check_loves(g)
    check_marriages(g)
    check_holdings(g)
    check_court(g)
    check_bargains(g)
    check_sources(g)


def check_sources(g: CourtisansState) -> None:
    """C-15. Every livre came from somewhere."""
    for seat, fortune in enumerate(g.fortune if g.sources else []):
        own = g.sources[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        demand(sum(own) == fortune, f"seat {seat} has {fortune} livres, but {sum(own)} came from somewhere")


def check_cards(g: CourtisansState) -> None:
    """C-143. The 110 cards, each at one place; everybody knows his own hand."""
    piles = [g.deck, g.discard, g.maison, g.ministere, *g.hands, *g.exposed]
    cards = sorted([card for pile in piles for card in pile])
    demand(cards == list(range(CARDS)), f"{len(cards)} cards, or other ones than there were")
    for seat, hand in enumerate(g.hands):
        for card in hand:
            demand(bool(g.known[card] >> seat & 1), f"seat {seat} does not know its own {FACES[FACE[card]]}")
            demand(g.known[card] < 1 << g.seats, "somebody who is not there knows a card")
    for card in g.ministere:
        demand(COUNTRY[FACE[card]] >= 0, "a card in the Ministère is no declaration of war")
    for card in g.maison:
        demand(CARD_CATEGORY[card] <= LETTRE, "a card in the Maison du Roi is no request card")


def check_favour(g: CourtisansState) -> None:
    """C-144. Favour on a track exactly for those at court, with a sovereign who lives."""
    for track, alive in ((g.k, KING_LIVES[g.reign]), (g.q, QUEEN_LIVES[g.reign])):
        for x, favour in enumerate(track):
            if alive and g.status[x] == COURT:
                demand(LOWEST <= favour <= HIGHEST, f"the favour of seat {x} is {favour}")
            else:
                demand(favour == NONE, f"seat {x} has favour where there is none to have")


def check_loves(g: CourtisansState) -> None:
    """C-145. Favourite and Lover at court, of the right sex, with a living sovereign, each with the card."""
    for x, face, sex, alive in (
        (g.favourite, FAVORITE_FACE, WOMAN, KING_LIVES[g.reign]),
        (g.lover, AMANT_FACE, MAN, QUEEN_LIVES[g.reign]),
    ):
        holders = [seat for seat in range(g.seats) for card in g.exposed[seat] if FACE[card] == face]
        demand(holders == ([] if x == NOBODY else [x]), f"{FACES[face]} lies before {holders}, not before {x}")
        if x != NOBODY:
            demand(g.status[x] == COURT and g.sex[x] == sex and alive, f"{FACES[face]}: not seat {x}")
    if g.secret_wife != NOBODY:
        x = g.secret_wife
        demand(g.sex[x] == WOMAN and g.status[x] != DEAD and g.spouse[x] == NOBODY, "the secret wife is none")
        demand(KING_LIVES[g.reign] and not QUEEN_LIVES[g.reign], "a secret wife beside a Queen, or without a King")


def check_marriages(g: CourtisansState) -> None:
    """C-145. Spouses of each other, alive, of opposite sex; names as they come of it."""
    for x, spouse in enumerate(g.spouse):
        if spouse != NOBODY:
            demand(g.spouse[spouse] == x and spouse != x, f"seat {x} is married to one who is not to it")
            demand(g.sex[x] != g.sex[spouse], "spouses of one sex")
            demand(DEAD not in (g.status[x], g.status[spouse]), "somebody is married to the dead")
            demand(g.bears[x] == g.bears[spouse], "spouses of two names")
            demand(bool(g.married[x]), "married, and never was")
        demand(not g.former[x] >> g.bears[x] & 1, "a name both former and present")


def check_holdings(g: CourtisansState) -> None:
    """C-146. What prisoners, exiles and everybody may have before them."""
    for x, cards in enumerate(g.exposed):
        categories = [CARD_CATEGORY[card] for card in cards]
        if g.status[x] in (BASTILLE, EXILE):
            demand(CHARGE not in categories and PENSION not in categories, f"seat {x} holds a charge or pension away")
        if g.status[x] == DEAD:
            demand(not cards, f"the dead courtier of seat {x} holds cards")
        ordinary = [card for card in cards if CARD_CATEGORY[card] == CHARGE and not GOVERNMENT[FACE[card]]]
        demand(len(ordinary) <= 1, f"seat {x} has two ordinary charges")
        demand([FACE[card] for card in cards].count(MARSHAL_FACE) <= 1, f"seat {x} is Marshal twice")


def check_court(g: CourtisansState) -> None:
    """C-16, C-17. War and place agree; nobody reigns only between a cut and the new reign."""
    demand((g.place == WAR) == bool(g.wars), "the place of the Court and the wars do not agree")
    for card in g.ministere:
        demand(bool(g.wars >> COUNTRY[FACE[card]] & 1), "a declaration without its war")
    demand(g.reign != INTERREGNUM or (g.new_reign_due and g.place == VERSAILLES), "nobody reigns and none is due")
    demand((g.origin != NOBODY) == QUEEN_LIVES[g.reign], "the Queen and her country do not agree")


def check_bargains(g: CourtisansState) -> None:
    """C-33, C-34. Amounts in hundreds, parties at the table and different."""
    for contract in g.contracts:
        demand(contract[1] != contract[2], "a contract with oneself")
        amount = contract[3]
        demand(amount % MONEY_UNIT == 0 and (amount > 0) == (contract[5] == ESCROW), "a contract of a wrong amount")
    demand(max(g.made) <= 6, "too many offers")
