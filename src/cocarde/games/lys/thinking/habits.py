# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers on the Lys: turns that end with trees in hand and a plot open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.lys.choices import END
from cocarde.games.lys.rules.actions import Close
from cocarde.games.lys.rules.trees import plots
from cocarde.games.lys.state import LysState


def notices(answer: Answered, before: Answered | None, after: LysState) -> Iterator[str]:
    """L-18, L-142. A tree that could be planted is a brevet that was not taken."""
    g, seat = answer.before, answer.seat
    if isinstance(g.agenda[-1], Close) and plots(g, seat):
        yield "could plant"
        if answer.choice is END:
            yield "left unplanted"


HABITS: Final = Habits((Habit("turns ended with trees unplanted", ("left unplanted",), ("could plant",)),), notices)
