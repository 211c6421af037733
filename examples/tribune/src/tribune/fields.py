"""What a position holds, each field once: `python -m cocarde.kit.states FOLDER` writes position.py from it."""

from __future__ import annotations

from cocarde.kit.fields import Fields


class Position(Fields):
    """What lies on the table. Speeches and motions are integers: their places in data/tables.py."""

    galleries: bool = True
    sitting: int = 0
    # motions: not yet turned up (the next one last), and the order of the day
    deck: list[int] = []
    order: list[int] = []
    # speeches: in hand by seat, each hand in order; never dealt; laid and done with
    hands: list[list[int]] = []
    rest: list[int] = []
    spent: list[int] = []
    # by seat: votes won, and the motions that brought them
    votes: list[int] = []
    carried: list[list[int]] = []
