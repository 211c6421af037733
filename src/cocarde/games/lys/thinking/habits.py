# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers on the Lys: trees that are not planted though a plot is open, cards thrown away in vain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.lys.choices import END, ROLL
from cocarde.games.lys.rules.actions import Close, Main
from cocarde.games.lys.rules.trees import plots
from cocarde.games.lys.state import LysState


def notices(answer: Answered, before: Answered | None, after: LysState) -> Iterator[str]:
    """L-18, L-142. A tree in hand is a brevet that was not taken; L-14, a card may serve until it must go."""
    g, seat = answer.before, answer.seat
    asked, choice = g.agenda[-1], answer.choice
    if isinstance(asked, Close) and plots(g, seat):
        yield "could plant"
        if choice is END:
            yield "left unplanted"
    if isinstance(asked, Main) and ROLL in answer.options:
        yield "could throw"
        if choice is ROLL and plots(g, seat):
            yield "threw unplanted"
        if choice.verb == "discard":
            yield "thrown away in vain"


HABITS: Final = Habits(
    (
        Habit("turns ended with trees unplanted", ("left unplanted",), ("could plant",)),
        Habit("dice thrown with trees unplanted", ("threw unplanted",), ("could throw",)),
        Habit("cards thrown away from a hand not too full", ("thrown away in vain",), ("could throw",)),
    ),
    notices,
)
