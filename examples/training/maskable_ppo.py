"""MaskablePPO of sb3-contrib, as it is, on `gymnasium.make`: one seat learns against one of our bots.

    pip install 'cocarde[rl,train]'
    python examples/training/maskable_ppo.py vendee --seconds 60 --opponent random

Every ten seconds of learning it plays against that bot and prints a line of JSON: seconds, steps, games won, games.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

import cocarde.envs.gymnasium as ids  # makes the ids known

EVERY, TRIAL = 10.0, 100


def made(slug: str, opponent: str) -> Any:
    """The environment: flat rows of numbers from 0 to 1; the masks are found by their name, `action_masks`."""
    return gymnasium.make(ids.id_of(slug), opponent=opponent, layout="flat", observation="scaled")


def won(model: MaskablePPO, env: Any) -> int:
    """Games won of `TRIAL`, by the likeliest answer."""
    wins = 0
    for seed in range(TRIAL):
        seen, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(action)
        wins += reward > 0
    return wins


class Watch(BaseCallback):  # type: ignore[misc]
    """Says every `EVERY` seconds of learning how well it plays, and ends it in time."""

    def __init__(self, env: Any, seconds: float) -> None:
        super().__init__()
        self.env, self.seconds = env, seconds
        self.spent, self.told, self.since = 0.0, -EVERY, time.process_time()

    def _on_step(self) -> bool:
        self.spent += time.process_time() - self.since
        if self.spent - self.told >= EVERY or self.spent >= self.seconds:
            line = {"seconds": round(self.spent), "steps": self.num_timesteps, "won": won(self.model, self.env)}
            print(json.dumps({**line, "games": TRIAL}), flush=True)
            self.told = self.spent
        self.since = time.process_time()
        return self.spent < self.seconds


def main() -> None:
    """Learn for so long, and say how well it plays meanwhile."""
    parser = argparse.ArgumentParser(description="MaskablePPO against a bot.")
    parser.add_argument("slug")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor, to learn")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", help="file to keep the model in (.zip)")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    env = made(asked.slug, asked.opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, n_epochs=4, ent_coef=0.01, seed=asked.seed)
    model.learn(10**9, callback=Watch(made(asked.slug, asked.opponent), asked.seconds))
    if asked.model:
        model.save(asked.model)


if __name__ == "__main__":
    main()
