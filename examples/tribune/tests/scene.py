"""Scenarios that read like play: hands, motions to come, a few answers, what became of it.

Chance is scripted: the results a test names are drawn in that order, and one too many or too few is an error.
"""

from __future__ import annotations

from collections.abc import Sequence

from cocarde.core.agenda import advance
from cocarde.core.chance import Scripted
from cocarde.core.errors import Refused
from cocarde.core.event import Seen
from cocarde.core.table import Table
from tribune import GAME
from tribune.data.tables import ALL_SPEECHES, DECLARATION, MOTIONS, SITTINGS, SPEECHES
from tribune.rules.scoring import CLOSE
from tribune.rules.sitting import SITTING
from tribune.state import TribuneState


class Scene:
    """A table at this sitting, with these hands, and these motions to come."""

    def __init__(
        self, *hands: str, motions: str = "cocarde", sitting: int = 1, dice: Sequence[int] = (), galleries: str = "open"
    ) -> None:
        self.table = Table.new(GAME, len(hands), {"galleries": galleries})
        self.dice = Scripted([roll - 1 for roll in dice])
        g = self.state
        g.hands = [sorted(SPEECHES.index(name) for name in hand.split()) for hand in hands]
        g.spent = ALL_SPEECHES[:]
        for face in [face for hand in g.hands for face in hand]:
            g.spent.remove(face)
        g.rest = []
        coming = [MOTIONS.index(motion) for motion in motions.split()]
        g.deck = [motion for motion in range(DECLARATION) if motion not in coming] + coming[::-1]
        g.order, g.sitting, g.agenda = [], sitting - 1, []
        g.then(*[SITTING] * (SITTINGS + 1 - sitting), CLOSE)
        advance(g)
        g.chance = self.dice

    @property
    def state(self) -> TribuneState:
        assert isinstance(self.table.state, TribuneState)
        return self.table.state

    def play(self, *lines: str) -> None:
        """Give these answers, `seat: notation`; invariants hold after each."""
        for line in lines:
            seat, _, notation = line.partition(": ")
            self.table.answer(int(seat), notation)
            self.table.check()

    def refusal(self, line: str) -> tuple[str, str]:
        """The rule and the word of a refused answer; an error if it is not refused."""
        try:
            self.play(line)
        except Refused as refused:
            return refused.refusal.rule, refused.refusal.text.key.removeprefix("refusal-")
        raise AssertionError(f"{line!r} was not refused")

    def options(self, seat: int) -> list[str]:
        return [choice.notation for choice in self.table.options(seat)]

    def events(self, kind: str, seat: int | None = None) -> list[Seen]:
        """The events of one kind as `seat` (None: a spectator) saw them."""
        return [event for event in self.table.events(seat) if event.kind == kind]

    @property
    def asked(self) -> str:
        """Who is asked for what: `0 1 Speak`; "" when the game is over."""
        seats = " ".join(map(str, self.table.pending()))
        return f"{seats} {type(self.table.decision).__name__}" if seats else ""

    @property
    def order(self) -> list[str]:
        """The order of the day."""
        return [MOTIONS[motion] for motion in self.state.order]
