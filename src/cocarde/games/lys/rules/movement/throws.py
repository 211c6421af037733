"""L-41 to L-43: how far two dice reach, and whether they move their thrower."""

from __future__ import annotations

from cocarde.games.lys.data.numbers import COCARDE, ESTATES, LYS, SYMBOL, TAVERN
from cocarde.games.lys.state import LysState


def distance_of(g: LysState, one: int, other: int) -> int:
    """L-40, L-43. The sum of both dice; lys and cocarde together are one step."""
    if SYMBOL[one] | SYMBOL[other] == COCARDE | LYS:
        return 1
    return g.options.values[one] + g.options.values[other]


def moves(g: LysState, seat: int, symbols: int, double: bool) -> bool:
    """L-41, L-42, L-54, L-80, L-85, LR-38, LR-54. Does this throw move its thrower?"""
    if symbols:
        return g.marking[seat] & symbols != 0
    if g.held[seat] == ESTATES:
        return False
    return not double or g.held[seat] != TAVERN
