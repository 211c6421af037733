"""Section 10.1: what popularity is worth, what a Mission card promises, how a vote may end."""

from __future__ import annotations

from math import exp
from typing import Final

from cocarde.games.guillotine.data.numbers import BIT, BOX, DISSOLUTION, REPORT, how_many
from cocarde.games.guillotine.rules.scoring import score
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


def paid(amount: float) -> list[list[float]]:
    """By turns left and whole points: what a free deputy is worth who is still to be paid so much."""
    return [[worth(pp + amount, left) for pp in range(TOP + 1)] for left in range(FORESIGHT + 1)]


def to_look_up(pp: int) -> int:
    """Popularity as these tables know it: more than enough is enough."""
    return pp if pp < TOP else TOP


def worth_at_ease(g: GuillotineState, people: list[int], left: int) -> float:
    """What free deputies are worth together who only have their popularity."""
    row, pp = AT_EASE[left], g.pp
    total = 0.0
    for deputy in people:
        total += row[to_look_up(pp[deputy])]
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


AGAINST: Final = 0.12
"""How likely a player votes for another's good: a seat of his own depends on it now and then, a promise too (G-10)."""
MERCY: Final = 0.05
"""How likely a judge or a member of the Committee spares another's man."""
DISSOLVES: Final = 0.9
KEEPS_ON: Final = 0.08
"""G-45. How likely a player votes for the end who would win by it, and one who would not."""


def leaning(g: GuillotineState, seat: int, kind: int, deputy: int) -> float:
    """How likely a player is to vote OUI: for his own man, against those of others, for an end that he wins."""
    if kind == DISSOLUTION:
        return DISSOLVES if leads(g, seat) else KEEPS_ON
    own = g.mine[seat] & BIT[deputy] != 0
    if kind == REPORT:
        return 1.0 if own else AGAINST
    return 0.0 if own else 1.0 - MERCY


def leads(g: GuillotineState, seat: int) -> bool:
    """G-76. Would nobody be before him if the game ended now?"""
    mine = score(g, g.mine[seat])
    for other in range(g.seats):
        if other != seat and score(g, g.mine[other]) > mine:
            return False
    return True


def chances(g: GuillotineState, seat: int) -> tuple[float, float]:
    """How likely OUI and NON are to win the open vote, as `seat` may think: it knows its own ballot alone."""
    lead = 0
    votes: list[int] = []
    leanings: list[float] = []
    for voter in range(g.seats):
        weight = voices(g, voter)
        if voter == seat and not g.to_vote >> voter & 1:
            lead += 2 * (g.ballots >> BITS * voter & 15) - weight
        elif weight:
            votes.append(weight)
            leanings.append(leaning(g, voter, g.vote, g.vote_on))
    return counted(lead, votes, leanings)


def expected_vote(g: GuillotineState, kind: int, deputy: int, post: int) -> tuple[float, float]:
    """How likely OUI and NON are to win a vote that would be held at a post about a deputy; he himself sits out."""
    there = g.where[post] if kind == REPORT else g.where[post] & ~BIT[deputy]
    votes: list[int] = []
    leanings: list[float] = []
    for voter in range(g.seats):
        weight = how_many(there & g.mine[voter])
        if weight:
            votes.append(weight)
            leanings.append(leaning(g, voter, kind, deputy))
    return counted(0, votes, leanings)


def counted(lead: int, votes: list[int], leanings: list[float]) -> tuple[float, float]:
    """G-14. How likely OUI and NON are to win, OUI being ahead by `lead`, if everybody votes as he leans."""
    for_it = against = 0.0
    for way in range(1 << len(votes)):
        likely = 1.0
        ahead = lead
        for at in range(len(votes)):
            if way >> at & 1:
                ahead += votes[at]
                likely *= leanings[at]
            else:
                ahead -= votes[at]
                likely *= 1.0 - leanings[at]
        if ahead > 0:
            for_it += likely
        elif ahead < 0:
            against += likely
    return for_it, against
