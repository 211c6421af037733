"""A batch on several cores: the same games as a batch in one process, share by share."""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pytest

from cocarde.core.errors import BadInput
from cocarde.envs.batch import Batch
from cocarde.envs.processes import APART, WRITTEN, ProcessBatch


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


def test_a_copy_goes_on_alike_in_processes_of_its_own(batch: ProcessBatch) -> None:
    batch.reset(seed=7)
    for _ in range(15):
        batch.step(batch.sample())
    with pickle.loads(pickle.dumps(batch)) as kept, deepcopy(batch) as copied:
        stood = batch.seen.copy()
        kept.step(kept.sample())
        assert np.array_equal(batch.seen, stood)
        assert np.array_equal(copied.seen, stood)
        copied.step(copied.sample())
        for _ in range(100):
            batch.step(batch.sample())
            for twin in (kept, copied):
                assert all(np.array_equal(getattr(twin, name), getattr(batch, name)) for name in WRITTEN)
                twin.step(twin.sample())


def test_a_copy_keeps_seats_options_and_who_sits_opposite() -> None:
    made = {"seats": 3, "options": {"goal": "10000"}, "observation": "scaled", "learner": 1, "opponent": "novice"}
    with ProcessBatch("courtisans", 2, processes=2, **made) as batch:  # type: ignore[arg-type]
        undealt = pickle.loads(pickle.dumps(batch))
        with undealt:
            for one in (batch, undealt):
                one.reset(seed=3)
                one.step(one.sample())
            assert np.array_equal(undealt.seen, batch.seen)
            assert undealt.acting.tolist() == [1, 1]


def test_games_that_cannot_be_shared_evenly_are_refused() -> None:
    with pytest.raises(BadInput, match="5 games cannot be shared by 2 processes"):
        ProcessBatch("lys", 5)


def test_what_a_batch_cannot_show_is_refused_before_a_process_starts() -> None:
    with pytest.raises(BadInput, match="a batch shows blocks"):
        ProcessBatch("lys", 4, observation="hashed")
    with ProcessBatch("lys", 2, processes=1) as alone, pytest.raises(BadInput, match="a seed is at least 0, not -3"):
        alone.reset(seed=-3)


def test_a_process_that_has_died_is_noticed() -> None:
    before = active_children()
    with ProcessBatch("lys", 2) as batch:
        batch.reset(seed=1)
        [other] = [process for process in active_children() if process not in before]
        other.kill()
        other.join()
        with pytest.raises(RuntimeError, match=f"process {other.pid} of the batch has ended with -9"):
            batch.step(batch.sample())
        with pytest.raises(RuntimeError, match=f"process {other.pid} of the batch has ended with -9"):
            pickle.dumps(batch)


ORPHANED = """
import os, signal
from cocarde.envs.processes import ProcessBatch

if __name__ == "__main__":
    batch = ProcessBatch("lys", 2)
    batch.reset(seed=1)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_when_who_started_them_is_killed(tmp_path: Path) -> None:
    """The other process has the same standard output: only when it has ended too, nothing more can come from there."""
    script = tmp_path / "orphaned.py"
    script.write_text(ORPHANED, "utf-8")
    killed = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, check=False, timeout=120)
    assert killed.returncode == -signal.SIGKILL
