"""Wilson's interval against figures from the literature, and at its ends."""

from __future__ import annotations

import pytest

from cocarde.lab.results.interval import shares_apart, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, table I: the score method
        (81, 263, 0.2553, 0.3662),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_that_of_the_literature(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0


@pytest.mark.parametrize(
    ("before", "after", "low", "high"),
    [
        ((48, 80), (56, 70), 0.0524, 0.3339),  # Newcombe 1998, method 10, contrasts (a) and (b)
        ((3, 10), (9, 10), 0.1705, 0.8090),
    ],
)
def test_two_shares_lie_apart_as_in_the_literature(
    before: tuple[int, int], after: tuple[int, int], low: float, high: float
) -> None:
    assert shares_apart(before, after) == pytest.approx((low, high), abs=5e-5)
    assert shares_apart((0, 0), after) == (-1.0, 1.0)
