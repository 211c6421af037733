"""How sure one can be of a share."""

from __future__ import annotations

import math

Z95 = 1.959963984540054


def wilson(hits: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval of hits / trials: it stays within 0 and 1 and is honest for few trials.

    A victory that is shared is a part of a hit.
    """
    if trials == 0:
        return 0.0, 1.0
    share, weight = hits / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = z * math.sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shares_apart(before: tuple[float, int], after: tuple[float, int], z: float = Z95) -> tuple[float, float]:
    """Newcombe's interval of the difference of two shares (hits, trials) of different games: Wilson's, put together."""
    (hits, trials), (more, others) = before, after
    if trials == 0 or others == 0:
        return -1.0, 1.0
    was, is_now = hits / trials, more / others
    (low, high), (least, most) = wilson(hits, trials, z), wilson(more, others, z)
    change = is_now - was
    return change - math.hypot(is_now - least, high - was), change + math.hypot(most - is_now, was - low)
