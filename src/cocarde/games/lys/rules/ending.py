"""L-170 to L-176: the finisher's search and the length cap. Who won is told by scoring.py."""

from __future__ import annotations

from cocarde.games.lys.data.numbers import BRUMAIRE
from cocarde.games.lys.state import LysState


def search(g: LysState, thrower: int) -> None:
    """L-172, LR-79. Every finisher takes a brevet from everybody who has one: the thrower first, then clockwise."""
    for finisher in g.clockwise(thrower):
        if g.place[finisher] == BRUMAIRE:
            robbed = [player for player in g.others(finisher) if g.brevets[player]]
            for player in robbed:
                g.brevets[player] -= 1
                g.brevets[finisher] += 1
            if g.telling:
                g.tell("searched", "L-172", {"seat": finisher, "seats": robbed, "n": len(robbed)})


def end_by_cap(g: LysState) -> None:
    """L-176, LR-97. The last round the table allows is over; nobody is searched."""
    g.tell("capped", "L-176", {"n": g.options.cap})
