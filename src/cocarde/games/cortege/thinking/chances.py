"""How surely a hand does what it aims at (section 10, from 200,000 draws a figure): for bots only."""

from __future__ import annotations

from typing import Final

STEP: Final = 100.0  # mm between two figures, the first at 0

HITS: Final = [
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [1.0, 1.0, 1.0, 0.98, 0.92, 0.82, 0.72, 0.62],
    [1.0, 1.0, 0.95, 0.79, 0.62, 0.49, 0.40, 0.33],
]
STOPS_INSIDE: Final = [
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [1.0, 0.99, 0.80, 0.59, 0.45, 0.35, 0.28, 0.23],
    [1.0, 0.86, 0.52, 0.34, 0.23, 0.16, 0.12, 0.09],
]
"""By hand, then by distance; beyond 500 mm extended by eye."""


def chance_of(figures: list[float], way: float) -> float:
    """The figure for this distance, between two of the table on a straight line."""
    place = way / STEP
    at = int(place)
    if at >= len(figures) - 1:
        return figures[-1]
    return figures[at] + (figures[at + 1] - figures[at]) * (place - at)
