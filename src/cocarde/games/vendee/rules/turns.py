"""The two kinds of frames of this game: something happens at a seat's turn, or a seat is asked."""

from __future__ import annotations

from typing import ClassVar, Final

from cocarde.core.agenda import Decision, Step
from cocarde.games.vendee.state import VendeeState


class SeatStep(Step[VendeeState]):
    """A step of one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatDecision(Decision[VendeeState]):
    """A decision of one seat: no two seats of this game ever answer at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.asked: Final = (seat,)

    def seats(self, g: VendeeState) -> tuple[int, ...]:
        return self.asked
