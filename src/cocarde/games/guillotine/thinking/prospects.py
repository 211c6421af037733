"""Section 10.1: what popularity is worth, what a Mission card promises, how a vote may end."""

from __future__ import annotations

from math import exp
from typing import Final

from cocarde.games.guillotine.data.numbers import BIT, BOX, REPORT
from cocarde.games.guillotine.rules.votes import BITS, voices
from cocarde.games.guillotine.state import GuillotineState

HALVES: Final = 2
MOST: Final = 40
FORESIGHT: Final = 3
"""Popularity is looked up in half points up to 20; more than three turns ahead nobody sees."""


def worth_of(halves: int, left: int) -> float:
    """A re-election is worth 10; with turns left it is a matter of odds, and a spare point is safety."""
    pp = halves / HALVES
    if pp <= 0:
        return 0.0
    if left == 0:
        return 10.0 + 0.05 * pp if pp >= 5 else 0.02 * pp
    return 10.0 / (1.0 + exp(-(pp - 4.6 + 0.35 * left) / (0.6 + 0.55 * left))) + 0.05 * pp


WORTH: Final[list[list[float]]] = [
    [worth_of(halves, left) for halves in range(MOST + 1)] for left in range(FORESIGHT + 1)
]


AT_EASE: Final[list[list[float]]] = [row[::HALVES] for row in WORTH]
"""The same by whole points, for the many over whom nothing hangs."""
TOP: Final = MOST // HALVES


def worth(pp: float, left: int) -> float:
    """What a free deputy of this popularity is worth with so many turns left."""
    halves = int(HALVES * pp + 0.5)
    return WORTH[left][0 if halves < 0 else MOST if halves > MOST else halves]


def worth_at_ease(g: GuillotineState, people: list[int], left: int) -> float:
    """What free deputies are worth together who only have their popularity."""
    row, pp = AT_EASE[left], g.pp
    total = 0.0
    for deputy in people:
        points = pp[deputy]
        total += row[points if points < TOP else TOP]
    return total


def prospect_of(face: int) -> float:
    """What a Mission card promises to the popularity of its deputy (10.3: Prison cards are the worst)."""
    card = BOX.missions[face]
    if card.op == "gamble":
        return sum(roll if isinstance(roll, int) else -3.0 for roll in card.rolls) / 6
    if card.op in ("captured", "complaint"):
        return -3.0 if card.op == "captured" else -1.0
    if card.op in ("courier", "prolong", "recall", "fief"):
        return {"courier": 1.0, "prolong": 0.7, "recall": card.n - 0.6, "fief": 1.5}[card.op]
    return float(card.n)


PROSPECT: Final[list[float]] = [prospect_of(face) for face in range(len(BOX.missions))]


def leaning(g: GuillotineState, seat: int) -> int:
    """How a player is expected to vote in the open vote: for his own man; 1 OUI, 0 NON, -1 nobody knows."""
    if g.vote_on < 0 or not g.mine[seat] & BIT[g.vote_on]:
        return -1
    return 1 if g.vote == REPORT else 0


def chances(g: GuillotineState, seat: int) -> tuple[float, float]:
    """How likely OUI and NON are to win the open vote, as `seat` may think: it knows its own ballot alone."""
    oui = non = 0
    unknown: list[int] = []
    for voter in range(g.seats):
        weight = voices(g, voter)
        if voter == seat and not g.to_vote >> voter & 1:
            oui += g.ballots >> BITS * voter & 15
            non += weight - (g.ballots >> BITS * voter & 15)
        elif leaning(g, voter) < 0:
            unknown.append(weight)
        elif leaning(g, voter):
            oui += weight
        else:
            non += weight
    for_it = against = 0
    for way in range(1 << len(unknown)):
        lead = oui - non
        for at, weight in enumerate(unknown):
            lead += weight if way >> at & 1 else -weight
        for_it += lead > 0
        against += lead < 0
    return for_it / (1 << len(unknown)), against / (1 << len(unknown))
