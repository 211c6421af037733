"""C-136: the challenge of silent tables: the right form of address among four."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text, stake
from cocarde.games.courtisans.answers import Addressed, Play
from cocarde.games.courtisans.choices import ADDRESS
from cocarde.games.courtisans.data.numbers import ALONE, SEAT_IDS, SEATS
from cocarde.games.courtisans.etiquette.forms import RIGHT, faults_on, wording
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.rules.fines import raise_flag
from cocarde.games.courtisans.state import CourtisansState

FORMS: Final = 4
SILENT_MESSAGE: Final = 0


def target_of(choice: Choice, seat: int) -> int:
    """The other courtier a move names, -1 if it names none."""
    target = choice.target if isinstance(choice, Play) else getattr(choice, "seat", -1)
    return target if isinstance(target, int) and 0 <= target < SEATS and target != seat else -1


def forms_for(g: CourtisansState, x: int) -> tuple[int, ...]:
    """One right form and three wrong ones, in an order drawn by lot."""
    faults = faults_on(g, x)
    g.chance.shuffle(faults)
    forms = [RIGHT, *faults[: FORMS - 1]]
    g.chance.shuffle(forms)
    return tuple(forms)


class ChooseAddress(CourtDecision):
    """C-136. Before the first move of a turn against or for another: how is he addressed? Then the move is made."""

    fields = ("target", "forms", "code")
    rule = "C-136"

    def __init__(self, target: int, forms: tuple[int, ...], code: int) -> None:
        self.target: Final = target
        self.forms: Final = forms
        self.code: Final = code

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[g.active]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        return ADDRESS[: len(self.forms)]

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Addressed)
        fault = self.forms[choice.at]
        if g.telling:
            g.tell("addressed", "C-136", {"seat": seat, "target": self.target})
        if fault != RIGHT:
            raise_flag(g, seat, fault, SILENT_MESSAGE, False)

    def label(self, g: CourtisansState, seat: int, choice: Choice) -> Text | None:
        if not isinstance(choice, Addressed):
            return super().label(g, seat, choice)
        return Text("choice-address-as", {"wording": wording(g, self.target, self.forms[choice.at])})

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        return stake("address", amount=g.terms.fine)

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-address", {"target": SEAT_IDS[self.target]})
