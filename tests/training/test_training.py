"""The training examples, each for a minute of the processor: what is learnt wins. Run by `make learn` alone.

What each printed is kept in build/learn; `tools/curves.py` draws it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")
ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "training"
KEPT = ROOT / "build" / "learn"


def learnt(example: str, *options: str) -> list[float]:
    """Shares of the games won against `random`, before learning and as it goes on."""
    command = [sys.executable, "-W", "ignore", str(EXAMPLES / f"{example}.py"), "vendee", "--seconds", "60", *options]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{example}.jsonl").write_text(told, "utf-8")
    return [line["won"] / line["games"] for line in map(json.loads, told.splitlines())]


def test_selfplay_beats_chance_three_times_in_four(tmp_path: Path) -> None:
    weights = tmp_path / "vendee.npz"
    shares = learnt("selfplay_ppo", "--weights", str(weights))
    assert shares[-1] >= 0.75 > shares[0]
    with np.load(weights) as kept:
        assert {"body.0.weight", "body.2.weight", "policy.weight"} <= set(kept)


def test_maskable_ppo_as_it_is_learns() -> None:
    """Against `random` a net that has learnt nothing may win often: what counts is that it wins more."""
    pytest.importorskip("sb3_contrib")
    shares = learnt("maskable_ppo")
    assert shares[-1] >= 0.75
    assert shares[-1] > shares[0]


def test_openspiels_dqn_gets_better() -> None:
    pytest.importorskip("tree")
    shares = learnt("openspiel_dqn")
    assert max(shares[-2:]) > shares[0]


@pytest.mark.parametrize("example", sorted(path.stem for path in EXAMPLES.glob("*.py")))
def test_an_example_is_one_file_of_less_than_150_lines(example: str) -> None:
    assert len((EXAMPLES / f"{example}.py").read_text("utf-8").splitlines()) < 150
