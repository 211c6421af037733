"""What more simulations find: answers of short searches tried again beside that of the longest, in the same worlds.

    python -m tests.bench.budgets lys --seats 4 --positions 60 --rounds 400

How many points of a hundred a decision they are worse, with the 95 % interval; positions of games between `good`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from typing import Any

from cocarde.bots import SeatView
from cocarde.bots.coach.comparison import tried_again
from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.node import Arm
from cocarde.core.agenda import advance, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.playout import deal, next_seat
from cocarde.games import load

BUDGETS = (20, 40, 150, 600, 2400)
EVERY = 11
"""One of so many real decisions is looked at."""
BEFORE_PLAY = {"ChoosePersona", "ChooseCharacter", "Bargain"}
FIRST_SEED = 900


def positions(game: Any, seats: int) -> Iterator[tuple[SeatView, int]]:
    """Decisions between more than two answers, each with a seed."""
    seed = FIRST_SEED
    while True:
        seed += 1
        g, luck, bot, seen = deal(game, seats, game.meta.settle(seats, {}), Fast(seed)), Fast(seed), Greedy(2), 0
        decision = advance(g)
        while decision is not None:
            seat = next_seat(decision, g, luck)
            view = SeatView(game, g, seat)
            if len(view.options) > 2 and not view.brief and view.asked not in BEFORE_PLAY:
                seen += 1
                if seen % EVERY == 0:
                    yield view, seed * 1000 + seen
            decision = decide(g, seat, bot.choose(view, luck))


def answers(view: SeatView, seed: int) -> list[Choice]:
    """What `good` answers, and each search, the longest last."""
    found = [Greedy().choose(view, Fast(seed))]
    for n, simulations in enumerate(BUDGETS):
        found.append(Search(view, Fast(seed + 7919 * n)).run(Budget(simulations=simulations))[0].choice)
    return found


def losses(view: SeatView, found: list[Choice], rounds: int, seed: int) -> list[float]:
    """By how much each of these answers is worse than the last, in rounds that all of them share."""
    others = list(dict.fromkeys(found))
    search = Search(view, Fast(~seed))
    search.run(Budget(simulations=BUDGETS[1]))
    values = tried_again(search, [Arm(choice) for choice in others], rounds)
    means = {choice: sum(value) / rounds for choice, value in zip(others, values, strict=True)}
    return [means[found[-1]] - means[choice] for choice in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=400)
    args = parser.parse_args()
    table = []
    for view, seed in positions(load(args.slug), args.seats):
        table.append(losses(view, answers(view, seed), args.rounds, seed))
        if len(table) == args.positions:
            break
    for name, column in zip(("good", *BUDGETS), zip(*table, strict=True), strict=True):
        mean = sum(column) / len(column)
        error = sqrt(sum((value - mean) ** 2 for value in column) / (len(column) - 1) / len(column))
        print(f"{name:>5}: {100 * mean:6.2f} ± {196 * error:.2f} points worse than {BUDGETS[-1]}")


if __name__ == "__main__":
    main()
