"""What all decisions share: faults of etiquette are reported and judged beside them, every refusal has a reason."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from cocarde.core.agenda import Decision
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, no_answer, stake
from cocarde.games.courtisans.answers import FAULTS, Judged, Reported
from cocarde.games.courtisans.refusals import REFUSALS
from cocarde.games.courtisans.rules.ending import end_if_amassed
from cocarde.games.courtisans.rules.fines import bars_report, judge, judgements, report_fault
from cocarde.games.courtisans.state import CourtisansState


@mypyc_attr(allow_interpreted_subclasses=True)
class CourtDecision(Decision[CourtisansState]):
    """A decision of section 4.2. The first answer is the one that stands for a player who says nothing."""

    @abstractmethod
    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        """Every legal answer to what is asked."""

    @abstractmethod
    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        """The answer is given."""

    def options(self, g: CourtisansState, seat: int) -> list[Choice]:
        if g.flags and seat == g.chambellan:
            return self.answers(g, seat) + judgements(g)
        return self.answers(g, seat)

    def apply(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Judged):
            judge(g, choice)
            g.push(self)
        elif isinstance(choice, Reported):
            report_fault(g, choice)
            g.push(self)
        else:
            self.take(g, seat, choice)
            end_if_amassed(g)

    def stakes(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        if isinstance(choice, Judged):
            return stake(choice.verb, amount=g.terms.fine)
        return self.weigh(g, seat, choice)

    def label(self, g: CourtisansState, seat: int, choice: Choice) -> Text | None:
        """C-128. Whose fault it is, and which."""
        if not isinstance(choice, Judged):
            return None
        offender, fault, _ = g.flags[choice.at]
        told: Args = {"offender": offender, "fault": FAULTS[fault]}
        return Text(f"choice-{choice.verb}-of", told)

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        """What is at stake in an answer to what is asked."""
        return None

    def bars(self, g: CourtisansState, seat: int, choice: Choice) -> str:
        """Why this answer is not legal now: a word of refusals.py; "" if it is, or if nothing better can be said."""
        return ""

    def bars_thing(self, g: CourtisansState, seat: int, kind: str, name: str) -> list[str]:
        """Everything that keeps the thing `kind:name`, which no option names, from being used: words of refusals.py."""
        return []

    def objections(self, g: CourtisansState, seat: int, thing: str) -> list[Refusal]:
        kind, _, name = thing.partition(":")
        return REFUSALS.all_because(self.bars_thing(g, seat, kind, name))

    def measured(self, g: CourtisansState, seat: int, choice: Choice) -> bool:
        """Is this an answer built when given, to which `bars` alone knows the objection?"""
        return False

    def refuses(self, g: CourtisansState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Reported):
            return REFUSALS.because(bars_report(g, seat, choice))
        if self.measured(g, seat, choice):
            return REFUSALS.because(self.bars(g, seat, choice))
        if choice in self.options(g, seat):
            return None
        if isinstance(choice, Judged):
            return REFUSALS.because("not-chambellan" if seat != g.chambellan else "no-flag")
        why = self.bars(g, seat, choice)
        return REFUSALS.because(why) or no_answer(self.rule, choice.notation)
