"""What a bot may use to think: its seat, its options, its view, and worlds it imagines. Never the real state."""

from __future__ import annotations

from typing import Any, Final

from cocarde.core.agenda import Decision, State
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.core.game import Game
from cocarde.core.judge import Judge
from cocarde.core.learning.numbered import Rows
from cocarde.core.learning.observation import Observer
from cocarde.core.text import Refusal


class SeatView:
    """A seat's side of a position that waits for its answer."""

    def __init__(self, game: Game[Any], g: State, seat: int, judge: Judge[Any] | None = None) -> None:
        decision = g.agenda[-1]
        assert isinstance(decision, Decision)
        self.seat: Final = seat
        self.asked: Final = type(decision).__name__
        self.brief: Final = decision.brief
        self.options: Final[list[Choice]] = decision.options(g, seat)
        self.game: Final = game
        self.judged_by: Final = game.judge if judge is None else judge
        self._state: Final = g
        self._decision: Final = decision

    @property
    def view(self) -> Any:
        """What the seat sees, as the game's struct."""
        return self.game.view(self._state, self.seat)

    def observation(self) -> bytes:
        """What the seat sees as numbers, block after block (`Game.observer`); empty: its game describes none."""
        observer: Observer[Any] | None = self.game.observer()
        if observer is None:
            return b""
        row = Rows(1, observer.size)
        observer.write(self._state, self.seat, row.writer, 0)
        return row.value()

    def imagine(self, chance: Chance) -> State:
        """A world the seat cannot tell from the real one: what is hidden dealt anew, luck to come from `chance`."""
        world: State = self.game.redeal(self._state, self.seat, chance)
        return world

    def judge(self, world: State) -> float:
        """What an imagined world is worth to the seat, from about -1 (lost) to 1 (won)."""
        return self.judged_by.judgement(world, self.seat)

    def refuses(self, choice: Choice) -> Refusal | None:
        """Why the seat may not answer so, or None."""
        return self._decision.refuses(self._state, self.seat, choice)

    def narrowed(self, chance: Chance) -> SeatView:
        """The same for whoever is not trusted with the real state: behind it stands an imagined world."""
        return SeatView(self.game, self.imagine(chance), self.seat, self.judged_by)

    def with_judge(self, judge: Judge[Any]) -> SeatView:
        """The same for whoever judges otherwise."""
        return SeatView(self.game, self._state, self.seat, judge)
