"""K-135 to K-137. What became of a flick, and its record in the log, which a replay reads instead of simulating.

A record is: engine, unit, dx, dy, power, hand, za, zs, encounter (-1: none), milliseconds, then four lists, each after
its length: the units touched at once, with closing speeds; the contacts in order (microseconds, unit, unit, closing
speed); the exits in order (unit, microseconds, x, y); the films of the units that moved (unit, length, then t, x, y …).
Positions are in u, speeds in u/s, the times of a film in milliseconds. A film's last frame is the unit's rest or exit.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.errors import BadInput
from cocarde.games.cortege.data.numbers import COUNT, NO_UNIT

ENGINE: Final = 1
ENGINE_NAMES: Final = {ENGINE: "phy1-1.0"}
HEAD: Final = 10
TIE: Final = 2
CONTACT: Final = 4
EXIT: Final = 4
FRAME: Final = 3


class Shot:
    """One flick and what became of it. `moved`, `xs`, `ys`: the units that moved and where they ended."""

    def __init__(self, unit: int, dx: int, dy: int, power: int, level: int, za: int, zs: int) -> None:
        self.unit: Final = unit
        self.dx: Final = dx
        self.dy: Final = dy
        self.power: Final = power
        self.level: Final = level
        self.za: Final = za
        self.zs: Final = zs
        self.first: int = NO_UNIT
        self.milliseconds: int = 0
        self.ties: list[int] = []
        self.contacts: list[int] = []
        self.exits: list[int] = []
        self.moved: list[int] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.films: list[list[int]] = []

    def ends(self, unit: int, x: int, y: int) -> None:
        """A unit that moved rests here, or left the board here."""
        self.moved.append(unit)
        self.xs.append(x)
        self.ys.append(y)

    def head(self) -> list[int]:
        """The input and the hand: what the record must agree with when it is replayed."""
        return [ENGINE, self.unit, self.dx, self.dy, self.power, self.level, self.za, self.zs]

    def record(self) -> list[int]:
        """The whole flick as numbers."""
        numbers = [*self.head(), self.first, self.milliseconds]
        for part in (self.ties, self.contacts, self.exits):
            numbers.append(len(part))
            numbers.extend(part)
        numbers.append(len(self.films))
        for unit, film in zip(self.moved, self.films, strict=True):
            numbers.append(unit)
            numbers.append(len(film))
            numbers.extend(film)
        return numbers

    def remember(self, record: list[int]) -> None:
        """K-136. Take what became of it from the record; `BadInput` if that is not a record of this flick."""
        reader = Reader(record)
        if reader.take(HEAD - 2) != self.head():
            raise BadInput("the recorded flick is not the one that was played")
        self.first, self.milliseconds = reader.take(2)
        self.ties = reader.part(TIE)
        self.contacts = reader.part(CONTACT)
        self.exits = reader.part(EXIT)
        for _ in range(reader.count()):
            unit = reader.unit()
            film = reader.part(FRAME)
            if not film:
                raise BadInput("the recorded flick has an empty film")
            self.films.append(film)
            self.ends(unit, film[-2], film[-1])
        reader.finish()


class Reader:
    """Reads a record number by number and trusts none of its lengths."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: Final = numbers
        self.at: int = 0

    def take(self, size: int) -> list[int]:
        """The next numbers."""
        part = self.numbers[self.at : self.at + size]
        if size < 0 or len(part) != size:
            raise BadInput("the recorded flick is cut short")
        self.at += size
        return part

    def count(self) -> int:
        """A length."""
        return self.take(1)[0]

    def unit(self) -> int:
        """The number of a unit."""
        unit = self.take(1)[0]
        if not 0 <= unit < COUNT:
            raise BadInput(f"the recorded flick names unit {unit}")
        return unit

    def part(self, row: int) -> list[int]:
        """A list of rows after its length."""
        size = self.count()
        if size % row:
            raise BadInput("the recorded flick has half a row")
        return self.take(size)

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.at != len(self.numbers):
            raise BadInput("the recorded flick is too long")
