"""One contestant for so long, in a process of its own: `python -m tests.bench.measure vendee:random 1.0`.

`vendee:search` and `peer:gin_rummy` count simulations of a tree search instead of decisions.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from tests.bench import peers, searches

BATCH = 20


def ours(slug: str, player: str, seconds: float) -> dict[str, Any]:
    """A game of the house with the fewest seats and default options, one process."""
    import cocarde.core.agenda
    from cocarde.bots import play_match
    from cocarde.core.chance import Fast
    from cocarde.core.playout import deal, random_games
    from cocarde.games import load

    game = load(slug)
    seats = min(game.meta.seats)
    options = game.meta.settle(seats, None)
    decisions, games, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        if player == "random":
            decisions += random_games(game, seats, options, games, BATCH)[0]
            games += BATCH
        else:
            decisions += play_match(game, deal(game, seats, options, Fast(games)), [player] * seats, games)
            games += 1
    spent = time.process_time() - began
    compiled = not str(cocarde.core.agenda.__file__).endswith(".py")
    return {
        "decisions": decisions,
        "games": games,
        "seconds": spent,
        "clone_us": peers.clone_time(in_the_middle(game, seats, options).copy),
        "compiled": compiled,
    }


def in_the_middle(game: Any, seats: int, options: dict[str, str]) -> Any:
    """A position after some sixty random answers."""
    from cocarde.core.agenda import advance, decide
    from cocarde.core.chance import Fast
    from cocarde.core.playout import deal

    g, hand = deal(game, seats, options, Fast(1)), Fast(2)
    for _ in range(60):
        decision = advance(g)
        if decision is None:
            break
        seat = decision.seats(g)[0]
        choices = decision.options(g, seat)
        decide(g, seat, choices[hand.below(len(choices))])
    return g


def main() -> None:
    what, seconds = sys.argv[1], float(sys.argv[2])
    kind, _, name = what.partition(":")
    if name == "search" or what == "peer:gin_rummy":
        found = searches.gin_rummy(seconds) if kind == "peer" else searches.ours(kind, seconds)
        print(json.dumps({**found, "simulations_per_second": found["simulations"] / found["seconds"]}))
        return
    result = getattr(peers, name)(seconds) if kind == "peer" else ours(kind, name, seconds)
    print(json.dumps({**result, "decisions_per_second": result["decisions"] / result["seconds"]}))


if __name__ == "__main__":
    main()
