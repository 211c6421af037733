# interpreted: only a terminal asks
"""A flick or a place in words: at whom or in which direction, and how hard; how far across and up the street."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import Final, Protocol

from cocarde.core.agenda import Offer
from cocarde.core.text import Text, Value
from cocarde.games.cortege.seen.shapes import CortegeBox, CortegeView, DiscView
from cocarde.kit.drawing import Says

MM: Final = 100
HOURS: Final = 12
FAR: Final = 10_000
"""How long a direction is written: only its ratio counts (K-46)."""
ACROSS: Final = 13
ALONG: Final = 9
"""The marks of the ruler laid along a start zone."""


class Asks(Protocol):
    """Who puts the questions."""

    def menu(self, question: str, answers: Sequence[str]) -> int: ...

    def number(self, question: str, low: int, high: int) -> int: ...


def compose(offer: Offer, view: CortegeView, box: CortegeBox, speech: Says, asks: Asks) -> list[int]:
    """The numbers of a flick or of a placement."""
    maker = Composer(view, box, speech, asks)
    return maker.flick(offer.ids["unit"]) if offer.verb == "flick" else maker.place(offer.ids["unit"])


class Composer:
    """Puts one answer together."""

    def __init__(self, view: CortegeView, box: CortegeBox, speech: Says, asks: Asks) -> None:
        self.view = view
        self.box = box
        self.speech = speech
        self.asks = asks

    def say(self, key: str, **args: Value) -> str:
        return self.speech.say(Text(key, dict(args)))

    def flick(self, unit: str) -> list[int]:
        """K-46. Towards the Building, a disc or an hour of the clock, and how hard."""
        disc = self.disc(unit)
        others = [one for one in self.view.discs if one.status == "board" and one.id != unit]
        others.sort(key=lambda one: (one.side == disc.side, way(disc, one.x, one.y)))
        answers = [self.say("compose-building", way=self.mm(disc, self.box.building.x, self.box.building.y))]
        answers += [self.say("compose-disc", unit=one.id, way=self.mm(disc, one.x, one.y)) for one in others]
        answers.append(self.say("compose-direction"))
        chosen = self.asks.menu(self.say("compose-target", unit=unit), answers)
        if chosen == len(answers) - 1:
            return [*self.direction(), self.power(0)]
        x, y = (
            (self.box.building.x, self.box.building.y) if chosen == 0 else (others[chosen - 1].x, others[chosen - 1].y)
        )
        return [x - disc.x, y - disc.y, self.power(way(disc, x, y))]

    def direction(self) -> list[int]:
        """A direction of the clock: 12 is up the street, towards the Building's end."""
        turn = self.asks.number(self.say("compose-hour"), 1, HOURS) * 2 * pi / HOURS
        return [round(FAR * sin(turn)), round(FAR * cos(turn))]

    def power(self, distance: float) -> int:
        """K-47. To stop there, or by how hard one flicks."""
        least, most = self.box.least_power, self.box.most_power
        forces = [
            (f"compose-{name}", most * share // 100)
            for name, share in (("soft", 35), ("fair", 60), ("hard", 80), ("full", 100))
        ]
        if distance:
            stop = round(most * sqrt(distance / self.box.full_slide))
            forces = [("compose-stop", stop), ("compose-beyond", stop * 5 // 4), *forces]
        chosen = self.asks.menu(self.say("compose-force"), [self.say(key) for key, _ in forces])
        return max(least, min(most, forces[chosen][1]))

    def place(self, unit: str) -> list[int]:
        """K-13. By the marks of a ruler across and along one's zone."""
        zone = next(one for one in self.box.zones if one.side == self.disc(unit).side)
        across = self.asks.number(self.say("compose-across", unit=unit), 1, ACROSS)
        along = self.asks.number(self.say("compose-along"), 1, ALONG)
        return [at_mark(zone.left, zone.right, across, ACROSS), at_mark(zone.bottom, zone.top, along, ALONG)]

    def disc(self, unit: str) -> DiscView:
        return next(one for one in self.view.discs if one.id == unit)

    def mm(self, disc: DiscView, x: int, y: int) -> int:
        return round(way(disc, x, y) / MM)


def way(disc: DiscView, x: int, y: int) -> float:
    """How far a disc is from a place, in u."""
    return hypot(x - disc.x, y - disc.y)


def at_mark(first: int, last: int, mark: int, marks: int) -> int:
    """The place of a mark of the ruler: 1 is the first end, `marks` the last."""
    return first + (last - first) * (mark - 1) // (marks - 1)
