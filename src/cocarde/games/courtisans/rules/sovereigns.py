"""C-114 to C-118: death of sovereigns, Regency, round cut, new reign."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    COURT,
    EXILE,
    INTERREGNUM,
    NEW,
    NOBODY,
    NONE,
    REGENCY,
    REIGN,
    WIDOWER,
)
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.favour import d10
from cocarde.games.courtisans.rules.loves import end_favourite, end_lover
from cocarde.games.courtisans.rules.war import make_peace
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one


def kill_king(g: CourtisansState) -> None:
    """C-114. No favour with the King any more, peace, and a Regency or nobody."""
    if g.telling:
        g.tell("king_died", "C-114", {})
    g.k = [NONE] * g.seats
    end_favourite(g)
    g.secret_wife = NOBODY
    make_peace(g)
    if g.reign == REIGN:
        g.reign = REGENCY
        g.regency_last = g.round + 1  # C-R56, C-R57
        if g.telling:
            g.tell("regency_began", "C-114", {"round": g.regency_last})
    else:
        cut_round(g)


def kill_queen(g: CourtisansState) -> None:
    """C-115. No favour with the Queen any more; the death of a Regent ends the round."""
    if g.telling:
        g.tell("queen_died" if g.reign == REIGN else "regent_died", "C-115", {})
    g.q = [NONE] * g.seats
    end_lover(g)
    g.origin = NOBODY
    if g.reign == REIGN:
        g.reign = WIDOWER
    else:
        make_peace(g)
        cut_round(g)


def cut_round(g: CourtisansState) -> None:
    """C-117, C-R58, C-R94. Nobody reigns: the round stops, a new reign is due."""
    g.reign = INTERREGNUM
    g.cut = True
    g.new_reign_due = True
    if g.telling:
        g.tell("round_cut", "C-117", {})


def roll_country(g: CourtisansState) -> int:
    """2.18. A country by the die; a ten is rolled again."""
    while True:
        roll = d10(g)
        if roll < 10:
            return (roll - 1) // 3


def begin_reign(g: CourtisansState) -> None:
    """C-118, C-91, C-R59, C-R90. A new King and Queen; everybody alive will be presented anew."""
    g.k = [NONE] * g.seats
    g.q = [NONE] * g.seats
    end_favourite(g)
    end_lover(g)
    g.secret_wife = NOBODY
    make_peace(g)
    g.reign = REIGN
    g.regency_last = 0
    g.new_reign_due = False
    g.origin = roll_country(g)
    if g.telling:
        g.tell("reign_began", "C-118", {"realm": COUNTRIES[g.origin]})
    for x in range(g.seats):
        if g.status[x] in (COURT, BASTILLE, EXILE):
            g.status = with_one(g.status, x, NEW)
