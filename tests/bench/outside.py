"""A match against OpenSpiel's own ISMCTS with random rollouts, on the same games, at equal time of the processor.

    python -m tests.bench.outside vendee [--games 40] [--milliseconds 200] [--seats 2] [--seed 1] [--json FILE]

One `ismcts:Nms` of ours sits among its bots, at another seat each game. OpenSpiel's bot is told simulations and no
time: as many as it made in so much time so far. What both used on average a move is printed with the result.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cocarde.bots import SeatView
from cocarde.bots.search.budget import OF_THE_PROCESSOR, Budget
from cocarde.bots.search.ismcts import Search
from cocarde.core.chance import Fast
from cocarde.envs.openspiel import CocardeState
from cocarde.lab.results.interval import wilson
from tests.bench.figures import asking, give

FIRST = 4
"""Simulations of its first move, before it is known how long they take."""
FEWEST = 2
"""With fewer it has tried no answer at all."""


class Player(ABC):
    """Somebody whose moves are timed; moves without a choice are nobody's time."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0

    def answer(self, state: CocardeState) -> int:
        """The number of an answer for the seat that is asked."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        began = time.process_time()
        found = self.choose(state)
        self.seconds += time.process_time() - began
        self.moves += 1
        return found

    @abstractmethod
    def choose(self, state: CocardeState) -> int:
        """The same where there is a choice."""

    @property
    def pace(self) -> float:
        """Seconds a move."""
        return self.seconds / self.moves if self.moves else 0.0


class Ours(Player):
    """The search of `strong`, which answers only what OpenSpiel has numbers for."""

    def __init__(self, seconds: float, seed: int) -> None:
        super().__init__()
        self.allowed = seconds
        self.luck = Fast(seed)

    def choose(self, state: CocardeState) -> int:
        play = state.play
        assert play is not None
        seat_view = SeatView(play.rules.game, play.state, play.seat)
        arms = Search(seat_view, self.luck).run(Budget(self.allowed, clock=OF_THE_PROCESSOR))
        numbered = {play.choice(action): action for action in play.legal()}
        return next(numbered[arm.choice] for arm in arms if arm.choice in numbered)


class Theirs(Player):
    """OpenSpiel's ISMCTS, as its authors set it up."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        super().__init__()
        self.game, self.allowed = game, seconds
        self.luck = np.random.RandomState(seed)
        self.simulations = 0

    def choose(self, state: CocardeState) -> int:
        count = max(FEWEST, int(self.allowed * self.simulations / self.seconds)) if self.seconds else FIRST
        self.simulations += count
        evaluator = mcts.RandomRolloutEvaluator(1, self.luck)
        bot = ismcts.ISMCTSBot(
            self.game, evaluator, 2.0, count, random_state=self.luck, allow_inconsistent_action_sets=True
        )
        return int(bot.step(state))


def play(game: Any, seat: int, ours: Ours, theirs: Theirs, deal: int) -> float:
    """One game; what it pays us, as a share of the victory."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        state.apply_action((ours if state.current_player() == seat else theirs).answer(state))
    winners = [at for at, paid in enumerate(state.returns()) if paid > -1.0]
    return 1.0 / len(winners) if seat in winners else 0.0


def match(slug: str, seats: int, games: int, seconds: float, seed: int) -> dict[str, Any]:
    """So many games, seats in turn."""
    game = pyspiel.load_game(f"cocarde_{slug}", {"seats": seats} if seats else {})
    ours, theirs = Ours(seconds, seed), Theirs(game, seconds, seed)
    won = sum(play(game, n % game.num_players(), ours, theirs, seed + n) for n in range(games))
    low, high = wilson(won, games)
    figures = {"game": slug, "seats": game.num_players(), "games": games, "won": won, "low": low, "high": high}
    simulations = theirs.simulations / max(theirs.moves, 1)
    return {**figures, "ours": ours.pace, "theirs": theirs.pace, "their_simulations": simulations}


def main() -> None:
    parser = asking(__doc__.splitlines()[0])
    parser.add_argument("slugs", nargs="+", metavar="SLUG")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--milliseconds", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0, help="default: the fewest")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = []
    for slug in asked.slugs:
        told = match(slug, asked.seats, asked.games, asked.milliseconds / 1000, asked.seed)
        print("{game}, {seats} seats: {won:g} of {games} ({low:.0%} to {high:.0%})".format(**told), end="; ")
        print("{ours:.3f} s a move, OpenSpiel {theirs:.3f} s, {their_simulations:.0f} simulations".format(**told))
        found.append(told)
    give({"matches": found}, asked.json)


if __name__ == "__main__":
    main()
