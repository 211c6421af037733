"""How many simulations a second a tree search makes: ours in every game with hidden cards, OpenSpiel's in gin rummy."""

from __future__ import annotations

import random
import time
from typing import Any

SIMULATIONS = 400
SOME = 40
"""Random answers before the first position that is searched, and between two."""
Measured = dict[str, float]


def ours(slug: str, seconds: float) -> Measured:
    """Positions of random games, searched by `ismcts` as the bot `strong` does; answers without a choice left out."""
    import cocarde.core.agenda
    from cocarde.bots import SeatView
    from cocarde.bots.search.budget import Budget
    from cocarde.bots.search.ismcts import Search
    from cocarde.core.agenda import advance, decide
    from cocarde.core.chance import Fast
    from cocarde.core.playout import deal
    from cocarde.games import load

    game = load(slug)
    seats = min(game.meta.seats)
    simulations, spent, games, taken = 0, 0.0, 0, 0
    while spent < seconds:
        g, hand = deal(game, seats, game.meta.settle(seats, None), Fast(games)), Fast(~games)
        decision = advance(g)
        while decision is not None and spent < seconds:
            seat = decision.seats(g)[0]
            options = decision.options(g, seat)
            taken += 1
            if taken % SOME == 0 and len(options) > 1:
                began = time.process_time()
                search = Search(SeatView(game, g, seat), Fast(taken))
                search.run(Budget(simulations=SIMULATIONS))
                spent += time.process_time() - began
                simulations += search.simulations
            decision = decide(g, seat, options[hand.below(len(options))])
        games += 1
    compiled = not str(cocarde.core.agenda.__file__).endswith(".py")
    return {"simulations": simulations, "seconds": spent, "compiled": compiled}


def gin_rummy(seconds: float) -> Measured:
    """OpenSpiel's ISMCTS, which is Python around a game in C++, with one random rollout for each simulation."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("gin_rummy")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 2.0, SIMULATIONS, random_state=np.random.RandomState(2), allow_inconsistent_action_sets=True
    )
    simulations, spent, games = 0, 0.0, 0
    while spent < seconds:
        hand = random.Random(games)
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal() and spent < seconds:
            taken += not state.is_chance_node()
            if taken % SOME == SOME - 1 and not state.is_chance_node() and len(state.legal_actions()) > 1:
                began = time.process_time()
                bot.step(state)
                spent += time.process_time() - began
                simulations += SIMULATIONS
            state.apply_action(_any(state, hand))
        games += 1
    return {"simulations": simulations, "seconds": spent}


def _any(state: Any, hand: random.Random) -> int:
    """Any action; the cards of a deal are equally likely."""
    actions = [outcome[0] for outcome in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    return int(hand.choice(actions))
