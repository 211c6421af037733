"""What self-play teaches: the weights of a game's judgement, fitted to who won.

Good bots play, each with a blunder now and then so that positions differ. Of some positions it is written down what
every seat has there (`appraise` of the game's judgement), and who won in the end. The weights are those under which
the winners were likeliest: a seat's chance is e to the power of its worth, as a share of that of all seats. They change
with the stage of the game on straight lines between a few stages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from cocarde import games as registry
from cocarde.bots import SeatView, make
from cocarde.core.agenda import State, advance, decide
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.judge import Judge
from cocarde.core.playout import deal, next_seat
from cocarde.kit.tuned import Tuned, bearings
from cocarde.lab.runs.processes import spread, worth
from cocarde.lab.training.series import Series

EVERY: Final = 6
"""One position in so many is looked at."""
SOBER: Final = 3
WILD: Final = 15
"""Answers in a hundred that are any legal one, of most seats and of one in four."""
STAGES: Final = [0.0, 0.35, 0.7, 1.0]
ROUNDS: Final = 12
PULL: Final = 1e-3
TIE: Final = 2e-2
"""How strongly a weight without evidence is drawn to 0, and to that of the stage next to it."""
FEW: Final = 20
CHUNK: Final = 10
DIGITS: Final = 4


class Sample(msgspec.Struct, array_like=True):
    """A position: its stage, what each seat has, and each seat's share of the victory."""

    stage: float
    parts: list[list[float]]
    won: list[float]


class Piece(Series, frozen=True):
    """Some of the games to be played."""

    first: int
    last: int


def tunable(slug: str) -> Judge[Any]:
    """The judge of this game, if it has weights to be fitted."""
    judge = registry.load(slug).judge
    if not judge.parts:
        raise BadInput(f"{slug}: its judgement has no weights to be tuned")
    return judge


def check_installed() -> None:
    """`BadInput` without what fits the weights."""
    if find_spec("numpy") is None:
        raise BadInput("tuning needs the package numpy: install cocarde[lab], or make setup EXTRAS=lab")


def gather(
    slug: str, seats: int, options: dict[str, str], seed: int, games: int, jobs: int, told: Callable[[int], None]
) -> list[Sample]:
    """The positions of so many games."""
    samples: list[Sample] = []
    cut = [Piece(slug, seats, options, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    for piece, found in zip(cut, spread(play_piece, cut, jobs or worth(games, FEW)), strict=True):
        samples += found
        told(piece.last)
    return samples


def play_piece(piece: Piece) -> list[Sample]:
    """The positions of these games."""
    return [sample for n in range(piece.first, piece.last) for sample in play_one(piece, n)]


def play_one(piece: Piece, n: int) -> Iterator[Sample]:
    """The positions of one game."""
    game, judge = registry.load(piece.game), tunable(piece.game)
    seed = (piece.seed << 32) | n
    g = deal(game, piece.seats, piece.options, Fast(seed))
    seen: list[tuple[float, list[list[float]]]] = []
    picked = Fast(seed ^ 0xC0C)
    for _ in self_play(game, g, seed):
        if picked.below(EVERY) == 0:
            stage, parts = judge.appraise(g)
            if parts:
                seen.append((stage, parts))
    winners = game.outcome(g).winners
    won = [(seat in winners) / len(winners) for seat in range(piece.seats)]
    for stage, parts in seen:
        yield Sample(stage, parts, won)


def self_play(game: Any, g: State, seed: int) -> Iterator[None]:
    """Stops after every answer but the last."""
    bot, luck, whim = make("good"), Fast(seed ^ 0x5DEECE66D), Fast(seed ^ 0xB1D)
    blunders = [WILD if whim.below(4) == 0 else SOBER for _ in range(g.seats)]
    decision = advance(g)
    while decision is not None:
        seat = next_seat(decision, g, luck)
        options = decision.options(g, seat)
        if whim.happens(blunders[seat]):
            choice = options[whim.below(len(options))]
        else:
            choice = bot.choose(SeatView(game, g, seat), luck)
        decision = decide(g, seat, choice)
        if decision is not None:
            yield


def fit(samples: list[Sample], names: list[str], made: str, stages: list[float] = STAGES) -> Tuned:
    """The weights that make the winners likeliest, by Newton's method."""
    import numpy as np

    bearing = np.array([bearings(stages, sample.stage) for sample in samples])
    parts = np.array([sample.parts for sample in samples])
    won = np.array([sample.won for sample in samples])
    spreads = np.maximum(parts.std(axis=(0, 1)), 1e-9)
    count, seats, width = parts.shape
    known = ((parts / spreads)[:, :, :, None] * bearing[:, None, None, :]).reshape(count, seats, width * len(stages))
    weights = np.zeros(known.shape[2])
    steps = np.diff(np.eye(len(stages)), axis=0)
    doubt = np.kron(np.eye(width), PULL * np.eye(len(stages)) + TIE * steps.T @ steps)
    for _ in range(ROUNDS):
        chances = shares(known @ weights)
        slope = np.einsum("nsk,ns->k", known, won - chances) / count - doubt @ weights
        mean = np.einsum("nsk,ns->nk", known, chances)
        bend = np.einsum("nsk,ns,nsl->kl", known, chances, known, optimize=True) - mean.T @ mean
        weights += np.linalg.solve(bend / count + doubt, slope)
    found = weights.reshape(width, len(stages)) / spreads[:, None]
    return Tuned(
        made, stages, {name: [round(float(w), DIGITS) for w in row] for name, row in zip(names, found, strict=True)}
    )


def shares(worths: Any) -> Any:
    """The chance of each seat."""
    import numpy as np

    odds = np.exp(worths - worths.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def surprise(samples: list[Sample], tuned: Tuned) -> float:
    """How surprised the weights are by the winners, on average: 0 never, log(seats) if they know nothing."""
    import numpy as np

    weights = np.array(list(tuned.weights.values()))
    bearing = np.array([bearings(tuned.stages, sample.stage) for sample in samples])
    parts = np.array([sample.parts for sample in samples])
    won = np.array([sample.won for sample in samples])
    chances = shares(np.einsum("nsp,pk,nk->ns", parts, weights, bearing, optimize=True))
    return float(-(won * np.log(chances)).sum(axis=1).mean())


def as_toml(tuned: Tuned) -> str:
    """The file data/judgement.toml."""
    lines = [f'made = "{tuned.made}"', f"stages = {tuned.stages}", "", "[weights]"]
    return "\n".join([*lines, *[f"{name} = {weights}" for name, weights in tuned.weights.items()], ""])
