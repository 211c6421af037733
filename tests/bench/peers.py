"""Other people's engines, played at random: decisions, seconds, and what a copy costs."""

from __future__ import annotations

import random
import time

Measured = dict[str, float]


def catanatron(seconds: float) -> Measured:
    """Catanatron's own random players, four of them, through its own loop."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        began = time.perf_counter()
        game.play()
        spent += time.perf_counter() - began
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
        began = time.perf_counter()
        state = game.new_initial_state()
        decisions += _play(state, hand)
        spent += time.perf_counter() - began
        games += 1
    middle = game.new_initial_state()
    _play(middle, random.Random(1), most=40)
    return {"decisions": decisions, "games": games, "seconds": spent, "clone_us": clone_time(middle.clone)}


def _play(state: object, hand: random.Random, most: int = 1 << 30) -> int:
    from typing import Any

    s: Any = state
    decisions = 0
    while not s.is_terminal() and decisions < most:
        if s.is_chance_node():
            outcomes, weights = zip(*s.chance_outcomes(), strict=True)
            s.apply_action(hand.choices(outcomes, weights)[0])
        else:
            actions = s.legal_actions()
            s.apply_action(actions[hand.randrange(len(actions))])
            decisions += 1
    return decisions


def clone_time(clone: object, times: int = 2000) -> float:
    """Microseconds of one copy, best of five batches."""
    assert callable(clone)
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times // 5):
            clone()
        best = min(best, (time.perf_counter() - began) / (times // 5))
    return best * 1e6
