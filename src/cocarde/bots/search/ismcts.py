"""Information-set Monte-Carlo tree search: many descents through worlds that the seat cannot tell from the real one.

The seat's own options are all tried in the same worlds with the same luck, and the worse half of them is dropped
again and again; below, everybody answers as it seems best in the world at hand, corrected by what earlier descents
have learnt about that answer, with a bonus for answers that were hardly tried. The others are taken to judge as good
bots do; what self-play has taught besides is the seat's own advantage.
"""

from __future__ import annotations

from typing import Final

from cocarde.bots.search.budget import Budget
from cocarde.bots.search.evened_dice import STRIDES, EvenedDice, spread_out
from cocarde.bots.search.horizon import Horizon, nearer
from cocarde.bots.search.lookout import Lookout
from cocarde.bots.search.node import Arm, Node
from cocarde.bots.search.rollout import chance_to_win, outlook, play_on, some, sound, survey
from cocarde.bots.search.style import USUAL, Style
from cocarde.bots.seat_view import SeatView
from cocarde.bots.sound import sound_options
from cocarde.core.agenda import Decision, State, decide, decide_before_luck
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice

SURVEYS: Final = 4
"""Worlds in which the horizon is sought."""
LOOKS: Final = 8
"""So often it is asked what could decide the game at once."""
CLEAR: Final = 0.1
"""Nobody thinks on about an answer that is so much better than the next."""
GLANCES: Final = 8
"""Worlds in which every answer is looked at before any is followed."""


class Search:
    """One search for one answer of one seat."""

    def __init__(self, seat_view: SeatView, chance: Chance, style: Style = USUAL) -> None:
        self.seat_view: Final = seat_view
        self.judge: Final = seat_view.judged_by
        self.seat: Final = seat_view.seat
        self.chance: Final = chance
        self.luck: Final = Fast(chance.seed())
        self.style: Final = style
        self.breadth: Final = seat_view.judged_by.breadth
        self.simulations: int = 0
        self.seed: int = 0
        self.start: Final = [chance.seed() << 2 for _ in STRIDES]
        self.rounds: int = 0
        self.root: Final = first_node(self.imagine(), self.seat)
        self.horizon: Horizon = Horizon(0, 0, 0)
        self.lookout: Final = Lookout(self.judge, self.seat)
        self.path: list[Arm] = []
        self.answered: list[int] = []
        self.sights: list[float] = []

    def look_ahead(self) -> Horizon:
        """How far the simulations go: as far as some first ones came."""
        found = self.survey()
        for _ in range(SURVEYS - 1):
            found = nearer(found, self.survey())
        return found

    def survey(self) -> Horizon:
        """How far one comes in one world."""
        world = self.imagine()
        return survey(self.judge, world, self.judge.foresees(world.seats), self.breadth, self.luck)

    def run(self, budget: Budget) -> list[Arm]:
        """Search until the budget is spent; the options, the best first."""
        alive = [Arm(option) for option in sound_options(self.seat_view, self.imagine())]
        dropped: list[Arm] = []
        phases, phase = (len(alive) - 1).bit_length(), 1
        budget.begin()
        self.glance(alive)
        self.horizon = self.look_ahead()
        self.play_round(alive, budget)
        looks = 1
        if self.look_out(alive):
            budget.sharpen()
        while len(alive) > 1 and not budget.spent(self.simulations) and not self.is_plain(alive, budget):
            if len(alive) > 2 and budget.share(self.simulations) * phases >= phase:
                alive = self.best_first(alive)
                kept = (len(alive) + 1) // 2
                dropped = alive[kept:] + dropped
                alive = alive[:kept]
                phase += 1
            if budget.share(self.simulations) * LOOKS >= looks:
                self.look_out(alive)
                looks += 1
            self.play_round(alive, budget)
        return self.best_first([arm for arm in alive if arm.visits]) + dropped

    def glance(self, arms: list[Arm]) -> None:
        """First sight of these answers in the same worlds, before any is followed: their first dice lie evenly, for one
        throw alone says nothing of an answer that dice decide."""
        start = [self.chance.seed() << 2 for _ in STRIDES]
        for n in range(GLANCES):
            world = self.imagine()
            world.chance = EvenedDice(spread_out(start, n), world.chance)
            for arm in arms:
                after = world.copy()
                decide_before_luck(after, self.seat, arm.choice)
                arm.glance(chance_to_win(self.judge, after, self.seat))

    def look_out(self, arms: list[Arm]) -> bool:
        """Could anything decide the game right after one of the two best of these answers, in a world each?"""
        best = self.best_first([arm for arm in arms if arm.visits])[:2]
        found = [self.lookout.look(self.imagine(), arm.choice) for arm in best]
        return any(found)

    def is_plain(self, arms: list[Arm], budget: Budget) -> bool:
        """Is one answer so much better than the next that nobody would think on?"""
        if not budget.may_stop(self.simulations):
            return False
        merits = sorted([arm.merit(self.style.trust) for arm in arms])
        return merits[-1] - merits[-2] >= CLEAR

    def imagine(self) -> State:
        """A world the seat cannot tell from the real one."""
        return self.seat_view.imagine(Fast(self.chance.seed()))

    def best_first(self, arms: list[Arm]) -> list[Arm]:
        """By merit; of equals the first comes first."""
        merits = [(arm.merit(self.style.trust), -n) for n, arm in enumerate(arms)]
        merits.sort(reverse=True)
        return [arms[-n] for _, n in merits]

    def play_round(self, alive: list[Arm], budget: Budget) -> None:
        """Every option still considered, in the same world with the same luck; its first dice lie evenly."""
        world = self.imagine()
        world.chance = EvenedDice(spread_out(self.start, self.rounds), world.chance)
        self.rounds += 1
        self.seed = self.chance.seed()
        for arm in alive:
            if arm.visits and budget.spent(self.simulations):
                return
            self.descend(arm, world.copy())
            self.simulations += 1

    def descend(self, first: Arm, world: State) -> None:
        """One simulation: from the answer down the tree, one step beyond it, and on by the greedy policy."""
        node, arm, horizon = self.root, first, self.horizon
        horizon.begin(world, self.seed)
        self.path = [first]
        self.answered = [self.seat]
        self.sights = [outlook(self.judge, world, self.seat, first.choice, self.luck)]
        decision = decide(world, self.seat, first.choice)
        while decision is not None and not horizon.reached(world):
            seat = decision.seats(world)[0]
            options = decision.foreseen(world, seat)
            if len(options) > 1:
                horizon.choices += 1
                options = self.looked_at(world, seat, options)
            if len(options) == 1:
                decision = decide(world, seat, options[0])
                continue
            node = node.next(arm, decision, world)
            fresh = not node.arms
            arm = self.step(node, world, options)
            decision = decide(world, seat, arm.choice)
            if fresh:
                break
        play_on(self.judge, world, decision, horizon, self.breadth, self.luck, self.seat)
        self.learn(world)

    def looked_at(self, world: State, seat: int, options: list[Choice]) -> list[Choice]:
        """Some of the options of a seat, without folly; of others also those that are feared."""
        found = some(options, self.breadth, self.luck)
        if seat != self.seat and self.lookout.feared and len(found) < len(options):
            found = self.lookout.beside(found, options)
        return sound(self.judge, world, seat, found)

    def step(self, node: Node, world: State, options: list[Choice]) -> Arm:
        """One answer down the tree."""
        judge, seat, taught = self.judge, node.seat, node.seat == self.seat
        sights = [outlook(judge, world, seat, option, self.luck, taught) for option in options]
        n = node.offer(options, sights, self.style.explore, self.style.trust)
        arm = node.arm(options[n])
        self.path.append(arm)
        self.answered.append(node.seat)
        self.sights.append(sights[n])
        return arm

    def learn(self, world: State) -> None:
        """Tell every answer on the path what came of it for the seat that gave it."""
        values = [-1.0] * world.seats
        for n, arm in enumerate(self.path):
            seat = self.answered[n]
            if values[seat] < 0.0:
                values[seat] = chance_to_win(self.judge, world, seat, seat == self.seat)
            arm.learn(self.sights[n], values[seat])


def first_node(world: State, seat: int) -> Node:
    """Where the search begins."""
    decision = world.agenda[-1]
    assert isinstance(decision, Decision)
    return Node(seat, type(decision), decision.hidden or len(decision.seats(world)) > 1)
