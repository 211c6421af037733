"""What the two interfaces of PettingZoo have in common: every seat an agent with spaces of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from cocarde.envs.drawing import checked_mode
from cocarde.envs.layout import checked_layout, seen_space
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Play, Rules


class Agents:
    """The agents of one game and what they may see and answer. `observation`: see `cocarde.envs.observations`."""

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
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        self.play: Play | None = None
        self._act = {agent: spaces.Discrete(self.rules.numbers.size) for agent in self.possible_agents}
        self._see = {agent: seen_space(self.rules, layout) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._see[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._act[agent]

    def deal(self, seed: int | None) -> Play:
        """All agents at a new game; without a seed the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.agents = self.possible_agents[:]
        self.play = self.rules.start(self._seed)
        return self.play

    def close(self) -> None:
        """Nothing is held."""
