"""PettingZoo: every seat an agent, one after the other (AEC), legal answers as a mask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cocarde.core.errors import BadInput
from cocarde.envs.drawing import MODES, Picture, rendered
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Play, Rules

LAYOUTS = ("dict", "flat")


class CocardeEnv(AECEnv):  # type: ignore[misc]
    """`env.last()` gives {"observation", "action_mask"}; with `layout="flat"` the row alone, and the mask in its info.

    Rewards come at the end: see `Play.payoffs`. `observation`: see `cocarde.envs.observations`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "cocarde_v0", "is_parallelizable": False, "render_modes": MODES}

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        observation: str = USUAL,
        layout: str = "dict",
    ) -> None:
        super().__init__()
        self.rules = Rules(slug, seats, options, observation)
        self.layout = checked_layout(layout)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._act = {agent: spaces.Discrete(self.rules.numbers.size) for agent in self.possible_agents}
        self._see = {agent: seen_space(self.rules, layout) for agent in self.possible_agents}
        self._seed = 0
        self.play: Play | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._see[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._act[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; without a seed the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.play = self.rules.start(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self.play)

    def observe(self, agent: str) -> Any:
        """What this seat sees."""
        assert self.play is not None, "reset comes first"
        return seen(self.play, self._seat_of[agent], self.layout)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What the selected seat may answer."""
        assert self.play is not None, "reset comes first"
        return self.play.mask(self.play.seat).astype(bool)

    def step(self, action: int | None) -> None:
        """The selected seat answers."""
        assert self.play is not None, "reset comes first"
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is for agents whose game is over"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play.act(int(action))
        if self.play.decision is None:
            self.rewards = dict(zip(self.agents, self.play.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self._select(self.play)

    def _select(self, play: Play) -> None:
        self.agent_selection = self.possible_agents[play.seat]
        if self.layout == "flat":
            self.infos[self.agent_selection] = {"action_mask": play.mask(play.seat)}

    def render(self) -> Picture:
        """The board as the selected seat sees it, and what is asked of it; `human` prints it."""
        return rendered(self.play, self._seat_of[self.agent_selection] if self.play else 0, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def checked_layout(layout: str) -> str:
    """A known layout, or `BadInput`."""
    if layout not in LAYOUTS:
        raise BadInput(f"layout: {layout!r} is none of {', '.join(LAYOUTS)}")
    return layout


def seen(play: Play, seat: int, layout: str) -> Any:
    """What a seat sees, with its mask or without."""
    row = play.observation(seat)
    return row if layout == "flat" else {"observation": row, "action_mask": play.mask(seat)}


def seen_space(rules: Rules, layout: str) -> spaces.Space[Any]:
    """Row and mask, or the row alone."""
    row = rules.observations.space()
    if layout == "flat":
        return row
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (rules.numbers.size,), np.int8)})
