"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from math import exp, log
from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.judge import Judge
from cocarde.games.courtisans.answers import PROBABLE
from cocarde.games.courtisans.data.numbers import ANY_SEX, FACE, HOUSES, NOBODY, SEX
from cocarde.games.courtisans.rules.ending import ranking
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.thinking.follies import folly
from cocarde.games.courtisans.thinking.outlook import dowry, hand_worth, powers_worth, standing_worth
from cocarde.games.courtisans.thinking.promises import contract_worth, offers_worth, paid_for, pressure_worth
from cocarde.games.courtisans.thinking.reckoning import Reckoning
from cocarde.kit.odds import step_of

PARTS: Final = ("prospects",)
"""What a player has and may hope for, in myriads of livres."""
MYRIAD: Final = 10_000.0
LEADER: Final = 0.55
MEAN: Final = 0.45
SHAME: Final = 2.0
OWN_HOUSE: Final = 0.001
"""C-5. Bots share the names among them, each its own, so that no two wish for the same."""
HIDDEN_CARD: Final = 450.0
"""What a card in another's hand is worth to him, whichever it is."""
GENEROSITY: Final = 1500.0
"""C-49. What it costs to give a card away for nothing: the action was good for better things."""


class CourtJudgement(Judge[CourtisansState]):
    """What one may hope for beside what the others may, in livres that count the more the nearer the end is."""

    def judgement(self, g: CourtisansState, seat: int) -> float:
        """From -1 (lost) to 1 (won) for `seat`: its chance to win, 0 being one in two."""
        if not g.round:
            return 2.0 / g.seats - 1.0 + character_worth(g, seat)
        if g.finished:
            return verdict(g, seat)
        books = Reckoning(g)
        lead = prospect(g, seat, seat, books) - opposed(g, seat, books)
        return 2.0 / (1.0 + (g.seats - 1) * exp(-self.scale(g, books) * lead)) - 1.0

    def folly(self, g: CourtisansState, seat: int, choice: Choice) -> bool:
        return folly(g, seat, choice)

    def scale(self, g: CourtisansState, books: Reckoning) -> float:
        """How much a livre ahead moves the chance to win: the more, the nearer the end."""
        return self.weights[step_of(books.stage(g))][0] / MYRIAD

    def appraise(self, g: CourtisansState) -> tuple[float, list[list[float]]]:
        """The stage of the game, and what every player has for all to see: for `cocarde lab tune`."""
        if not g.round:
            return 0.0, []
        books = Reckoning(g)
        return books.stage(g), [[prospect(g, NOBODY, x, books) / MYRIAD] for x in range(g.seats)]

    def features(self, g: CourtisansState, seat: int) -> list[tuple[str, float]]:
        """The parts of the chance to win, each by its weight; together the logarithm of its odds."""
        if not g.round:
            return []
        if g.finished:
            return [("victory", 10.0 * verdict(g, seat))]
        books = Reckoning(g)
        left = books.rounds
        livre = self.scale(g, books)
        return [
            ("fortune", livre * (g.fortune[seat] + flags_worth(g, seat))),
            ("income", livre * to_come(g, seat, books)),
            ("favour", livre * at_court(g, seat, left)),
            ("powers", livre * powers_worth(g, seat, left)),
            ("hand", livre * in_hand(g, seat, books)),
            ("bargains", livre * bargains_worth(g, seat)),
            ("rivals", -livre * opposed(g, seat, books) - log(g.seats - 1)),
        ]


def opposed(g: CourtisansState, seat: int, books: Reckoning) -> float:
    """What the others hope for, the leader above all."""
    best = -1e9
    total = 0.0
    for x in range(g.seats):
        if x != seat:
            value = prospect(g, seat, x, books)
            total += value
            best = value if value > best else best
    return LEADER * best + MEAN * total / (g.seats - 1)


def prospect(g: CourtisansState, viewer: int, x: int, books: Reckoning) -> float:
    """What player x may hope for, in livres, as far as `viewer` can tell."""
    left = books.rounds
    value = g.fortune[x] + to_come(g, x, books) + at_court(g, x, left) + powers_worth(g, x, left)
    if x != viewer:
        value += HIDDEN_CARD * (len(g.hands[x]) + books.coming(x))
        return value + dowry(g, viewer, left) if viewer != NOBODY and g.spouse[x] == viewer else value
    return value + in_hand(g, x, books) + bargains_worth(g, x) + flags_worth(g, x)


def to_come(g: CourtisansState, x: int, books: Reckoning) -> float:
    """The incomes of the rounds to come and of this one."""
    return books.share(g, x) * books.rounds * 0.85 + books.due[x]


def at_court(g: CourtisansState, x: int, left: float) -> float:
    """Favour and freedom, worth less towards the end."""
    return standing_worth(g, x) * (left if left < 3.0 else 3.0) / 3.0


def in_hand(g: CourtisansState, x: int, books: Reckoning) -> float:
    """What his cards promise; a gift that nobody pays for costs more than the card."""
    leaving = books.leaving(g, x)
    worth = hand_worth(g, x, books.rounds, leaving)
    return worth - GENEROSITY if leaving and not paid_for(g) else worth


def bargains_worth(g: CourtisansState, x: int) -> float:
    """Contracts and open offers."""
    worth = contract_worth(g, x) if g.contracts else 0.0
    worth += pressure_worth(g, x)
    return worth + offers_worth(g, x) if g.offers else worth


def verdict(g: CourtisansState, seat: int) -> float:
    """The game is over: won or lost."""
    return 1.0 if ranking(g)[0] == seat else -1.0


def character_worth(g: CourtisansState, seat: int) -> float:
    """SETUP_CHARACTER: the sex for which the hand has more cards; of the houses those that fall to this seat (C-5)."""
    if not g.chosen[seat]:
        return 0.0
    sex = 1 if g.chosen[seat][0] == "F" else 0
    fitting = len([card for card in g.hands[seat] if SEX[FACE[card]] in (ANY_SEX, sex)])
    own = HOUSES.index(g.chosen[seat][1:]) % g.seats == seat if g.chosen[seat][1:] in HOUSES else False
    return fitting / 100.0 + (OWN_HOUSE if own else 0.0)


def flags_worth(g: CourtisansState, seat: int) -> float:
    """C-130. A Chambellan leaves no flag waiting, fines what is probable, and is ashamed of fining the doubtful."""
    if seat != g.chambellan:
        return 0.0
    worth = -float(len(g.flags))
    for line in g.fines:
        if line[0] == g.round and line[2] >= PROBABLE and line[1] != seat:
            worth -= SHAME * g.terms.fine
    return worth
