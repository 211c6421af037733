# interpreted: msgspec structs and functions for the lab, which counts what nobody waits for
"""What to count in the answers of a game: habits that a person notices in five minutes and a match hides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from cocarde.core.agenda import State
from cocarde.core.choice import Choice


class Answered(msgspec.Struct, frozen=True):
    """An answer: the position it was given in, before anything followed, and what else could have been answered."""

    before: Any
    seat: int
    choice: Choice
    options: list[Choice]


Notices = Callable[[Answered, Answered | None, Any], Iterator[str]]
"""What there is to say of an answer: it, the one before it (None: there is none), and the position after it."""


class Habit(msgspec.Struct, frozen=True):
    """`counted` of all `of`: names of what `Habits.notices` says, or `event KIND`. `good`: more of it is better."""

    id: str
    counted: tuple[str, ...]
    of: tuple[str, ...]
    good: bool = False


def nothing(answer: Answered, before: Answered | None, after: State) -> Iterator[str]:
    """Nothing to say."""
    return iter(())


class Habits(msgspec.Struct, frozen=True):
    """The habits of a game, and what notices them."""

    counted: tuple[Habit, ...] = ()
    notices: Notices = nothing
