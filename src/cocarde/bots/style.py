"""How a search goes about it.

Of the numbers only the horizon has been tried in matches, and few: 300 simulations a move against three good players,
it won 12 of 60 games of Guillotine looking 3 choices ahead and 20 of 60 looking 12 ahead; of Le Lys 25, 27 and 32 of
100 at 0, 3 and 8 choices. The others are as they were first chosen. See docs/lab.md, "Strength".
"""

from __future__ import annotations

from typing import Final


class Style:
    """`plies`: real choices after one's own within which the horizon is sought.

    `explore`: how much an answer seldom tried is preferred, in parts of what lies between the best and the worst at
    first sight. `tries`: options a player of the rollout looks at. `trust`: what an own option is worth at first sight,
    by the judgement right after it, weighs as much as so many simulations: it is blind but hardly knows luck.
    """

    def __init__(self, plies: int = 12, explore: float = 0.7, tries: int = 8, trust: float = 30.0) -> None:
        self.plies: Final = plies
        self.explore: Final = explore
        self.tries: Final = tries
        self.trust: Final = trust


USUAL: Final = Style()
