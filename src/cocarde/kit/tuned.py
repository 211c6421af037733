# interpreted: a msgspec struct, read once when a game is loaded
"""Weights that self-play has taught: `cocarde lab tune` writes them into a game's data/judgement.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from cocarde.core.errors import BadData
from cocarde.kit.odds import STEPS
from cocarde.kit.sheets import convert, demand


class Tuned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`made`: by which command and when; `weights`: of each part of a position, at each of the `stages` from 0 to 1."""

    made: str
    stages: list[float]
    weights: dict[str, list[float]]


def read_weights(file: Path, parts: Sequence[str]) -> list[list[float]]:
    """By step of the stage the weight of each part, in the order of `parts`; between two stages on a straight line."""
    try:
        tuned = convert(file.name, tomllib.loads(file.read_text("utf-8")), Tuned)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file.name}: {error}") from error
    demand(list(tuned.weights) == list(parts), file.name, "weights", f"the parts are {', '.join(parts)}")
    for name, weights in tuned.weights.items():
        demand(len(weights) == len(tuned.stages), file.name, name, f"{len(tuned.stages)} weights, one for each stage")
    return [
        [between(tuned.stages, weights, step / STEPS) for weights in tuned.weights.values()]
        for step in range(STEPS + 1)
    ]


def between(stages: list[float], weights: list[float], stage: float) -> float:
    """The weight at this stage."""
    shares = bearings(stages, stage)
    return sum(share * weight for share, weight in zip(shares, weights, strict=True))


def bearings(stages: list[float], stage: float) -> list[float]:
    """How much each of the stages bears on this one; together 1."""
    shares = [0.0] * len(stages)
    for at in range(len(stages) - 1):
        low, high = stages[at], stages[at + 1]
        if low <= stage <= high:
            shares[at + 1] = (stage - low) / (high - low)
            shares[at] = 1.0 - shares[at + 1]
            return shares
    shares[0 if stage < stages[0] else -1] = 1.0
    return shares
