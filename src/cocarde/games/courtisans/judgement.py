"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.ending import ranking
from cocarde.games.courtisans.income import income_of
from cocarde.games.courtisans.outlook import (
    contract_worth,
    due_this_round,
    hand_worth,
    offers_worth,
    powers_worth,
    rounds_left,
    share,
    standing_worth,
)
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.tables import ANY_SEX, FACE, SEX
from cocarde.games.courtisans.words import PROBABLE

LEADER: Final = 0.55
MEAN: Final = 0.45
SHAME: Final = 2.0
HIDDEN_CARD: Final = 450.0
"""What a card in another's hand is worth to him, whichever it is."""


def judgement(g: CourtisansState, seat: int) -> float:
    """From about -1 to 1 for `seat`: its own prospects against those of the others, the leader above all."""
    if not g.round:
        return character_worth(g, seat)
    if g.finished:
        return verdict(g, seat)
    incomes = [income_of(g, x) for x in range(g.seats)]
    left = rounds_left(g)
    mine = prospect(g, seat, seat, incomes, left)
    best = -1e9
    total = 0.0
    for x in range(g.seats):
        if x != seat:
            value = prospect(g, seat, x, incomes, left)
            total += value
            best = value if value > best else best
    worth = mine - LEADER * best - MEAN * total / (g.seats - 1)
    worth += flags_worth(g, seat)
    scaled = worth / (1.5 * g.terms.goal)
    return -0.95 if scaled < -0.95 else 0.95 if scaled > 0.95 else scaled


def prospect(g: CourtisansState, seat: int, x: int, incomes: list[int], left: float) -> float:
    """What player x may hope for, in livres, as far as `seat` can tell."""
    value = g.fortune[x] + to_come(g, x, incomes, left) + at_court(g, x, left) + powers_worth(g, x, left)
    if x != seat:
        return value + HIDDEN_CARD * len(g.hands[x])
    return value + hand_worth(g, x, left) + bargains_worth(g, x)


def to_come(g: CourtisansState, x: int, incomes: list[int], left: float) -> float:
    """The incomes of the rounds to come and of this one."""
    return share(g, x, incomes) * left * 0.85 + due_this_round(g, x)


def at_court(g: CourtisansState, x: int, left: float) -> float:
    """Favour and freedom, worth less towards the end."""
    return standing_worth(g, x) * (left if left < 3.0 else 3.0) / 3.0


def bargains_worth(g: CourtisansState, x: int) -> float:
    """Contracts and open offers."""
    worth = contract_worth(g, x) if g.contracts else 0.0
    return worth + offers_worth(g, x) if g.offers else worth


def features(g: CourtisansState, seat: int) -> list[tuple[str, float]]:
    """The parts of the lead, in livres."""
    if not g.round:
        return []
    if g.finished:
        return [("victory", g.terms.goal * verdict(g, seat))]
    incomes = [income_of(g, x) for x in range(g.seats)]
    left = rounds_left(g)
    rivals = [prospect(g, seat, x, incomes, left) for x in range(g.seats) if x != seat]
    return [
        ("fortune", float(g.fortune[seat])),
        ("income", to_come(g, seat, incomes, left)),
        ("favour", at_court(g, seat, left)),
        ("powers", powers_worth(g, seat, left)),
        ("hand", hand_worth(g, seat, left)),
        ("bargains", bargains_worth(g, seat)),
        ("rivals", -LEADER * max(rivals) - MEAN * sum(rivals) / len(rivals)),
    ]


def verdict(g: CourtisansState, seat: int) -> float:
    """The game is over: won or lost."""
    place = ranking(g).index(seat)
    return 1.0 if place == 0 else -0.96 - 0.005 * place


def character_worth(g: CourtisansState, seat: int) -> float:
    """SETUP_CHARACTER: the sex for which the hand has more cards."""
    if not g.chosen[seat]:
        return 0.0
    sex = 1 if g.chosen[seat][0] == "F" else 0
    fitting = len([card for card in g.hands[seat] if SEX[FACE[card]] in (ANY_SEX, sex)])
    return fitting / 100.0


def flags_worth(g: CourtisansState, seat: int) -> float:
    """C-130. A Chambellan leaves no flag waiting, fines what is probable, and is ashamed of fining the doubtful."""
    if seat != g.chambellan:
        return 0.0
    worth = -float(len(g.flags))
    for line in g.fines:
        if line[0] == g.round and line[2] >= PROBABLE and line[1] != seat:
            worth -= SHAME * g.terms.fine
    return worth
