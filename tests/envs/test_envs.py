"""The learning environments: each passes the conformance test of its own project, for every game, and none peeks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from cocarde import games
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.envs import openspiel
from cocarde.envs.gymnasium import SeatEnv
from cocarde.envs.pettingzoo import CocardeEnv
from cocarde.envs.play import Play, Rules

SHORT: dict[str, dict[str, str]] = {"courtisans": {"goal": "10000"}}
ALL = pytest.mark.parametrize("slug", games.slugs())


def legal(mask: np.ndarray[Any, Any], hand: Fast) -> int:
    """Any answer the mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[hand.below(len(allowed))])


def walk(play: Play, answers: int, hand: Fast) -> Play:
    """So many answers at random."""
    for _ in range(answers):
        if play.decision is not None:
            play.act(legal(play.mask(play.seat), hand))
    return play


@ALL
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_finds_nothing_wrong(slug: str) -> None:
    api_test(CocardeEnv(slug, options=SHORT.get(slug)), num_cycles=60)


@pytest.mark.filterwarnings("ignore:Observation")
def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: CocardeEnv("lys", seats=3), num_cycles=60)


def test_the_winners_take_what_the_losers_pay_when_the_game_is_over() -> None:
    env = CocardeEnv("guillotine", seats=3)
    env.reset(seed=4)
    hand, paid = Fast(4), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if over else legal(seen["action_mask"], hand))
    assert sum(paid.values()) == pytest.approx(0.0)
    assert min(paid.values()) == -1.0
    assert max(paid.values()) >= 0.5


def test_an_answer_the_mask_forbids_is_refused_and_nothing_changes() -> None:
    play = Rules("vendee").start(1)
    before = play.facts(play.seat).tolist()
    forbidden = int(np.flatnonzero(play.mask(play.seat) == 0)[0])
    with pytest.raises(BadInput, match=f"action {forbidden} is not legal"):
        play.act(forbidden)
    assert play.facts(play.seat).tolist() == before


@ALL
def test_gymnasium_finds_nothing_wrong(slug: str) -> None:
    check_env(SeatEnv(slug, rivals="random", options=SHORT.get(slug)), skip_render_check=True)


def test_the_learner_is_asked_until_the_game_is_over() -> None:
    env, hand = SeatEnv("lys", seat=2, rivals="random", seats=4), Fast(2)
    seen, _ = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        assert seen["action_mask"].any()
        seen, reward, over, _, _ = env.step(legal(seen["action_mask"], hand))
    assert reward in (-1.0, 3.0, 1.0, pytest.approx(1 / 3), 0.0)


def test_an_illegal_answer_loses_the_game() -> None:
    env = SeatEnv("vendee", rivals="random")
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info) == (-1.0, True, {"illegal": forbidden})


@ALL
def test_openspiel_finds_nothing_wrong(slug: str) -> None:
    options = ";".join(f"{name}:{value}" for name, value in SHORT.get(slug, {}).items())
    game = pyspiel.load_game(f"cocarde_{slug}", {"options": options, "deals": 50})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiels_own_search_plays_on_worlds_it_cannot_tell_apart() -> None:
    state = pyspiel.load_game("cocarde_vendee(deals=50)").new_initial_state()
    state.apply_action(7)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


@ALL
def test_what_is_hidden_is_in_no_vector_mask_or_text(slug: str) -> None:
    rules, hand = Rules(slug, options=SHORT.get(slug)), Fast(3)
    for seed in range(3):
        play = walk(rules.start(seed), 40, hand)
        for seat in range(rules.seats):
            twin = play.imagine(seat, Fast(seed + 100))
            assert twin.facts(seat).tolist() == play.facts(seat).tolist()
            if seat == play.seat == twin.seat:
                assert twin.mask(seat).tolist() == play.mask(seat).tolist()


def test_a_state_drawn_anew_reads_the_same_to_its_player() -> None:
    state = pyspiel.load_game("cocarde_guillotine(deals=50)").new_initial_state()
    state.apply_action(3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(5).rand)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)


def test_a_wrong_option_is_one_clear_line() -> None:
    with pytest.raises(BadInput, match="'goal' is not NAME:VALUE"):
        openspiel.settings("goal")
