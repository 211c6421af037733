"""A bot that has learnt from itself (examples/training/selfplay_ppo.py): its nets are plain arrays, played by numpy."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from cocarde.bots import Bot, SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.envs.policy import PolicyBot

WEIGHTS = files(__name__) / "weights"


class Net:
    """The net of a game: two hidden layers, and a score for every answer."""

    def __init__(self, slug: str) -> None:
        with as_file(WEIGHTS / f"{slug}.npz") as path, np.load(path) as kept:
            self.layers = [(kept[f"{at}.weight"].astype(np.float32), kept[f"{at}.bias"]) for at in ("body.0", "body.2")]
            self.answers = kept["policy.weight"].astype(np.float32), kept["policy.bias"]

    def __call__(self, seen: NDArray[Any], mask: NDArray[np.int8]) -> int:
        """The number of the legal answer with the highest score."""
        thought = seen
        for weight, bias in self.layers:
            thought = np.tanh(weight @ thought + bias)
        legal = mask.nonzero()[0]
        weight, bias = self.answers
        return int(legal[np.argmax(weight[legal] @ thought + bias[legal])])


class Conventionnel(Bot):
    """Plays the games it has weights for; each net is read when it is first asked."""

    games: ClassVar[tuple[str, ...]] = tuple(
        sorted(one.name.removesuffix(".npz") for one in WEIGHTS.iterdir() if one.name.endswith(".npz"))
    )

    def __init__(self) -> None:
        self._players: dict[str, PolicyBot] = {}

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        slug = seat_view.game.meta.slug
        if slug not in self._players:
            self._players[slug] = PolicyBot(Net(slug), (slug,), "scaled")
        return self._players[slug].choose(seat_view, chance)
