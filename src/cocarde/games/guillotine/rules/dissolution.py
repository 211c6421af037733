"""G-45, Phase II.3: the Convention may dissolve itself."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.text import Args
from cocarde.games.guillotine.data.numbers import CONVENTION, DISSOLUTION, LAST_DISSOLUTION, MAX_TURNS
from cocarde.games.guillotine.rules.scoring import score
from cocarde.games.guillotine.rules.votes import Vote, open_vote
from cocarde.games.guillotine.state import GuillotineState


class Dissolution(Step[GuillotineState]):
    """G-45, GR-59, GR-60. From turn 4 to turn 9 the vote is held, unless nobody is there (GR-24)."""

    def run(self, g: GuillotineState) -> None:
        if g.terms.dissolution_from <= g.turn <= LAST_DISSOLUTION and g.where[CONVENTION]:
            open_vote(g, DISSOLUTION_VOTE)


class DissolutionVote(Vote):
    """G-45, GR-61. P2_DISSOLUTION_VOTE: everybody at the Convention after the Order of the Day."""

    fields = ()
    rule = "G-45"
    kind = DISSOLUTION
    name = "dissolution"
    post = CONVENTION
    tie_rejects = True

    def __init__(self) -> None:
        super().__init__(-1)

    def matter(self, g: GuillotineState, seat: int) -> Args:
        """G-75. Who would be re-elected if it ended now."""
        counts = [score(g, mine)[0] for mine in g.mine]
        return {"elected": counts[seat], "best": max(counts[:seat] + counts[seat + 1 :]), "last": MAX_TURNS}

    def settle(self, g: GuillotineState, oui: int, non: int) -> None:
        """G-15, G-45. With a majority of OUI the game ends at the end of this turn."""
        g.dissolved = oui > non
        if g.telling:
            g.tell("dissolved" if oui > non else "not_dissolved", "G-45", {})


DISSOLVE: Final = Dissolution()
DISSOLUTION_VOTE: Final = DissolutionVote()
