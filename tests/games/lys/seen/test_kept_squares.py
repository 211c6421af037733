"""Squares as a player sees them are kept as long as nothing they depend on has changed: never longer, and not less."""

from __future__ import annotations

import pytest

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games import load
from cocarde.games.lys.data.numbers import STATES_GENERAL
from cocarde.games.lys.seen.view import own_square_view, own_square_views, public
from cocarde.games.lys.state import LysState


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_what_would_be_made_anew(seed: int, seats: int) -> None:
    table, luck = Table.new(load("lys"), seats, chance=Fast(seed)), Fast(seed)
    while table.pending():
        state = table.state
        assert isinstance(state, LysState)
        seen = public(state).squares
        for viewer in range(seats):
            anew = [own_square_view(state, place, viewer, square) for place, square in enumerate(seen)]
            assert own_square_views(state, viewer, seen) == anew
        asked = table.pending()[0]
        options = table.options(asked)
        table.answer(asked, options[luck.below(len(options))])


def test_a_step_from_one_plain_square_to_another_changes_no_square_and_one_into_company_does() -> None:
    state = Table.new(load("lys"), 2, chance=Fast(1)).state
    assert isinstance(state, LysState)
    seen = public(state).squares
    state.place = [3, 5]
    before = own_square_views(state, 0, seen)
    state.place = [3, 6]
    assert own_square_views(state, 0, seen) is before
    state.place = [3, STATES_GENERAL]
    assert own_square_views(state, 0, seen) != before
