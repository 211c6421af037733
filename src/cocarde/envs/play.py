"""One game as learners play it: whose turn, which numbers are legal, what is seen, what it paid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cocarde import games
from cocarde.core.agenda import Decision, State
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.codec import Position, pack_state, unpack_state
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.learning.numbered import NumberedPlay, Numbers, Rows
from cocarde.core.packs.pack import Pack
from cocarde.core.playout import deal
from cocarde.envs.observations import USUAL, Observations


class Rules:
    """A game with its seats and options, and how it is shown: what stays the same from play to play.

    The option `pack` names a pack: such a game is imported once more, and plays beside the others.
    """

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        observation: str = USUAL,
    ) -> None:
        game, rest = games.chosen(slug, options)
        self.game: Final[Game[Any]] = game
        self.seats: Final = min(self.game.meta.seats) if seats is None else seats
        self.options: Final = self.game.meta.settle(self.seats, rest)
        self.game.meta.admit_bots(self.options)
        self.numbers: Final = Numbers(self.game)
        self.observations: Final = Observations(self.game, observation)
        self._mask: Final = Rows(1, self.numbers.size)

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        return self

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[object, ...]]:
        return rules_of, (self.game.meta.slug, self.game.pack, self.seats, self.options, self.observations.style)

    def seat_at(self, seat: int) -> int:
        """A seat of this table, below 0 counted from the last one; or `BadInput`."""
        if not -self.seats <= seat < self.seats:
            raise BadInput(f"seat {seat}: {self.game.meta.slug} has seats 0 to {self.seats - 1} here")
        return seat % self.seats

    def start(self, seed: int) -> Play:
        """A new play; the same seed deals the same and rolls the same."""
        return Play(self, seed)

    def state_of(self, position: Position) -> State:
        """A state of this game from its plain values."""
        state: State = self.game.blank(self.seats, self.options)
        unpack_state(self.game, state, position)
        return state

    def mask(self, options: list[Choice]) -> NDArray[np.int8]:
        """1 for each number that is legal, 0 for all others."""
        self._mask.clear()
        self.numbers.write(options, self._mask.writer, 0)
        return np.frombuffer(self._mask.value(), np.int8).copy()


def rules_of(slug: str, pack: Pack | None, seats: int, options: dict[str, str], style: str) -> Rules:
    """Rules that were pickled; their pack comes along."""
    return Rules(slug, seats, {**options, games.PACKED: pack}, style)


class Play:
    """A play under way; pickled as its position and its answers. Nothing shows a seat more than its own view does."""

    def __init__(self, rules: Rules, seed: int, state: State | None = None) -> None:
        self.rules: Final = rules
        self.seed: Final = seed
        self.taken: list[tuple[int, str]] = []
        """Every answer so far, with the seat that gave it."""
        dealt = deal(rules.game, rules.seats, rules.options, Fast(seed)) if state is None else state
        self._play: Final = NumberedPlay(rules.game, rules.numbers, dealt)

    @property
    def state(self) -> State:
        """The position itself, hidden things and all: for whoever referees, not for whoever learns."""
        return self._play.state

    @property
    def decision(self) -> Decision[Any] | None:
        """What play waits for; None: it is over."""
        return self._play.decision

    @property
    def seat(self) -> int:
        """Who acts now; -1 when the play is over. Of seats that answer at the same time, the first."""
        return self._play.seat

    def legal(self) -> list[int]:
        """The numbers of the acting seat's answers, in ascending order."""
        return self.rules.numbers.legal(self._play.options)

    def choice(self, action: int) -> Choice | None:
        """The answer of this number, if the acting seat may give it."""
        return self.rules.numbers.choice(self._play.options, action)

    def act(self, action: int) -> None:
        """The acting seat gives this answer, or `BadInput` and nothing has changed."""
        seat = self._play.seat
        self.taken.append((seat, self._play.act(action).notation))

    def give(self, choice: Choice) -> None:
        """The acting seat gives this answer, which is legal."""
        self.give_for(self._play.seat, choice)

    def seats(self) -> tuple[int, ...]:
        """Everybody who is asked now; more than one where answers are given at the same time."""
        decision = self._play.decision
        return () if decision is None else decision.seats(self.state)

    def options(self, seat: int) -> list[Choice]:
        """What one of those who are asked may answer."""
        decision = self._play.decision
        assert decision is not None, "the play is over"
        return decision.options(self.state, seat)

    def give_for(self, seat: int, choice: Choice) -> None:
        """One of those who are asked gives this answer, which is legal."""
        self._play.seat = seat
        self._play.give(choice)
        self.taken.append((seat, choice.notation))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each number that is legal for `seat` now; all 0 when another acts."""
        return self.rules.mask(self._play.options if seat == self.seat else [])

    def observation(self, seat: int) -> NDArray[Any]:
        """What `seat` sees, as numbers."""
        return self.rules.observations.of(self.state, seat)

    def payoffs(self) -> list[float]:
        """What the end pays: every loser 1 to the winners, who share it; before the end nothing."""
        return self._play.payoffs()

    def copy(self) -> Play:
        """A play that goes on by itself from here."""
        twin = Play(self.rules, self.seed, self.state.copy())
        twin.taken = self.taken[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[object, ...]]:
        return resumed, (self.rules, self.seed, self.taken[:], pack_state(self.state.copy()))

    def imagine(self, seat: int, chance: Chance) -> Play:
        """A play that `seat` cannot tell from this one, with what is hidden dealt anew."""
        return Play(self.rules, self.seed, self.rules.game.redeal(self.state, seat, chance))


def resumed(rules: Rules, seed: int, taken: list[tuple[int, str]], position: Position) -> Play:
    """A play that was pickled: it stands where it stood, be that a world that was only imagined."""
    play = Play(rules, seed, rules.state_of(position))
    play.taken = taken
    return play
