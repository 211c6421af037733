"""What was seen in some games, as whole numbers that add up."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

Hits = list[int]
"""How often something was there, and how often whoever had it won."""


class Leads(msgspec.Struct):
    """By one measure: see `lead`. `known`: games in which it is counted at all."""

    known: int = 0
    foretold: list[int] = []
    changes: dict[int, int] = {}
    settled: dict[int, int] = {}


class Option(msgspec.Struct):
    """A kind of answer, by its label: how often it could be given, and how often it was."""

    args: list[str] = []
    offered: int = 0
    chosen: int = 0


class Asked(msgspec.Struct):
    """A kind of question, by its prompt: how often it was put, with how many answers, how often with one only."""

    rule: str = ""
    args: list[str] = []
    times: int = 0
    options: int = 0
    forced: int = 0
    answers: dict[str, Option] = {}


class Ending(msgspec.Struct):
    """A way the game ended, by its sentence."""

    rule: str = ""
    args: list[str] = []
    games: int = 0


class Sheet(msgspec.Struct):
    """All that was seen. `things[heading][thing][standing]`; a standing is a side, else the number of a seat.

    `order`: by place after the one who began. `told`, `refused`: in how many games a rule was cited by what happened,
    by a question or by the end; and to one who touched what he may not.
    """

    games: int = 0
    decisions: int = 0
    shared: int = 0
    wins: list[int] = []
    order: list[Hits] = []
    sides: dict[str, Hits] = {}
    standings: dict[str, Hits] = {}
    settles: dict[str, dict[str, int]] = {}
    lengths: dict[int, int] = {}
    turns: dict[int, int] = {}
    leads: dict[str, Leads] = {}
    things: dict[str, dict[str, dict[str, Hits]]] = {}
    endings: dict[str, Ending] = {}
    asked: dict[str, Asked] = {}
    told: dict[str, int] = {}
    refused: dict[str, int] = {}
    seconds: float = 0.0


def plus(one: T, other: T) -> T:
    """The sum, part by part; what is no number is the same in both, or only in one."""
    mine: Any = one
    theirs: Any = other
    if isinstance(mine, msgspec.Struct):
        names = mine.__struct_fields__
        total: Any = type(mine)(**{name: plus(getattr(mine, name), getattr(theirs, name)) for name in names})
    elif isinstance(mine, dict):
        total = {key: _either(mine, theirs, key) for key in {**mine, **theirs}}
    elif isinstance(mine, list) and mine and theirs and not isinstance(mine[0], str):
        total = [plus(a, b) for a, b in zip(mine, theirs, strict=True)]
    elif isinstance(mine, (int, float)):
        total = mine + theirs
    else:
        total = mine or theirs
    result: T = total
    return result


def _either(mine: dict[Any, Any], theirs: dict[Any, Any], key: object) -> object:
    if key not in mine or key not in theirs:
        return mine.get(key, theirs.get(key))
    return plus(mine[key], theirs[key])
