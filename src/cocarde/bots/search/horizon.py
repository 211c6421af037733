"""How far a simulation looks: to the same place of the agenda whatever was answered.

After a fixed number of answers one option would be judged in the middle of a vote and another in the next phase. So a
bookmark is laid into the agenda of an imagined world: when what lay above it is done, the world is judged.
"""

from __future__ import annotations

from typing import Any, Final

from cocarde.core.agenda import State, Step
from cocarde.core.chance import Fast


class Bookmark(Step[Any]):
    """Nothing happens; it is gone from the agenda when its time has come."""

    def run(self, g: Any) -> None:
        pass


BOOKMARK: Final = Bookmark()


class Horizon:
    """`gap`: below the bookmark lie so many frames. `turns`: how often what lies above it must be done.

    After the first time it is laid above the lowest frame again; without turns a world is judged at once.
    `most`: real choices after which it is judged wherever it stands.
    """

    def __init__(self, gap: int, turns: int, most: int) -> None:
        self.gap: Final = gap
        self.turns: Final = turns
        self.most: Final = most
        self.at: int = gap
        self.left: int = turns
        self.choices: int = 0
        self.seed: int = 0

    def begin(self, world: State, seed: int) -> None:
        """A world sets out; `seed` gives it the luck of the turns to come, the same whatever was answered before."""
        self.seed = seed
        self.at = self.gap
        self.left = self.turns
        self.choices = 0
        if self.turns > 0:
            world.agenda.insert(self.gap, BOOKMARK)

    def reached(self, world: State) -> bool:
        """Is it time to judge?"""
        agenda = world.agenda
        if self.left > 0 and self.at < len(agenda) and agenda[self.at] is BOOKMARK:
            return self.choices >= self.most
        self.left -= 1
        if self.left <= 0:
            return True
        self.at = lowest_gap(world)
        agenda.insert(self.at, BOOKMARK)
        world.chance = Fast(self.seed + self.left)
        return self.choices >= self.most


def lowest_gap(world: State) -> int:
    """Above the frame that comes last."""
    return 1 if len(world.agenda) > 1 else 0


def highest_gap(world: State) -> int:
    """Not right below the decision: an answer may take away the frame it is about."""
    return len(world.agenda) - 2 if len(world.agenda) > 3 else lowest_gap(world)


def lay_everywhere(world: State) -> None:
    """A bookmark into every gap, to see how many are left after a while."""
    for gap in range(highest_gap(world), lowest_gap(world) - 1, -1):
        world.agenda.insert(gap, BOOKMARK)


def bookmarks(world: State) -> int:
    """How many are left."""
    return len([1 for frame in world.agenda if frame is BOOKMARK])


def nearer(one: Horizon, other: Horizon) -> Horizon:
    """The one that is reached first."""
    if one.gap != other.gap:
        return one if one.gap > other.gap else other
    return one if one.turns < other.turns else other
