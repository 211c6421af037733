"""What a seat sees as a vector of fixed length, for any game: every fact of its view hashed into a place of its own.

A fact is a path in the view with its value (`seats.0.cards=cel_carnot`). Words count how often they are true, numbers
weigh by their logarithm. Two facts may share a place; with 2,048 places and a few hundred facts that is rare, and a
sign hashed with each fact lets them cancel out on average instead of adding up.
"""

from __future__ import annotations

from functools import cache
from math import copysign, log1p
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 2048
MOST: Final = 64.0
"""No entry is farther from 0."""
Vector = NDArray[np.float32]


@cache
def place(fact: str) -> tuple[int, float]:
    """Where a fact stands, and its sign."""
    number = crc32(fact.encode())
    return number % WIDTH, 1.0 if number & 0x8000_0000 else -1.0


def vector(view: msgspec.Struct, asked: str) -> Vector:
    """The facts of a view, and which decision waits for the seat (empty: none)."""
    facts = np.zeros(WIDTH, np.float32)
    _write(facts, "asked", asked)
    _write(facts, "", msgspec.to_builtins(view))
    return facts.clip(-MOST, MOST, out=facts)


def _write(facts: Vector, path: str, value: Any) -> None:
    if isinstance(value, dict):
        for name, part in value.items():
            _write(facts, f"{path}.{name}", part)
    elif isinstance(value, (list, tuple)):
        for at, part in enumerate(value):
            _write(facts, path if isinstance(part, str) else f"{path}.{at}", part)
    elif isinstance(value, str) or value is None or isinstance(value, bool):
        if value:
            _add(facts, f"{path}={value}", 1.0)
    elif value:
        _add(facts, path, copysign(log1p(abs(value)), value))


def _add(facts: Vector, fact: str, weight: float) -> None:
    at, sign = place(fact)
    facts[at] += sign * weight
