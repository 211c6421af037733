"""Section 10: what the cards before all courtiers pay, and with it how near the end is. Counted once a judgement."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.numbers import BASTILLE, CARD_INCOME, INCOME_CARDS, NOBODY
from cocarde.games.courtisans.rules.cards.hand import ChooseGift
from cocarde.games.courtisans.rules.treasury.income import income_of
from cocarde.games.courtisans.state import CourtisansState

PACE: Final = 6500.0
LONGEST: Final = 8.0
IN_PRISON: Final = 0.3


class Reckoning:
    """`incomes` of a whole round and what is still `due` in this one, by seat; the `rounds` still to come after it.

    `richest`: what he will have who is richest when all have been paid this round: a turn must not seem to bring the
    end nearer because somebody was paid in it. `gift`: to whom a card is about to be given.
    """

    def __init__(self, g: CourtisansState) -> None:
        self.incomes: Final[list[int]] = [income_of(g, x) for x in range(g.seats)]
        self.due: Final[list[float]] = [due_this_round(g, x) for x in range(g.seats)]
        richest = 0.0
        for x in range(g.seats):
            fortune = g.fortune[x] + self.due[x]
            richest = fortune if fortune > richest else richest
        self.richest: Final = richest
        self.rounds: Final = rounds_left(g, richest)
        self.gift: Final = gift_under_way(g)

    def share(self, g: CourtisansState, x: int) -> float:
        """C-101. What x is paid in a round, marriage and prison counted."""
        spouse = g.spouse[x]
        return self.own(g, x) if spouse == NOBODY else 0.5 * (self.own(g, x) + self.own(g, spouse))

    def own(self, g: CourtisansState, x: int) -> float:
        """What his own cards bring him or his household in a round."""
        return IN_PRISON * self.incomes[x] if g.status[x] == BASTILLE else float(self.incomes[x])

    def leaving(self, g: CourtisansState, x: int) -> int:
        """Cards that x is about to give away."""
        return 1 if self.gift != NOBODY and x == g.active else 0

    def coming(self, x: int) -> int:
        """Cards that x is about to be given."""
        return 1 if self.gift == x else 0

    def stage(self, g: CourtisansState) -> float:
        """How far the game is, from 0 to 1: as the richest to the goal, or as the rounds to the last."""
        done = min(self.richest / g.terms.goal, 1.0)
        return max(done, g.round / g.terms.max_rounds) if g.terms.max_rounds else done


def gift_under_way(g: CourtisansState) -> int:
    """C-49. To whom the active player has decided to give a card that he has still to choose."""
    top = g.agenda[-1] if g.agenda else None
    return top.to if isinstance(top, ChooseGift) else NOBODY


def rounds_left(g: CourtisansState, richest: float) -> float:
    """How many rounds are still to come after this one, at the pace of an ordinary table."""
    left = (g.terms.goal - richest) / PACE
    if g.terms.max_rounds and g.terms.max_rounds - g.round < left:
        left = float(g.terms.max_rounds - g.round)
    return 0.3 if left < 0.3 else LONGEST if left > LONGEST else left


def due_this_round(g: CourtisansState, x: int) -> float:
    """C-101. What will still be paid to him this round: for his own cards, and his half of what his spouse is paid."""
    spouse = g.spouse[x]
    if spouse == NOBODY or g.status[spouse] == BASTILLE:
        return unpaid(g, x)
    return 0.0 if g.status[x] == BASTILLE else 0.5 * (unpaid(g, x) + unpaid(g, spouse))


def unpaid(g: CourtisansState, x: int) -> float:
    """What his cards will still pay this round, to him or his household."""
    slot = (x - g.chambellan) % g.seats or g.seats
    if (g.slot >= slot and g.active != x and g.active != NOBODY) or g.cut or g.status[x] == BASTILLE:
        return 0.0
    total = 0
    for card in g.exposed[x]:
        if card < INCOME_CARDS and g.paid[card] != g.round:
            total += CARD_INCOME[card]
    return float(total)
