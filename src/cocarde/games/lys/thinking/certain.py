"""What is certain on the Lys, whatever self-play seems to teach: brevets and trees are never one too many (L-2)."""

from __future__ import annotations

from cocarde.core.judge import Order


def order_of(at: dict[str, int], leads: int, ends: int, trees: int, zones: int, perils: int) -> Order:
    """More brevets than the others, now and at the end; more trees in hand. `at`: where the families begin."""
    lead = rows(at["lead"], leads, zones * perils)
    finish = rows(at["finish"], ends, zones)
    return Order(lead + finish + rows(at["trees"], trees, 2 * perils))


def rows(first: int, steps: int, each: int) -> list[list[int]]:
    """A table of `steps` rows of `each` cells: by cell, the places from the lowest step to the highest."""
    return [[first + step * each + cell for step in range(steps)] for cell in range(each)]
