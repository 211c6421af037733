# interpreted: read by make states, never run
"""How a game declares the fields of its state, each once: in its `fields.py`; `make states` writes `position.py`.

A field is a line `name: type = default`, with the comment that goes before it. A list is copied with the state; where
it need not be, its type says so: `Shared`, `Outer`, `Pair`.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

T = TypeVar("T")

Shared: TypeAlias = T
"""Replaced, never changed: copies hold the same list."""

Outer: TypeAlias = T
"""A list whose inner lists are replaced, never changed: copies share them."""

Pair: TypeAlias = T
"""A list of two lists, both changed: one of each camp."""


class Fields:
    """The fields of a state: what it holds when it is laid out; a copy takes all from its model instead."""
