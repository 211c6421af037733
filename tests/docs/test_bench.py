"""`make bench` can be run: everybody of the house is measured."""

from __future__ import annotations

import sys

import pytest

from cocarde.games import built_in
from tests.bench import measure
from tests.bench.run import contestants, print_ratios


@pytest.mark.parametrize("slug", built_in())
def test_every_game_is_measured(slug: str) -> None:
    assert {what for _, what, _ in contestants() if what.startswith(slug)} >= {f"{slug}:random", f"{slug}:greedy"}


def test_a_measurement_says_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["measure", "vendee:random", "0.001"])
    measure.main()
    assert '"decisions_per_second"' in capsys.readouterr().out


def test_another_build_is_a_multiple(capsys: pytest.CaptureFixture[str]) -> None:
    here, there = {"decisions_per_second": 30.0}, {"decisions_per_second": 20.0}
    print_ratios({"lys random compiled": here, "lys random beside": there})
    assert capsys.readouterr().out.split() == ["lys", "random", "compiled", "1.500x", "beside"]
