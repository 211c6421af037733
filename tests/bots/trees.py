"""Small games whose right answer is known: a tree of answers, and what each of its ends is worth to each seat.

    Tree("0 1 2", {"aaa": (0.5, -0.5, 0.0), ...})

Seats 0, 1 and 2 answer in turn, each `a`, `b`, ... . A group like `01` answers at the same time and in secret. `sights`
says what a position on the way seems worth (to every seat alike, if it is one number); where nothing is said, 0.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import Decision, State
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice, Vocabulary
from cocarde.core.game import Game
from cocarde.core.judge import Judge
from cocarde.core.meta import Meta
from cocarde.core.outcome import Outcome
from cocarde.core.table import Table
from cocarde.core.text import Text

LETTERS = "abcdefghij"
WORDS = Vocabulary()
ANSWERS = [WORDS.add(Choice(letter)) for letter in LETTERS]

Worth = tuple[float, ...]


class TreeState(State):
    fields = ("path",)

    def __init__(self, tree: Tree) -> None:
        super().__init__(tree.count)
        self.tree = tree
        self.path = ""

    def copy(self) -> TreeState:
        twin = TreeState(self.tree)
        self.copy_frame_to(twin)
        twin.path = self.path
        return twin


class Turn(Decision[TreeState]):
    """The seats of the `at`-th group answer; `given` is what is kept secret until the last of them has."""

    fields = ("at", "given")
    rule = "T-1"

    def __init__(self, at: int, given: str = "") -> None:
        self.at = at
        self.given = given

    def seats(self, g: TreeState) -> tuple[int, ...]:
        return tuple(int(seat) for seat in g.tree.groups[self.at][len(self.given) :])

    def options(self, g: TreeState, seat: int) -> list[Choice]:
        return ANSWERS[: g.tree.width(g.path + self.given)]

    def apply(self, g: TreeState, seat: int, choice: Choice) -> None:
        given = self.given + choice.notation
        if len(given) < len(g.tree.groups[self.at]):
            g.push(Turn(self.at, given))
            return
        g.path += given
        if self.at + 1 < len(g.tree.groups):
            g.push(Turn(self.at + 1))

    def prompt(self, g: TreeState, seat: int) -> Text:
        return Text("prompt-turn")


class TreeJudge(Judge[TreeState]):
    """The ends are known, what lies before them only seems so."""

    def __init__(self, taught: float) -> None:
        super().__init__()
        self.taught = taught

    def judgement(self, g: TreeState, seat: int) -> float:
        tree = g.tree
        return tree.ends[g.path][seat] if g.path in tree.ends else tree.sights.get(g.path, 0.0)

    def insight(self, g: TreeState, seat: int) -> float:
        return self.judgement(g, seat) + self.taught

    def folly(self, g: TreeState, seat: int, choice: Choice) -> bool:
        return g.path + choice.notation in g.tree.follies

    def features(self, g: TreeState, seat: int) -> list[tuple[str, float]]:
        return [(name, part(g, seat)) for name, part in g.tree.parts.items()]


class Nothing(msgspec.Struct):
    path: str


class Tree(Game[TreeState]):
    """`taught`: by how much the insight of a seat exceeds its judgement. `parts`: those of its judgement.

    `follies`: paths whose last answer no sensible player gives.
    """

    def __init__(
        self,
        groups: str,
        ends: Mapping[str, Worth],
        sights: Mapping[str, float] | None = None,
        taught: float = 0.0,
        parts: Mapping[str, Callable[[TreeState, int], float]] | None = None,
        follies: Collection[str] = (),
    ) -> None:
        self.groups = groups.split()
        self.ends = ends
        self.sights = sights or {}
        self.parts = parts or {}
        self.follies = follies
        self.count = len(next(iter(ends.values())))
        meta = Meta("tree", (self.count,), (1, 1), 1900, "1")
        super().__init__(meta, WORDS, (Turn,), TreeJudge(taught), Path(__file__).parent)

    def width(self, path: str) -> int:
        """How many answers there are after these."""
        return len({end[len(path)] for end in self.ends if end.startswith(path)})

    def exact(self, path: str = "") -> Worth:
        """What a position is worth to each seat if everybody answers best from here on, one after the other."""
        if path in self.ends:
            return self.ends[path]
        seat = int("".join(self.groups)[len(path)])
        return max((self.exact(path + letter) for letter in LETTERS[: self.width(path)]), key=lambda worth: worth[seat])

    def blank(self, seats: int, options: dict[str, str]) -> TreeState:
        return TreeState(self)

    def setup(self, g: TreeState) -> None:
        g.then(Turn(0))

    def box(self) -> Nothing:
        return Nothing("")

    def view(self, g: TreeState, seat: int | None) -> Nothing:
        return Nothing(g.path)

    def outcome(self, g: TreeState) -> Outcome:
        return Outcome([1] * g.seats, [0] * g.seats, "T-1", Text("outcome"))

    def check(self, g: TreeState) -> None:
        pass

    def redeal(self, g: TreeState, seat: int, chance: Chance) -> TreeState:
        twin = g.copy()
        twin.chance = chance
        return twin


def table_of(tree: Tree, path: str = "") -> Table:
    """A table at this position; answers of one after the other."""
    table = Table.new(tree, tree.count, seed=1)
    for letter in path:
        table.answer(table.pending()[0], letter)
    return table


def seat_of(tree: Tree, path: str = "") -> SeatView:
    """The position as seen by who is asked."""
    table = table_of(tree, path)
    return SeatView(tree, table.state, table.pending()[0])


def worth(value: float) -> Any:
    """The chance to win of who judges a position so."""
    return 0.5 + 0.5 * value
