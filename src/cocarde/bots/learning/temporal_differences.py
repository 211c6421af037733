"""Learning by temporal differences: what a position is worth is what the positions after it turn out to be worth.

Greedy players play each other in imagined worlds of one deal each; every seat is drawn to play with what was learnt so
far, or by the judgement alone. When a game is over its positions are gone through from the last to the first, and the
weights of their traits are moved towards what came of them: the result, and the more the farther back, what the
positions in between were taken to be worth.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from cocarde.bots.search.rollout import likely
from cocarde.core.agenda import State, advance, decide_before_luck
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.game import Game
from cocarde.core.judge import Judge
from cocarde.core.playout import next_seat

TRIES: Final = 12
"""Options a player looks at."""
WHIMS: Final = 50
"""One answer in so many is any of them."""
TRACE: Final = 0.9
"""How much of what came of a position is told to the one before it; the rest is what it was taken to be worth."""
GLANCE: Final = 8
"""Every so many positions it is noted how well they were judged."""


class Pupil:
    """Learns for a judge of its own, whose `learnt` it moves.

    `rate`: how far one position moves a weight; `moved`: by trait the sum of the squares of its slopes so far.

    `missed` and `missed_before`: the squares of how far chances were from results, with the weights and without.
    """

    def __init__(self, game: Game[Any], judge: Judge[Any], rate: float, moved: list[float]) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.rate: Final = rate
        self.moved: Final = moved
        self.missed: float = 0.0
        self.missed_before: float = 0.0
        self.glances: int = 0

    def play(self, g: State, seed: int) -> None:
        """Play a game that was dealt, and learn from it."""
        luck = Fast(seed)
        taught = [luck.below(2) == 0 for _ in range(g.seats)]
        traits: list[list[list[int]]] = []
        grounds: list[list[float]] = []
        decision = advance(g)
        while decision is not None:
            seat = next_seat(decision, g, luck)
            options = decision.foreseen(g, seat)
            decide_before_luck(g, seat, self.choose(g, seat, options, luck, taught[seat]))
            if g.agenda and len(options) > 1:
                found = self.judge.traits(g)
                if found:
                    traits.append(found)
                    grounds.append(self.judge.grounds(g))
            decision = advance(g)
        winners = self.game.outcome(g).winners
        self.learn(traits, grounds, [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)])

    def choose(self, g: State, seat: int, options: list[Choice], luck: Chance, taught: bool) -> Choice:
        """What seems best in one imagined world, or a whim."""
        if len(options) == 1:
            return options[0]
        if luck.below(WHIMS) == 0:
            return options[luck.below(len(options))]
        world = self.game.redeal(g, seat, Fast(luck.seed()))
        return likely(self.judge, world, seat, options, TRIES, luck, taught)

    def learn(self, traits: list[list[list[int]]], grounds: list[list[float]], result: list[float]) -> None:
        """Go back from the result to the first position."""
        target = result[:]
        for n in range(len(traits) - 1, -1, -1):
            chances = self.judge.chances(self.worths(traits[n], grounds[n]))
            if n % GLANCE == 0:
                self.glance(chances, self.judge.chances(grounds[n]), result)
            for seat in range(len(result)):
                self.move(traits[n][seat], target[seat] - chances[seat])
                target[seat] = TRACE * target[seat] + (1.0 - TRACE) * chances[seat]

    def worths(self, traits: list[list[int]], grounds: list[float]) -> list[float]:
        """What the positions of the seats are worth by now."""
        weights = self.judge.learnt
        found: list[float] = []
        for seat in range(len(grounds)):
            worth = grounds[seat]
            for trait in traits[seat]:
                worth += weights[trait]
            found.append(worth)
        return found

    def move(self, traits: list[int], slope: float) -> None:
        """Towards what came of it; a weight that was moved much is moved less."""
        weights = self.judge.learnt
        for trait in traits:
            moved = self.moved[trait] + slope * slope
            self.moved[trait] = moved
            weights[trait] += self.rate * slope / sqrt(moved)

    def glance(self, chances: list[float], before: list[float], result: list[float]) -> None:
        """Note how well this position was judged."""
        for seat in range(len(result)):
            self.missed += (chances[seat] - result[seat]) ** 2
            self.missed_before += (before[seat] - result[seat]) ** 2
        self.glances += 1
