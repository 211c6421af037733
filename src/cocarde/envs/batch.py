"""Many games stepped at once: for self-play, and (`learner`) for one seat against others.

The loop over the games is compiled (`cocarde.core.learning.numbered.Batch`); what it writes is read here all at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cocarde.bots import Bot, SeatView, make
from cocarde.core.chance import Chance, Fast, unpack_chance
from cocarde.core.choice import Choice
from cocarde.core.codec import pack_state
from cocarde.core.errors import BadInput
from cocarde.core.learning import numbered
from cocarde.envs.observations import HASHED, USUAL
from cocarde.envs.play import Rules


class Batch:
    """`count` games of one kind, in each of which the seat to act answers; a game that is over is dealt anew at once.

    Self-play in its plainest form: `seen` and `masks` belong to the seat `acting[i]` of game `i`; after a step
    `rewards[i]` has what game `i` paid each seat, zeros unless `over[i]`, and `acted[i]` is who had answered. All these
    arrays are written over by the next step: copy what is to be kept.
    """

    def __init__(
        self,
        slug: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        observation: str = USUAL,
        learner: int = numbered.EVERYBODY,
        opponent: str = "random",
    ) -> None:
        if count < 1:
            raise BadInput(f"a batch has at least one game, not {count}")
        self.rules: Final = Rules(slug, seats, options, observation)
        refuse_words(self.rules)
        self.count: Final = count
        self.learner: Final = learner if learner == numbered.EVERYBODY else self.rules.seat_at(learner)
        self.opponent: Final = opponent
        self._batch = self._undealt()
        self._luck: Chance = Fast(0)
        self.rewards: Final = np.zeros((count, self.rules.seats), np.float32)
        self.over: Final = np.zeros(count, bool)
        self.acting: Final = np.zeros(count, np.int64)
        self.acted: Final = np.zeros(count, np.int64)
        self.seen = self.rules.observations.rows(count)
        self.masks = np.zeros((count, self.rules.numbers.size), np.int8)

    def reset(self, seed: int = 0) -> None:
        """All games anew; the same seed deals the same games in the same order."""
        self._batch.deal(seed)
        self._luck = Fast(seed)
        self.acting.fill(-1)
        self._read()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An answer for each game, or `BadInput` and nothing has changed."""
        self._batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))
        self._read()

    def sample(self) -> list[int]:
        """A legal answer at random for each game; what is drawn follows from the seed of `reset`."""
        return self._batch.any_answers(self._luck)

    def last_seen(self) -> dict[int, NDArray[Any]]:
        """What the learner saw when a game ended with the last step, by the number of the game."""
        return {at: self.rules.observations.read(row) for at, row in self._batch.last_seen.items()}

    def __getstate__(self) -> dict[str, Any]:
        """Where every game stands, as plain values; who sits opposite is known by his name."""
        batch = self._batch
        positions = [pack_state(play.state.copy()) for play in batch.plays]
        stands = (positions, batch.dealt, batch.others.luck.pack(), batch.last_seen)
        return {**vars(self), "_luck": self._luck.pack(), "_batch": stands}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        positions, dealt, luck, last_seen = kept["_batch"]
        vars(self).update(kept, _luck=unpack_chance(kept["_luck"]))
        batch = self._batch = self._undealt()
        batch.others.luck = unpack_chance(luck)
        batch.resume([self.rules.state_of(position) for position in positions], dealt)
        batch.last_seen = last_seen

    def _undealt(self) -> numbered.Batch:
        """The loop over the games, before its first deal."""
        rules = self.rules
        observer = rules.game.observer()
        assert observer is not None, "there are no blocks without one"
        others = seated(self.opponent)
        return numbered.Batch(rules.game, observer, rules.seats, rules.options, self.count, self.learner, others)

    def _read(self) -> None:
        batch = self._batch
        self.rules.observations.read_into(self.seen, batch.seen.value())
        np.copyto(self.masks, np.frombuffer(batch.legal.value(), np.int8).reshape(self.masks.shape))
        self.acted[:] = self.acting
        self.acting[:] = batch.acting
        self.over[:] = batch.over
        self.rewards.fill(0.0)
        for at in np.flatnonzero(self.over) if batch.ended else ():
            self.rewards[at] = batch.paid[at]


def refuse_words(rules: Rules) -> None:
    """`BadInput` for a game that is shown as words: a batch is filled by compiled code, from blocks."""
    if rules.observations.style == HASHED:
        raise BadInput(f"a batch shows blocks, 'blocks' or 'scaled'; {rules.game.meta.slug} here has none")


class Opponents(numbered.Others):
    """The seats that do not learn are a bot's."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot: Final = bot

    def answer(self, play: numbered.NumberedPlay) -> Choice:
        return self.bot.choose(SeatView(play.game, play.state, play.seat), self.luck)


def seated(opponent: str) -> numbered.Others:
    """Who sits opposite; at random without going through a bot."""
    return numbered.Others() if opponent == "random" else Opponents(make(opponent))
