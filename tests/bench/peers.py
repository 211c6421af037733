"""Other people's engines, played at random: decisions, seconds, and what a copy costs."""

from __future__ import annotations

import random
import time
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from typing import Any

Measured = dict[str, float]
THRESHOLDS: dict[int, list[float]] = {}


def catanatron(seconds: float) -> Measured:
    """Catanatron's own random players, four of them, through its own loop."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        began = time.process_time()
        game.play()
        spent += time.process_time() - began
        decisions += len(game.state.actions)
        games += 1
    middle = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(100):
        middle.play_tick()
    return {"decisions": decisions, "games": games, "seconds": spent, "clone_us": clone_time(middle.copy)}


def backgammon(seconds: float) -> Measured:
    """OpenSpiel's backgammon (C++) driven from Python; dice are not counted as decisions."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    decisions, games, spent = 0, 0, 0.0
    state = game.new_initial_state()
    while spent < seconds:
        hand = random.Random(games)
        began = time.process_time()
        state = game.new_initial_state()
        decisions += _play(state, hand)
        spent += time.process_time() - began
        games += 1
    middle = game.new_initial_state()
    _play(middle, random.Random(1), most=40)
    return {"decisions": decisions, "games": games, "seconds": spent, "clone_us": clone_time(middle.clone)}


def _play(state: Any, hand: random.Random, most: int = 1 << 30) -> int:
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[bisect(_thresholds(len(outcomes), outcomes), hand.random())][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[hand.randrange(len(actions))])
            decisions += 1
    return decisions


def _thresholds(sides: int, outcomes: list[tuple[int, float]]) -> list[float]:
    """The dice of backgammon always have the same odds, so they are added up once: the driver should cost little."""
    if sides not in THRESHOLDS:
        THRESHOLDS[sides] = list(accumulate(odds for _, odds in outcomes))[:-1]
    return THRESHOLDS[sides]


def clone_time(clone: Callable[[], object], times: int = 2000) -> float:
    """Microseconds of one copy, best of five batches."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(times // 5):
            clone()
        best = min(best, (time.process_time() - began) / (times // 5))
    return best * 1e6
