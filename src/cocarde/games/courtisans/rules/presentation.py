"""C-24 to C-27: phase 1. Heirs choose their party, then every new courtier is presented."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text, stake
from cocarde.games.courtisans.answers import OfCountry
from cocarde.games.courtisans.choices import PARTY
from cocarde.games.courtisans.data.numbers import ALONE, DEAD, MAN, NEW, NOBODY, PRESENTATION, WOMAN
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.rules.fates import GUEST, present
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one


class Heirs(Step[CourtisansState]):
    """C-24. Whose courtier died brings an heir, one player after the other from the Chambellan."""

    def run(self, g: CourtisansState) -> None:
        g.phase = PRESENTATION
        g.then(*[ChooseParty(seat) for seat in g.around() if g.status[seat] == DEAD], PRESENT_ALL)


class ChooseParty(CourtDecision):
    """C-24, C-R60. HEIR_PARTY: freely, the Queen's origin being known; hers comes first (the answer of the silent)."""

    fields = ("seat",)
    rule = "C-24"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[self.seat]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        first = g.origin if g.origin != NOBODY else g.party[seat]
        return [PARTY[first], *[PARTY[country] for country in range(len(COUNTRIES)) if country != first]]

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfCountry)
        bring_heir(g, seat, choice.country)

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        """C-25. The Queen receives her own party better."""
        assert isinstance(choice, OfCountry)
        return stake("party-queen", n=GUEST) if choice.country == g.origin else stake("party")

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-party")


def bring_heir(g: CourtisansState, seat: int, country: int) -> None:
    """C-24, C-11, C-R61. Of the other sex, of the same house, with nothing but its fortune, debts and hand."""
    g.serial = with_one(g.serial, seat, g.serial[seat] + 1)
    g.sex = with_one(g.sex, seat, WOMAN if g.sex[seat] == MAN else MAN)
    g.party = with_one(g.party, seat, country)
    g.marks = with_one(g.marks, seat, 0)
    g.spouse = with_one(g.spouse, seat, NOBODY)
    g.married = with_one(g.married, seat, 0)
    g.bears = with_one(g.bears, seat, seat)
    g.former = with_one(g.former, seat, 0)
    g.status = with_one(g.status, seat, NEW)
    if g.telling:
        kind = "heiress_came" if g.sex[seat] == WOMAN else "heir_came"
        g.tell(kind, "C-24", {"seat": seat, "name": g.house[seat], "party": COUNTRIES[country]})


class PresentAll(Step[CourtisansState]):
    """C-26. Every new courtier in seat order from the Chambellan; the others keep their favours."""

    def run(self, g: CourtisansState) -> None:
        for x in g.around():
            if g.status[x] == NEW:
                present(g, x)


HEIRS: Final = Heirs()
PRESENT_ALL: Final = PresentAll()
