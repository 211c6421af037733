"""Continuous answers near a candidate are legal, near, and really others."""

from __future__ import annotations

from cocarde.bots import SeatView
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.widening import near
from cocarde.bots.sound import sound_options
from cocarde.core.chance import Fast
from tests.games.cortege.street import street

PLACES = {"chorale": (210, 100), "barrage": (225, 400)}


def test_a_neighbour_is_legal_and_near() -> None:
    table = street(PLACES)
    seat = table.pending()[0]
    luck = Fast(1)
    waiting = "flick chorale 0 -1 40"  # so short a direction may vanish when it is moved
    for choice in table.options(seat):
        for _ in range(0 if choice.notation == waiting else 20):
            other = near(table.game, table.state, seat, choice, luck)
            if not choice.numbers:
                assert other is None
                continue
            assert other is not None
            assert table.refuses(seat, other) is None
            assert other.args == choice.args
            reach = max(abs(number) for number in choice.numbers[:2]) // 20 + 1
            assert all(abs(a - b) <= reach for a, b in zip(other.numbers[:2], choice.numbers[:2], strict=True))


def test_a_search_tries_answers_that_are_no_candidates() -> None:
    table = street(PLACES)
    seat = table.pending()[0]
    seat_view = SeatView(table.game, table.state, seat)
    arms = Search(seat_view, Fast(2)).run(Budget(simulations=120))
    assert {arm.choice for arm in arms} > set(sound_options(seat_view, table.state))


def test_other_decisions_are_not_widened() -> None:
    table = street(PLACES)
    assert near(table.game, table.state, 0, table.game.vocabulary.read("pass"), Fast(1)) is None
