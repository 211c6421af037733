# interpreted: a msgspec struct, read once when a game is loaded
"""Weights that self-play has taught: those of a game's data/judgement.toml and data/experience.toml.

`cocarde lab tune` writes the first, `cocarde lab teach` the second.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from cocarde.core.errors import BadData
from cocarde.kit.odds import STEPS
from cocarde.kit.sheets import convert, demand

T = TypeVar("T")

THOUSAND: Final = 1000


class Tuned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`made`: by which command and when; `weights`: of each part of a position, at each of the `stages` from 0 to 1."""

    made: str
    stages: list[float]
    weights: dict[str, list[float]]


class Lore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`made`: by which command and when; `weights`: of the traits of each family, in thousandths."""

    made: str
    weights: dict[str, list[int]]


def read_lore(file: Path, families: Mapping[str, int]) -> list[float]:
    """The weight of every trait, family after family."""
    return lore_in(file.name, file.read_text("utf-8"), families)


def lore_in(file: str, text: str, families: Mapping[str, int]) -> list[float]:
    """The same from the text of a file."""
    lore = read(file, text, Lore)
    demand(list(lore.weights) == list(families), file, "weights", f"the families are {', '.join(families)}")
    for name, size in families.items():
        demand(len(lore.weights[name]) == size, file, name, f"{size} weights, one for each trait")
    return [weight / THOUSAND for family in lore.weights.values() for weight in family]


def lore_as_toml(made: str, families: Mapping[str, int], weights: Sequence[float]) -> str:
    """The file data/experience.toml."""
    lines = [f'made = "{made}"', "", "[weights]"]
    first = 0
    for name, size in families.items():
        lines.append(f"{name} = {[round(weight * THOUSAND) for weight in weights[first : first + size]]}")
        first += size
    return "\n".join([*lines, ""])


def read_weights(file: Path, parts: Sequence[str]) -> list[list[float]]:
    """By step of the stage the weight of each part, in the order of `parts`; between two stages on a straight line."""
    return weights_in(file.name, file.read_text("utf-8"), parts)


def weights_in(file: str, text: str, parts: Sequence[str]) -> list[list[float]]:
    """The same from the text of a file."""
    tuned = read(file, text, Tuned)
    demand(list(tuned.weights) == list(parts), file, "weights", f"the parts are {', '.join(parts)}")
    for name, weights in tuned.weights.items():
        demand(len(weights) == len(tuned.stages), file, name, f"{len(tuned.stages)} weights, one for each stage")
    return [
        [between(tuned.stages, weights, step / STEPS) for weights in tuned.weights.values()]
        for step in range(STEPS + 1)
    ]


def read(file: str, text: str, kind: type[T]) -> T:
    """What stands in a file of weights."""
    try:
        return convert(file, tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: {error}") from error


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
