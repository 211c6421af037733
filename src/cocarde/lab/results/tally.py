"""Counting games as they come: who won from where, how long it took. Nothing is kept of a game but its count."""

from __future__ import annotations

from collections import Counter

import msgspec

from cocarde.core.errors import BadInput
from cocarde.lab.results.interval import wilson
from cocarde.lab.runs.plan import Part, Played, Run


class Share(msgspec.Struct):
    """How often somebody won, with the 95 % interval of the share."""

    wins: int
    of: int
    share: float
    low: float
    high: float


class Lengths(msgspec.Struct):
    """Decisions in a game."""

    least: int
    mean: float
    median: int
    most: int


class Tally:
    """The count of a run. `shared`: games that more than one seat won; `seconds`: what the processes worked."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.checksum = 0
        self.seconds = 0.0
        self.wins = [0] * run.seats
        self.bot_wins: Counter[str] = Counter()
        self.bot_seats: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()

    def add(self, part: Part) -> None:
        """Count the games of a part."""
        self.seconds += part.seconds
        for game in part.games:
            self._count(game)

    def _count(self, game: Played) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.lengths[game.decisions] += 1
        self.checksum ^= game.checksum
        self.shared += len(game.winners) > 1
        for seat, name in enumerate(self.run.seating(game.n)):
            won = game.ranks[seat] == 1
            self.wins[seat] += won
            self.bot_wins[name] += won
            self.bot_seats[name] += 1


class Tallies:
    """The count of a batch of runs, each by itself."""

    def __init__(self, runs: list[Run]) -> None:
        self.tallies = [Tally(run) for run in runs]

    def add(self, part: Part) -> None:
        """Count the games of a part."""
        self.tallies[part.leg].add(part)


def share(wins: int, of: int) -> tuple[int, int, float, float, float]:
    """The fields of a `Share`."""
    low, high = wilson(wins, of)
    return wins, of, round(wins / of, 6) if of else 0.0, round(low, 6), round(high, 6)


def lengths(counted: Counter[int]) -> Lengths:
    """The lengths of games that were counted."""
    games = counted.total()
    mean = sum(length * count for length, count in counted.items()) / max(1, games)
    seen = 0
    for length in sorted(counted):
        seen += counted[length]
        if 2 * seen >= games:
            return Lengths(min(counted), round(mean, 3), length, max(counted))
    raise BadInput("no game was played")
