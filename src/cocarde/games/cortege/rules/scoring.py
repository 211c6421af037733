"""K-118 to K-123. The ranking and why."""

from __future__ import annotations

from cocarde.core.outcome import Counted, Outcome
from cocarde.core.text import Text
from cocarde.games.cortege.rules.rounds import CP_SEAT, FIRST_GAUGE, NOBODY, RULE_OF, TIE_BREAKS, rounds_won, winner
from cocarde.games.cortege.state import ARRESTS, CortegeState


def outcome(g: CortegeState) -> Outcome:
    """K-123. The winner of the game, a draw, or the one who did not resign; scores are rounds won."""
    scores = [rounds_won(g, seat) for seat in range(2)]
    if g.quitter >= 0:
        best = 1 - g.quitter
        return Outcome(ranks(best), scores, "K-123", Text("outcome-resigned", {"seat": best, "other": g.quitter}))
    best, why = winner(g)
    if best == NOBODY:
        return Outcome([1, 1], scores, RULE_OF[why], Text("outcome-tie"))
    key = "outcome-round" if g.terms.rounds == 1 else f"outcome-{why}"
    return Outcome(ranks(best), scores, RULE_OF[why], Text(key, {"seat": best, "other": 1 - best}))


def ranks(best: int) -> list[int]:
    """The winner first."""
    return [1 if seat == best else 2 for seat in range(2)]


def reckoning(g: CortegeState) -> list[Counted]:
    """K-118 to K-121. The gauges of each round in the column of the side that moves them, and the rounds won."""
    lines: list[Counted] = []
    for n, row in enumerate(g.results, start=1):
        for gauge, name in enumerate(TIE_BREAKS):
            seat = row[CP_SEAT] if gauge != ARRESTS else 1 - row[CP_SEAT]
            values = [row[FIRST_GAUGE + gauge] if one == seat else None for one in range(2)]
            lines.append(Counted(Text("reckoning-gauge", {"round": n, "gauge": name}), values))
    won: list[int | None] = [rounds_won(g, seat) for seat in range(2)]
    return [*lines, Counted(Text("reckoning-rounds"), won, total=True)]
