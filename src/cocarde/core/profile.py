# interpreted: msgspec structs, read once for a report
"""What the lab looks at in a game: its sides, who begins, what counts as a turn, which events name which things.

An event names things of the box by its arguments. A `Source` says which argument of which event is a thing, and which
one says whose it was: a seat, a side (`camp`, `faction`), or the thing itself where each belongs to a side.

Habits are what a person notices in five minutes and a match hides: what to count in the answers of bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from cocarde.core.agenda import State
from cocarde.core.choice import Choice

Sides = dict[str, list[int]]
"""The seats of each side."""

NOT_THINGS = ("seat", "feature")
"""Kinds of arguments that name nothing in the box."""


class Source(msgspec.Struct, frozen=True):
    """Events of this kind tell of a thing: the argument that names it, and the one that says whose it was."""

    event: str
    thing: str
    whose: str = "seat"


class Heading(msgspec.Struct, frozen=True):
    """A list of things that may matter; texts: `report-heading-ID`, and of the game `KIND-NAME` for each thing.

    Without sources: whatever any event of a seat names by an argument of this kind.
    """

    id: str
    kind: str
    sources: tuple[Source, ...]


class Plan(msgspec.Struct, frozen=True):
    """Where the places of a kind lie on the board: the middle of each, one place being 1 high.

    `named`: a place is large enough to bear its name.
    """

    kind: str
    shape: Literal["hexagon", "square"]
    named: bool
    places: tuple[tuple[str, float, float], ...]


def no_sides(g: Any) -> Sides:
    """Everybody for himself."""
    return {}


class Profile(msgspec.Struct, frozen=True):
    """What to look at. `side_kind` names the sides in the game's texts; `swapped`: seats change sides within a game.

    `belongs`: the side of each thing that has one. `opener`: the first event of this kind says who begins. `turn`: the
    events of this kind are counted as turns. `settles`: of this event these arguments are counted (who won a round).
    `plans`: the places that can be drawn as a board.
    """

    headings: tuple[Heading, ...] = ()
    sides: Callable[[Any], Sides] = no_sides
    side_kind: str = ""
    swapped: bool = False
    belongs: dict[str, str] = {}
    opener: str = ""
    turn: str = ""
    settles: tuple[str, tuple[str, ...]] = ("", ())
    plans: tuple[Plan, ...] = ()


def heading(id: str, kind: str, *sources: tuple[str, ...]) -> Heading:
    """A heading with its sources, each as event, thing and, where it is not the seat, whose."""
    return Heading(id, kind, tuple(Source(*source) for source in sources))


def plain_profile(kinds: Mapping[str, str]) -> Profile:
    """Of a game that says nothing about it: whatever its events name, by kind."""
    named = dict.fromkeys(kind for kind in kinds.values() if kind not in NOT_THINGS)
    return Profile(headings=tuple(heading(kind, kind) for kind in named), turn="round_began")


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
