"""Gymnasium: one seat learns, bots of the house sit at the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from cocarde.bots import SeatView, make
from cocarde.core.agenda import decide
from cocarde.core.chance import Fast
from cocarde.envs.pettingzoo import observation_space
from cocarde.envs.play import Play, Rules

LOST = -1.0


class SeatEnv(gymnasium.Env):
    """The seat `seat` against the bot `rivals`. An answer that is not legal loses the game; the mask tells which is."""

    def __init__(
        self,
        slug: str,
        seat: int = 0,
        rivals: str = "greedy",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(slug, seats, options)
        self.seat = range(self.rules.seats)[seat]
        self.rival = make(rivals)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.rules.actions.size)
        self.observation_space = observation_space(self.rules.actions.size)
        self.luck = Fast(0)
        self.play: Play | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew and let the others play up to the learner's first turn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 31))
        self.luck = Fast(deal ^ 0x5DEECE66D)
        self.play = self.rules.start(deal)
        self._rivals_answer(self.play)
        return self._seen(self.play), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner answers, then everybody else until it is asked again or the game is over."""
        assert self.play is not None, "reset comes first"
        if int(action) not in self.play.choices():
            return self._seen(self.play), LOST, True, False, {"illegal": int(action)}
        self.play.act(int(action))
        self._rivals_answer(self.play)
        over = self.play.decision is None
        return self._seen(self.play), self.play.payoffs()[self.seat], over, False, {}

    def _seen(self, play: Play) -> dict[str, Any]:
        return {"observation": play.facts(self.seat), "action_mask": play.mask(self.seat)}

    def _rivals_answer(self, play: Play) -> None:
        while play.decision is not None and play.seat != self.seat:
            seat_view = SeatView(self.rules.game, play.state, play.seat)
            decide(play.state, play.seat, self.rival.choose(seat_view, self.luck))
