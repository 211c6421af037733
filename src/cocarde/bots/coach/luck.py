"""What the dice did for a seat: what came of each throw and each draw, against what might as well have come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cocarde.bots.search.rollout import chance_to_win
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.journal import answers, standing
from cocarde.core.judge import Judge
from cocarde.core.table import Table

THROWS: Final = 8
"""Other throws with which a real one is compared."""


def fortune(table: Table, seat: int) -> dict[int, float]:
    """By entry of a finished game, what its dice and draws did to the chance of `seat`; on average over games nothing.

    It is over: this looks at the true position, hidden cards and all, before the entry and after it.
    """
    judge = table.game.judge
    drawn: dict[int, float] = {}
    for n, choice, before, after in entries(table):
        hoped = hoped_for(judge, before, table.log[n - 1].seat, choice, seat, n)
        if hoped is not None:
            drawn[n] = chance_to_win(judge, after, seat) - hoped
    return drawn


def entries(table: Table) -> Iterator[tuple[int, Choice, State, State]]:
    """The answers that still stand and drew chance: entry, answer, and the position before and after it."""
    kept = set(standing(table.log))
    before: State | None = None
    for then in table.retold():
        n, move = then.n, table.log[then.n - 1]
        if before is not None and n in kept and move.seat >= 0 and answers(move) and move.chance:
            yield n, then.game.vocabulary.read(move.choice), before, then.state
        before = then.state.copy()


def hoped_for(judge: Judge[Any], before: State, by: int, choice: Choice, seat: int, seed: int) -> float | None:
    """What `seat` could hope for on average after this answer of `by`; None: it is not decided by chance."""
    total = 0.0
    for n in range(THROWS):
        world = before.copy()
        dice = Fast(seed * THROWS + n)
        world.chance, place = dice, dice.pack()
        decide(world, by, choice)
        if n == 0 and world.chance.pack() == place:
            return None
        total += chance_to_win(judge, world, seat)
    return total / THROWS
