"""Many games between bots, on all cores: who wins from which seat, how long it takes, how fast it goes.

Game n of a run depends on the seed and on n alone, so the figures are the same however many processes share the work.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from cocarde import games as registry
from cocarde.bots import play_match
from cocarde.core.chance import Fast, mix
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.playout import deal, play_randomly
from cocarde.lab.interval import wilson
from cocarde.lab.spread import spread, worth

HAND = 0x5DEECE66D
FEW = 50
"""Games below which another process is not worth its start."""
CHUNK = 200
"""Games of one piece of work at most."""


class Run(msgspec.Struct, frozen=True):
    """What is to be played: `bots[seat]` sits at that seat, or moves on by one seat each game if `rotate`."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    rotate: bool = False

    def seating(self, n: int) -> list[str]:
        """Who sits where in game `n`."""
        shift = n % self.seats if self.rotate else 0
        return [self.bots[(seat - shift) % self.seats] for seat in range(self.seats)]


class Part(msgspec.Struct):
    """What came of some of the games; parts add up."""

    games: int = 0
    decisions: int = 0
    shared: int = 0
    wins: list[int] = []
    bot_wins: dict[str, int] = {}
    bot_seats: dict[str, int] = {}
    lengths: dict[int, int] = {}
    seconds: float = 0.0
    checksum: int = 0


class Share(msgspec.Struct):
    """How often somebody won, with the 95 % interval of the share."""

    wins: int
    of: int
    share: float
    low: float
    high: float


class SeatShare(Share):
    """The share of a seat; `bot` sat there unless the bots rotated."""

    seat: int
    bot: str | None


class BotShare(Share):
    """The share of a bot, over all its seats."""

    bot: str


class Lengths(msgspec.Struct):
    """Decisions in a game."""

    least: int
    mean: float
    median: int
    most: int


class Report(msgspec.Struct):
    """The figures of a run; only the last three depend on the machine. `shared`: games that more than one seat won."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    rotate: bool
    seed: int
    games: int
    decisions: int
    wins: list[SeatShare]
    wins_by_bot: list[BotShare]
    shared: int
    lengths: Lengths
    checksum: int
    decisions_per_second: float
    seconds: float
    jobs: int


def simulate(run: Run, jobs: int = 0, told: Callable[[int], None] = lambda games: None) -> Report:
    """Play the games of `run` on so many processes (0: one for each core)."""
    jobs = min(jobs, run.games) or worth(run.games, FEW)
    began = time.perf_counter()
    total = Part(wins=[0] * run.seats)
    for part in spread(play_some, _pieces(run, jobs), jobs):
        total = _sum(total, part)
        told(total.games)
    return _report(run, total, time.perf_counter() - began, jobs)


def _pieces(run: Run, jobs: int) -> list[tuple[Run, int, int]]:
    chunk = max(1, min(CHUNK, run.games // (jobs * 20)))
    return [(run, first, min(first + chunk, run.games)) for first in range(0, run.games, chunk)]


def play_some(piece: tuple[Run, int, int]) -> Part:
    """Play the games from `first` up to `last`."""
    run, first, last = piece
    game: Game[Any] = registry.load(run.game)
    part = Part(wins=[0] * run.seats)
    lengths: Counter[int] = Counter()
    began = time.perf_counter()
    for n in range(first, last):
        lengths[_play_one(game, run, n, part)] += 1
    part.seconds = time.perf_counter() - began
    part.games, part.lengths = last - first, dict(lengths)
    part.decisions = sum(length * count for length, count in lengths.items())
    return part


def _play_one(game: Game[Any], run: Run, n: int, part: Part) -> int:
    """Game `n`; adds its winners to `part` and gives back its length."""
    seed = game_seed(run.seed, n)
    names = run.seating(n)
    g = deal(game, run.seats, run.options, Fast(seed))
    if set(names) == {"random"}:
        length = play_randomly(g, Fast(seed ^ HAND))  # the same games as with `play_match`, sooner
    else:
        length = play_match(game, g, names, seed)
    winners = game.outcome(g).winners
    part.shared += len(winners) > 1
    for seat, name in enumerate(names):
        won = seat in winners
        part.wins[seat] += won
        part.bot_wins[name] = part.bot_wins.get(name, 0) + won
        part.bot_seats[name] = part.bot_seats.get(name, 0) + 1
    part.checksum ^= mix(mix(n) + (length << 20) + g.chance.count)
    return length


def game_seed(seed: int, n: int) -> int:
    """The seed of game `n`: runs with neighbouring seeds share no game."""
    return ((seed & 0xFFFFFFFF) << 32) | n


def _sum(one: Part, other: Part) -> Part:
    return Part(
        games=one.games + other.games,
        decisions=one.decisions + other.decisions,
        shared=one.shared + other.shared,
        wins=[a + b for a, b in zip(one.wins, other.wins, strict=True)],
        bot_wins=_plus(one.bot_wins, other.bot_wins),
        bot_seats=_plus(one.bot_seats, other.bot_seats),
        lengths=_plus(one.lengths, other.lengths),
        seconds=one.seconds + other.seconds,
        checksum=one.checksum ^ other.checksum,
    )


def _plus(one: dict[Any, int], other: dict[Any, int]) -> dict[Any, int]:
    return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}


def _report(run: Run, total: Part, seconds: float, jobs: int) -> Report:
    fixed = not run.rotate
    return Report(
        game=run.game,
        seats=run.seats,
        options=run.options,
        bots=run.bots,
        rotate=run.rotate,
        seed=run.seed,
        games=total.games,
        decisions=total.decisions,
        wins=[
            SeatShare(*_share(wins, total.games), seat, run.bots[seat] if fixed else None)
            for seat, wins in enumerate(total.wins)
        ],
        wins_by_bot=[
            BotShare(*_share(total.bot_wins[bot], total.bot_seats[bot]), bot) for bot in dict.fromkeys(run.bots)
        ],
        shared=total.shared,
        lengths=_lengths(total.lengths),
        checksum=total.checksum,
        decisions_per_second=total.decisions * jobs / total.seconds,
        seconds=seconds,
        jobs=jobs,
    )


def _share(wins: int, of: int) -> tuple[int, int, float, float, float]:
    low, high = wilson(wins, of)
    return wins, of, round(wins / of, 6), round(low, 6), round(high, 6)


def _lengths(counted: dict[int, int]) -> Lengths:
    games = sum(counted.values())
    mean = sum(length * count for length, count in counted.items()) / games
    seen = 0
    for length in sorted(counted):
        seen += counted[length]
        if 2 * seen >= games:
            return Lengths(min(counted), round(mean, 3), length, max(counted))
    raise BadInput("no game was played")
