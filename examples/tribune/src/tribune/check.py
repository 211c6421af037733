"""What must hold in every position: no speech and no motion is lost or doubled."""

from __future__ import annotations

from cocarde.kit.invariants import demand
from tribune.data.tables import ALL_SPEECHES, MOTION_VOTES, MOTIONS, SITTINGS
from tribune.state import TribuneState


def check(g: TribuneState) -> None:
    """Every invariant, or `BrokenInvariant`."""
    held = [face for hand in g.hands for face in hand]
    demand(sorted(held + g.rest + g.spent) == ALL_SPEECHES, "a speech is lost or doubled")
    demand(all(hand == sorted(hand) for hand in g.hands), "a hand is out of order")
    turned = len(MOTIONS) if g.sitting == SITTINGS else len(MOTIONS) - 1  # T-2: the Declaration comes last
    carried = [motion for motions in g.carried for motion in motions]
    demand(sorted(g.deck + g.order + carried) == list(range(turned)), "a motion is lost or doubled")
    for seat, motions in enumerate(g.carried):
        printed = sum(MOTION_VOTES[motion] for motion in motions)
        demand(g.votes[seat] >= printed, f"seat {seat} has fewer votes than its motions bring")
