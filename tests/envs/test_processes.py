"""A batch on several cores: the same games as a batch in one process, share by share."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from cocarde.core.errors import BadInput
from cocarde.envs.batch import Batch
from cocarde.envs.processes import APART, ProcessBatch


@pytest.fixture(scope="module")
def batch() -> Iterator[ProcessBatch]:
    with ProcessBatch("lys", 4, processes=2, seats=3, observation="scaled") as made:
        yield made


def test_each_process_plays_the_games_of_a_batch_of_its_own(batch: ProcessBatch) -> None:
    batch.reset(seed=5)
    alone = [Batch("lys", 2, seats=3, observation="scaled") for _ in range(2)]
    for at, one in enumerate(alone):
        one.reset(5 + at * APART)
    ended = 0
    for _ in range(400):
        for name in ("seen", "masks", "acting", "acted", "over", "rewards"):
            told = np.concatenate([getattr(one, name) for one in alone])
            assert np.array_equal(getattr(batch, name), told), name
        answers = batch.sample()
        assert answers.tolist() == [answer for one in alone for answer in one.sample()]
        batch.step(answers)
        for at, one in enumerate(alone):
            one.step(answers[2 * at : 2 * at + 2])
        ended += int(batch.over.sum())
    assert ended


def test_an_answer_the_mask_forbids_is_refused_and_nothing_changes(batch: ProcessBatch) -> None:
    batch.reset(seed=6)
    before, wrong = batch.seen.copy(), batch.sample()
    wrong[3] = int(np.flatnonzero(batch.masks[3] == 0)[0])
    with pytest.raises(BadInput, match=f"action {wrong[3]} is not legal in game 3"):
        batch.step(wrong)
    with pytest.raises(BadInput, match="2 actions for 4 games"):
        batch.step([1, 2])
    wrong[3] = -1
    with pytest.raises(BadInput, match="action -1 is not legal in game 3"):
        batch.step(wrong)
    assert np.array_equal(batch.seen, before)


def test_games_that_cannot_be_shared_evenly_are_refused() -> None:
    with pytest.raises(BadInput, match="5 games cannot be shared by 2 processes"):
        ProcessBatch("lys", 5)
