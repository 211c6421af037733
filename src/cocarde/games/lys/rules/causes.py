"""What made an event happen, as its argument `cause`: a square whose sentence is executed, or a card."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.lys.data.numbers import BOX, CARDS, PLACES
from cocarde.games.lys.state import LysState

NO_CAUSE: Final[Args] = {}
WAVE: Final = next(n for n, square in enumerate(BOX.squares, start=1) if "wave" in [part.verb for part in square.does])
"""L-91. The square that strikes royalists wherever they stand."""


def by_place(g: LysState, place: int) -> Args:
    """The square orders it; built only where somebody listens."""
    return {"cause": f"square:{PLACES[place]}"} if g.telling else NO_CAUSE


def by_square(g: LysState, seat: int) -> Args:
    """The square where this pawn stands orders it."""
    return by_place(g, g.place[seat])


def by_card(g: LysState, card: int) -> Args:
    """A card does it."""
    return {"cause": f"card:{CARDS[card]}"} if g.telling else NO_CAUSE
