"""The book of positions: `good`, `strong` and the first hint make no foolish answer there.

The suite asks with one luck and few simulations; `python -m tests.bots.book --seeds 10` asks at length.
"""

from __future__ import annotations

import pytest

from cocarde.games import slugs
from tests.bots.book import BOOKS, book_of, mistakes, tables

LEAST = 40
SIMULATIONS = {"cortege": 200}
"""Forty, and more where there are as many answers."""


def test_every_game_has_a_book() -> None:
    assert sorted(slugs()) == BOOKS


@pytest.mark.parametrize("slug", BOOKS)
def test_every_position_asks_something_that_can_be_got_wrong(slug: str) -> None:
    """At least forty; the seat is asked, and there is an answer that is accepted and one that is not."""
    assert len(book_of(slug).position) >= LEAST
    for position, table in tables(slug):
        assert type(table.decision).__name__ == position.asked, position
        accepted = {position.accepts(choice.notation) for choice in table.options(position.seat)}
        assert accepted == {True, False}, position


@pytest.mark.parametrize("slug", BOOKS)
def test_bots_and_hints_are_right_in_every_position(slug: str) -> None:
    wrong = [
        f"{position.game} {position.after}: {error}; {position.why}"
        for position, table in tables(slug)
        for error in mistakes(position, table, 1, SIMULATIONS.get(slug, 40))
    ]
    assert not wrong, "\n".join(wrong)
