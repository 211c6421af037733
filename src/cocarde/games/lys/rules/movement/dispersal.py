"""L-82, L-84, L-86: who must leave a square that disperses its company."""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.numbers import LYS, MAN, WOMAN
from cocarde.games.lys.state import LysState

MEN: Final = 0
ALL: Final = 1
"""Whose pawns a square disperses; the third kind are royalists (their places in data.PAWNS)."""


def dispersed(g: LysState, seat: int, place: int, pawns: int) -> list[int]:
    """L-76, L-82, L-84, L-86, L-194, LR-99. Who must leave when `seat` arrives here: he first, then clockwise."""
    here = [player for player in g.clockwise(seat) if player == seat or g.place[player] == place]
    if pawns == MEN:
        mixed = any(g.personas[player] == WOMAN for player in here)
        return [player for player in here if mixed and g.personas[player] == MAN]
    leaving = [player for player in here if pawns == ALL or g.marking[player] & LYS]
    return leaving if len(leaving) > 1 else []
