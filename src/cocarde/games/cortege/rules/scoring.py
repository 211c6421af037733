"""K-118 to K-123. The ranking and why."""

from __future__ import annotations

from cocarde.core.outcome import Outcome
from cocarde.core.text import Text
from cocarde.games.cortege.rules.rounds import NOBODY, RULE_OF, rounds_won, winner
from cocarde.games.cortege.state import CortegeState


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
