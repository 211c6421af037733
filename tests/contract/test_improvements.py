"""What is learnt cannot invert what is certain: more of what is good is never judged worse, all else equal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cocarde.core.agenda import State
from cocarde.core.judge import Order, ascending
from cocarde.core.table import Table
from cocarde.games import built_in, load
from tests.contract.improvements import IMPROVEMENTS, Improvement
from tests.contract.settings import SHORT, Setting, random_play

EXACT = 1e-9
APART = 7
SEEDS = (31, 32, 33)
EACH = [(slug, better) for slug, found in IMPROVEMENTS.items() for better in found]


def test_every_game_says_what_makes_a_position_better() -> None:
    assert set(IMPROVEMENTS) == set(built_in())


def drawn(slug: str) -> Iterator[Table]:
    """Positions of random play with fixed seeds."""
    for seed in SEEDS:
        seats = load(slug).meta.seats
        table = Setting(slug, 4 if 4 in seats and slug != "vendee" else seats[0], **SHORT.get(slug, {})).table(seed)
        for n, _ in enumerate(random_play(table, seed + 1)):
            if n % APART == 0:
                yield table


def losses(table: Table, better: Improvement) -> Iterator[str]:
    """By seat, where the better position is judged worse: at first sight, and with what was learnt."""
    judge = table.game.judge
    for seat in range(table.seats):
        g: State = table.state.copy()
        if not better(g, seat):
            continue
        for name, judged in (("judgement", judge.judgement), ("insight", judge.insight)):
            before, after = judged(table.state, seat), judged(g, seat)
            if after < before - EXACT:
                yield f"{name} of seat {seat}: {before:.4f}, {after:.4f} ({better.__name__})"


@pytest.mark.parametrize(("slug", "better"), EACH, ids=[f"{slug}-{better.__name__}" for slug, better in EACH])
def test_more_of_what_is_good_is_never_judged_worse(slug: str, better: Improvement) -> None:
    found = [line for table in drawn(slug) for line in losses(table, better)]
    assert not found, f"{len(found)} times: {found[:5]}"


@pytest.mark.parametrize("slug", [slug for slug in built_in() if load(slug).judge.families])
def test_what_was_learnt_keeps_the_order_that_is_certain(slug: str) -> None:
    judge = load(slug).judge
    kept = judge.certain().kept(judge.learnt)
    assert max(abs(one - other) for one, other in zip(kept, judge.learnt, strict=True)) < 0.002


def test_weights_are_moved_as_little_as_order_asks_for() -> None:
    assert ascending([1.0, 3.0, 2.0, 4.0]) == [1.0, 2.5, 2.5, 4.0]
    order = Order(chains=[[0, 1, 2]], helps=[3], harms=[4])
    assert order.kept([2.0, 1.0, 3.0, -1.0, 1.0]) == [1.5, 1.5, 3.0, 0.0, 0.0]
