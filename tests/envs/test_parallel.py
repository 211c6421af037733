"""PettingZoo's parallel interface: who is asked at the same moment answers in the same step, sees nothing before."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from cocarde import games
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.envs.parallel import CocardeParallelEnv

ALL = pytest.mark.parametrize("slug", games.slugs())


def any_answers(env: CocardeParallelEnv, seen: dict[str, Any], hand: Fast) -> dict[str, int]:
    """A legal answer for each agent that is asked."""
    found = {}
    for agent in env.asked():
        allowed = np.flatnonzero(seen[agent]["action_mask"])
        found[agent] = int(allowed[hand.below(len(allowed))])
    return found


def until(env: CocardeParallelEnv, question: str, hand: Fast) -> dict[str, Any]:
    """What is seen when this decision waits."""
    seen, _ = env.reset(seed=1)
    while type(env.play.decision).__name__ != question:  # type: ignore[union-attr]
        seen, *_ = env.step(any_answers(env, seen, hand))
        assert env.agents, f"no {question} in this game"
    return seen


@ALL
def test_pettingzoo_finds_nothing_wrong(slug: str) -> None:
    parallel_api_test(CocardeParallelEnv(slug), num_cycles=60)


@ALL
def test_the_same_seed_gives_the_same_game(slug: str) -> None:
    """PettingZoo's own `parallel_seed_test` answers without looking at masks."""

    def played() -> list[bytes]:
        env, hand = CocardeParallelEnv(slug), Fast(2)
        seen, _ = env.reset(seed=42)
        told = []
        for _ in range(30):
            seen, *_ = env.step(any_answers(env, seen, hand))
            told += [seen[agent]["observation"].tobytes() for agent in env.agents]
        return told

    assert played() == played()


def test_after_the_end_nobody_is_left_to_step() -> None:
    env, hand = CocardeParallelEnv("cortege", options={"rounds": "1", "turn_limit": "40"}), Fast(1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, *_ = env.step(any_answers(env, seen, hand))
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_a_secret_vote_is_one_step_of_all_who_vote() -> None:
    env = CocardeParallelEnv("guillotine", seats=4)
    seen = until(env, "ReportVote", Fast(3))
    voters = env.asked()
    vote = env.play.decision if env.play else None
    assert len(voters) > 1
    assert all(seen[agent]["action_mask"].any() == (agent in voters) for agent in env.agents)
    assert env.play is not None
    before = len(env.play.taken)
    env.step(any_answers(env, seen, Fast(1)))
    assert sorted(f"seat_{seat}" for seat, _ in env.play.taken[before:]) == voters
    assert env.play.decision is not vote


def test_at_court_the_first_word_goes_round() -> None:
    env = CocardeParallelEnv("courtisans", seats=3)
    seen, _ = env.reset(seed=1)
    assert env.play is not None
    hand = Fast(2)
    spoke: list[int] = []
    while len(spoke) < 6:
        before, all_at_once = len(env.play.taken), len(env.asked()) == 3
        seen, *_ = env.step(any_answers(env, seen, hand))
        if all_at_once:
            spoke.append(env.play.taken[before][0])
    assert set(spoke) == {0, 1, 2}


def test_an_answer_that_another_has_made_impossible_is_void() -> None:
    env = CocardeParallelEnv("courtisans", seats=3)
    hand, void = Fast(5), 0
    seen, _ = env.reset(seed=3)
    for _ in range(1500):
        if not env.agents:
            seen, _ = env.reset()
        asked = len(env.asked())
        seen, *_, infos = env.step(any_answers(env, seen, hand))
        lost = sum("void" in info for info in infos.values())
        assert lost < asked
        void += lost
    assert void


def test_who_is_asked_must_answer_and_rightly() -> None:
    env = CocardeParallelEnv("guillotine", seats=3)
    seen, _ = env.reset(seed=1)
    [agent] = env.asked()
    with pytest.raises(BadInput, match=f"{agent} is asked, and has no action"):
        env.step({})
    forbidden = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    with pytest.raises(BadInput, match=f"action {forbidden} is not legal for {agent}"):
        env.step({agent: forbidden})
    assert env.play is not None
    assert env.play.taken == []


def test_nobody_sees_a_ballot_before_the_step_is_over() -> None:
    env = CocardeParallelEnv("guillotine", seats=4)
    seen = until(env, "ReportVote", Fast(3))
    answers = any_answers(env, seen, Fast(1))
    first, *others = env.asked()
    other = next(int(n) for n in np.flatnonzero(seen[first]["action_mask"]) if n != answers[first])
    changed = {**answers, first: other}
    one, two = deepcopy(env), deepcopy(env)
    assert all(np.array_equal(one._seen(one.play)[0][a]["observation"], seen[a]["observation"]) for a in others)  # type: ignore[arg-type]
    assert one.step(answers)[1] == two.step(changed)[1] == dict.fromkeys(one.agents, 0.0)


@ALL
def test_it_can_be_pickled_and_copied_and_goes_on_alike(slug: str) -> None:
    env, hand = CocardeParallelEnv(slug), Fast(8)
    seen, _ = env.reset(seed=8)
    for _ in range(12):
        seen, *_ = env.step(any_answers(env, seen, hand))
    answers = any_answers(env, seen, hand)
    twins = [pickle.loads(pickle.dumps(env)), deepcopy(env)]
    ahead = env.step(answers)[0]
    for twin in twins:
        beside = twin.step(answers)[0]
        assert all(np.array_equal(ahead[agent]["observation"], beside[agent]["observation"]) for agent in ahead)


def test_flat_rows_have_their_mask_in_the_info() -> None:
    env = CocardeParallelEnv("lys", layout="flat", observation="scaled")
    seen, infos = env.reset(seed=1)
    agent = env.asked()[0]
    assert env.observation_space(agent).contains(seen[agent])
    assert infos[agent]["action_mask"].any()
