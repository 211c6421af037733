"""T-9 to T-11: who has the floor puts the order of the day to the vote, or appeals to the galleries first."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text, stake
from cocarde.kit.decisions import SeatDecision, SeatStep
from tribune.choices import HARANGUE, VOTE
from tribune.data.tables import ACCLAIM, ACCLAIM_VOTES, MOTION_VOTES, UPROAR, motion_names
from tribune.meta import META
from tribune.state import TribuneState

HEARD: Final = round(100 * (6 - UPROAR) / 6)
"""T-10. The chance in a hundred that there is no uproar."""


class PutToVote(SeatDecision[TribuneState]):
    """T-9, T-10. The vote at once, or the galleries and their die."""

    rule = "T-9"

    def options(self, g: TribuneState, seat: int) -> list[Choice]:
        return [VOTE, HARANGUE]

    def apply(self, g: TribuneState, seat: int, choice: Choice) -> None:
        if choice is HARANGUE:
            g.push(APPEAL[seat])
        else:
            carry(g, seat, "T-9")

    def stakes(self, g: TribuneState, seat: int, choice: Choice) -> Stake:
        votes = at_stake(g)
        if choice is HARANGUE:
            return stake("harangue", HEARD, votes=votes, more=votes + ACCLAIM_VOTES)
        return stake("vote", votes=votes)

    def prompt(self, g: TribuneState, seat: int) -> Text:
        return Text("prompt-vote", {"motions": motion_names(g.order), "votes": at_stake(g)})


class Appeal(SeatStep[TribuneState]):
    """T-10. The die: uproar adjourns the sitting, acclaim brings more votes."""

    fateful = True

    def run(self, g: TribuneState) -> None:
        roll = g.chance.die(6)
        if g.telling:
            g.tell("harangued", "T-10", {"seat": self.seat, "roll": roll})
        if roll > UPROAR:
            carry(g, self.seat, "T-10", ACCLAIM_VOTES if roll >= ACCLAIM else 0)
        elif g.telling:
            g.tell("uproar", "T-10", {"motions": motion_names(g.order)})


def at_stake(g: TribuneState) -> int:
    """T-9. The votes of the order of the day."""
    return sum(MOTION_VOTES[motion] for motion in g.order)


def carry(g: TribuneState, seat: int, rule: str, more: int = 0) -> None:
    """T-9. The motions of the order of the day are carried, and bring their votes."""
    votes = at_stake(g) + more
    if g.telling:
        g.tell("carried", rule, {"seat": seat, "motions": motion_names(g.order), "votes": votes})
    g.votes[seat] += votes
    g.carried[seat] += g.order
    g.order = []


PUT_TO_VOTE: Final = [PutToVote(seat) for seat in range(max(META.seats))]
APPEAL: Final = [Appeal(seat) for seat in range(max(META.seats))]
