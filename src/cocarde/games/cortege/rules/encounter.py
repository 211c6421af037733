"""K-80 to K-83. The encounter: the one unit whose touch counts."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.data.numbers import COLOUR, NO_UNIT, SIDE, TRIGGER

AS_FAST: Final = 0.999  # K-81: within 0.1 % of the greatest closing speed

NOTHING: Final = "nothing"
OWN: Final = "own"
NO_CIRCLE: Final = "no_circle"
OTHER_COLOUR: Final = "other_colour"
MATCH: Final = "match"


def matches(flicked: int, touched: int) -> bool:
    """K-83. The touched unit is an enemy of the colour in the flicked unit's small circle."""
    return SIDE[touched] != SIDE[flicked] and COLOUR[touched] == TRIGGER[flicked]


def encounter(flicked: int, touched: list[int], closing: list[float]) -> int:
    """K-81. Of the units touched at the same instant, the one that counts; NO_UNIT when there is none."""
    if not touched:
        return NO_UNIT
    enough = max(closing) * AS_FAST
    best = NO_UNIT
    best_rank = 3
    for unit, speed in zip(touched, closing, strict=True):
        rank = 0 if matches(flicked, unit) else 1 if SIDE[unit] != SIDE[flicked] else 2
        if speed >= enough and rank < best_rank:
            best, best_rank = unit, rank
    return best


def verdict(flicked: int, touched: int) -> str:
    """K-82, K-83, K-91. Why the encounter has an effect, or none."""
    if touched == NO_UNIT:
        return NOTHING
    if SIDE[touched] == SIDE[flicked]:
        return OWN
    if TRIGGER[flicked] < 0:
        return NO_CIRCLE
    return MATCH if COLOUR[touched] == TRIGGER[flicked] else OTHER_COLOUR
