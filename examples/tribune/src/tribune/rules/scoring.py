"""T-12 to T-14: the motto, and who has won."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.text import Text
from tribune.data.rows import THEMES
from tribune.data.tables import MOTION_VOTES, MOTTO_VOTES, motion_names, themes
from tribune.state import TribuneState


class Close(Step[TribuneState]):
    """T-12, T-13. What is still adjourned is lost; whoever speaks of Nation, Law and King has more votes."""

    def run(self, g: TribuneState) -> None:
        if g.telling and g.order:
            g.tell("lost", "T-12", {"motions": motion_names(g.order)})
        for seat in range(g.seats):
            if themes(g.carried[seat]) == len(THEMES):
                g.votes[seat] += MOTTO_VOTES
                g.tell("motto", "T-13", {"seat": seat, "votes": MOTTO_VOTES})


def standing(g: TribuneState, seat: int) -> tuple[int, int]:
    """T-14. Votes first, then speeches kept."""
    return g.votes[seat], len(g.hands[seat])


def reckoning(g: TribuneState) -> list[Counted]:
    """T-9, T-10, T-13, T-14. The votes of one's motions, those that came besides, and the speeches that break ties."""
    motions: list[int | None] = [sum(MOTION_VOTES[motion] for motion in carried) for carried in g.carried]
    besides: list[int | None] = [votes - (own or 0) for votes, own in zip(g.votes, motions, strict=True)]
    return [
        Counted(Text("reckoning-motions"), motions),
        Counted(Text("reckoning-besides"), besides),
        Counted(Text("reckoning-votes"), [*g.votes], total=True),
        Counted(Text("reckoning-speeches"), [len(hand) for hand in g.hands]),
    ]


def outcome(g: TribuneState) -> Outcome:
    """T-14."""
    standings = [standing(g, seat) for seat in range(g.seats)]
    best_first = sorted(standings, reverse=True)
    ranks = [best_first.index(one) + 1 for one in standings]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    key = "outcome-won" if len(winners) == 1 else "outcome-shared"
    text = Text(key, {"seat": winners, "votes": best_first[0][0]})
    return Outcome(ranks, g.votes[:], "T-14", text)


CLOSE: Final = Close()
