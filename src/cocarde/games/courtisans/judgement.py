"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data import HOUSE
from cocarde.games.courtisans.ending import ranking
from cocarde.games.courtisans.income import income_of
from cocarde.games.courtisans.outlook import (
    contract_worth,
    due_this_round,
    hand_worth,
    offers_worth,
    powers_worth,
    pressure_worth,
    rounds_left,
    share,
    standing_worth,
)
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.tables import ANY_SEX, FACE, NOBODY, SEX
from cocarde.games.courtisans.words import PROBABLE
from cocarde.kit.odds import chance, step_of, together, weigh
from cocarde.kit.tuned import read_weights

PARTS: Final = ("fortune", "income", "favour", "powers", "cards")
"""What a player has, in myriads of livres: in cash, to come, by his standing and his charges; and how many cards."""
WEIGHTS: Final[list[list[float]]] = read_weights(HOUSE / "judgement.toml", PARTS)
MYRIAD: Final = 10_000.0
SHAME: Final = 2.0
SURE: Final = 150.0
HOPED: Final = 230.0
"""What a card in hand is worth on average, and for each round to come, as `hand_worth` counts."""
HALF: Final = 0.5
"""Games do not show that better cards win more often, for few are granted: they count half of what income does."""


def judgement(g: CourtisansState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for `seat`: its chance to win, 0 being one in two."""
    if not g.round:
        return 2.0 / g.seats - 1.0 + character_worth(g, seat)
    if g.finished:
        return verdict(g, seat)
    incomes = [income_of(g, x) for x in range(g.seats)]
    left = rounds_left(g)
    weights = WEIGHTS[step_of(stage(g))]
    worths = [weigh(parts(g, seat, x, incomes, left), weights) for x in range(g.seats)]
    return 2.0 * chance(worths, seat) - 1.0


def stage(g: CourtisansState) -> float:
    """How far the game is, from 0 to 1: as the richest to the goal, or as the rounds to the last."""
    done = max(g.fortune) / g.terms.goal
    return max(done, g.round / g.terms.max_rounds) if g.terms.max_rounds else done


def appraise(g: CourtisansState) -> tuple[float, list[list[float]]]:
    """The stage of the game, and what every player has for all to see: for `cocarde lab tune`."""
    if not g.round:
        return 0.0, []
    incomes = [income_of(g, x) for x in range(g.seats)]
    left = rounds_left(g)
    return stage(g), [parts(g, NOBODY, x, incomes, left) for x in range(g.seats)]


def parts(g: CourtisansState, viewer: int, x: int, incomes: list[int], left: float) -> list[float]:
    """What player x has and may hope for, as far as `viewer` can tell."""
    cash = float(g.fortune[x])
    hopes = to_come(g, x, incomes, left)
    if x == viewer:
        cash += bargains_worth(g, x) + flags_worth(g, x)
        hopes += hand_hopes(g, x, left)
    return [
        cash / MYRIAD,
        hopes / MYRIAD,
        at_court(g, x, left) / MYRIAD,
        powers_worth(g, x, left) / MYRIAD,
        float(len(g.hands[x])),
    ]


def hand_hopes(g: CourtisansState, x: int, left: float) -> float:
    """How much better than others his cards are, in livres."""
    return HALF * (hand_worth(g, x, left) - (SURE + HOPED * left) * len(g.hands[x]))


def to_come(g: CourtisansState, x: int, incomes: list[int], left: float) -> float:
    """The incomes of the rounds to come and of this one."""
    return share(g, x, incomes) * left * 0.85 + due_this_round(g, x)


def at_court(g: CourtisansState, x: int, left: float) -> float:
    """Favour and freedom, worth less towards the end."""
    return standing_worth(g, x) * (left if left < 3.0 else 3.0) / 3.0


def bargains_worth(g: CourtisansState, x: int) -> float:
    """Contracts and open offers."""
    worth = contract_worth(g, x) if g.contracts else 0.0
    worth += pressure_worth(g, x)
    return worth + offers_worth(g, x) if g.offers else worth


def features(g: CourtisansState, seat: int) -> list[tuple[str, float]]:
    """The parts of the chance to win, as the weights count them."""
    if not g.round:
        return []
    if g.finished:
        return [("victory", 10.0 * verdict(g, seat))]
    incomes = [income_of(g, x) for x in range(g.seats)]
    left = rounds_left(g)
    weights = WEIGHTS[step_of(stage(g))]
    counted = [part * weight for part, weight in zip(parts(g, seat, seat, incomes, left), weights, strict=True)]
    bargains = bargains_worth(g, seat) / MYRIAD * weights[0]
    hopes = hand_hopes(g, seat, left) / MYRIAD * weights[1]
    rivals = [weigh(parts(g, seat, x, incomes, left), weights) for x in range(g.seats) if x != seat]
    return [
        ("fortune", counted[0] - bargains),
        ("income", counted[1] - hopes),
        ("favour", counted[2]),
        ("powers", counted[3]),
        ("hand", counted[4] + hopes),
        ("bargains", bargains),
        ("rivals", -together(rivals)),
    ]


def verdict(g: CourtisansState, seat: int) -> float:
    """The game is over: won or lost."""
    return 1.0 if ranking(g)[0] == seat else -1.0


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
