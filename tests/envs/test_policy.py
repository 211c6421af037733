"""A trained policy at the table: it sees what it saw in training, and the example of docs/envs.md plays."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cocarde import games
from cocarde.bots import SeatView, foreign_bots, make, play_match
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.playout import deal
from cocarde.envs.pettingzoo import CocardeEnv
from cocarde.envs.play import Rules
from cocarde.envs.policy import PolicyBot
from tests.bots.packages import install, on_the_path

GUIDE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.parametrize("slug", ["guillotine", "cortege"])
def test_at_the_table_it_sees_what_it_saw_in_training(slug: str) -> None:
    env = CocardeEnv(slug)
    env.reset(seed=3)
    shown: list[Any] = []

    def policy(observation: Any, mask: Any) -> int:
        shown[:] = [observation.tolist(), mask.tolist()]
        return int(np.flatnonzero(mask)[-1])

    bot = PolicyBot(policy)
    for _ in range(30):
        assert env.play is not None
        seen, _, over, _, _ = env.last()
        if over:
            break
        choice = bot.choose(SeatView(env.play.rules.game, env.play.state, env.play.seat), Fast(1))
        assert shown == [seen["observation"].tolist(), seen["action_mask"].tolist()]
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        expected = env.play.choice(action)
        assert expected is not None
        assert choice.notation == expected.notation
        env.step(action)


def test_an_answer_the_mask_forbids_is_told() -> None:
    env = CocardeEnv("lys")
    env.reset(seed=3)
    assert env.play is not None
    bot = PolicyBot(lambda observation, mask: int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(BadInput, match=r"the policy gave \d+, which its mask forbids"):
        bot.choose(SeatView(env.play.rules.game, env.play.state, env.play.seat), Fast(1))


def test_the_example_of_the_guide_plays_a_whole_game(tmp_path: Path) -> None:
    declared, code = re.findall(
        r"```(?:toml|python)\n# (?:pyproject.toml|mirabeau/[^\n]*)\n(.*?)```", GUIDE.read_text("utf-8"), re.S
    )
    project = tomllib.loads(declared)
    package = project["project"]["name"]
    bots = {name: value.partition(":")[2] for name, value in project["project"]["entry-points"]["cocarde.bots"].items()}
    install(tmp_path, package, bots, code)
    (tmp_path / package).mkdir()
    (tmp_path / f"{package}.py").rename(tmp_path / package / "__init__.py")
    rules = Rules("lys")
    shape = (rules.observations.size, rules.numbers.size)
    np.save(tmp_path / package / "weights.npy", np.random.default_rng(1).normal(size=shape))
    game = games.load("lys")
    g = deal(game, 2, game.meta.settle(2, {}), Fast(1))
    with on_the_path(tmp_path):
        assert [(bot.name, bot.games, bot.problem) for bot in foreign_bots()] == [("mirabeau", ("lys",), "")]
        assert make("mirabeau").__class__.__name__ == "ForeignBot"
        play_match(game, g, ["mirabeau", "random"], 1)
    assert g.over
