"""C-44: phase 3. Versailles or the hunt, unless there is a war."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text, stake
from cocarde.games.courtisans.answers import Place
from cocarde.games.courtisans.choices import TO_HUNT, TO_VERSAILLES
from cocarde.games.courtisans.data.numbers import ALONE, FACES, LOCALISATION, PLACE, PLACE_IDS, TO_NONE
from cocarde.games.courtisans.rules.bargaining.contracts import happened, settle
from cocarde.games.courtisans.rules.bargaining.triggers import COURT_AT, trigger
from cocarde.games.courtisans.rules.cards.hand import faces_of
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.rules.ending import end_if_amassed
from cocarde.games.courtisans.state import CourtisansState


class Localise(Step[CourtisansState]):
    """C-44, C-21. The Chambellan chooses, whatever became of his courtier; at war the Court stays where it is."""

    def run(self, g: CourtisansState) -> None:
        g.phase = LOCALISATION
        if g.wars:
            placed(g)
            end_if_amassed(g)
        else:
            g.push(CHOOSE_PLACE)


class ChoosePlace(CourtDecision):
    """C-44, C-R36, C-R37, C-R38. LOCALISATION: V or H, wherever the Court was; Versailles for the silent."""

    rule = "C-44"

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[g.chambellan]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        return [TO_VERSAILLES, TO_HUNT]

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Place)
        g.place = choice.place
        if g.telling:
            g.tell("court_placed", "C-44", {"seat": seat, "place": PLACE_IDS[g.place]})
        placed(g)

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        """C-54. Which cards of one's own hand are used there only, and which not there."""
        assert isinstance(choice, Place)
        held = faces_of(g.hands[seat])
        here = [FACES[face] for face in held if PLACE[face] == choice.place]
        lost = [FACES[face] for face in held if PLACE[face] == 1 - choice.place]
        return stake("place", cards=here, lost=lost) if here or lost else stake("place-even")

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-place")


def placed(g: CourtisansState) -> None:
    """C-38. COURT_AT(place, after localisation)."""
    happened(g, trigger(COURT_AT, 0, g.place, TO_NONE))
    settle(g)


LOCALISE: Final = Localise()
CHOOSE_PLACE: Final = ChoosePlace()
