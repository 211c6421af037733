"""Going back costs what lies between, and reading a log plays every answer once, however often people went back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cocarde.core.chance import Fair, Fast
from cocarde.core.choice import Choice
from cocarde.core.codec import Move, read_header
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.replay.audit import audit
from cocarde.core.table import Table
from tests import toy
from tests.toy import TOY, ToyState, Vote

MANY = 10_000


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many votes the rules have been given since it was last asked."""
    count = 0
    vote = Vote.apply

    def apply(self: Vote, g: ToyState, seat: int, choice: Choice) -> None:
        nonlocal count
        count += 1
        vote(self, g, seat, choice)

    def asked() -> int:
        nonlocal count
        found, count = count, 0
        return found

    monkeypatch.setattr(toy.Vote, "apply", apply)
    return asked


def fair_table() -> Table:
    return Table.new(TOY, 3, chance=Fair("a secret of the house", "table 1"))


def back_and_forth(times: int, back: Callable[[Table], None]) -> Table:
    table = fair_table()
    for _ in range(times):
        table.answer(0, "vote seat1")
        back(table)
    return table


def rewind_one(table: Table) -> None:
    table.rewind(0, table.last_choice(0) - 1)


def test_the_seventeenth_way_back_costs_no_more_than_the_first(played: Callable[[], int]) -> None:
    table = back_and_forth(12, rewind_one)
    assert played() == 12
    assert table.replay().log == table.log
    assert played() == 12


@pytest.mark.parametrize("back", ["undo", "rewind"])
def test_ten_thousand_times_back_and_forth_play_every_answer_once(back: str, played: Callable[[], int]) -> None:
    table = back_and_forth(MANY, (lambda t: t.undo(0)) if back == "undo" else lambda t: t.rewind(0, t.n - 1))
    assert played() == MANY
    again = table.replay()
    assert played() == MANY
    assert (again.log, again.view(0), again.events(1)) == (table.log, table.view(0), table.events(1))
    assert table.clock(1) == 1 + 2 * MANY


def random_game(seed: int) -> Table:
    """A game in which people go back now and then, near and far."""
    table, hand = fair_table(), Fast(seed)
    while table.pending() and table.n < 120:
        seat = table.pending()[0]
        if table.n > 2 and hand.below(5) == 0:
            if hand.below(2) and table.may_take_back(seat):
                table.undo(seat)
            else:
                table.rewind(seat, table.line[hand.below(len(table.line) - 1)])
            continue
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    return table


def test_a_log_that_goes_back_and_forth_is_read_in_one_pass_to_the_same_table(played: Callable[[], int]) -> None:
    for seed in range(30):
        table = random_game(seed)
        votes = sum(move.choice.startswith("vote") for move in table.log)
        played()
        again = table.replay()
        assert played() == votes
        loaded = Table.load(TOY, table.save())
        for viewer in (None, 0, 1, 2):
            for other in (again, loaded):
                assert (other.view(viewer), other.clock(viewer)) == (table.view(viewer), table.clock(viewer))
                assert other.events(viewer) == table.events(viewer)
        played()
        assert audit(TOY, read_header(table.save())).begun == 0
        assert played() == votes


def test_a_loaded_table_goes_back_as_far_as_the_one_it_was(played: Callable[[], int]) -> None:
    """It has no positions at hand: it plays what still stands again, and nothing that was withdrawn."""
    for seed in range(30):
        table = random_game(seed)
        n = table.line[len(table.line) // 3]
        loaded = Table.load(TOY, table.save())
        if not table.pending() or n == table.n:
            continue
        table.rewind(0, n)
        played()
        loaded.rewind(0, n)
        assert played() <= n
        assert (loaded.log, loaded.view(1), loaded.events(1)) == (table.log, table.view(1), table.events(1))


def test_nobody_returns_to_what_was_withdrawn() -> None:
    table = fair_table()
    table.answer(0, "vote seat1")
    table.undo(0)
    table.answer(0, "vote seat2")
    with pytest.raises(BadInput, match="taken back"):
        table.rewind(0, 2)


def test_a_branch_goes_back_with_the_chance_of_its_own() -> None:
    table = random_game(4)
    past = table.replay(max(2, table.n // 2))
    past.branch(Fair("another", "table 2"))
    for n in (past.n, past.n - 1):
        twin = Table.load(TOY, past.save())
        seat = twin.pending()[0]
        twin.answer(seat, twin.options(seat)[0])
        twin.rewind(0, n)
        assert twin.view(0) == twin.replay().view(0) == past.replay(n).view(0)


@pytest.mark.parametrize("word", ["rewind 9", "rewind 0", "rewind x", "rewind " + "9" * 5000, "undo 9", "undo -1"])
def test_a_log_that_goes_back_to_nowhere_is_refused(word: str) -> None:
    table = fair_table()
    table.answer(0, "vote seat1")
    with pytest.raises(CorruptLog):
        Table.from_log(TOY, 3, None, [*table.log, Move(0, word, []), Move(1, "vote seat0", [])])
