# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers of Le Cortège: rounds lost by the very next flick, though another answer would have held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.agenda import decide
from cocarde.core.choice import Choice
from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.cortege.rules.rounds import WINNER
from cocarde.games.cortege.rules.turns import TakeTurn
from cocarde.games.cortege.state import CortegeState


def notices(answer: Answered, before: Answered | None, after: CortegeState) -> Iterator[str]:
    """K-110. Said when a round ends: of the answer before the last one, whose seat lost by it."""
    if not isinstance(answer.before.agenda[-1], TakeTurn) or len(after.results) <= len(answer.before.results):
        return
    yield "round"
    if before is None or before.seat == answer.seat or not isinstance(before.before.agenda[-1], TakeTurn):
        return
    if after.results[-1][WINNER] == answer.seat and any(holds(before, other) for other in before.options):
        yield "lost in one move"


def holds(lost: Answered, other: Choice) -> bool:
    """Would this answer have left the rival no flick that wins the round at once?"""
    g = lost.before.copy()
    rounds = len(g.results)
    decide(g, lost.seat, other)
    if len(g.results) > rounds:
        return bool(g.results[-1][WINNER] == lost.seat)
    asked = g.agenda[-1]
    if not isinstance(asked, TakeTurn):
        return True
    rival = asked.seats(g)[0]
    return not any(wins(g, rival, flick) for flick in asked.options(g, rival))


def wins(g: CortegeState, seat: int, choice: Choice) -> bool:
    """K-110. Does this flick, with the luck that is to come, win the round?"""
    after = g.copy()
    decide(after, seat, choice)
    return len(after.results) > len(g.results) and bool(after.results[-1][WINNER] == seat)


HABITS: Final = Habits((Habit("rounds lost in one move", ("lost in one move",), ("round",)),), notices)
