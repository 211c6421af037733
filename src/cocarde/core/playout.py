"""Random play without a table around it: for simulation, fuzzing and search."""

from __future__ import annotations

from typing import Any

from cocarde.core.agenda import Decision, State, advance, decide
from cocarde.core.chance import Chance, Fast
from cocarde.core.errors import RunawayAgenda
from cocarde.core.game import Game


def deal(game: Game[Any], seats: int, options: dict[str, str], chance: Chance) -> State:
    """A state set up and advanced to its first decision."""
    g: State = game.blank(seats, options)
    g.chance = chance
    game.setup(g)
    advance(g)
    return g


def next_seat(decision: Decision[Any], g: State, luck: Chance) -> int:
    """Who answers next: of several who may, any. The lowest seat would always have the first word."""
    asked = decision.seats(g)
    count = len(asked)
    return asked[luck.below(count)] if count > 1 else asked[0]


def play_randomly(g: State, hand: Chance, most: int = 100_000) -> int:
    """Answer every decision at random until the game is over; how many decisions that took."""
    taken = 0
    decision = advance(g)
    while decision is not None:
        seat = next_seat(decision, g, hand)
        options = decision.options(g, seat)
        decision = decide(g, seat, options[hand.below(len(options))])
        taken += 1
        if taken > most:
            raise RunawayAgenda(f"{most} decisions and no end; waiting: {type(decision).__name__}")
    return taken


def random_games(game: Game[Any], seats: int, options: dict[str, str], seed: int, games: int) -> tuple[int, int]:
    """Play `games` random games; the number of decisions and a checksum of the chance they drew."""
    decisions = 0
    checksum = 0
    for index in range(games):
        g = deal(game, seats, options, Fast(seed + index))
        hand = Fast((seed + index) ^ 0x5DEECE66D)
        decisions += play_randomly(g, hand)
        checksum = (checksum * 31 + g.chance.count * 7 + hand.seed()) & 0xFFFFFFFF
    return decisions, checksum
