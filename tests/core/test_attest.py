"""What is worked out once is in the log, and a replay works nothing out again."""

from __future__ import annotations

import msgspec
import pytest

from cocarde.core.chance import Replayed
from cocarde.core.errors import CorruptLog, ScriptError
from cocarde.core.table import Table
from tests.core.test_table import toy, vote_for_seat_1
from tests.toy import COURSES, TOY


def thrown(distance: int) -> Table:
    """A table after seat 1 threw a stone, with wind 4."""
    table = toy(4)
    vote_for_seat_1(table)
    table.answer(1, f"throw left {distance}")
    table.answer(0, "pass")
    return table


def test_the_log_holds_the_course_after_the_draw() -> None:
    assert thrown(51).log[-1].chance == [3, 2, 25, 51]


def test_a_replay_reads_the_course_and_works_nothing_out() -> None:
    table = thrown(51)
    COURSES.clear()
    again = table.replay()
    assert COURSES == []
    assert (again.log, again.view(0), again.state.chance.count) == (table.log, table.view(0), table.state.chance.count)


def test_a_replay_believes_the_log_rather_than_the_formula() -> None:
    table = thrown(51)
    other = [*table.log[:-1], msgspec.structs.replace(table.log[-1], chance=[3, 2, 25, 77])]
    assert sum(Table.from_log(TOY, 3, None, other).view(0).score) == sum(table.view(0).score) + 77 - 51


@pytest.mark.parametrize("tape", [[3], [3, 2, 25], [3, 0], [3, 2, 25, 51, 9], [3, -1, 4]])
def test_a_course_cut_short_or_too_long_is_found(tape: list[int]) -> None:
    table = thrown(51)
    forged = [*table.log[:-1], msgspec.structs.replace(table.log[-1], chance=tape)]
    with pytest.raises(CorruptLog, match=f"entry {len(forged)}"):
        Table.from_log(TOY, 3, None, forged)


def test_a_copy_of_a_replayed_tape_goes_on_alike() -> None:
    tape = Replayed([5, 2, 7, 8, 1])
    tape.below(6)
    twin = tape.copy()
    assert twin.testimony() == tape.testimony() == [7, 8]
    assert twin.below(2) == tape.below(2) == 1
    with pytest.raises(ScriptError, match="result 6"):
        tape.testimony()


def test_what_was_attested_cannot_be_undone() -> None:
    table = Table.new(TOY, 3, seed=1)
    before = table.state.chance.count
    table.state.chance.attest([1, 2, 3])
    assert table.state.chance.count == before + 1
