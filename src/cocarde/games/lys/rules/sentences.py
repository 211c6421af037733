"""L-70 to L-77: sentences are executed where a move ends.

A sentence is a list of frames, ready for the agenda: `menu.py` writes them here from the data when every verb is known.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Frame
from cocarde.games.lys.data.numbers import MARKINGS, PLACES, SEATS
from cocarde.games.lys.rules.movement.pawns import send
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatStep

SENTENCES: Final[list[list[list[list[Frame]]]]] = [[[[] for _ in MARKINGS] for _ in PLACES] for _ in range(SEATS)]
"""SENTENCES[seat][place][marking]: the parts that concern this marking, the last part first."""


def execute(g: LysState, seat: int) -> None:
    """L-70, L-71, L-75. What the menu orders for the square where the pawn now stands, part by part."""
    g.agenda.extend(SENTENCES[seat][g.place[seat]][g.marking[seat]])


def go_to(g: LysState, seat: int, place: int, rule: str) -> None:
    """L-71, L-73, L-74. Sent to a square, the active player executes the sentence there."""
    send(g, seat, place, rule)
    execute(g, seat)


class SendingStep(SeatStep[LysState]):
    """Somebody goes to a place."""

    fields = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to


class Go(SendingStep):
    """L-73, L-120, LR-33. Go to a square and execute its sentence; on the frontiers that of the square of entry."""

    def run(self, g: LysState) -> None:
        go_to(g, self.seat, self.to, "L-73")


class GoQuietly(SendingStep):
    """L-72, L-73. Go to a square without its sentence: the square forbids it (16, 37), or it is another's turn."""

    def run(self, g: LysState) -> None:
        send(g, self.seat, self.to, "L-72")


class GoAgain(SendingStep):
    """L-94, LR-57. Sent back to 46: with its gains, unless the option `resend_gains` is off."""

    def run(self, g: LysState) -> None:
        send(g, self.seat, self.to, "L-94")
        if g.house.resend_gains:
            execute(g, self.seat)
