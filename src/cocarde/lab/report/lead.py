"""Who led when: how well the leader foretells the winner, how often the lead passes, and when it passed for good."""

from __future__ import annotations

from collections.abc import Sequence

STEPS = 20
"""A game is looked at in so many steps, and at its very beginning."""
WHOLE = 840
"""One game, in parts that any number of leaders up to eight can share evenly."""
MARGIN = 0.02
"""A prospect must be better by so much, between -1 and 1, to take the lead: less is trembling."""

Row = Sequence[float]
"""What each seat stands at, at one moment."""


def leaders(row: Row) -> list[int]:
    """The seats that stand best."""
    best = max(row)
    return [seat for seat, value in enumerate(row) if value == best]


def foretold(rows: Sequence[Row], winners: list[int]) -> list[int]:
    """At each step how far the leaders of that moment are those who will win, of `WHOLE`."""
    last = len(rows) - 1
    found = []
    for step in range(STEPS + 1):
        ahead = leaders(rows[round(step * last / STEPS)])
        found.append(sum(WHOLE // len(ahead) for seat in ahead if seat in winners))
    return found


def near(row: Row, margin: float) -> set[int]:
    """The seats that stand best, or as good as best."""
    best = max(row)
    return {seat for seat, value in enumerate(row) if value >= best - margin}


def changes(rows: Sequence[Row], margin: float) -> int:
    """How often the lead passed from one to another; whoever shares it and falls back passes it to nobody."""
    count, holders = 0, near(rows[0], margin)
    for row in rows:
        ahead = near(row, margin)
        if holders & ahead:
            holders &= ahead
        else:
            holders = ahead
            count += 1
    return count


def settled(rows: Sequence[Row], winners: list[int], margin: float) -> int:
    """The step from which on those who would win led until the end; where all stand equal nobody leads."""
    last = len(rows) - 1
    since = last
    for at in range(last, -1, -1):
        ahead = near(rows[at], margin)
        if len(ahead) == len(rows[at]) or not ahead & set(winners):
            break
        since = at
    return since * STEPS // max(1, last)
