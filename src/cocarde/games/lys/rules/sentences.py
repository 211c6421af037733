"""L-70 to L-77: sentences are executed where a move ends.

A sentence is a list of frames, ready for the agenda: `menu.py` writes them here from the data when every verb is known.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Frame
from cocarde.core.text import Args, Stake
from cocarde.games.lys.data.numbers import MARKINGS, PLACES, SEATS
from cocarde.games.lys.rules.causes import NO_CAUSE, by_square
from cocarde.games.lys.rules.celebrities import Blow
from cocarde.games.lys.rules.movement.pawns import exists, send
from cocarde.games.lys.seen.fates import bound
from cocarde.games.lys.state import LysState

SENTENCES: Final[list[list[list[list[Frame]]]]] = [[[[] for _ in MARKINGS] for _ in PLACES] for _ in range(SEATS)]
"""SENTENCES[seat][place][marking]: the parts that concern this marking, the last part first."""


def execute(g: LysState, seat: int) -> None:
    """L-70, L-71, L-75. What the menu orders for the square where the pawn now stands, part by part."""
    g.agenda.extend(SENTENCES[seat][g.place[seat]][g.marking[seat]])


def go_to(g: LysState, seat: int, place: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """L-71, L-73, L-74. Sent to a square, the active player executes the sentence there."""
    send(g, seat, place, rule, cause)
    execute(g, seat)


class SendingStep(Blow):
    """Somebody goes to a place."""

    fields = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def suffered(self, g: LysState) -> Stake:
        return bound("suffer-go", g, self.seat, exists(g, self.to), self.speaks(g))

    def speaks(self, g: LysState) -> bool:
        """Is the sentence there executed?"""
        return True


class Go(SendingStep):
    """L-73, L-120, LR-33. Go to a square and execute its sentence; on the frontiers that of the square of entry."""

    def run(self, g: LysState) -> None:
        go_to(g, self.seat, self.to, "L-73", by_square(g, self.seat))


class GoQuietly(SendingStep):
    """L-72, L-73. Go to a square without its sentence: the square forbids it (16, 37), or it is another's turn."""

    def run(self, g: LysState) -> None:
        send(g, self.seat, self.to, "L-72", by_square(g, self.seat))

    def speaks(self, g: LysState) -> bool:
        return False


class GoAgain(SendingStep):
    """L-94, LR-57. Sent back to 46: with its gains, unless the option `resend_gains` is off."""

    def run(self, g: LysState) -> None:
        send(g, self.seat, self.to, "L-94", by_square(g, self.seat))
        if g.options.resend_gains:
            execute(g, self.seat)

    def speaks(self, g: LysState) -> bool:
        return g.options.resend_gains
