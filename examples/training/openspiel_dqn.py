"""OpenSpiel's own DQN, as it is, on `cocarde_vendee`: both camps learn, each from its own games against the other.

    pip install 'cocarde[rl,train]'
    python examples/training/openspiel_dqn.py vendee --seconds 60

Every ten seconds of learning each camp plays against `random`; a line of JSON says seconds, steps, games won, games.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch.dqn import DQN

import cocarde.envs.openspiel  # noqa: F401 (registers the games)

EVERY, TRIAL = 10.0, 50


def made(slug: str, seed: int) -> Any:
    """OpenSpiel's environment; what a player sees are the named blocks, since no tensor could hold all he ever saw."""
    seen = rl_environment.ObservationType.OBSERVATION
    env = rl_environment.Environment(f"cocarde_{slug}", observation_type=seen)
    env.seed(seed)
    return env


def agents_of(env: Any, seed: int) -> list[DQN]:
    """A DQN for each player."""
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    return [
        DQN(
            player,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[64, 64],
            replay_buffer_capacity=20_000,
            batch_size=64,
            learning_rate=1e-3,
            optimizer_str="adam",
            update_target_network_every=500,
            learn_every=8,
            min_buffer_size_to_learn=1000,
            epsilon_decay_duration=20_000,
            epsilon_end=0.05,
            seed=seed + player,
        )
        for player in range(env.num_players)
    ]


def play(env: Any, choose: list[Any]) -> tuple[Any, int]:
    """A game; its last step, and how many answers it took."""
    step, answers = env.reset(), 0
    while not step.last():
        step = env.step([choose[step.observations["current_player"]](step)])
        answers += 1
    return step, answers


def won(env: Any, agents: list[DQN]) -> int:
    """Games won of `TRIAL` by each camp in turn against `random`."""
    luck = np.random.default_rng(7)

    def at_random(step: Any) -> int:
        return int(luck.choice(step.observations["legal_actions"][step.observations["current_player"]]))

    wins = 0
    for game in range(TRIAL):
        learner = game % len(agents)
        choose: list[Any] = [at_random] * len(agents)
        choose[learner] = lambda step, agent=agents[learner]: agent.step(step, is_evaluation=True).action
        wins += play(env, choose)[0].rewards[learner] > 0
    return wins


def main() -> None:
    """Learn for so long, and say how well they play meanwhile."""
    parser = argparse.ArgumentParser(description="OpenSpiel's DQN in self-play.")
    parser.add_argument("slug", nargs="?", default="vendee")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor, to learn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    env = made(asked.slug, asked.seed)
    agents = agents_of(env, asked.seed)
    spent, told, steps = 0.0, -EVERY, 0
    while True:
        if spent - told >= EVERY or spent >= asked.seconds:
            told, wins = spent, won(made(asked.slug, 1000), agents)
            print(json.dumps({"seconds": round(spent), "steps": steps, "won": wins, "games": TRIAL}), flush=True)
        if spent >= asked.seconds:
            break
        began = time.process_time()
        last, answers = play(env, [lambda step, agent=agent: agent.step(step).action for agent in agents])
        for agent in agents:
            agent.step(last)
        spent, steps = spent + time.process_time() - began, steps + answers


if __name__ == "__main__":
    main()
