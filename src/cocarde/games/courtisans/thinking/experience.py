"""What self-play has taught beyond the judgement (section 10): what goes with winning at court, and how late.

A position has traits: each is one cell of a table, such as "favour 5 with the King, early". Their weights, in
data/experience.toml, are added to the odds that the judgement gives; `cocarde lab teach courtisans` finds them.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from cocarde.core.judge import Order
from cocarde.games.courtisans.data.numbers import (
    ANY_SEX,
    COURT,
    FACE,
    KING_LIVES,
    LOWEST,
    NOBODY,
    PLACE_IDS,
    REIGN_IDS,
    REQUEST,
    SEX,
)
from cocarde.games.courtisans.data.rows import HOUSE
from cocarde.games.courtisans.rules.favour import titled
from cocarde.games.courtisans.rules.requests import bars_place
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.thinking.certain import CERTAIN
from cocarde.games.courtisans.thinking.judgement import PARTS, CourtJudgement, opposed, prospect, verdict
from cocarde.games.courtisans.thinking.reckoning import Reckoning
from cocarde.games.courtisans.thinking.traits import (
    ASKING,
    AT,
    FAMILIES,
    FAVOURS,
    GAINS,
    GAPS,
    HAND,
    INCOMES,
    LATE,
    LEADS,
    MATCH,
    OF_RIVAL,
    SLOTS,
    SOON,
    STAGES,
    TIMES,
)
from cocarde.kit.lore import Notes, Tally
from cocarde.kit.tuned import read_lore, read_weights

FORTUNE: Final = AT["fortune"]
GAIN: Final = AT["gain"]
INCOME: Final = AT["income"]
KING: Final = AT["king"]
QUEEN: Final = AT["queen"]
STATUS: Final = AT["status"]
CARDS: Final = AT["cards"]
IN_HAND: Final = AT["hand"]
SHOWN: Final = AT["shown"]
SPOUSE: Final = AT["spouse"]
LOVED: Final = AT["loved"]
TURN: Final = AT["turn"]
REQUESTS: Final = AT["asking"]
TITLE: Final = AT["titled"]
REIGN: Final = AT["reign"]
BEST: Final = AT["best_status"]
OTHER: Final = AT["other_status"]
R_FAVOUR: Final = OF_RIVAL["favour"]
R_INCOME: Final = OF_RIVAL["income"]
R_GAP: Final = OF_RIVAL["gap"]
R_HAND: Final = OF_RIVAL["hand"]
R_SHOWN: Final = OF_RIVAL["shown"]
R_WED: Final = OF_RIVAL["wed"]


def chance_of(odds: float) -> float:
    """The chance from the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-odds))


class CourtJudge(CourtJudgement):
    """The judgement with what was learnt; every player judges for himself, by his own hand."""

    foresight = 6
    lucks = 2

    def __init__(self, weights: list[list[float]], learnt: list[float]) -> None:
        super().__init__(PARTS, weights, FAMILIES, learnt)

    def by(self, weights: list[list[float]], learnt: list[float]) -> CourtJudge:
        return CourtJudge(weights, learnt)

    def certain(self) -> Order:
        return CERTAIN

    def insight(self, g: CourtisansState, seat: int) -> float:
        """From -1 (lost) to 1 (won): the judgement with what was learnt."""
        if not g.round:
            return self.judgement(g, seat)
        if g.finished:
            return verdict(g, seat)
        books = Reckoning(g)
        tally = Tally(self.learnt)
        note_traits(g, seat, books, tally)
        return 2.0 * chance_of(self.ground(g, seat, books) + tally.total) - 1.0

    def ground(self, g: CourtisansState, seat: int, books: Reckoning) -> float:
        """The odds that the judgement gives him, as their logarithm."""
        lead = prospect(g, seat, seat, books) - opposed(g, seat, books)
        return self.scale(g, books) * lead - log(g.seats - 1)

    def traits(self, g: CourtisansState) -> list[list[int]]:
        if not g.round:
            return []
        books = Reckoning(g)
        found: list[list[int]] = []
        for seat in range(g.seats):
            notes = Notes(self.learnt)
            note_traits(g, seat, books, notes)
            found.append(notes.traits)
        return found

    def grounds(self, g: CourtisansState) -> list[float]:
        books = Reckoning(g)
        return [self.ground(g, seat, books) for seat in range(g.seats)]

    def chances(self, worths: list[float]) -> list[float]:
        return [chance_of(worth) for worth in worths]


JUDGE: Final = CourtJudge(read_weights(HOUSE / "judgement.toml", PARTS), read_lore(HOUSE / "experience.toml", FAMILIES))


def binned(value: float, width: float, lowest: int, highest: int) -> int:
    """Which of the bins from `lowest` to `highest` a value falls into, counted from 0."""
    n = int(value / width + 1000.5) - 1000
    return 0 if n < lowest else highest - lowest if n > highest else n - lowest


def stage_of(rounds: float) -> int:
    """How late it is: 0 for the last moments."""
    for n in range(len(LATE)):
        if rounds <= LATE[n]:
            return n
    return len(LATE)


def favour_step(g: CourtisansState, x: int, favour: int) -> int:
    """A favour as a step from 0; the last one for who is away."""
    return favour - LOWEST if g.status[x] == COURT else FAVOURS - 1


def best_rival(g: CourtisansState, seat: int, books: Reckoning) -> int:
    """Who will soon be the best off among the others."""
    rounds = books.rounds if books.rounds < SOON else SOON
    best = NOBODY
    most = -1e9
    for x in range(g.seats):
        if x != seat:
            worth = g.fortune[x] + books.due[x] + books.share(g, x) * rounds
            if worth > most:
                best, most = x, worth
    return best


def note_traits(g: CourtisansState, seat: int, books: Reckoning, tally: Tally) -> None:
    """All that is true of one player and his rivals."""
    stage = stage_of(books.rounds)
    time = stage // 2
    best = best_rival(g, seat, books)
    note_wealth(g, seat, best, stage, books, tally)
    king, queen = favour_step(g, seat, g.k[seat]), favour_step(g, seat, g.q[seat])
    tally.note(KING + (king * len(REIGN_IDS) + g.reign) * TIMES + time)
    tally.note(QUEEN + (queen * len(REIGN_IDS) + g.reign) * TIMES + time)
    note_moment(g, seat, time, tally)
    note_cards(g, seat, time, king if KING_LIVES[g.reign] else queen, tally)
    note_loves(g, seat, time, books, tally)
    for x in range(g.seats):
        if x != seat:
            note_rival(g, x, BEST if x == best else OTHER, time, books, tally)
            if x == g.spouse[seat]:
                tally.note((BEST if x == best else OTHER) + R_WED)


def note_wealth(g: CourtisansState, seat: int, best: int, stage: int, books: Reckoning, tally: Tally) -> None:
    """Fortune and income, beside the best of the others; and whether he is free."""
    lead = g.fortune[seat] + books.due[seat] - g.fortune[best] - books.due[best]
    share = books.share(g, seat)
    tally.note(FORTUNE + binned(lead, 2500.0, -LEADS, LEADS) * STAGES + stage)
    tally.note(GAIN + binned(share - books.share(g, best), 1000.0, -GAINS, GAINS) * STAGES + stage)
    tally.note(INCOME + binned(share, 1200.0, 0, INCOMES) * STAGES + stage)
    tally.note(STATUS + g.status[seat] * STAGES + stage)


def note_moment(g: CourtisansState, seat: int, time: int, tally: Tally) -> None:
    """Whose turn it is, where the Court is, who reigns."""
    if g.active == NOBODY:
        moment = 0
    elif g.active == seat:
        moment = 1 + g.actions
    else:
        moment = 6 if (g.active - seat) % g.seats > g.seats // 2 else 5
    slot = (seat - g.chambellan) % g.seats
    slot = SLOTS - 1 if slot >= SLOTS else slot
    tally.note(TURN + (moment * SLOTS + slot) * TIMES + time)
    tally.note(REIGN + (g.reign * len(PLACE_IDS) + g.place) * TIMES + time)


def note_cards(g: CourtisansState, seat: int, time: int, favour: int, tally: Tally) -> None:
    """The cards in his hand, those he could use or ask for now apart; and those before him."""
    hand = g.hands[seat]
    size = len(hand) if len(hand) < HAND else HAND
    tally.note(IN_HAND + size * TIMES + time)
    tally.note(TITLE + (1 if titled(g, seat) else 0) * TIMES + time)
    free = g.status[seat] == COURT
    asking = 0
    for card in hand:
        face = FACE[card]
        now = free and (SEX[face] == ANY_SEX or SEX[face] == g.sex[seat]) and not bars_place(g, face)
        tally.note(CARDS + (face * 2 + (1 if now else 0)) * TIMES + time)
        asking += 1 if now and REQUEST[face] else 0
    tally.note(REQUESTS + (asking if asking < ASKING else ASKING) * FAVOURS + favour)
    for card in g.exposed[seat]:
        tally.note(SHOWN + FACE[card] * TIMES + time)


def note_loves(g: CourtisansState, seat: int, time: int, books: Reckoning, tally: Tally) -> None:
    """Marriage, by who of the two brings more; and the loves of the sovereigns."""
    spouse = g.spouse[seat]
    if spouse != NOBODY:
        tally.note(SPOUSE + binned(books.own(g, spouse) - books.own(g, seat), 2500.0, -MATCH, MATCH) * TIMES + time)
    if seat == g.favourite:
        tally.note(LOVED + time)
    if seat == g.lover:
        tally.note(LOVED + TIMES + time)
    if seat == g.secret_wife:
        tally.note(LOVED + 2 * TIMES + time)


def note_rival(g: CourtisansState, x: int, at: int, time: int, books: Reckoning, tally: Tally) -> None:
    """What everybody sees of another: freedom, favour, income, how far from the goal, cards."""
    hand = len(g.hands[x])
    tally.note(at + g.status[x] * TIMES + time)
    tally.note(at + R_FAVOUR + favour_step(g, x, g.k[x] if KING_LIVES[g.reign] else g.q[x]) * TIMES + time)
    tally.note(at + R_INCOME + binned(books.share(g, x), 1200.0, 0, INCOMES) * TIMES + time)
    tally.note(at + R_GAP + binned(g.terms.goal - g.fortune[x] - books.due[x], 4000.0, 0, GAPS))
    tally.note(at + R_HAND + (hand if hand < HAND else HAND))
    for card in g.exposed[x]:
        tally.note(at + R_SHOWN + FACE[card])
