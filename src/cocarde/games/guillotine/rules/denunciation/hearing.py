"""G-19 to G-24: a batch of denunciations in four steps; the Order of the Day, motions and both kinds of cards use it.

Step 1 is `accuse` in cases.py: every case has its place when the batch is heard. Step 4 is summons.py.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.games.guillotine.data.numbers import BIT, CONVENTION, DEPUTIES, IN_POWER, PEOPLE, SUMMONED
from cocarde.games.guillotine.rules.denunciation.cases import (
    CONFIRMED,
    CONFIRMED_UP_TO,
    FATE,
    LAPSED,
    ROLL,
    STRENGTH,
    WIDTH,
    annul,
    confirm,
)
from cocarde.games.guillotine.rules.denunciation.summons import SUMMONS
from cocarde.games.guillotine.rules.history import ASK
from cocarde.games.guillotine.rules.places import free, send
from cocarde.games.guillotine.rules.popularity import BY_DENUNCIATION, change
from cocarde.games.guillotine.state import GuillotineState

LOSS: Final = -3


class Hear(Step[GuillotineState]):
    """G-19, GR-39. The batch is handled step by step: all tests, then all consequences, then all summonses."""

    def run(self, g: GuillotineState) -> None:
        if g.batch:
            g.then(EXAMINE[0], CONSEQUENCES)


class Examine(Step[GuillotineState]):
    """G-21, G-22. Step 2 from this case on: a die for each, or questions (G-79); who is gone is not tested (GR-47)."""

    fields = ("case",)

    def __init__(self, case: int) -> None:
        self.case: Final = case

    def run(self, g: GuillotineState) -> None:
        for case in range(self.case, len(g.batch) // WIDTH):
            at = case * WIDTH
            deputy = g.batch[at]
            if not free(g) & BIT[deputy]:
                lapse(g, at)
            elif g.terms.history:
                g.then(ASK[case][0], EXAMINE[case + 1])
                return
            else:
                roll(g, at)


def roll(g: GuillotineState, at: int) -> None:
    """G-22. The owner rolls one die."""
    deputy = g.batch[at]
    die = g.chance.die(6)
    g.batch[at + ROLL] = g.die = die
    g.die_for = deputy
    if g.telling:
        g.tell("tested", "G-22", {"deputy": DEPUTIES[deputy], "roll": die})
    if die <= CONFIRMED_UP_TO[g.batch[at + STRENGTH]]:
        confirm(g, at)
    else:
        annul(g, at)


def lapse(g: GuillotineState, at: int) -> None:
    """G-21. The denounced is dead or no longer free: no die."""
    g.batch[at + FATE] = LAPSED
    g.denounced &= ~BIT[g.batch[at]]
    if g.telling:
        g.tell("lapsed", "G-21", {"deputy": DEPUTIES[g.batch[at]]})


class Consequences(Step[GuillotineState]):
    """G-23, GR-4. Step 3, by post, in batch order; all of it before the first summons (G-24)."""

    def run(self, g: GuillotineState) -> None:
        g.push(CLOSE)
        summoned: list[int] = []
        for at in range(0, len(g.batch), WIDTH):
            if g.batch[at + FATE] == CONFIRMED:
                deputy = g.batch[at]
                g.denounced &= ~BIT[deputy]
                if IN_POWER[g.post[deputy]]:
                    summon(g, deputy)
                    summoned.append(deputy)
                else:
                    disgrace(g, deputy)
        for deputy in summoned[::-1]:
            g.push(SUMMONS[deputy])


def summon(g: GuillotineState, deputy: int) -> None:
    """G-23, GR-41. From Comité and Tribunal: he leaves his seat and stands on the square of the Tribunal."""
    send(g, deputy, SUMMONED)
    if g.telling:
        g.tell("summoned", "G-23", {"deputy": DEPUTIES[deputy]})


def disgrace(g: GuillotineState, deputy: int) -> None:
    """G-23, GR-45, GR-46. From Mission, Jacobins, Convention: -3 PP, then to the benches if he lives."""
    if g.telling:
        kind = "disgraced" if g.pp[deputy] + LOSS > 0 else "disgraced_to_death"
        g.tell(kind, "G-23", {"deputy": DEPUTIES[deputy], "n": -LOSS, "total": g.pp[deputy] + LOSS})
    if change(g, deputy, LOSS, BY_DENUNCIATION):
        send(g, deputy, CONVENTION)


class Close(Step[GuillotineState]):
    """G-19. The batch is done."""

    def run(self, g: GuillotineState) -> None:
        g.batch = []


HEAR: Final = Hear()
EXAMINE: Final = [Examine(case) for case in range(PEOPLE + 1)]
CONSEQUENCES: Final = Consequences()
CLOSE: Final = Close()
