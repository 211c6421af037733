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
from cocarde.core.game import Game
from cocarde.envs.actions import Actions
from cocarde.envs.facts import Vector, vector

Policy = Callable[[Vector, NDArray[np.int8]], SupportsInt]
"""From the observation and the action mask to the number of an answer."""


class PolicyBot(Bot):
    """Answers as `policy` does; it plays `games` (None: all). What the mask forbids is `BadInput`."""

    def __init__(self, policy: Policy, games: tuple[str, ...] | None = None) -> None:
        self.policy: Final = policy
        self.games: Final = games
        self._actions: Final[dict[str, Actions]] = {}

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        actions = self._actions_of(seat_view.game)
        legal = actions.of(seat_view.options)
        action = int(self.policy(vector(seat_view.view, seat_view.asked), actions.mask(legal)))
        if action not in legal:
            raise BadInput(f"the policy gave {action}, which its mask forbids")
        return legal[action]

    def _actions_of(self, game: Game[Any]) -> Actions:
        slug = game.meta.slug
        if slug not in self._actions:
            self._actions[slug] = Actions(game)
        return self._actions[slug]
