"""Games that teach: the weights of a game's experience, learnt from self-play by temporal differences.

Lesson by lesson: some pieces of games are played from the same weights, each learning for itself, and what they have
learnt is averaged. The number of pieces does not depend on the machine, so the same seed teaches the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cocarde import games as registry
from cocarde.bots.learning.temporal_differences import Pupil
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.judge import Judge
from cocarde.core.playout import deal
from cocarde.lab.runs.processes import spread, worth
from cocarde.lab.training.series import Series

PIECES = 2
"""Pieces of a lesson."""
PIECE = 250
"""Games of a piece."""
RATE = 0.05
LEAST = 0.1
"""The rate falls on a straight line to this share of it."""
SHIFT = 16
"""A piece has room for so many games, as a power of two."""


class Knowledge(msgspec.Struct):
    """By trait its weight and how much it was moved.

    `missed`, `missed_before`: how far chances were from results lately, with the weights and without, squared.
    """

    weights: list[float]
    moved: list[float]
    missed: float = 0.0
    missed_before: float = 0.0


class Piece(Series, frozen=True):
    """Some games, and what is known when they begin."""

    games: int
    rate: float
    known: Knowledge


def teachable(slug: str) -> Judge[Any]:
    """The judge of this game, if there is something to learn for it."""
    judge = registry.load(slug).judge
    if not judge.families:
        taught = ", ".join(other for other in registry.shelf() if registry.load(other).judge.families)
        raise BadInput(f"{slug}: its bots have nothing to learn beyond their judgement; those of {taught} have")
    return judge


def teach(
    slug: str, seats: int, options: dict[str, str], seed: int, games: int, jobs: int, told: Callable[[int], None]
) -> Knowledge:
    """What so many games teach who knows nothing yet but the judgement."""
    judge = teachable(slug)
    traits, order = len(judge.learnt), judge.certain()
    known = Knowledge([0.0] * traits, [1.0] * traits)
    played = lesson = 0
    while played < games:
        each = [min(PIECE, games - played - at * PIECE) for at in range(PIECES) if games - played > at * PIECE]
        rate = RATE * max(LEAST, 1.0 - played / games)
        pieces = [
            Piece(slug, seats, options, (seed << SHIFT) + lesson * PIECES + at, count, rate, known)
            for at, count in enumerate(each)
        ]
        known = averaged(known, list(spread(learn_piece, pieces, jobs or worth(sum(each), PIECE))))
        known.weights = order.kept(known.weights)
        played += sum(each)
        lesson += 1
        told(played)
    return known


def learn_piece(piece: Piece) -> Knowledge:
    """What is known after these games."""
    game, known = registry.load(piece.game), piece.known
    judge = teachable(piece.game)
    pupil = Pupil(game, judge.by(judge.weights, known.weights[:]), piece.rate, known.moved[:])
    for n in range(piece.games):
        seed = (piece.seed << SHIFT) + n
        pupil.play(deal(game, piece.seats, piece.options, Fast(seed)), seed ^ 0x5DEECE66D)
    glances = max(1, pupil.glances)
    return Knowledge(pupil.judge.learnt, pupil.moved, pupil.missed / glances, pupil.missed_before / glances)


def averaged(before: Knowledge, found: list[Knowledge]) -> Knowledge:
    """The mean of what was learnt; every move counts."""
    count = len(found)
    return Knowledge(
        [sum(weights) / count for weights in zip(*[known.weights for known in found], strict=True)],
        [
            sum(moved) - (count - 1) * was
            for was, *moved in zip(before.moved, *[known.moved for known in found], strict=True)
        ],
        sum(known.missed for known in found) / count,
        sum(known.missed_before for known in found) / count,
    )
