"""K-42 to K-45. Phase B begins: both sides place their units in turn."""

from __future__ import annotations

from typing import ClassVar, Final

from cocarde.core.agenda import Decision, Offer, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, no_answer
from cocarde.games.cortege.choices import Placement, Resignation
from cocarde.games.cortege.data.numbers import SIDE, SIDES, TRAY
from cocarde.games.cortege.refusals import all_because, because, unit_of
from cocarde.games.cortege.rules.placement import forbids_place, offer_place, place
from cocarde.games.cortege.rules.resignation import GIVING_UP, RESIGNATION, resign
from cocarde.games.cortege.seen.intents import deploy_stake, placing
from cocarde.games.cortege.seen.labels import answer_label
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.spots import deployment_spots


class Deployment(Step[CortegeState]):
    """K-42, K-43, K-44. This side places next; if its tray is empty the other goes on, until both are empty."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: CortegeState) -> None:
        side = self.side if g.in_tray(self.side) else 1 - self.side
        if g.in_tray(side):
            g.then(Deploy(side), Deployment(1 - side))
        else:  # K-45
            g.turn = 1
            g.tell("clash_began", "K-45", {"limit": g.terms.limit})


class Deploy(Decision[CortegeState]):
    """K-42. Place one unit of your choice from your tray in your start zone."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    rule: ClassVar[str] = "K-42"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seats(self, g: CortegeState) -> tuple[int, ...]:
        return (g.seat_of(self.side),)

    def options(self, g: CortegeState, seat: int) -> list[Choice]:
        return deployment_spots(g, self.side)

    def offers(self, g: CortegeState, seat: int) -> list[Offer]:
        return [*[offer_place(unit) for unit in g.in_tray(self.side)], RESIGNATION]

    def refuses(self, g: CortegeState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Placement):
            why = self.forbids_unit(g, choice.unit) or forbids_place(g, choice.unit, choice.x, choice.y)
            return because(why, choice.unit)
        return None if isinstance(choice, Resignation) else no_answer(self.rule, choice.notation)

    def forbids_unit(self, g: CortegeState, unit: int) -> str:
        """What speaks against placing this unit now, or ""."""
        return "" if SIDE[unit] == self.side and g.status[unit] == TRAY else "not-in-tray"

    def objections(self, g: CortegeState, seat: int, thing: str) -> list[Refusal]:
        unit = unit_of(thing)
        return all_because([self.forbids_unit(g, unit)], unit) if unit >= 0 else []

    def apply(self, g: CortegeState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Resignation):
            resign(g, seat)
            return
        assert isinstance(choice, Placement)
        place(g, choice, "K-42")

    def prompt(self, g: CortegeState, seat: int) -> Text:
        return Text("prompt-deploy", {"side": SIDES[self.side], "count": len(g.in_tray(self.side))})

    def stakes(self, g: CortegeState, seat: int, choice: Choice) -> Stake:
        return deploy_stake(g, choice) if isinstance(choice, Placement) else GIVING_UP

    def label(self, g: CortegeState, seat: int, choice: Choice) -> Text | None:
        return answer_label(g, choice)

    def step(self, g: CortegeState, seat: int, picked: tuple[str, ...]) -> Text:
        return placing(unit_of(picked[0]))
