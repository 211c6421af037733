"""Whole games: they end, and nothing is lost on the way."""

from __future__ import annotations

import pytest

from cocarde.core.agenda import advance, decide
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.games.lys import GAME
from cocarde.games.lys.data.numbers import PLACES
from cocarde.games.lys.state import LysState

FORBIDDEN = [PLACES.index(name) for name in ("prison_3", "prison_8", "front_4", "front_5", "front_7", "front_8")]
"""Section 9.5. Nobody's own throw leaves him here."""


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_random_games_keep_110_cards_80_trees_and_80_brevets(seats: int) -> None:
    for seed in range(6):
        g = deal(GAME, seats, GAME.meta.settle(seats, None), Fast(seed))
        assert isinstance(g, LysState)
        hand = Fast(seed + 1000)
        decision = advance(g)
        turn, place = g.turn, g.place[g.active]
        while decision is not None:
            seat = decision.seats(g)[0]
            options = decision.options(g, seat)
            thrower = g.active
            decision = decide(g, seat, options[hand.below(len(options))])
            GAME.check(g)
            if g.turn != turn:
                assert g.place[thrower] == place or g.place[thrower] not in FORBIDDEN
                turn, place = g.turn, g.place[g.active]
        assert 1 in GAME.outcome(g).ranks
