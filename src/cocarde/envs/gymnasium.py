"""Gymnasium: one seat learns, bots of the house sit at the others. Importing this makes the ids known.

`gymnasium.make("cocarde/Vendee-v0", opponent="good")`. The number of an id stands for its rules, its actions and its
blocks (`cocarde.envs.versions`): what was trained on it can be loaded as long as it is the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cocarde import games
from cocarde.bots import SeatView, make
from cocarde.core.chance import Chance, Fast, unpack_chance
from cocarde.core.learning.numbered import LOST
from cocarde.envs.drawing import MODES, Picture, checked_mode, modes_of, rendered
from cocarde.envs.layout import FLAT, checked_layout, seen, seen_space
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Play, Rules
from cocarde.envs.versions import VERSIONS


class SeatEnv(gymnasium.Env):
    """The seat `seat` against the bot `opponent`. An answer the mask forbids loses the game."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        slug: str,
        seat: int = 0,
        opponent: str = "greedy",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        observation: str = USUAL,
        layout: str = "dict",
    ) -> None:
        self.rules = Rules(slug, seats, options, observation)
        self.metadata = {**self.metadata, "render_modes": modes_of(self.rules.game)}
        self.layout = checked_layout(layout)
        self.seat = self.rules.seat_at(seat)
        self.opponent = opponent
        self._bot = make(opponent)
        self.render_mode = checked_mode(render_mode)
        self.action_space = spaces.Discrete(self.rules.numbers.size)
        self.observation_space = seen_space(self.rules, layout)
        self.luck: Chance = Fast(0)
        self.play: Play | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal anew and let the others play up to the learner's first turn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 31))
        self.luck = Fast(deal ^ 0x5DEECE66D)
        self.play = self.rules.start(deal)
        self._others_answer(self.play)
        return self._seen(self.play), self._info(self.play)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner answers, then everybody else until it is asked again or the game is over."""
        assert self.play is not None, "reset comes first"
        play = self.play
        if play.choice(int(action)) is None:
            return self._seen(play), LOST, True, False, {**self._info(play), "illegal": int(action)}
        play.act(int(action))
        self._others_answer(play)
        return self._seen(play), play.payoffs()[self.seat], play.decision is None, False, self._info(play)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What the learner may answer, as maskable algorithms ask for it."""
        assert self.play is not None, "reset comes first"
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> Picture:
        """The board as the learner sees it, and what is asked; `human` prints it."""
        return rendered(self.play, self.seat, self.render_mode)

    def __getstate__(self) -> dict[str, Any]:
        return {**{name: value for name, value in vars(self).items() if name != "_bot"}, "luck": self.luck.pack()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _bot=make(kept["opponent"]), luck=unpack_chance(kept["luck"]))

    def _seen(self, play: Play) -> Any:
        return seen(play, self.seat, self.layout)

    def _info(self, play: Play) -> dict[str, Any]:
        return {"action_mask": play.mask(self.seat)} if self.layout == FLAT else {}

    def _others_answer(self, play: Play) -> None:
        while play.decision is not None and play.seat != self.seat:
            play.give(self._bot.choose(SeatView(self.rules.game, play.state, play.seat), self.luck))


def id_of(slug: str) -> str:
    """The id of a game, with the version of its rules, actions and blocks."""
    return f"cocarde/{slug.capitalize()}-v{VERSIONS.get(slug, 0)}"


for slug in games.slugs():
    gymnasium.register(
        id=id_of(slug),
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point="cocarde.envs.vector:SeatVectorEnv",
        kwargs={"slug": slug},
    )
