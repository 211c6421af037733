"""Reading a log: which numbers it may name, and which entries still stand."""

from __future__ import annotations

import pytest

from cocarde.core.codec import Move
from cocarde.core.errors import BadInput
from cocarde.core.journal import line_of, standing, taken_back


def log(*words: str) -> list[Move]:
    return [Move(0, word, []) for word in ("setup", *words)]


def test_a_number_of_a_log_has_nine_digits_at_most() -> None:
    assert taken_back(Move(0, "undo 999999999", [])) == 999_999_999
    with pytest.raises(BadInput):
        taken_back(Move(0, "undo 1000000000", []))


def test_of_a_long_entry_the_first_forty_letters_are_told() -> None:
    with pytest.raises(BadInput) as refused:
        taken_back(Move(0, "undo " + "x" * 80, []))
    assert str(refused.value) == f"'undo {'x' * 35}' names no entry and no number of answers"


def test_an_undo_after_a_rewind_takes_back_answers_alone() -> None:
    moves = log("a", "b", "rewind 2", "c", "undo")
    assert line_of(moves) == [1, 2, 4, 6]
    assert standing(moves) == [1, 2]
