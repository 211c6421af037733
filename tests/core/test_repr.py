"""What Python shows of tables, choices and frames."""

from __future__ import annotations

from cocarde.core.chance import Scripted
from cocarde.core.table import Table
from tests.toy import CALM, DISTANCE, PASS, TOY, Round, Toss, Vote

DEAL = [5, 4, 3, 2, 1]


def test_a_table_says_which_game_it_is_how_far_it_has_come_and_who_is_asked() -> None:
    table = Table.new(TOY, 3, chance=Scripted([*DEAL, 0, 0]))
    assert repr(table) == "<Table of toy, 3 seats, entry 1: Vote (T-1) asks seats 0, 1, 2>"
    table.answer(0, "vote seat1")
    table.answer(2, "vote seat1")
    assert repr(table) == "<Table of toy, 3 seats, entry 3: Vote (T-1) asks seat 1>"


def test_a_table_can_be_looked_at_in_the_midst_of_an_answer_and_at_the_end() -> None:
    table = Table.new(TOY, 3, chance=Scripted([*DEAL]))
    table.state.then(Round())
    assert repr(table).endswith("entry 1: Round comes next>")
    table.state.agenda.clear()
    assert repr(table).endswith("entry 1: over>")


def test_a_table_does_not_show_a_ballot_that_is_still_secret() -> None:
    tables = [Table.new(TOY, 3, chance=Scripted([*DEAL])) for _ in range(2)]
    tables[0].answer(0, "vote seat1")
    tables[1].answer(0, "vote seat2")
    assert repr(tables[0]) == repr(tables[1])


def test_a_choice_is_its_notation() -> None:
    assert repr([PASS, CALM]) == "[<pass>, <calm>]"
    assert repr(Toss({"hand": "left"}, (DISTANCE.high,))) == "<throw left 100>"


def test_a_frame_is_what_makes_it_again() -> None:
    assert repr(Vote((1, -1, -1))) == "Vote(ballots=(1, -1, -1))"
