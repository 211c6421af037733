"""C-137 to C-140: the goal, the ranking, the outcome."""

from __future__ import annotations

from cocarde.core.outcome import Counted, Outcome
from cocarde.core.text import Text
from cocarde.games.courtisans.data.numbers import CARD_CATEGORY, CARD_RANK, NOBODY, NONE, OVER, TITRE
from cocarde.games.courtisans.rules.treasury.sources import SOURCES
from cocarde.games.courtisans.state import CourtisansState


def reached(g: CourtisansState) -> bool:
    """C-137. Somebody's fortune has reached the goal."""
    goal = g.terms.goal
    for livres in g.fortune:
        if livres >= goal:
            return True
    return False


def amass(g: CourtisansState) -> None:
    """C-137, C-R74. Money is noted at once: the first to reach the goal, at the same instant the richer."""
    if g.amassed == NOBODY and g.terms.at_once and reached(g):
        g.amassed = ranking(g)[0]


def end_if_amassed(g: CourtisansState) -> None:
    """C-137. The move is over, and somebody has reached the goal in it: all the rest is left undone."""
    if g.amassed != NOBODY and not g.finished:
        finish(g)


def game_over(g: CourtisansState) -> bool:
    """C-137, option `victory`. The game ends if somebody has reached the goal; all the rest is left undone."""
    if reached(g):
        finish(g)
        return True
    return False


def finish(g: CourtisansState) -> None:
    """The last event, and nothing after it."""
    g.finished = True
    g.phase = OVER
    g.agenda.clear()
    if g.telling:
        best = ranking(g)[0]
        g.tell("game_ended", "C-137", {"seat": best, "amount": g.fortune[best]})


def rank_of(g: CourtisansState, x: int) -> int:
    """C-138. The rank of his own highest title, 0 to 4."""
    return max([CARD_RANK[card] for card in g.exposed[x] if CARD_CATEGORY[card] == TITRE], default=0)


def favour_of(g: CourtisansState, x: int) -> int:
    """C-138. K + Q, none counting -3."""
    return (-3 if g.k[x] == NONE else g.k[x]) + (-3 if g.q[x] == NONE else g.q[x])


def standing(g: CourtisansState, x: int) -> tuple[int, int, int, int, int, int]:
    """C-137, C-138, C-R75. First at the goal, then fortune, title, favour, courtiers lost, place in the round:

    the smaller the better.
    """
    slot = (x - g.chambellan) % g.seats
    return (0 if x == g.amassed else 1, -g.fortune[x], -rank_of(g, x), -favour_of(g, x), g.serial[x], slot)


def ranking(g: CourtisansState) -> list[int]:
    """The seats, the first one first; debts rank as they are (C-140)."""
    return sorted(range(g.seats), key=lambda x: standing(g, x))


def outcome(g: CourtisansState) -> Outcome:
    """C-137. One ranking, no ties."""
    order = ranking(g)
    ranks = [1 + order.index(seat) for seat in range(g.seats)]
    won = g.amassed != NOBODY or reached(g)
    rule, key = ("C-137", "outcome-goal") if won else ("C-139", "outcome-rounds")
    return Outcome(ranks, g.fortune[:], rule, Text(key, {"seat": order[0], "amount": g.fortune[order[0]]}))


def reckoning(g: CourtisansState) -> list[Counted]:
    """C-15, C-37, C-99, C-129. The livres of each house by where they came from or went.

    A source nobody had is left out; a game begun before they were noted has only the sum.
    """
    lines: list[Counted] = []
    for source, name in enumerate(SOURCES if g.sources else []):
        values = [g.sources[seat * len(SOURCES) + source] for seat in range(g.seats)]
        if any(values):
            lines.append(Counted(Text(f"reckoning-{name}"), [*values]))
    return [*lines, Counted(Text("reckoning-fortune"), [*g.fortune], total=True)]
