"""The turn as the rulebook orders it (section 4.1); the chapters hold what each phase means."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.club import CLUB
from cocarde.games.guillotine.rules.committee import COMMITTEE
from cocarde.games.guillotine.rules.dissolution import DISSOLVE
from cocarde.games.guillotine.rules.flight import FLIGHT
from cocarde.games.guillotine.rules.mission import MISSION_PHASE
from cocarde.games.guillotine.rules.movements import MOVEMENTS
from cocarde.games.guillotine.rules.order_of_the_day import ORDER_OF_THE_DAY
from cocarde.games.guillotine.rules.places import living
from cocarde.games.guillotine.rules.prison import PRISON_PHASE
from cocarde.games.guillotine.rules.reports import REPORTS
from cocarde.games.guillotine.rules.scoring import last_turn, survivors
from cocarde.games.guillotine.state import GuillotineState


class Turn(Step[GuillotineState]):
    """G-2, G-3. A turn: seven phases, always in this order; the first seat begins them all."""

    def run(self, g: GuillotineState) -> None:
        g.turn += 1
        g.turn_order = g.order[g.first :] + g.order[: g.first]
        g.journal = [*g.journal, []]
        g.die = 0
        g.die_for = -1
        if g.telling:
            g.tell("turn_began", "G-3", {"turn": g.turn, "faction": FACTIONS[g.turn_order[0]]})
        g.then(
            PHASE[1], MOVEMENTS,
            PHASE[2], REPORTS, ORDER_OF_THE_DAY, DISSOLVE,
            PHASE[3], COMMITTEE,
            PHASE[4], MISSION_PHASE,
            PHASE[5], CLUB,
            PHASE[6], PRISON_PHASE,
            PHASE[7], FLIGHT,
            END_OF_TURN,
        )  # fmt: skip


class Phase(Step[GuillotineState]):
    """G-3. The phase begins."""

    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, g: GuillotineState) -> None:
        g.phase = self.number
        if g.telling:
            g.tell("phase_began", "G-3", {"phase": self.number})


class EndOfTurn(Step[GuillotineState]):
    """G-74. Over after a dissolution, after turn 10, or with at most one player alive (GR-90); else the next turn."""

    def run(self, g: GuillotineState) -> None:
        if last_turn(g) or survivors(g).bit_count() <= 1:
            if g.telling:
                g.tell("game_ended", "G-74", {"turn": g.turn})
            return
        g.first = next_first(g)
        g.push(TURN)


def next_first(g: GuillotineState) -> int:
    """G-2, GR-17. The next seat to the left whose faction still has a living deputy."""
    size = len(g.order)
    for step in range(1, size + 1):
        place = (g.first + step) % size
        if living(g, g.order[place]):
            return place
    raise AssertionError("somebody is alive, or the game would be over")


TURN: Final = Turn()
PHASE: Final = [Phase(number) for number in range(8)]
END_OF_TURN: Final = EndOfTurn()
