"""Gymnasium's vector interface: one seat learns in many games at once, dealt anew in the same step they end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cocarde.envs.batch import Batch
from cocarde.envs.observations import USUAL
from cocarde.envs.play import Rules


class SeatVectorEnv(VectorEnv):
    """The seat `seat` against the bot `opponent` in `num_envs` games. Masks are in the info, and `action_masks`."""

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        seat: int = 0,
        opponent: str = "random",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        observation: str = USUAL,
    ) -> None:
        self.seat = Rules(slug, seats, options, observation).seat_at(seat)
        self.batch = Batch(slug, num_envs, seats, options, observation, self.seat, opponent)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(self.batch.rules.numbers.size)
        self.single_observation_space = self.batch.rules.observations.space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal all games anew; of several seeds the first counts."""
        first = next((one for one in seed if one is not None), None) if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(1 << 31)))
        return self.batch.seen.copy(), {"action_mask": self.batch.masks.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An answer for each game, and all others up to the learner's next; an illegal one is `BadInput`."""
        batch = self.batch
        batch.step(actions)
        info: dict[str, Any] = {"action_mask": batch.masks.copy()}
        last = batch.last_seen()
        if last:
            final = np.full(self.num_envs, None, object)
            for at, row in last.items():
                final[at] = row
            info |= {"final_obs": final, "_final_obs": batch.over.copy(), "final_info": {}}
        rewards, over = batch.rewards[:, self.seat].copy(), batch.over.copy()
        return batch.seen.copy(), rewards, over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may answer in each game."""
        return self.batch.masks.astype(bool)
