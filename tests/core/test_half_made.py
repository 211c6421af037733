"""How a table calls itself, and what stands against an answer that is half made."""

from __future__ import annotations

from cocarde.core.table import Table
from tests.core.test_noticed import at
from tests.toy import BALLOTS, PASS, TOY, WORDS, Fly, Hush, Throw


def test_a_table_says_where_it_stands_and_nothing_hidden() -> None:
    assert repr(Table.new(TOY, 3, seed=1)) == "<Table of toy, 3 seats, entry 1: Vote (T-1) asks seats 0, 1, 2>"
    assert repr(at(Throw(2))) == "<Table of toy, 3 seats, entry 1: Throw (T-3) asks seat 2>"
    assert repr(at()) == "<Table of toy, 3 seats, entry 1: over>"
    within = at(Throw(2))
    within.state.agenda.append(Fly(1, 5))
    assert repr(within) == "<Table of toy, 3 seats, entry 1: Fly comes next>"


def test_answers_are_found_by_the_things_one_begins_with() -> None:
    assert WORDS.beginning(("seat:2",)) == [BALLOTS[2]]
    assert WORDS.beginning(("seat:2", "seat:1")) == []
    assert set(WORDS.beginning(())) == {choice for choice in WORDS.choices if choice is not None}
    assert PASS in WORDS.beginning(())


def test_what_stands_against_a_half_made_answer_is_told_once_each() -> None:
    table = Table.new(TOY, 3, seed=1)
    decision = table.decision
    assert decision is not None
    assert table._against(("seat:1",), decision, 0) == []
    assert [why.text.key for why in table._against(("seat:0",), decision, 0)] == ["refusal-self-vote"]
    assert [why.text.key for why in table._against(("stone", "seat:0"), decision, 0)] == ["refusal-never-together"]
    hushed = at(Hush())
    waiting = hushed.decision
    assert waiting is not None
    found = [(why.rule, why.text.args) for why in hushed._against(("seat:1",), waiting, 0)]
    assert len(found) == 1
