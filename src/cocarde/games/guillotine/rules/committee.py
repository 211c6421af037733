"""G-46 to G-49, Phase III: the Committee of Public Safety and its motion."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.guillotine.choices import PASS, PROPOSES, OfDeputy, listed
from cocarde.games.guillotine.data.numbers import BIT, COMITE, DEPUTIES, MOTION, PEOPLE, ROSTER, SIDES
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.at_stake import confirmed_upto, fate, shares
from cocarde.games.guillotine.rules.decision import FactionDecision, deputy_named
from cocarde.games.guillotine.rules.denunciation.cases import BY_MOTION, accuse, bars_target, targets
from cocarde.games.guillotine.rules.denunciation.hearing import HEAR
from cocarde.games.guillotine.rules.popularity import BY_COMITE, pay
from cocarde.games.guillotine.rules.votes import Vote, open_vote
from cocarde.games.guillotine.state import GuillotineState


def proposable(g: GuillotineState, faction: int) -> int:
    """G-47, GR-56, GR-57. Any legal target at any post, other than the names rejected this turn."""
    return targets(g, g.owner[faction]) & ~g.tried


class Committee(Step[GuillotineState]):
    """G-46, GR-58. Each deputy at the Comité gains 1 PP; then the motions."""

    def run(self, g: GuillotineState) -> None:
        g.tried = 0
        pay(g, COMITE, BY_COMITE, "G-46")
        g.push(CALL_MOTION[0])


class CallMotion(Step[GuillotineState]):
    """G-47, G-49. The next faction represented at the Comité, from this place in turn order on, may propose a name."""

    fields = ("rank",)

    def __init__(self, rank: int) -> None:
        self.rank: Final = rank

    def run(self, g: GuillotineState) -> None:
        for rank in range(self.rank, len(g.turn_order)):
            faction = g.turn_order[rank]
            if g.where[COMITE] & ROSTER[faction]:
                if proposable(g, faction):
                    g.push(PROPOSE_NAME[faction])
                    return
                if g.telling:
                    g.tell("had_nobody_to_propose", "GR-48", {"faction": FACTIONS[faction]})


class ProposeName(FactionDecision):
    """G-47, GR-55. P3_PROPOSE: a name, or pass."""

    rule = "G-47"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [PASS, *listed(PROPOSES, proposable(g, self.faction), g.turn_order)]

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        rank = g.turn_order.index(self.faction)
        if isinstance(choice, OfDeputy):
            if g.telling:
                g.tell("proposed", "G-47", {"faction": FACTIONS[self.faction], "deputy": DEPUTIES[choice.deputy]})
            open_vote(g, MOTION_VOTE[rank][choice.deputy])
        else:
            if g.telling:
                g.tell("proposed_nothing", "G-47", {"faction": FACTIONS[self.faction]})
            g.push(CALL_MOTION[rank + 1])

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if not isinstance(choice, OfDeputy):
            return stake("propose-nobody")
        there = shares(g, seat, COMITE)
        return stake("propose", fate=fate(g, choice.deputy), upto=confirmed_upto(g, BY_MOTION), **there)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind != "deputy":
            return []
        deputy = deputy_named(name)
        return bars_target(g, seat, deputy) + (["rejected-already"] if g.tried & BIT[deputy] else [])

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-propose", {"faction": FACTIONS[self.faction]})


class MotionVote(Vote):
    """G-48. P3_MOTION_VOTE: everybody at the Comité, the target and his colleagues too."""

    fields = ("deputy", "rank")
    rule = "G-48"
    kind = MOTION
    name = "motion"
    post = COMITE
    tie_rejects = True

    def __init__(self, deputy: int, rank: int) -> None:
        super().__init__(deputy)
        self.rank: Final = rank

    def matter(self, g: GuillotineState, seat: int) -> Args:
        return {"fate": fate(g, self.deputy), "upto": confirmed_upto(g, BY_MOTION)}

    def settle(self, g: GuillotineState, oui: int, non: int) -> None:
        """G-15, G-49. Adopted, it is tested with strength motion and the phase ends; if not, the next may propose."""
        deputy = self.deputy
        if g.telling:
            g.tell("motion_adopted" if oui > non else "motion_rejected", "G-48", {"deputy": DEPUTIES[deputy]})
        if oui > non:
            accuse(g, deputy, BY_MOTION, g.turn_order[self.rank], "G-49")
            g.push(HEAR)
        else:
            g.tried |= BIT[deputy]
            g.push(CALL_MOTION[self.rank + 1])


COMMITTEE: Final = Committee()
CALL_MOTION: Final = [CallMotion(rank) for rank in range(SIDES + 1)]
PROPOSE_NAME: Final = [ProposeName(faction) for faction in range(SIDES)]
MOTION_VOTE: Final = [[MotionVote(deputy, rank) for deputy in range(PEOPLE)] for rank in range(SIDES)]
