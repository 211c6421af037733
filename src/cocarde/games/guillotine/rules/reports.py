"""G-37 to G-40, Phase II.1: the Rapporteurs and the votes on their reports."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.guillotine.choices import NAME_NONE, NAMES, OfDeputy
from cocarde.games.guillotine.data.numbers import (
    BIT,
    CONVENTION,
    DEPUTIES,
    PEOPLE,
    REPORT,
    ROSTER,
    SHIFT,
    SIDES,
    deputies_in,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.at_stake import shares
from cocarde.games.guillotine.rules.decision import DeputyStep, FactionDecision, deputy_named
from cocarde.games.guillotine.rules.places import in_turn_order
from cocarde.games.guillotine.rules.popularity import BY_REPORT, change
from cocarde.games.guillotine.rules.votes import Vote, open_vote
from cocarde.games.guillotine.state import GuillotineState

GAIN: Final = 2


class Reports(Step[GuillotineState]):
    """G-37, G-38, GR-28. The squares are cleared; then each faction at the Convention may name a Rapporteur (GR-27)."""

    def run(self, g: GuillotineState) -> None:
        if g.telling and g.rapport:
            cleared = [DEPUTIES[deputy] for deputy in deputies_in(g.rapport)]
            g.tell("squares_cleared", "G-37", {"deputies": cleared, "n": len(cleared)})
        g.rapport = 0
        g.push(READ_REPORTS)
        for faction in g.turn_order[::-1]:
            if g.where[CONVENTION] & ROSTER[faction]:
                g.push(NAME_REPORTER[faction])


class NameReporter(FactionDecision):
    """G-38, GR-26. P2_RAPPORT_NAME: one of the faction's deputies at the Convention, or none."""

    rule = "G-38"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [NAME_NONE, *NAMES[self.faction][g.where[CONVENTION] >> SHIFT[self.faction] & 63]]

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if isinstance(choice, OfDeputy):
            g.rapport |= BIT[choice.deputy]
            if g.telling:
                g.tell("named", "G-38", {"faction": FACTIONS[self.faction], "deputy": DEPUTIES[choice.deputy]})
        elif g.telling:
            g.tell("named_nobody", "G-38", {"faction": FACTIONS[self.faction]})

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if not isinstance(choice, OfDeputy):
            return stake("name-none")
        after = max(0, g.pp[choice.deputy] - GAIN)
        return stake("name", gain=GAIN, after=after, **shares(g, seat, CONVENTION))

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind != "deputy":
            return []
        bit = BIT[deputy_named(name)]
        words = [] if bit & ROSTER[self.faction] else ["not-yours"]
        return words if bit & g.where[CONVENTION] else [*words, "not-at-convention"]

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-name", {"faction": FACTIONS[self.faction]})


class ReadReports(Step[GuillotineState]):
    """G-39. All named, each report is put to the vote in turn order."""

    def run(self, g: GuillotineState) -> None:
        for deputy in in_turn_order(g, g.rapport)[::-1]:
            g.push(READ_REPORT[deputy])


class ReadReport(DeputyStep):
    """G-39, GR-31. The vote on one report; the votes of those present are counted anew."""

    def run(self, g: GuillotineState) -> None:
        open_vote(g, REPORT_VOTE[self.deputy])


class ReportVote(Vote):
    """G-39, GR-21. P2_RAPPORT_VOTE: everybody at the Convention, the Rapporteurs included."""

    rule = "G-39"
    kind = REPORT
    name = "report"
    post = CONVENTION

    def matter(self, g: GuillotineState, seat: int) -> Args:
        return {"gain": GAIN, "after": max(0, g.pp[self.deputy] - GAIN)}

    def settle(self, g: GuillotineState, oui: int, non: int) -> None:
        """G-15, G-40. OUI: +2 PP and protected on his square; NON: -2 PP and off it; a tie: off it."""
        deputy = self.deputy
        if oui <= non:
            g.rapport &= ~BIT[deputy]
        gain = GAIN if oui > non else -GAIN if non > oui else 0
        if g.telling:
            kind = "report_adopted" if gain > 0 else "report_rejected" if gain < 0 else "report_tied"
            g.tell(kind, "G-40", {"deputy": DEPUTIES[deputy], "n": GAIN, "total": g.pp[deputy] + gain})
        if gain:
            change(g, deputy, gain, BY_REPORT)


REPORTS: Final = Reports()
NAME_REPORTER: Final = [NameReporter(faction) for faction in range(SIDES)]
READ_REPORTS: Final = ReadReports()
READ_REPORT: Final = [ReadReport(deputy) for deputy in range(PEOPLE)]
REPORT_VOTE: Final = [ReportVote(deputy) for deputy in range(PEOPLE)]
