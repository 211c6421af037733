"""The match with OpenSpiel's own search: both answer legally, one game to its end, and both are timed."""

from __future__ import annotations

from tests.bench.outside import match


def test_a_game_is_played_to_its_end_and_both_are_timed() -> None:
    told = match("vendee", 2, 1, 0.002, 1)
    assert told["won"] in (0.0, 1.0)
    assert (told["games"], told["seats"]) == (1, 2)
    assert min(told["ours"], told["theirs"], told["their_simulations"]) > 0
