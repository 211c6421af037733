"""How often the greedy bot wins against bots that answer at random."""

from __future__ import annotations

from typing import Any

from cocarde.bots import play_match
from cocarde.core.chance import Fast
from cocarde.core.game import Game
from cocarde.core.playout import deal


def wins_of_greedy(game: Game[Any], chosen: dict[str, str], games: int) -> float:
    """One against three, the seats in turn; a victory that is shared counts in part."""
    options = game.meta.settle(4, chosen)
    won = 0.0
    for seed in range(games):
        hero = seed % 4
        g = deal(game, 4, options, Fast(seed))
        play_match(game, g, ["greedy" if seat == hero else "random" for seat in range(4)], seed)
        ranks = game.outcome(g).ranks
        won += ranks[hero] == 1 and 1 / ranks.count(1)
    return won
