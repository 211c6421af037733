# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from cocarde.core.agenda import State


class Position(State):
    """What lies on the table. Speeches and motions are integers: their places in data/tables.py."""

    fields: ClassVar[tuple[str, ...]] = (
        "galleries", "sitting", "deck", "order", "hands", "rest", "spent", "votes", "carried",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
        self.galleries: bool = True
        self.sitting: int = 0
        # motions: not yet turned up (the next one last), and the order of the day
        self.deck: list[int] = []
        self.order: list[int] = []
        # speeches: in hand by seat, each hand in order; never dealt; laid and done with
        self.hands: list[list[int]] = []
        self.rest: list[int] = []
        self.spent: list[int] = []
        # by seat: votes won, and the motions that brought them
        self.votes: list[int] = []
        self.carried: list[list[int]] = []

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.galleries, twin.sitting, twin.deck = self.galleries, self.sitting, self.deck[:]
        twin.order, twin.hands, twin.rest = self.order[:], [row[:] for row in self.hands], self.rest[:]
        twin.spent, twin.votes, twin.carried = self.spent[:], self.votes[:], [row[:] for row in self.carried]
