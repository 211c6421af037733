"""The frames that most games are made of: something happens at a seat's turn, or one seat is asked.

Either may carry one thing besides: a number of cards or times, another seat, a place of the board.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from cocarde.core.agenda import Decision, G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[G]):
    """A step of one seat. What more it must remember, a game adds in `__init__` and names in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[G]):
    """A decision of one seat, known when it is scheduled; nobody else answers at the same time."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.asked: Final = (seat,)

    def seats(self, g: G) -> tuple[int, ...]:
        return self.asked


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberStep(SeatStep[G]):
    """A step of one seat that does something `n` times, or to `n` things."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberDecision(SeatDecision[G]):
    """A decision of one seat about `n` things."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetDecision(SeatDecision[G]):
    """A decision of one seat about another, the target."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceDecision(SeatDecision[G]):
    """A decision of one seat about a place of the board."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place


def why_one_card(hand: list[int]) -> str:
    """Why only one card can be named: it is the last, or the others are like it. For `Decision.why_only`."""
    return "one-card" if len(hand) == 1 else "one-kind"
