"""Games between bots that can be played again: what a run is, and how a piece of it is played.

Game n of a run depends on the seed and on n alone, so the results are the same however many processes share the work.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

import msgspec

from cocarde import games as registry
from cocarde.bots.match import play_out
from cocarde.core.chance import Fast, mix
from cocarde.core.game import Game
from cocarde.core.playout import deal, play_randomly
from cocarde.lab.runs.given_weights import plain, seated

HAND: Final = 0x5DEECE66D
CHAIRS: Final = 0x2545F4914F6CDD1D
"""What sets apart the luck of the players and of the seating from that of the game itself."""
QUICK: Final = ("random", "novice", "greedy", "good")
"""Bots that do not search: their games go by the hundred."""
CHUNK: Final = 200
"""Games of one piece of work at most."""
PIECES: Final = 100
"""Pieces a run is cut into, at least, if it has as many games."""


class Run(msgspec.Struct, frozen=True):
    """What is to be played: `bots[seat]` sits at that seat, or moves on by one seat each game if `rotate`.

    `mingle`: the bots are more or fewer than the seats, and each game draws from its seed who sits where.
    `given`: by bot the text of the file it judges by.
    """

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    rotate: bool = False
    mingle: bool = False
    given: dict[str, str] = {}

    def seating(self, n: int) -> list[str]:
        """Who sits where in game `n`."""
        if self.mingle:
            return mingled(self.bots, self.seats, game_seed(self.seed, n))
        shift = n % self.seats if self.rotate else 0
        return [self.bots[(seat - shift) % self.seats] for seat in range(self.seats)]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """How a game went; all else about it follows from its run and its number."""

    n: int
    decisions: int
    checksum: int
    ranks: list[int]
    scores: list[int]

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Piece(msgspec.Struct, frozen=True):
    """The games from `first` up to `last` of a run, the `leg`-th of a batch."""

    leg: int
    run: Run
    first: int
    last: int


class Part(msgspec.Struct, frozen=True):
    """What came of a piece; `seconds` is the only figure that depends on the machine."""

    leg: int
    games: list[Played]
    seconds: float


def mingled(bots: list[str], seats: int, seed: int) -> list[str]:
    """Every bot as often as every other, give or take one, in a drawn order."""
    luck = Fast(seed ^ CHAIRS)
    order = list(range(len(bots)))
    luck.shuffle(order)
    table = (order * seats)[:seats]
    luck.shuffle(table)
    return [bots[which] for which in table]


def game_seed(seed: int, n: int) -> int:
    """The seed of game `n`: runs with neighbouring seeds share no game."""
    return ((seed & 0xFFFFFFFF) << 32) | n


def pieces(runs: list[Run]) -> Iterator[Piece]:
    """The runs cut up, always the same way, in turn: so all legs of a batch grow together."""
    return chain.from_iterable(zip_pieces([_cut(leg, run) for leg, run in enumerate(runs)]))


def zip_pieces(legs: list[list[Piece]]) -> Iterator[list[Piece]]:
    """The first pieces of all legs, then the second ones, and so on."""
    for n in range(max(map(len, legs))):
        yield [leg[n] for leg in legs if n < len(leg)]


def _cut(leg: int, run: Run) -> list[Piece]:
    quick = all(plain(bot) in QUICK for bot in run.bots)
    chunk = max(1, min(CHUNK, run.games // PIECES)) if quick else 1
    return [Piece(leg, run, first, min(first + chunk, run.games)) for first in range(0, run.games, chunk)]


def play_piece(piece: Piece) -> Part:
    """Play the games of a piece."""
    game: Game[Any] = registry.load(piece.run.game)
    began = time.perf_counter()
    played = [play_one(game, piece.run, n) for n in range(piece.first, piece.last)]
    return Part(piece.leg, played, time.perf_counter() - began)


def play_one(game: Game[Any], run: Run, n: int) -> Played:
    """Game `n` of a run; an error in it says which game that was."""
    seed, names = game_seed(run.seed, n), run.seating(n)
    try:
        return _play(game, run, n, seed, names)
    except Exception as error:
        error.add_note(f"in game {n} of {run.game}: seed {seed}, seats {' '.join(names)}, options {run.options}")
        raise


def _play(game: Game[Any], run: Run, n: int, seed: int, names: list[str]) -> Played:
    g = deal(game, run.seats, run.options, Fast(seed))
    if set(names) == {"random"}:
        decisions = play_randomly(g, Fast(seed ^ HAND))  # the same games as with `play_out`, sooner
    else:
        decisions = play_out(game, g, seated(run.game, names, run.given), seed)
    outcome = game.outcome(g)
    return Played(n, decisions, checksum(n, decisions, g.chance.count), outcome.ranks, outcome.scores)


def checksum(n: int, decisions: int, chance: int) -> int:
    """A number that games which went differently do not share, by all odds."""
    return mix(mix(n) + (decisions << 20) + chance)
