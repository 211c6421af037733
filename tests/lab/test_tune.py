"""Tuning: weights that really decided who won are found again, and every game that has weights can be tuned."""

from __future__ import annotations

from math import exp, log

import pytest

from cocarde import games as registry
from cocarde.core.chance import Fast
from cocarde.core.errors import BadData, BadInput
from cocarde.games import load
from cocarde.kit.odds import STEPS, chance, step_of, together, weigh
from cocarde.kit.tuned import bearings, read_weights
from cocarde.lab.training.tune import Sample, as_toml, fit, gather, surprise, tunable
from tests.toy import TOY

pytest.importorskip("numpy")

TRUE = {"gold": (1.0, 3.0), "dross": (0.0, 0.0)}
TUNED = (("lys", 3), ("guillotine", 3), ("courtisans", 3), ("vendee", 2), ("vendee", 4), ("cortege", 2))
SHORT = {"cortege": {"rounds": "1", "turn_limit": "40"}, "courtisans": {"goal": "20000"}}


def won_by(stage: float, parts: list[list[float]], luck: Fast) -> list[float]:
    """A winner drawn by the true weights."""
    low, high = TRUE["gold"]
    odds = [exp(part[0] * (low + stage * (high - low))) for part in parts]
    drawn = luck.below(10**6) / 10**6 * sum(odds)
    winner = next(seat for seat in range(len(odds)) if drawn < sum(odds[: seat + 1]) or seat == len(odds) - 1)
    return [float(seat == winner) for seat in range(len(odds))]


def drawn_samples(count: int) -> list[Sample]:
    luck = Fast(5)
    found = []
    for _ in range(count):
        stage = luck.below(1001) / 1000
        parts = [[luck.below(1001) / 500 - 1, luck.below(1001) / 500 - 1] for _ in range(3)]
        found.append(Sample(stage, parts, won_by(stage, parts, luck)))
    return found


def test_the_weights_that_decided_are_found_again() -> None:
    samples = drawn_samples(6000)
    tuned = fit(samples, list(TRUE), "here", [0.0, 1.0])
    early, late = tuned.weights["gold"]
    assert 0.8 < early < 1.5  # stages next to each other are drawn together
    assert 2.0 < late < 3.2
    assert tuned.weights["dross"] == pytest.approx(TRUE["dross"], abs=0.15)
    assert surprise(samples, tuned) < 0.85 * log(3)


@pytest.mark.parametrize(("slug", "seats"), TUNED)
def test_the_positions_of_a_game_give_weights_it_can_read(slug: str, seats: int, tmp_path) -> None:
    parts = tunable(slug).parts
    options = load(slug).meta.settle(seats, SHORT.get(slug))
    samples = gather(slug, seats, options, 1, 2, 1, lambda games: None)
    again = gather(slug, seats, options, 1, 1, 1, lambda games: None)
    assert 0 < len(again) < len(samples)
    assert samples[: len(again)] == again
    assert {len(sample.parts) for sample in samples} == {seats}
    assert all(sum(sample.won) == pytest.approx(1.0) and 0.0 <= sample.stage <= 1.1 for sample in samples)
    file = tmp_path / "judgement.toml"
    file.write_text(as_toml(fit(samples, list(parts), "here")), "utf-8")
    assert [len(row) for row in read_weights(file, parts)] == [len(parts)] * (STEPS + 1)


def test_weights_of_other_parts_are_refused(tmp_path) -> None:
    file = tmp_path / "judgement.toml"
    file.write_text('made = "here"\nstages = [0.0, 1.0]\n\n[weights]\ngold = [1.0, 2.0]\n', "utf-8")
    assert read_weights(file, ["gold"])[STEPS // 2] == [1.5]
    with pytest.raises(BadData, match="silver"):
        read_weights(file, ["gold", "silver"])
    file.write_text('made = "here"\nstages = [0.0, 1.0]\n\n[weights]\ngold = [1.0]\n', "utf-8")
    with pytest.raises(BadData, match="gold"):
        read_weights(file, ["gold"])


def test_a_game_without_weights_is_not_tuned(monkeypatch) -> None:
    with pytest.raises(BadInput, match="belote"):
        tunable("belote")
    monkeypatch.setattr(registry, "load", lambda slug: TOY)
    with pytest.raises(BadInput, match="toy: its judgement has no weights"):
        tunable("toy")


def test_between_two_stages_both_bear() -> None:
    assert bearings([0.0, 0.5, 1.0], 0.6) == pytest.approx([0.0, 0.8, 0.2])
    assert bearings([0.2, 0.5], 0.0) == [1.0, 0.0]
    assert bearings([0.2, 0.5], 0.9) == [0.0, 1.0]
    assert (step_of(-1.0), step_of(0.5), step_of(2.0)) == (0, STEPS // 2, STEPS)


def test_a_unit_of_worth_more_is_e_times_as_likely() -> None:
    assert chance([1.0, 0.0], 0) / chance([1.0, 0.0], 1) == pytest.approx(exp(1.0))
    assert chance([0.0, 100.0], 0) == 0.0
    assert chance([0.5, 1.0, 2.0], 0) == pytest.approx(chance([0.5, together([1.0, 2.0])], 0))
    assert weigh([1.0, 0.0, 2.0], [0.5, 9.0, -1.0]) == -1.5
