"""One game as learners play it: whose turn, which numbers are legal, what is seen, what it paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cocarde import games
from cocarde.core.agenda import Decision, State, decide, waiting_decision
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.playout import deal
from cocarde.envs.actions import Actions
from cocarde.envs.facts import Vector, vector


class Rules:
    """A game with its seats and options: what stays the same from play to play."""

    def __init__(self, slug: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.game: Final[Game[Any]] = games.load(slug)
        self.seats: Final = min(self.game.meta.seats) if seats is None else seats
        self.options: Final = self.game.meta.settle(self.seats, options)
        self.game.meta.admit_bots(self.options)
        self.actions: Final = Actions(self.game)

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        return self

    def start(self, seed: int) -> Play:
        """A new play; the same seed deals the same and rolls the same."""
        return Play(self, deal(self.game, self.seats, self.options, Fast(seed)))


class Play:
    """A play under way. Nothing here shows a seat more than its own view does."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self._choices: dict[int, Choice] | None = None

    @property
    def decision(self) -> Decision[Any] | None:
        """What play waits for; None: it is over."""
        return waiting_decision(self.state)

    @property
    def seat(self) -> int:
        """Who acts now; -1 when the play is over. Of seats that answer at the same time, the first."""
        decision = self.decision
        return -1 if decision is None else decision.seats(self.state)[0]

    def choices(self) -> dict[int, Choice]:
        """The legal answers of the acting seat by number."""
        if self._choices is None:
            decision = self.decision
            self._choices = {} if decision is None else self.rules.actions.of(decision.options(self.state, self.seat))
        return self._choices

    def act(self, action: int) -> None:
        """The acting seat gives this answer, or `BadInput` and nothing has changed."""
        choice = self.choices().get(action)
        if choice is None:
            raise BadInput(f"action {action} is not legal here; see the mask of seat {self.seat}")
        decide(self.state, self.seat, choice)
        self._choices = None

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each number that is legal for `seat` now; all 0 when another acts."""
        return self.rules.actions.mask(self.choices() if seat == self.seat else ())

    def facts(self, seat: int) -> Vector:
        """What `seat` sees, as a vector."""
        asked = type(self.decision).__name__ if seat == self.seat else ""
        return vector(self.rules.game.view(self.state, seat), asked)

    def payoffs(self) -> list[float]:
        """What the end pays: every loser 1 to the winners, who share it; before the end nothing."""
        seats = self.rules.seats
        if self.decision is not None:
            return [0.0] * seats
        winners = self.rules.game.outcome(self.state).winners
        prize = (seats - len(winners)) / len(winners)
        return [prize if seat in winners else -1.0 for seat in range(seats)]

    def copy(self) -> Play:
        """A play that goes on by itself from here."""
        return Play(self.rules, self.state.copy())

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.copy()

    def imagine(self, seat: int, chance: Chance) -> Play:
        """A play that `seat` cannot tell from this one, with what is hidden dealt anew."""
        return Play(self.rules, self.rules.game.redeal(self.state, seat, chance))
