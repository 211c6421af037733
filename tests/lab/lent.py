"""A real game behind another face, of which tests change one thing."""

from __future__ import annotations

from typing import Any

from cocarde.core.agenda import State
from cocarde.core.chance import Chance
from cocarde.core.game import Game
from cocarde.core.outcome import Outcome


class Lent(Game[Any]):
    """Everything the rules need comes from the real game; what it need not say, it does not."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.meta, game.vocabulary, game.frames, game.judge, game.home)
        self.real = game

    def blank(self, seats: int, options: dict[str, str]) -> State:
        state: State = self.real.blank(seats, options)
        return state

    def setup(self, g: State) -> None:
        self.real.setup(g)

    def box(self) -> Any:
        return self.real.box()

    def view(self, g: State, seat: int | None) -> Any:
        return self.real.view(g, seat)

    def outcome(self, g: State) -> Outcome:
        return self.real.outcome(g)

    def redeal(self, g: State, seat: int, chance: Chance) -> Any:
        return self.real.redeal(g, seat, chance)

    def check(self, g: State) -> None:
        self.real.check(g)
