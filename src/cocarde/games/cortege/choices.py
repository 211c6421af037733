"""The vocabulary of Le Cortège: two verbs with numbers, and the few answers without."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice, Measure, Range, Vocabulary
from cocarde.core.errors import BadInput
from cocarde.games.cortege.data.numbers import IDS, NUMBER, PHOTOGRAPHE, SYNDICALISTE
from cocarde.games.cortege.physics.hand import FARTHEST, LEAST_POWER, MOST_POWER
from cocarde.games.cortege.rules.board import LENGTH, WIDTH
from cocarde.kit.choices import Measured

VOCABULARY: Final = Vocabulary()

THINGS: Final = [f"unit:{name}" for name in IDS]
UNIT_OF_THING: Final = {thing: unit for unit, thing in enumerate(THINGS)}


class Placement(Measured):
    """Put a unit of the tray on the board, in u."""

    def __init__(self, unit: int, x: int, y: int) -> None:
        super().__init__("place", {"unit": IDS[unit]}, (THINGS[unit],), "", (x, y))
        self.unit: Final = unit
        self.x: Final = x
        self.y: Final = y


class Flick(Measured):
    """K-46. Flick a unit: a direction of any length, and a power in thousandths."""

    def __init__(self, unit: int, dx: int, dy: int, power: int) -> None:
        super().__init__("flick", {"unit": IDS[unit]}, (THINGS[unit],), "", (dx, dy, power))
        self.unit: Final = unit
        self.dx: Final = dx
        self.dy: Final = dy
        self.power: Final = power


class Resignation(Measured):
    """K-123. Give the game up: always allowed, never a candidate."""

    def __init__(self) -> None:
        super().__init__("resign")


class Exchange(Choice):
    """K-125. Bring an arrested unit back in the place of Passant·e."""

    def __init__(self, unit: int) -> None:
        super().__init__("exchange", {"unit": IDS[unit]}, ("unit:passante", THINGS[unit]))
        self.unit: Final = unit


def unit_called(name: str) -> int:
    """The unit of this id, or `BadInput`."""
    if name not in NUMBER:
        raise BadInput(f"no unit {name[:40]!r}; the units are {', '.join(IDS)}")
    return NUMBER[name]


def build_placement(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Placement(unit_called(ids["unit"]), numbers[0], numbers[1])


def build_flick(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Flick(unit_called(ids["unit"]), numbers[0], numbers[1], numbers[2])


def build_resignation(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Resignation()


AIM: Final = (
    Range("dx", -FARTHEST, FARTHEST),
    Range("dy", -FARTHEST, FARTHEST),
    Range("power", LEAST_POWER, MOST_POWER),
)
PLACE: Final = VOCABULARY.measure(
    Measure("place", ("unit",), (Range("x", 0, WIDTH), Range("y", 0, LENGTH)), build_placement)
)
FLICK: Final = VOCABULARY.measure(Measure("flick", ("unit",), AIM, build_flick))
EXCHANGES: Final = [VOCABULARY.add(Exchange(unit)) for unit in (PHOTOGRAPHE, SYNDICALISTE)]
PASS: Final = VOCABULARY.add(Choice("pass"))
RESIGN: Final = VOCABULARY.measure(Measure("resign", (), (), build_resignation))


def placement(unit: int, x: int, y: int) -> Placement:
    """The answer that places this unit here."""
    choice = Placement(unit, x, y)
    choice.code = PLACE.code
    return choice


def flick(unit: int, dx: int, dy: int, power: int) -> Flick:
    """The answer that flicks this unit so."""
    choice = Flick(unit, dx, dy, power)
    choice.code = FLICK.code
    return choice
