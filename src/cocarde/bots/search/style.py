"""How a search goes about it. What was tried in matches stands in docs/lab.md, "Strength"."""

from __future__ import annotations

from typing import Final


class Style:
    """`explore`: how much an answer seldom tried is preferred, in parts of what lies between best and worst.

    `trust`: what an answer is worth at first sight, by the judgement right after it, weighs as much as so many
    simulations: it is blind but hardly knows luck.
    """

    def __init__(self, explore: float = 0.3, trust: float = 30.0) -> None:
        self.explore: Final = explore
        self.trust: Final = trust


USUAL: Final = Style()
