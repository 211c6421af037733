"""Play without a table: who of several answers first is drawn."""

from __future__ import annotations

from cocarde.core.agenda import advance
from cocarde.core.chance import Fast
from cocarde.core.playout import deal, next_seat
from tests.toy import TOY


def test_of_several_who_are_asked_any_answers_first() -> None:
    g = deal(TOY, 3, TOY.meta.settle(3, {}), Fast(1))
    decision = advance(g)
    assert decision is not None
    assert decision.seats(g) == (0, 1, 2)
    assert {next_seat(decision, g, Fast(seed)) for seed in range(20)} == {0, 1, 2}
