"""A trained policy as a bot: it sees at a table what it saw in the environments, and answers by the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, SupportsInt

import numpy as np
from numpy.typing import NDArray

from cocarde.bots import Bot, SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Rules

Policy = Callable[[NDArray[Any], NDArray[np.int8]], SupportsInt]
"""From the observation and the action mask to the number of an answer."""


class PolicyBot(Bot):
    """Answers as `policy` does; it plays `games` (None: all). What the mask forbids is `BadInput`."""

    def __init__(self, policy: Policy, games: tuple[str, ...] | None = None, observation: str = USUAL) -> None:
        self.policy: Final = policy
        self.games: Final = games
        self.observation: Final = observation
        self._rules: Final[dict[str, Rules]] = {}

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        rules = self._rules_of(seat_view.game.meta.slug)
        seen = rules.observations.shown_to(seat_view)
        action = int(self.policy(seen, rules.mask(seat_view.options)))
        choice = rules.numbers.choice(seat_view.options, action)
        if choice is None:
            raise BadInput(f"the policy gave {action}, which its mask forbids")
        return choice

    def _rules_of(self, slug: str) -> Rules:
        if slug not in self._rules:
            self._rules[slug] = Rules(slug, observation=self.observation)
        return self._rules[slug]
