"""C-89 to C-91: war and peace."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.numbers import COURT, KING, QUEEN, VERSAILLES, WAR
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.bargaining.contracts import harm
from cocarde.games.courtisans.rules.favour import sway
from cocarde.games.courtisans.state import CourtisansState

KINGS_WRATH: Final = -3
QUEENS_WRATH: Final = -2


def declare_war(g: CourtisansState, country: int, by: int) -> None:
    """C-89, C-R33. The enemy's party falls from favour; the Queen spares the party of her own country."""
    g.wars |= 1 << country
    g.place = WAR
    if g.telling:
        g.tell("war_declared", "C-89", {"seat": by, "country": COUNTRIES[country]})
    for x in g.around():
        if g.party[x] == country:
            harm(g, by, x)  # C-39
            if g.status[x] == COURT:
                sway(g, x, KING, KINGS_WRATH)
                if g.origin != country:
                    sway(g, x, QUEEN, QUEENS_WRATH)


def make_peace(g: CourtisansState) -> None:
    """C-90. One peace ends all wars; the Court goes home."""
    if g.wars and g.telling:
        g.tell("peace_made", "C-90", {})
    g.wars = 0
    g.discard = g.discard + g.ministere
    g.ministere = []
    g.place = VERSAILLES
