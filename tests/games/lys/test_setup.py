"""Section 3 and section 7: set-up and the options of the table."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cocarde.core.errors import BadInput
from cocarde.core.table import Table
from cocarde.games.lys import GAME
from cocarde.games.lys.state import LysState


def table(seats: int = 4, seed: int = 0, **options: str) -> Table:
    return Table.new(GAME, seats, options, seed)


def state(at: Table) -> LysState:
    assert isinstance(at.state, LysState)
    return at.state


def dealt(seats: int, seed: int = 0) -> Table:
    """A table whose players have chosen their personas."""
    found = table(seats, seed)
    for seat in range(seats):
        found.answer(seat, "persona f")
    return found


@pytest.mark.parametrize(("seats", "left"), [(2, 98), (3, 92), (4, 86), (5, 80), (6, 74)])
def test_L1_six_cards_each_and_the_rest_is_the_pile(seats: int, left: int) -> None:
    g = state(dealt(seats))
    first = g.first
    sizes = [len(hand) for hand in g.hands]
    assert sizes == [7 if seat == first else 6 for seat in range(seats)]  # the first player has drawn his card
    assert (len(g.deck), g.discard) == (left - 1, [])
    assert (g.tree_supply, g.brevet_supply) == (80, 80)
    assert g.place == g.trees == g.brevets == g.marking == [0] * seats


def test_LR75_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(state(dealt(3, seed)).first for seed in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


def test_LR49_personas_are_chosen_at_once_and_shown_together() -> None:
    at = table(3)
    assert at.pending() == (0, 1, 2)
    at.answer(1, "persona m")
    assert at.pending() == (0, 2)
    assert [seat.persona for seat in at.view(1).seats] == ["", "m", ""]
    assert [seat.persona for seat in at.view(0).seats] == ["", "", ""]
    assert at.events(0) == []
    at.answer(0, "persona f")
    at.answer(2, "persona f")
    assert [seat.persona for seat in at.view(None).seats] == ["f", "m", "f"]


def test_LR49_personas_may_alternate_or_be_left_out() -> None:
    starts = set()
    for seed in range(20):
        personas = state(table(5, seed, persona_mode="alternate")).personas
        assert all(one != other for one, other in pairwise(personas))
        starts.add(personas[0])
    assert starts == {0, 1}
    off = table(3, persona_mode="off")
    assert (state(off).personas, off.view(0).seats[0].persona) == ([0, 0, 0], "")


def test_an_unknown_option_or_number_of_seats_is_bad_input() -> None:
    for seats, options, words in [
        (1, {}, "2, 3, 4, 5 or 6"),
        (7, {}, "2, 3, 4, 5 or 6"),
        (3, {"dice": "6"}, "no option 'dice'"),
        (3, {"round_cap": "17"}, "none, 50, 100 or 150"),
    ]:
        with pytest.raises(BadInput, match=words):
            Table.new(GAME, seats, options)
