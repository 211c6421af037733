"""The position of a game. Speeches and motions are integers: their places in data/tables.py."""

from __future__ import annotations

from cocarde.core.agenda import State


class TribuneState(State):
    """What lies on the table; whose turn it is, the agenda knows."""

    fields = ("galleries", "sitting", "deck", "order", "hands", "rest", "spent", "votes", "carried")

    def __init__(self, seats: int, galleries: bool) -> None:
        super().__init__(seats)
        self.galleries: bool = galleries
        self.sitting: int = 0
        # motions: not yet turned up (the next one last), and the order of the day
        self.deck: list[int] = []
        self.order: list[int] = []
        # speeches: in hand by seat, each hand in order; never dealt; laid and done with
        self.hands: list[list[int]] = []
        self.rest: list[int] = []
        self.spent: list[int] = []
        # by seat: votes won, and the motions that brought them
        self.votes: list[int] = [0] * seats
        self.carried: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> TribuneState:
        twin = TribuneState(self.seats, self.galleries)
        self.copy_frame_to(twin)
        twin.sitting = self.sitting
        twin.deck = self.deck[:]
        twin.order = self.order[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.rest = self.rest[:]
        twin.spent = self.spent[:]
        twin.votes = self.votes[:]
        twin.carried = [motions[:] for motions in self.carried]
        return twin
