"""What a bot chooses from: its options without those that the game knows to be folly."""

from __future__ import annotations

from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import State
from cocarde.core.choice import Choice


def sound_options(seat_view: SeatView, world: State) -> list[Choice]:
    """The options worth a thought, as the seat sees them in a world it imagines; all, if none would be left."""
    judge, seat = seat_view.judged_by, seat_view.seat
    kept = [option for option in seat_view.options if not judge.folly(world, seat, option)]
    return kept or seat_view.options
