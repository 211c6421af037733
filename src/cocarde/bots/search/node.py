"""The tree of a search: points where a seat answers, and the answers it may give there.

Chance is not in the tree: a node gathers all worlds in which the same answers led to the same question. Answers the
others cannot see lead on from the node, not from the arm: whoever answers next must not be able to tell them apart.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from cocarde.core.agenda import Decision, State
from cocarde.core.choice import Choice


class Arm:
    """An answer: how often it could be given, how often it was, and the sum of what came of it for its seat.

    `sight`: the sum of what it seemed worth at first sight, each time it was given. `glances`: how often it was only
    looked at before, and `glanced`, the sum of what it seemed worth then.
    """

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice
        self.available: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.sight: float = 0.0
        self.glances: int = 0
        self.glanced: float = 0.0
        self.after: Final[list[Node]] = []

    @property
    def mean(self) -> float:
        """The chance to win after this answer, as far as it is known."""
        return self.total / self.visits if self.visits else 0.0

    def merit(self, trust: float) -> float:
        """What it is worth, first sight weighing as much as `trust` simulations."""
        first = (self.sight + self.glanced) / (self.visits + self.glances)
        return (self.total + trust * first) / (self.visits + trust)

    def unseen(self, trust: float) -> float:
        """What it was worth beyond first sight, as long as it was seldom tried hardly anything."""
        return (self.total - self.sight) / (self.visits + trust)

    def glance(self, sight: float) -> None:
        """It was looked at, and seemed worth this."""
        self.glances += 1
        self.glanced += sight

    def learn(self, sight: float, value: float) -> None:
        """Once more: this it seemed worth, and this came of it."""
        self.visits += 1
        self.sight += sight
        self.total += value


class Node:
    """A seat is asked a question. `veiled`: others do not see its answer before they give their own.

    The worlds of a node differ in what the seat holds and in the luck it had, so an answer is good in one and bad in
    another. First sight sees that; what a node learns is how far first sight errs.
    """

    def __init__(self, seat: int, kind: object, veiled: bool) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.veiled: Final = veiled
        self.arms: Final[dict[Choice, Arm]] = {}
        self.after: Final[list[Node]] = []

    def arm(self, choice: Choice) -> Arm:
        """The arm of this answer."""
        arm = self.arms.get(choice)
        if arm is None:
            arm = self.arms[choice] = Arm(choice)
        return arm

    def offer(self, options: list[Choice], sights: list[float], explore: float, trust: float) -> int:
        """Which option to take in this world, where they seem worth `sights`: first sight, what it has missed so far,
        and a bonus for those tried seldom when they were available."""
        best = 0
        most = -1.0
        spread = explore * (max(sights) - min(sights))
        for n, option in enumerate(options):
            arm = self.arm(option)
            arm.available += 1
            bound = sights[n] + arm.unseen(trust) + spread * sqrt(log(arm.available) / (arm.visits + trust))
            if bound > most:
                best, most = n, bound
        return best

    def next(self, arm: Arm, decision: Decision[Any], g: State) -> Node:
        """The node of the decision that waits after this answer."""
        asked = decision.seats(g)
        seat, kind = asked[0], type(decision)
        known = self.after if self.veiled else arm.after
        for node in known:
            if node.seat == seat and node.kind is kind:
                return node
        veiled = decision.hidden or len(asked) > 1 or (self.veiled and self.kind is kind)
        node = Node(seat, kind, veiled)
        known.append(node)
        return node
