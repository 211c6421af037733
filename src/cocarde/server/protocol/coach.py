"""What the page asks of the coach, and what it is shown."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from cocarde.bots.coach.analysis import Judged, Summary
from cocarde.server.protocol.http import Asking
from cocarde.server.protocol.socket import Asked, SeatNumber

Progress: TypeAlias = Literal["none", "working", "done", "failed"]


class WantedAnalysis(Asking):
    """A player wants a finished game looked at again from his seat."""

    seat: SeatNumber


class Analysis(msgspec.Struct):
    """A game looked at again: `done` of `total` decisions so far; `summary` when all of them are.

    `state`: nobody has asked for it yet (`none`), it is under way, done, or could not be done (`failed`).
    """

    seat: int
    state: Progress
    done: int
    total: int
    summary: Summary | None
    decisions: list[Judged]


class Puzzle(msgspec.Struct):
    """A question of a finished game, as its seat saw it then, and what the coach has found about it.

    `day`: the day whose puzzle it is, as days since 1970; 0: a moment of one's own game.
    """

    game: str
    day: int
    seats: int
    seat: int
    view: Any
    asked: Asked
    judged: Judged
