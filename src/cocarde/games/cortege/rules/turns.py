"""K-84, K-100 to K-103. A turn of phase B: the flick and its consequences."""

from __future__ import annotations

from typing import ClassVar, Final

from cocarde.core.agenda import Decision, Offer, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Missing, Refusal, Stake, Text, no_answer, stake
from cocarde.games.cortege.choices import AIM, EXCHANGES, PASS, THINGS, Exchange, Flick, Resignation
from cocarde.games.cortege.data.numbers import BOARD, IDS, OF_SIDE, PASSANTE, SIDE, SIDES
from cocarde.games.cortege.physics.simulation import settle, shoot
from cocarde.games.cortege.refusals import all_because, because, unit_of
from cocarde.games.cortege.rules.building import resolve_entry
from cocarde.games.cortege.rules.effects import resolve_encounter
from cocarde.games.cortege.rules.exchange import all_forbids_exchange, exchanges, forbids_exchange, swap
from cocarde.games.cortege.rules.offboard import return_fallen
from cocarde.games.cortege.rules.resignation import GIVING_UP, RESIGNATION, resign
from cocarde.games.cortege.rules.telling import tell_flick
from cocarde.games.cortege.seen.intents import aiming, exchange_stake, flick_stake
from cocarde.games.cortege.seen.labels import answer_label
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.aims import turn_aims


def forbids_flick(g: CortegeState, unit: int) -> str:
    """K-48. What speaks against flicking this unit now, or ""."""
    if SIDE[unit] != g.active or g.status[unit] != BOARD:
        return "not-on-board"
    return "blocked" if g.blocked[unit] else ""


def flickable(g: CortegeState) -> list[int]:
    """The units the active side may flick."""
    return [unit for unit in OF_SIDE[g.active] if forbids_flick(g, unit) == ""]


class TakeTurn(Decision[CortegeState]):
    """K-100. Flick one of your units; or exchange (K-125); or pass, only when there is neither (K-103)."""

    rule: ClassVar[str] = "K-100"

    def seats(self, g: CortegeState) -> tuple[int, ...]:
        return (g.seat_of(g.active),)

    def options(self, g: CortegeState, seat: int) -> list[Choice]:
        answers = turn_aims(g, flickable(g))
        answers.extend(exchanges(g))
        return answers or [PASS]

    def offers(self, g: CortegeState, seat: int) -> list[Offer]:
        aims = [Offer("flick", {"unit": IDS[unit]}, AIM, (THINGS[unit],)) for unit in flickable(g)]
        return [*aims, RESIGNATION]

    def refuses(self, g: CortegeState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Flick):
            why = forbids_flick(g, choice.unit) or ("no-direction" if choice.dx == 0 and choice.dy == 0 else "")
            return because(why, choice.unit)
        if isinstance(choice, Exchange):
            return because(forbids_exchange(g, choice.unit), choice.unit)
        if choice is PASS:  # K-103
            return because("no-pass" if flickable(g) or exchanges(g) else "")
        return None if isinstance(choice, Resignation) else no_answer(self.rule, choice.notation)

    def objections(self, g: CortegeState, seat: int, thing: str) -> list[Refusal]:
        """K-48, K-125. An arrested unit can neither be flicked nor, for all these reasons, be brought back."""
        unit = unit_of(thing)
        return all_because([forbids_flick(g, unit), *all_forbids_exchange(g, unit)], unit) if unit >= 0 else []

    def apply(self, g: CortegeState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Resignation):
            resign(g, seat)
        elif isinstance(choice, Flick):
            g.push(Shoot(choice.unit, choice.dx, choice.dy, choice.power))
        elif isinstance(choice, Exchange):  # K-129: the flick is forfeited
            swap(g, choice.unit)
        else:
            g.tell("passed", "K-103", {"seat": seat})

    def prompt(self, g: CortegeState, seat: int) -> Text:
        """K-100, K-103, K-114. The turn, how many there are at most, and what is possible."""
        key = "prompt-turn" if flickable(g) else "prompt-turn-exchange" if exchanges(g) else "prompt-turn-pass"
        return Text(key, {"side": SIDES[g.active], "turn": g.turn, "limit": g.terms.limit})

    def stakes(self, g: CortegeState, seat: int, choice: Choice) -> Stake:
        if isinstance(choice, Flick):
            return flick_stake(g, choice)
        if isinstance(choice, Exchange):
            return exchange_stake(choice)
        return stake("pass") if choice is PASS else GIVING_UP

    def label(self, g: CortegeState, seat: int, choice: Choice) -> Text | None:
        return answer_label(g, choice)

    def step(self, g: CortegeState, seat: int, picked: tuple[str, ...]) -> Text:
        """K-46, K-125. How to aim; of Passant·e also, whom it may make way for."""
        unit = unit_of(picked[0])
        if unit == PASSANTE and exchanges(g):
            return Text("step-exchange", {"unit": IDS[unit]})
        return aiming(g, unit)

    def missing(self, g: CortegeState, seat: int) -> list[Missing]:
        """K-101, K-126 to K-130. Blocked units, and arrested ones that cannot come back now."""
        found: list[Missing] = []
        for unit in OF_SIDE[g.active]:
            why = because("blocked", unit) if g.status[unit] == BOARD and g.blocked[unit] else None
            if why is not None:
                found.append(Missing(Text("missing-flick", {"unit": IDS[unit]}), why))
        for choice in EXCHANGES:
            reasons = all_because(all_forbids_exchange(g, choice.unit), choice.unit)
            if reasons:
                found.append(Missing(Text("choice-exchange", {"unit": IDS[choice.unit]}), reasons[0]))
        return found


class Shoot(Step[CortegeState]):
    """K-84, 1 to 3. The flick, the effects of its encounter, the return of the fallen, the entry."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "dx", "dy", "power")

    def __init__(self, unit: int, dx: int, dy: int, power: int) -> None:
        self.unit: Final = unit
        self.dx: Final = dx
        self.dy: Final = dy
        self.power: Final = power

    def run(self, g: CortegeState) -> None:
        shot = shoot(g, self.unit, self.dx, self.dy, self.power)
        if g.telling:
            tell_flick(g, shot)
        settle(g, shot)
        resolve_encounter(g, self.unit, shot.first)
        return_fallen(g, shot)
        resolve_entry(g, self.unit)
