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
