"""PettingZoo: every seat an agent, one after the other (AEC), legal answers as a mask."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv

from cocarde.envs.agents import Agents
from cocarde.envs.drawing import MODES, Picture, rendered
from cocarde.envs.layout import FLAT, seen
from cocarde.envs.play import Play


class CocardeEnv(Agents, AECEnv):  # type: ignore[misc]
    """`env.last()` gives {"observation", "action_mask"}; with `layout="flat"` the row alone, and the mask in its info.

    Rewards come at the end: see `Play.payoffs`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "cocarde_v0", "is_parallelizable": False, "render_modes": MODES}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; without a seed the one after the last."""
        play = self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(play)

    def observe(self, agent: str) -> Any:
        """What this seat sees."""
        assert self.play is not None, "reset comes first"
        return seen(self.play, self.possible_agents.index(agent), self.layout)

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
        if self.layout == FLAT:
            self.infos[self.agent_selection] = {"action_mask": play.mask(play.seat)}

    def render(self) -> Picture:
        """The board as the selected seat sees it, and what is asked of it; `human` prints it."""
        seat = self.possible_agents.index(self.agent_selection) if self.play else 0
        return rendered(self.play, seat, self.render_mode)
