"""What each option of a table changes: the same seeds with every value in turn, beside the table as it is.

Each game is compared with the game of the same seed at the table as it is. The intervals are widened for the number
of comparisons (Bonferroni), so that with 95 % all of them hold at once: one looks at many and would else be fooled.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Final, Literal

import msgspec

from cocarde.core.meta import Meta
from cocarde.lab.runs.plan import Part, Played, Run

ENOUGH: Final = 30
"""Games below which the interval of a mean is not to be trusted, and nothing is claimed."""

Measure = Literal["length", "seat", "single_winner", "margin"]


class Change(msgspec.Struct):
    """What a value does to one measure: before, after, the mean change and its interval.

    `shown`: there are games enough, and 0 is not in the interval.
    """

    shown: bool
    measure: Measure
    seat: int | None
    before: float
    after: float
    change: float
    low: float
    high: float


class Effect(msgspec.Struct):
    """What a value of an option does; `differing`: how many of the games went differently at all."""

    option: str
    value: str
    instead_of: str
    games: int
    differing: int
    changes: list[Change]


def variants(meta: Meta, run: Run, options: list[str]) -> list[tuple[str, str]]:
    """The options named (empty: all that apply to so many seats), each with every other value bots may play."""
    return [
        (option.id, value)
        for option in meta.options
        if (option.id in options if options else not option.seats or run.seats in option.seats)
        for value in option.values
        if value != run.options[option.id] and value not in option.people
    ]


def fixtures(run: Run, tried: list[tuple[str, str]]) -> list[Run]:
    """The table as it is, then each variant."""
    return [run, *(msgspec.structs.replace(run, options={**run.options, name: value}) for name, value in tried)]


Figures = tuple[float, float, float, float, float]
"""Before, after, the mean change, and its interval."""


class Pairs:
    """A number of each game beside that of the game of the same seed, summed up. `share`: it is 0 or 1."""

    def __init__(self, share: bool) -> None:
        self.share = share
        self.games = 0
        self.before = 0.0
        self.after = 0.0
        self.squares = 0.0

    def add(self, before: float, after: float) -> None:
        """Count a pair."""
        self.games += 1
        self.before += before
        self.after += after
        self.squares += (after - before) ** 2

    def figures(self, z: float) -> tuple[bool, Figures]:
        """Is a change shown, and the figures; the interval of shares is Agresti and Min's, honest where few differ."""
        games, squares, total = self.games, self.squares, self.after - self.before
        if self.share:
            games, squares = games + 2, squares + 1
        spread = math.sqrt(max(0.0, squares - total * total / games)) / games
        low, high = total / games - z * spread, total / games + z * spread
        if self.share:
            low, high = max(-1.0, low), min(1.0, high)
        before, after = self.before / self.games, self.after / self.games
        shown = self.games >= ENOUGH and (low > 0 or high < 0)
        return shown, (round(before, 6), round(after, 6), round(after - before, 6), round(low, 6), round(high, 6))


class Difference:
    """What is compared of each pair of games."""

    def __init__(self, measure: Measure, seat: int | None = None) -> None:
        self.measure: Measure = measure
        self.seat = seat
        self.pairs = Pairs(measure in ("seat", "single_winner"))

    @property
    def games(self) -> int:
        """How many pairs were counted."""
        return self.pairs.games

    def add(self, before: Played, after: Played) -> None:
        """Count a pair."""
        self.pairs.add(self.of(before), self.of(after))

    def of(self, game: Played) -> float:
        """The number of a game."""
        if self.measure == "length":
            return game.decisions
        if self.measure == "margin":
            return margin(game)
        return float(len(game.winners) == 1) if self.seat is None else float(game.ranks[self.seat] == 1)

    def change(self, z: float) -> Change:
        """The mean change and its interval."""
        shown, figures = self.pairs.figures(z)
        return Change(shown, self.measure, self.seat, *figures)


def at_once(comparisons: int) -> float:
    """The reach of intervals that hold with 95 % for so many comparisons at once."""
    return NormalDist().inv_cdf(1 - 0.05 / (2 * max(1, comparisons)))


def margin(game: Played) -> float:
    """The score of the winners beside the best of the others."""
    winning = [score for score, rank in zip(game.scores, game.ranks, strict=True) if rank == 1]
    others = [score for score, rank in zip(game.scores, game.ranks, strict=True) if rank != 1]
    return abs(max(winning) - max(others)) if winning and others else 0.0


class Sweep:
    """The comparison of all variants with the table as it is."""

    def __init__(self, run: Run, tried: list[tuple[str, str]]) -> None:
        self.run = run
        self.tried = tried
        self.twins: dict[int, Played] = {}
        self.differing = [0] * len(tried)
        self.differences = [_differences(run.seats) for _ in tried]

    def add(self, part: Part) -> None:
        """Compare the games of a part; those of the table as it is come first and are kept until the next come."""
        if part.leg == 0:
            self.twins = {game.n: game for game in part.games}
            return
        for game in part.games:
            twin = self.twins[game.n]
            self.differing[part.leg - 1] += game != twin
            for difference in self.differences[part.leg - 1]:
                difference.add(twin, game)

    @property
    def comparisons(self) -> int:
        """How many changes are looked at."""
        return sum(map(len, self.differences))

    def effects(self) -> list[Effect]:
        """What each variant changes, as far as it was played."""
        z = at_once(self.comparisons)
        return [
            Effect(name, value, self.run.options[name], found[0].games, differing, [one.change(z) for one in found])
            for (name, value), differing, found in zip(self.tried, self.differing, self.differences, strict=True)
            if found[0].games
        ]


def _differences(seats: int) -> list[Difference]:
    shares = [Difference("seat", seat) for seat in range(seats)]
    return [Difference("length"), *shares, Difference("single_winner"), Difference("margin")]
