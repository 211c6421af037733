"""The bot `greedy`."""

from __future__ import annotations

from cocarde.bots import choose
from cocarde.core.table import Table
from tests.toy import TOY


def test_of_equal_answers_none_is_preferred() -> None:
    table = Table.new(TOY, 3, seed=1)
    options = table.options(0)
    assert {choose(table, 0, "greedy", seed) for seed in range(20)} == set(options)


def test_the_best_answer_is_taken_whatever_the_luck() -> None:
    table = Table.new(TOY, 3, seed=1)
    for seat, vote in enumerate(("seat1", "seat0", "seat0")):
        table.answer(seat, f"vote {vote}")
    assert {choose(table, 0, "greedy", seed).notation for seed in range(20)} == {"throw left 99"}
