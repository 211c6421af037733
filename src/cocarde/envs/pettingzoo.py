"""PettingZoo: every seat an agent, one after the other (AEC), legal answers as a mask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cocarde.core.text import Text
from cocarde.envs.facts import MOST, WIDTH
from cocarde.envs.play import Play, Rules
from cocarde.speech import speech


class CocardeEnv(AECEnv):  # type: ignore[misc]
    """`env.last()` gives {"observation", "action_mask"}; rewards come at the end: see `Play.payoffs`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "cocarde_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(slug, seats, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        actions = self.rules.actions.size
        self._act = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._see = {agent: observation_space(actions) for agent in self.possible_agents}
        self._seed = 0
        self.play: Play | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
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
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees."""
        assert self.play is not None, "reset comes first"
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.facts(seat), "action_mask": self.play.mask(seat)}

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
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What is asked of whom, in English."""
        if self.render_mode != "ansi" or self.play is None or self.play.decision is None:
            return None
        prompt: Text = self.play.decision.prompt(self.play.state, self.play.seat)
        return f"{self.agent_selection}: {speech(self.rules.game.meta.slug, 'en').say(prompt)}"

    def close(self) -> None:
        """Nothing is held."""


def observation_space(actions: int) -> spaces.Dict:
    """Facts and mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (WIDTH,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
