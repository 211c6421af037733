"""Favour (C-12 to C-16): the two tracks, the dice against them, and who counts as titled."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.courtisans.data.numbers import (
    BY_KING,
    BY_REGENT,
    BY_RELAY,
    CARD_CATEGORY,
    COURT,
    HIGHEST,
    KING,
    KING_LIVES,
    LOWEST,
    NOBODY,
    QUEEN,
    QUEEN_LIVES,
    REIGN,
    ROUTE_IDS,
    SOVEREIGN_IDS,
    TITRE,
    WOMAN,
)
from cocarde.games.courtisans.rules.ending import amass
from cocarde.games.courtisans.rules.treasury.sources import HAZARDS, count
from cocarde.games.courtisans.state import CourtisansState

BONUS: Final = 2
"""C-64: the Favourite with the King, the Lover with the Queen."""
PLAIN: Final = -1
"""A die that is compared with no favour."""
REFUSED: Final = "why:refused"
"""Why favour falls: a sovereign has said no (C-65)."""


def lives(g: CourtisansState, sovereign: int) -> bool:
    """Is there a King, a Queen or Regent?"""
    return KING_LIVES[g.reign] if sovereign == KING else QUEEN_LIVES[g.reign]


def sway(g: CourtisansState, x: int, sovereign: int, n: int, why: str = "") -> None:
    """2.2. K(x,n), Q(x,n): clamped to the track (C-R86), void off it or with that sovereign dead (C-R33).

    `why`: what made it so, where no card did.
    """
    if g.status[x] != COURT or n == 0 or not lives(g, sovereign):
        return
    track = g.k if sovereign == KING else g.q
    now = track[x] + n
    track[x] = LOWEST if now < LOWEST else HIGHEST if now > HIGHEST else now
    if g.telling:
        kind = "favour_rose" if n > 0 else "favour_fell"
        told: Args = {"seat": x, "beside": SOVEREIGN_IDS[sovereign], "n": abs(n), "now": track[x]}
        g.tell(kind, "C-13", {**told, "cause": why} if why else told)


def enrich(g: CourtisansState, x: int, n: int, rule: str) -> None:
    """C-15. M(x,n): the fortune of x's player, which may go below 0."""
    count(g, x, HAZARDS, n)
    if n > 0:
        amass(g)
    if g.telling and n:
        g.tell("gained" if n > 0 else "lost", rule, {"seat": x, "amount": abs(n)})


def sov(g: CourtisansState, x: int) -> int:
    """2.2. Favour with the reigning sovereign: the King, else the Regent (C-116)."""
    return g.k[x] if KING_LIVES[g.reign] else g.q[x]


def titled(g: CourtisansState, x: int) -> bool:
    """C-61, C-R20. An exposed title, or the wife of a man who has one."""
    for card in g.exposed[x]:
        if CARD_CATEGORY[card] == TITRE:
            return True
    if g.sex[x] == WOMAN and g.spouse[x] != NOBODY:
        for card in g.exposed[g.spouse[x]]:
            if CARD_CATEGORY[card] == TITRE:
                return True
    return False


def d10(g: CourtisansState, sovereign: int = PLAIN, favour: int = 0) -> int:
    """C-14. A ten-sided die, kept for everybody to see."""
    roll = g.chance.below(10) + 1
    g.dice = [*g.dice, sovereign, roll, favour]
    return roll


def bonus(g: CourtisansState, x: int, sovereign: int) -> int:
    """C-64, C-R13, C-R14. The modifier follows the track; no result is special."""
    return BONUS if x == (g.favourite if sovereign == KING else g.lover) else 0


def heard(g: CourtisansState, x: int, sovereign: int) -> bool:
    """C-63, C-65. One die of x against his favour."""
    favour = g.k[x] if sovereign == KING else g.q[x]
    more = bonus(g, x, sovereign)
    roll = d10(g, sovereign, favour + more)
    if g.telling:
        kind = "rolled" if roll - more <= favour else "rolled_above"
        args: Args = {"seat": x, "sovereign": SOVEREIGN_IDS[sovereign], "roll": roll, "needed": favour + more}
        g.tell(kind, "C-64", args)
    return roll - more <= favour


def asks(g: CourtisansState, x: int, route: int) -> bool:
    """C-65, C-66, C-70. The sovereign grants it; who says no is one favour further off."""
    if route in (BY_KING, BY_REGENT):
        sovereign = KING if route == BY_KING else QUEEN
        if heard(g, x, sovereign):
            return True
        sway(g, x, sovereign, -1, REFUSED)
        return False
    if not heard(g, x, QUEEN):
        sway(g, x, QUEEN, -1, REFUSED)
        return False
    if not heard(g, x, QUEEN):
        sway(g, x, KING, -1, REFUSED)
        return False
    return True


def routes(g: CourtisansState, x: int) -> list[int]:
    """C-63, C-R10, C-R11. The ways to the reigning sovereign that are open to x."""
    if not KING_LIVES[g.reign]:
        return ONLY_REGENT
    return WITH_RELAY if g.reign == REIGN and g.q[x] > g.k[x] else ONLY_KING


ONLY_KING: Final = [BY_KING]
ONLY_REGENT: Final = [BY_REGENT]
WITH_RELAY: Final = [BY_KING, BY_RELAY]


def bars_another(g: CourtisansState, seat: int, x: int) -> str:
    """C-11. Why x is not another player of this table, or ""."""
    if x >= g.seats:
        return "not-at-table"
    return "oneself" if x == seat else ""


def bars_route(g: CourtisansState, x: int, route: int) -> str:
    """Why this way to the sovereign is closed, or ""."""
    if route in routes(g, x):
        return ""
    if route == BY_REGENT:
        return "no-regent"
    if not KING_LIVES[g.reign]:
        return "no-king"
    return "no-relay"


def chance_of(g: CourtisansState, x: int, route: int) -> int:
    """4.4. How likely a request of x by this way is granted, in hundredths."""
    sovereign = KING if route == BY_KING else QUEEN
    need = (g.k[x] if sovereign == KING else g.q[x]) + bonus(g, x, sovereign)
    tenths = 0 if need < 0 else 10 if need > 10 else need
    return 10 * tenths if route != BY_RELAY else tenths * tenths


def chances(g: CourtisansState, seat: int) -> dict[str, int]:
    """C-63. How likely his requests are granted, by each open way, in hundredths."""
    if g.status[seat] != COURT:
        return {}
    return {ROUTE_IDS[route]: chance_of(g, seat, route) for route in routes(g, seat)}


def hears(g: CourtisansState, seat: int) -> dict[str, int]:
    """C-75, C-77. How likely each living sovereign hears him, in hundredths."""
    if g.status[seat] != COURT:
        return {}
    ways = ((KING, BY_KING), (QUEEN, BY_REGENT))
    return {SOVEREIGN_IDS[sovereign]: chance_of(g, seat, way) for sovereign, way in ways if lives(g, sovereign)}
