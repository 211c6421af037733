"""K-30 to K-41. Phase A: one flick to arrest the Black Bloc or the Photographe before the march begins."""

from __future__ import annotations

from typing import ClassVar, Final

from cocarde.core.agenda import Decision, Offer, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, no_answer
from cocarde.games.cortege.choices import AIM, THINGS, Flick, Placement, Resignation
from cocarde.games.cortege.data.numbers import (
    ARRESTED,
    BLACK_BLOC,
    COUNT,
    IDS,
    INTERPELLATION,
    PHOTOGRAPHE,
    PO,
    SIDE,
    TRAY,
)
from cocarde.games.cortege.physics.simulation import settle, shoot, will_touch
from cocarde.games.cortege.refusals import all_because, because
from cocarde.games.cortege.rules.placement import forbids_hiding, forbids_place, offer_place, place
from cocarde.games.cortege.rules.resignation import GIVING_UP, RESIGNATION, resign
from cocarde.games.cortege.rules.telling import tell_flick
from cocarde.games.cortege.seen.intents import ambush_stake, infiltration_stake, infiltrator_stake, placing
from cocarde.games.cortege.seen.labels import answer_label
from cocarde.games.cortege.state import ARRESTS, OPINION, CortegeState
from cocarde.games.cortege.thinking.aims import infiltration_aims
from cocarde.games.cortege.thinking.spots import infiltration_spots

RULE_OF: Final = {BLACK_BLOC: "K-31", PHOTOGRAPHE: "K-31", INTERPELLATION: "K-32"}
WRONG_UNIT: Final = {
    BLACK_BLOC: "not-this-unit",
    PHOTOGRAPHE: "not-this-unit",
    INTERPELLATION: "only-interpellation",
}


class PlaceInfiltrator(Decision[CortegeState]):
    """K-31, K-32. CP places Black Bloc and Photographe, then PO, seeing both, Interpellation."""

    fields: ClassVar[tuple[str, ...]] = ("unit",)
    rule: ClassVar[str] = "K-31"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def seats(self, g: CortegeState) -> tuple[int, ...]:
        return (g.seat_of(SIDE[self.unit]),)

    def options(self, g: CortegeState, seat: int) -> list[Choice]:
        return infiltration_spots(g, self.unit)

    def offers(self, g: CortegeState, seat: int) -> list[Offer]:
        return [offer_place(self.unit), RESIGNATION]

    def refuses(self, g: CortegeState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Placement):
            return because(self.forbids(g, choice), self.unit)
        return None if isinstance(choice, Resignation) else no_answer(self.rule, choice.notation)

    def forbids(self, g: CortegeState, choice: Placement) -> str:
        """K-34, K-35. What speaks against this placement, or ""."""
        if choice.unit != self.unit:
            return WRONG_UNIT[self.unit]
        return forbids_place(g, self.unit, choice.x, choice.y) or (
            forbids_hiding(g, choice.x, choice.y) if self.unit == PHOTOGRAPHE else ""
        )

    def objections(self, g: CortegeState, seat: int, thing: str) -> list[Refusal]:
        return all_because([WRONG_UNIT[self.unit]], self.unit)

    def apply(self, g: CortegeState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Resignation):
            resign(g, seat)
            return
        assert isinstance(choice, Placement)
        place(g, choice, RULE_OF[self.unit])

    def prompt(self, g: CortegeState, seat: int) -> Text:
        return Text("prompt-place", {"unit": IDS[self.unit]})

    def stakes(self, g: CortegeState, seat: int, choice: Choice) -> Stake:
        return infiltrator_stake(g, choice) if isinstance(choice, Placement) else GIVING_UP

    def label(self, g: CortegeState, seat: int, choice: Choice) -> Text | None:
        return answer_label(g, choice)

    def step(self, g: CortegeState, seat: int, picked: tuple[str, ...]) -> Text:
        return placing(self.unit)


class PlaceInterpellation(PlaceInfiltrator):
    """K-32. PO places Interpellation, seeing both units."""

    rule: ClassVar[str] = "K-32"

    def prompt(self, g: CortegeState, seat: int) -> Text:
        return Text("prompt-place-interpellation", {"unit": IDS[self.unit]})

    def stakes(self, g: CortegeState, seat: int, choice: Choice) -> Stake:
        return ambush_stake(g, choice) if isinstance(choice, Placement) else GIVING_UP


class AimInfiltration(Decision[CortegeState]):
    """K-33. PO flicks Interpellation once, at one of the two units; the hand may miss, the aim may not."""

    rule: ClassVar[str] = "K-33"

    def seats(self, g: CortegeState) -> tuple[int, ...]:
        return (g.seat_of(PO),)

    def options(self, g: CortegeState, seat: int) -> list[Choice]:
        return infiltration_aims(g)

    def offers(self, g: CortegeState, seat: int) -> list[Offer]:
        return [Offer("flick", {"unit": IDS[INTERPELLATION]}, AIM, (THINGS[INTERPELLATION],)), RESIGNATION]

    def refuses(self, g: CortegeState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Flick):
            return because(self.forbids(g, choice), INTERPELLATION)
        return None if isinstance(choice, Resignation) else no_answer(self.rule, choice.notation)

    def forbids(self, g: CortegeState, choice: Flick) -> str:
        """What speaks against this aim, or ""."""
        if choice.unit != INTERPELLATION:
            return "only-interpellation"
        if choice.dx == 0 and choice.dy == 0:
            return "no-direction"
        return "" if will_touch(g, choice.unit, choice.dx, choice.dy, choice.power) else "aim-misses"

    def objections(self, g: CortegeState, seat: int, thing: str) -> list[Refusal]:
        return all_because(["only-interpellation"], INTERPELLATION)

    def apply(self, g: CortegeState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Resignation):
            resign(g, seat)
            return
        assert isinstance(choice, Flick)
        g.push(Infiltrate(choice.dx, choice.dy, choice.power))

    def prompt(self, g: CortegeState, seat: int) -> Text:
        return Text("prompt-aim-infiltration", {"unit": IDS[INTERPELLATION]})

    def stakes(self, g: CortegeState, seat: int, choice: Choice) -> Stake:
        return infiltration_stake(g, choice) if isinstance(choice, Flick) else GIVING_UP

    def label(self, g: CortegeState, seat: int, choice: Choice) -> Text | None:
        return answer_label(g, choice)

    def step(self, g: CortegeState, seat: int, picked: tuple[str, ...]) -> Text:
        return Text("step-infiltrate", {"unit": IDS[INTERPELLATION]})


class Infiltrate(Step[CortegeState]):
    """K-36, K-37. The first unit touched is arrested, nothing else counts, all go back to the trays (K-40, K-41)."""

    fields: ClassVar[tuple[str, ...]] = ("dx", "dy", "power")

    def __init__(self, dx: int, dy: int, power: int) -> None:
        self.dx: Final = dx
        self.dy: Final = dy
        self.power: Final = power

    def run(self, g: CortegeState) -> None:
        shot = shoot(g, INTERPELLATION, self.dx, self.dy, self.power)
        if g.telling:
            tell_flick(g, shot)
        settle(g, shot)
        if shot.first >= 0:  # K-38
            g.take(shot.first, ARRESTED)
            g.gauges[OPINION] = g.gauges[ARRESTS] = 1
            g.tell("infiltrated", "K-38", {"unit": IDS[shot.first]})
        else:
            g.tell("infiltration_failed", "K-39", {"unit": IDS[INTERPELLATION]})
        for unit in range(COUNT):  # K-40
            if g.status[unit] != ARRESTED:
                g.take(unit, TRAY)
