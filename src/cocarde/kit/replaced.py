"""Lists that copies of a state share (`kit/fields.py`: `Shared`) are replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_one(items: list[int], at: int, item: int) -> list[int]:
    """The list with one item changed."""
    changed = items[:]
    changed[at] = item
    return changed


def with_more(items: list[T], item: T) -> list[T]:
    """The list with one item more at its end."""
    more = items[:]
    more.append(item)
    return more


def without(items: list[int], item: int) -> list[int]:
    """The list without one item, of which it holds one."""
    left = items[:]
    left.remove(item)
    return left
