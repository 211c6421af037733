"""L-2, L-173 to L-175: the ranking."""

from __future__ import annotations

from cocarde.core.outcome import Counted, Outcome
from cocarde.core.text import Text
from cocarde.games.lys.data.numbers import BRUMAIRE, progress
from cocarde.games.lys.state import LysState


def merit(g: LysState, seat: int) -> int:
    """L-173, L-174, LR-80. Brevets first, then how far the pawn is; trees not planted count nothing (L-2)."""
    return g.brevets[seat] * 1000 + progress(g.place[seat])


def outcome(g: LysState) -> Outcome:
    """L-173 to L-175. Equal in brevets and place, players share their rank."""
    merits = [merit(g, seat) for seat in range(g.seats)]
    ranks = [1 + sum(1 for other in merits if other > mine) for mine in merits]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    best = max(g.brevets)
    rule, key = "L-173", "outcome-brevets"
    if len(winners) > 1:
        rule, key = "L-175", "outcome-shared"
    elif g.brevets.count(best) > 1:
        rule, key = "L-174", "outcome-advanced"
    if BRUMAIRE not in g.place:
        rule, key = "L-176", f"{key}-capped"
    return Outcome(ranks, g.brevets[:], rule, Text(key, {"winners": winners, "n": best}))


def reckoning(g: LysState) -> list[Counted]:
    """L-173, L-174. Brevets of one's own trees, those that changed hands or were lost, and where the pawn stands."""
    seats = range(g.seats)
    planted: list[int | None] = [g.planter.count(seat) for seat in seats]
    moved: list[int | None] = [g.brevets[seat] - g.planter.count(seat) for seat in seats]
    squares: list[int | None] = [g.place[seat] if g.place[seat] <= BRUMAIRE else None for seat in seats]
    return [
        Counted(Text("reckoning-planted"), planted),
        Counted(Text("reckoning-moved"), moved),
        Counted(Text("reckoning-brevets"), [*g.brevets], total=True),
        Counted(Text("reckoning-square"), squares),
    ]
