"""Self-play with PPO in one file, after CleanRL: one net plays every seat of many games at once, and learns from all.

    pip install 'cocarde[rl,train]'
    python examples/training/selfplay_ppo.py vendee --seconds 60 --weights vendee.npz

Every ten seconds of learning it plays against `random` and prints a line of JSON: seconds, steps, games won, games.
The weights are plain arrays: examples/conventionnel plays with them, without torch.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from cocarde.envs.batch import Batch

GAMES, LENGTH, EPOCHS, PIECE, RATE = 128, 64, 2, 1024, 1e-3
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 0.998, 0.95, 0.2, 0.01, 0.5
EVERY, TRIAL = 10.0, 200


class Net(nn.Module):  # type: ignore[misc]
    """Two hidden layers; a score for every answer, and what the game is worth to the seat that looks."""

    def __init__(self, seen: int, answers: int, width: int = 64) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy, self.value = nn.Linear(width, answers), nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the answers, and the value."""
        thought = self.body(seen)
        return torch.log_softmax(self.policy(thought).masked_fill(~mask, -1e9), -1), self.value(thought).squeeze(-1)

    def look(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """The same for the seats to act in all games."""
        with torch.no_grad():
            chances, value = self(torch.from_numpy(batch.seen), torch.from_numpy(batch.masks.astype(bool)))
        return chances, value


def collect(net: Net, batch: Batch) -> dict[str, Any]:
    """`LENGTH` answers in each game, each name a stack of them; `last`: what the seats to act think of it then."""
    rows: list[dict[str, Any]] = []
    for _ in range(LENGTH):
        chances, value = net.look(batch)
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)  # drawn by these chances
        row = {"seen": batch.seen.copy(), "mask": batch.masks.astype(bool), "action": action.numpy()}
        batch.step(row["action"])
        row["chance"] = chances.gather(-1, action[:, None]).squeeze(-1).numpy()
        row["value"] = value.numpy()
        rows.append({**row, "seat": batch.acted.copy(), "over": batch.over.copy(), "paid": batch.rewards.copy()})
    return {name: np.stack([row[name] for row in rows]) for name in rows[0]} | {"last": net.look(batch)[1].numpy()}


def advantages(kept: dict[str, Any], acting: Any) -> tuple[Any, Any]:
    """GAE for each seat by itself, and which answers have a later one of their seat, or the end, to be judged by."""
    games, seats = kept["paid"].shape[1:]
    at = np.arange(games)
    worth, carried, paid = np.zeros((3, games, seats), np.float32)
    known = np.zeros((games, seats), bool)
    worth[at, acting], known[at, acting] = kept["last"], True
    gains, sure = np.zeros((LENGTH, games), np.float32), np.zeros((LENGTH, games), bool)
    for t in reversed(range(LENGTH)):
        over, seat, value = kept["over"][t], kept["seat"][t], kept["value"][t]
        worth[over], carried[over], known[over], paid[over] = 0.0, 0.0, True, kept["paid"][t][over]
        surprise = paid[at, seat] + GAMMA * worth[at, seat] - value
        gains[t], sure[t] = surprise + GAMMA * LAMBDA * carried[at, seat], known[at, seat]
        worth[at, seat], carried[at, seat], paid[at, seat], known[at, seat] = value, gains[t], 0.0, True
    return gains, sure


def learn(net: Net, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    """One round of PPO."""
    kept = collect(net, batch)
    gains, sure = advantages(kept, batch.acting)
    chosen = torch.from_numpy(np.flatnonzero(sure))
    flat = {name: torch.from_numpy(kept[name]).flatten(0, 1) for name in ("seen", "mask", "action", "chance")}
    gain, aim = torch.from_numpy(gains).flatten(), torch.from_numpy(gains + kept["value"]).flatten()
    for _ in range(EPOCHS):
        for piece in chosen[torch.randperm(len(chosen))].split(PIECE):
            chances, value = net(flat["seen"][piece], flat["mask"][piece])
            ratio = (chances.gather(-1, flat["action"][piece, None]).squeeze(-1) - flat["chance"][piece]).exp()
            weight = (gain[piece] - gain[piece].mean()) / (gain[piece].std() + 1e-8)
            policy = -torch.min(ratio * weight, ratio.clamp(1 - CLIP, 1 + CLIP) * weight).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(-1).mean()
            loss = policy + VALUE * (value - aim[piece]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def won(net: Net, slug: str, seats: int) -> int:
    """Games won of `TRIAL` against `random`, every seat in turn, by the likeliest answer."""
    wins = 0
    for seat in range(seats):
        batch, ended, share = (
            Batch(slug, 32, seats, observation="scaled", learner=seat),
            0,
            len(range(seat, TRIAL, seats)),
        )
        batch.reset(seed=1 + seat)
        while ended < share:
            batch.step(net.look(batch)[0].argmax(-1).numpy())
            paid = batch.rewards[batch.over, seat][: share - ended]
            wins, ended = wins + int((paid > 0).sum()), ended + len(paid)
    return wins


def main() -> None:
    """Learn for so long, and say how well it plays meanwhile."""
    parser = argparse.ArgumentParser(description="Self-play PPO on a batch of games.")
    parser.add_argument("slug")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor, to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", help="file to write the net to (.npz)")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    batch = Batch(asked.slug, GAMES, observation="scaled")
    batch.reset(asked.seed)
    net = Net(batch.rules.observations.size, batch.rules.numbers.size)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    spent, told, steps = 0.0, -EVERY, 0
    while True:
        if spent - told >= EVERY or spent >= asked.seconds:
            wins, told = won(net, asked.slug, batch.rules.seats), spent
            print(json.dumps({"seconds": round(spent), "steps": steps, "won": wins, "games": TRIAL}), flush=True)
        if spent >= asked.seconds:
            break
        began = time.process_time()
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1.0 - spent / asked.seconds)
        learn(net, optimizer, batch)
        spent, steps = spent + time.process_time() - began, steps + GAMES * LENGTH
    if asked.weights:
        plain = {name: one.numpy().astype(np.float16) for name, one in net.state_dict().items()}
        np.savez_compressed(asked.weights, allow_pickle=False, **plain)


if __name__ == "__main__":
    main()
