"""K-123. Giving the game up."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Offer
from cocarde.core.text import stake
from cocarde.games.cortege.state import CortegeState

RESIGNATION: Final = Offer("resign", {}, (), ())
GIVING_UP: Final = stake("resign")


def resign(g: CortegeState, seat: int) -> None:
    """K-123. The other player wins the game at once, whatever the rounds; a round alone cannot be conceded (RUL-59)."""
    g.quitter = seat
    g.agenda.clear()
    g.tell("resigned", "K-123", {"seat": seat})
