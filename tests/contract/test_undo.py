"""Taking back: one choice, or all in a row; forced answers go along, and a replay of the log comes to the same."""

from __future__ import annotations

from cocarde.core.agenda import only_answer
from cocarde.core.journal import taken_back
from cocarde.core.table import Table
from tests.contract.records import longest_row, recorded
from tests.contract.settings import Setting, every_game, random_play


def same(one: Table, other: Table) -> bool:
    viewers = (None, *range(one.seats))
    return all(one.view(v) == other.view(v) and one.events(v) == other.events(v) for v in viewers)


@every_game
def test_a_row_of_answers_is_taken_back_at_once(slug: str) -> None:
    """Each time a longer row than before has been given; in some games there never is one."""
    assert longest_row(slug, is_as_before) == recorded(slug, "row")


def is_as_before(table: Table, start: Table, seat: int, row: int) -> None:
    assert (table.log[-1].choice, taken_back(table.log[-1])) == (f"undo {row}", row)
    assert table.view(seat) == start.view(seat)
    assert (table.pending(), table.options(seat)) == (start.pending(), start.options(seat))
    assert table.may_take_back(seat) == 0
    assert same(table.replay(), table)


def test_an_undo_takes_a_forced_answer_back_along_with_the_choice_before_it() -> None:
    """L-18. Who has planted his last tree, with no cards, can only end his turn."""
    for seed in range(40):
        table = Setting("lys", 2).table(seed)
        for seat, choice in random_play(table, seed):
            forced, row = only_answer(table.state, seat), table.may_take_back(seat)
            if forced is None or row == 0:
                continue
            before = table.n - row
            table.answer(seat, choice)
            assert any(seen.kind == "forced" for seen in table.events(None, table.clock(None) - 1))
            if table.may_take_back(seat) == 0:
                break
            table.undo(seat)
            assert table.log[-1].choice == f"undo {table.n - 1 - before}"
            assert only_answer(table.state, seat) is None
            return
    raise AssertionError("no forced answer after a choice")
