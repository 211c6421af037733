"""C-99 to C-103: what the Treasury pays at the end of a turn."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import BASTILLE, CARD_INCOME, INCOME_CARDS, NOBODY
from cocarde.games.courtisans.rules.ending import amass
from cocarde.games.courtisans.rules.treasury.sources import OFFICES, SPOUSE, count
from cocarde.games.courtisans.state import CourtisansState


def pay_income(g: CourtisansState, seat: int) -> None:
    """C-95, C-99, C-100, C-101, C-102, C-R25. Each card once a round (C-R24),

    halved with a spouse who is not in prison (C-R46).
    """
    if g.slot == 0 or g.status[seat] == BASTILLE:
        return  # C-R26, C-R47
    total = 0
    paid = g.paid[:]
    for card in g.exposed[seat]:
        if card < INCOME_CARDS and paid[card] != g.round:
            paid[card] = g.round
            total += CARD_INCOME[card]
    if not total:
        return
    g.paid = paid
    spouse = g.spouse[seat]
    if spouse == NOBODY or g.status[spouse] == BASTILLE:
        count(g, seat, OFFICES, total)
        amass(g)
        if g.telling:
            g.tell("income", "C-99", {"seat": seat, "amount": total})
        return
    half = total // 2
    count(g, seat, OFFICES, total - half)
    count(g, spouse, SPOUSE, half)
    amass(g)
    if g.telling:
        g.tell("income_shared", "C-101", {"seat": seat, "target": spouse, "amount": total, "half": half})


def income_of(g: CourtisansState, seat: int) -> int:
    """What the cards before a courtier bring in a whole round."""
    total = 0
    for card in g.exposed[seat]:
        if card < INCOME_CARDS:
            total += CARD_INCOME[card]
    return total
