# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from cocarde.core.agenda import State
from cocarde.games.cortege.data.numbers import COUNT, NOWHERE, TRAY


class Position(State):
    """The units, the gauges, the turn, the rounds played.

    `results` holds a row for each round: CP's seat, the winner's seat, the reason, the three gauges. `shot` is the
    record of the last flick (see shot.py), kept when somebody watches.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "cp", "status", "x", "y", "blocked", "gauges", "round", "game", "turn", "exchanged", "results", "quitter",
        "shot",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
        self.cp: int = 0
        self.status: list[int] = [TRAY] * COUNT
        self.x: list[int] = [NOWHERE] * COUNT
        self.y: list[int] = [NOWHERE] * COUNT
        self.blocked: list[int] = [0] * COUNT
        self.gauges: list[int] = [0, 0, 0]
        self.round: int = 0
        self.game: int = 1
        self.turn = self.exchanged = 0
        self.results: list[list[int]] = []
        self.quitter: int = -1
        self.shot: list[int] = []

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.cp, twin.status, twin.x = self.cp, self.status[:], self.x[:]
        twin.y, twin.blocked, twin.gauges = self.y[:], self.blocked[:], self.gauges[:]
        twin.round, twin.game, twin.turn = self.round, self.game, self.turn
        twin.exchanged, twin.results, twin.quitter = self.exchanged, self.results[:], self.quitter
        twin.shot = self.shot
