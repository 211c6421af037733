"""The learning environments: each passes the conformance test of its own project, for every game, and none peeks."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from cocarde import games
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.learning.observation import Block
from cocarde.envs import openspiel
from cocarde.envs.batch import Batch
from cocarde.envs.gymnasium import SeatEnv, id_of
from cocarde.envs.pettingzoo import CocardeEnv
from cocarde.envs.play import Play, Rules
from cocarde.envs.processes import WRITTEN
from cocarde.envs.vector import SeatVectorEnv
from cocarde.envs.versions import VERSIONS, fingerprint

SHORT: dict[str, dict[str, str]] = {"courtisans": {"goal": "10000"}}
ALL = pytest.mark.parametrize("slug", games.slugs())
BATCHED = pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.load(slug).observer() is not None])
"""A game of another package need not describe blocks."""


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


@ALL
@pytest.mark.filterwarnings("ignore:Observation")
def test_the_same_seed_gives_the_same_game(slug: str) -> None:
    seed_test(lambda: CocardeEnv(slug), num_cycles=60)


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
    before = play.observation(play.seat).tolist()
    forbidden = int(np.flatnonzero(play.mask(play.seat) == 0)[0])
    with pytest.raises(BadInput, match=f"action {forbidden} is not legal"):
        play.act(forbidden)
    assert play.observation(play.seat).tolist() == before


@ALL
def test_gymnasium_finds_nothing_wrong(slug: str) -> None:
    mode = "rgb_array" if games.load(slug).painting() else "ansi"
    check_env(gymnasium.make(id_of(slug), opponent="random", options=SHORT.get(slug), render_mode=mode).unwrapped)


def test_the_learner_is_asked_until_the_game_is_over() -> None:
    env, hand = SeatEnv("lys", seat=2, opponent="random", seats=4), Fast(2)
    seen, _ = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        assert seen["action_mask"].any()
        seen, reward, over, _, _ = env.step(legal(seen["action_mask"], hand))
    assert reward in (-1.0, 3.0, 1.0, pytest.approx(1 / 3), 0.0)


def test_an_illegal_answer_loses_the_game() -> None:
    env = SeatEnv("vendee", opponent="random")
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info) == (-1.0, True, {"illegal": forbidden})


@ALL
def test_openspiel_finds_nothing_wrong(slug: str) -> None:
    options = ";".join(f"{name}:{value}" for name, value in SHORT.get(slug, {}).items())
    game = pyspiel.load_game(f"cocarde_{slug}", {"options": options, "deals": 50})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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
            assert twin.observation(seat).tolist() == play.observation(seat).tolist()
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


@ALL
def test_everything_can_be_pickled_and_copied_and_goes_on_alike(slug: str) -> None:
    env = CocardeEnv(slug, options=SHORT.get(slug))
    env.reset(seed=6)
    assert env.play is not None
    walk(env.play, 8, Fast(6))
    env.agent_selection = env.possible_agents[env.play.seat]
    for twin in (pickle.loads(pickle.dumps(env)), deepcopy(env)):
        assert same(twin.last()[0], env.last()[0])
        action = legal(env.last()[0]["action_mask"], Fast(1))
        twin.step(action)
        branch = deepcopy(env)
        branch.step(action)
        assert same(twin.last()[0], branch.last()[0])


def same(one: Any, other: Any) -> bool:
    """Two observations with their masks."""
    return all(np.array_equal(one[part], other[part]) for part in ("observation", "action_mask"))


@ALL
def test_a_state_of_openspiel_can_be_pickled_and_copied(slug: str) -> None:
    game = pyspiel.load_game(f"cocarde_{slug}", {"deals": 50})
    state = game.new_initial_state()
    state.apply_action(11)
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for twin in (pickle.loads(pickle.dumps(state)), deepcopy(state)):
        assert twin.history() == state.history()
        player = state.current_player()
        assert twin.observation_tensor(player) == state.observation_tensor(player)


def test_a_world_that_was_imagined_stays_so_when_pickled() -> None:
    """What would be played again from the deal and the answers is the true world."""
    state = pyspiel.load_game("cocarde_vendee(deals=50)").new_initial_state()
    for action in (3, *[None] * 12):
        state.apply_action(state.legal_actions()[-1] if action is None else action)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(5).rand)
    rest = 1 - player
    assert other.observation_tensor(rest) != state.observation_tensor(rest)
    twin = pickle.loads(pickle.dumps(other))
    assert twin.observation_tensor(rest) == other.observation_tensor(rest)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert [(done.player, done.action) for done in twin.full_history()] == [
        (done.player, done.action) for done in state.full_history()
    ]
    assert twin.current_player() == player
    play = pickle.loads(pickle.dumps(other.play))
    assert np.array_equal(play.observation(rest), other.play.observation(rest))


@BATCHED
def test_a_batch_can_be_pickled_and_copied_and_goes_on_alike(slug: str) -> None:
    batch = Batch(slug, 3, options=SHORT.get(slug), observation="scaled")
    batch.reset(seed=6)
    for _ in range(15):
        batch.step(batch.sample())
    twins = [pickle.loads(pickle.dumps(batch)), deepcopy(batch)]
    for _ in range(15):
        actions = batch.sample()
        batch.step(actions)
        for twin in twins:
            assert twin.sample() == actions
            twin.step(actions)
            assert all(np.array_equal(getattr(twin, name), getattr(batch, name)) for name in WRITTEN)


def test_a_vector_of_games_can_be_pickled_with_who_sits_opposite() -> None:
    envs = SeatVectorEnv("vendee", 2, opponent="novice")
    _, info = envs.reset(seed=3)
    hand = Fast(3)
    for _ in range(5):
        _, _, _, _, info = envs.step(np.array([legal(mask, hand) for mask in info["action_mask"]]))
    twin = pickle.loads(pickle.dumps(envs))
    ended = 0
    while ended < 2:
        actions = np.array([legal(mask, hand) for mask in info["action_mask"]])
        seen, rewards, over, _, info = envs.step(actions)
        beside = twin.step(actions)
        assert np.array_equal(seen, beside[0])
        assert np.array_equal(rewards, beside[1])
        ended += int(over.sum())
    assert twin.reset()[0].tolist() == envs.reset()[0].tolist()


def test_a_batch_writes_its_arrays_over_and_a_vector_gives_its_own() -> None:
    batch = Batch("vendee", 2)
    batch.reset(seed=1)
    seen, masks = batch.seen, batch.masks
    before, asked = seen.copy(), batch.acting.tolist()
    assert batch.acted.tolist() == [-1, -1]
    batch.step(batch.sample())
    assert batch.acted.tolist() == asked
    assert batch.seen is seen
    assert batch.masks is masks
    assert not np.array_equal(seen, before)
    envs = SeatVectorEnv("vendee", 2)
    first, info = envs.reset(seed=1)
    kept, mask = first.copy(), info["action_mask"].copy()
    envs.step(np.array([legal(one, Fast(1)) for one in mask]))
    assert np.array_equal(first, kept)
    assert np.array_equal(info["action_mask"], mask)


def test_blocks_and_what_reads_them_can_be_pickled() -> None:
    play = Rules("lys").start(1)
    twin = pickle.loads(pickle.dumps(play.rules.observations))
    assert np.array_equal(twin.of(play.state, 0), play.observation(0))
    one = twin.blocks[3]
    assert vars_of(pickle.loads(pickle.dumps(one))) == vars_of(one)


def vars_of(block: Block) -> tuple[object, ...]:
    """All that a block says of itself."""
    return block.name, block.shape, block.high, block.says, block.size, block.at


@ALL
def test_an_environment_is_made_by_its_id(slug: str) -> None:
    env = gymnasium.make(f"cocarde/{slug.capitalize()}-v0", opponent="random", layout="flat")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert np.array_equal(env.get_wrapper_attr("action_masks")(), info["action_mask"] == 1)
    twin = pickle.loads(pickle.dumps(env.unwrapped))
    action = legal(info["action_mask"], Fast(1))
    ahead, beside = env.step(action), twin.step(action)
    assert np.array_equal(ahead[0], beside[0])


def test_the_number_of_an_id_stands_for_rules_answers_and_blocks() -> None:
    """A change here: raise the game's number in `cocarde.envs.versions.VERSIONS`, and write its new fingerprint."""
    found = {slug: (VERSIONS.get(slug, 0), fingerprint(games.load(slug))) for slug in games.slugs()}
    known = json.loads((Path(__file__).parent / "fingerprints.json").read_text("utf-8"))
    assert found == {slug: tuple(written) for slug, written in known.items()}


@ALL
@pytest.mark.parametrize("mode", ["text", "ansi"])
def test_the_board_is_drawn_with_what_is_asked(slug: str, mode: str) -> None:
    env = CocardeEnv(slug, render_mode=mode)
    env.reset(seed=2)
    picture = env.render()
    assert picture is not None
    assert f"{env.agent_selection}: " in picture
    assert ("\x1b[" in picture) == (mode == "ansi")


@pytest.mark.parametrize("slug", ["vendee", "guillotine"])
def test_gymnasiums_vector_interface_deals_anew_in_the_same_step(slug: str) -> None:
    name, mode = f"cocarde/{slug.capitalize()}-v0", "vector_entry_point"
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode=mode, opponent="random", observation="scaled")
    seen, info = envs.reset(seed=5)
    hand, ended = Fast(5), 0
    for _ in range(400):
        assert envs.observation_space.contains(seen)
        actions = np.array([legal(mask, hand) for mask in info["action_mask"]])
        seen, rewards, over, _, info = envs.step(actions)
        assert np.array_equal(rewards != 0.0, over)
        if over.any():
            ended += int(over.sum())
            assert [row is not None for row in info["final_obs"]] == over.tolist()
    assert ended >= 3


def test_the_same_seed_gives_the_same_batch() -> None:
    def played() -> list[Any]:
        batch, told = Batch("lys", 4, seats=3), []
        batch.reset(seed=8)
        for _ in range(100):
            batch.step(batch.sample())
            told.append((batch.seen.tobytes(), batch.acting.tolist(), batch.rewards.tolist()))
        return told

    assert played() == played()


def test_blocks_can_be_taken_out_of_a_row_by_name() -> None:
    play = Rules("lys", seats=3).start(1)
    seen = play.observation(0)
    observations = play.rules.observations
    assert observations.block(seen, "players").shape == (6, 18)
    assert observations.block(np.stack([seen, seen]), "players").shape == (2, 6, 18)
    with pytest.raises(BadInput, match="no block 'purse'; there are asked, subject, hand"):
        observations.block(seen, "purse")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"observation": "pixels"}, "observation: 'pixels' is none of blocks, scaled, hashed"),
        ({"layout": "tree"}, "layout: 'tree' is none of dict, flat"),
        ({"render_mode": "oils"}, "render_mode: 'oils' is none of text, ansi, human, rgb_array"),
    ],
)
def test_a_wrong_argument_is_one_clear_line(given: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        CocardeEnv("lys", **given)  # type: ignore[arg-type]


def test_a_seat_that_is_not_at_the_table_is_refused_and_one_below_0_is_counted_from_the_last() -> None:
    said = "seat 4: lys has seats 0 to 3 here"
    with pytest.raises(BadInput, match=said):
        SeatEnv("lys", seat=4, seats=4)
    with pytest.raises(BadInput, match=said):
        Batch("lys", 2, seats=4, learner=4)
    with pytest.raises(BadInput, match="seat -5: lys has seats 0 to 3 here"):
        SeatVectorEnv("lys", 2, seat=-5, seats=4)
    envs = SeatVectorEnv("lys", 2, seat=-1, seats=4)
    envs.reset(seed=1)
    assert (envs.seat, SeatEnv("lys", seat=-1, seats=4).seat, envs.batch.acting.tolist()) == (3, 3, [3, 3])
