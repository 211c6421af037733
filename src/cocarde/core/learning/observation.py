"""What a seat may see as numbers: named blocks of cells in one row of bytes, described once and filled quickly.

A view is for people and pages; an observation is for nets. Both show a seat the same and nothing more. Cells hold whole
numbers from 0 to the highest of their block, and are 0 where nothing is. Seats stand in the order of play from the one
who looks on, so that what was learnt at one seat holds at the others, and shapes are those of the fullest table.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from cocarde.core.agenda import Decision, Frame, G, waiting_decision

MOST: Final = 255
"""The highest number of a cell."""


class Block:
    """Cells that belong together. `high`: the highest number in them; `says`: what they are, in one English line."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int, says: str) -> None:
        assert 0 < high <= MOST, name
        self.name: Final = name
        self.shape: Final = shape
        self.high: Final = high
        self.says: Final = says
        self.size: Final = cells_of(shape)
        self.at: i64 = -1

    def __reduce__(self) -> tuple[object, ...]:
        return placed, (self.name, self.shape, self.high, self.says, self.at)

    def __repr__(self) -> str:
        """Its name, its shape, its highest number: `hand(21, 0..8)`."""
        return f"{self.name}({sides_of(self)}, 0..{self.high})"


def placed(name: str, shape: tuple[int, ...], high: int, says: str, at: int) -> Block:
    """A block that was pickled, where it stood in its row."""
    block = Block(name, shape, high, says)
    block.at = at
    return block


def cells_of(shape: tuple[int, ...]) -> int:
    """How many cells a shape has."""
    size = 1
    for side in shape:
        size *= side
    return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[G]):
    """Writes what a seat may see. `blocks`: what stands in a row, in order; the first says what the seat is asked."""

    def __init__(self, frames: tuple[type[Frame], ...], blocks: list[Block]) -> None:
        asked = [frame for frame in frames if issubclass(frame, Decision)]
        names = ", ".join(frame.__name__ for frame in asked)
        self.blocks: Final = [
            Block("asked", (len(asked),), 1, f"the decision that waits for this seat: {names}"),
            *blocks,
        ]
        self.size: Final = sum([block.size for block in self.blocks])
        self._questions: Final = {frame: at for at, frame in enumerate(asked)}
        at = 0
        for block in self.blocks:
            block.at = at
            at += block.size

    def write(self, g: G, seat: i64, row: BytesWriter, at: i64) -> None:
        """Fill the row that begins at `at`, which is all 0, with what `seat` may see."""
        decision = waiting_decision(g)
        if decision is not None and seat in decision.seats(g):
            row[at + self._questions[type(decision)]] = 1
        self.fill(g, seat, row, at)

    @abstractmethod
    def fill(self, g: G, seat: i64, row: BytesWriter, at: i64) -> None:
        """Fill every block but the first: block by block at `at + block.at`."""


def put(row: BytesWriter, at: i64, number: i64, high: i64) -> None:
    """A number, or the end of the range it lies beyond."""
    row[at] = u8(min(number, high)) if number > 0 else 0


def mark(row: BytesWriter, at: i64, things: list[int]) -> None:
    """A 1 for each of these things."""
    thing: i64
    for thing in things:
        row[at + thing] = 1


def count(row: BytesWriter, at: i64) -> None:
    """One more. Not `+=`, which mypyc compiles to the slow way, through objects."""
    row[at] = row[at] + 1


def tally(row: BytesWriter, at: i64, things: list[int]) -> None:
    """How many there are of each thing."""
    thing: i64
    for thing in things:
        count(row, at + thing)


def spread(row: BytesWriter, at: i64, some: i64) -> None:
    """The cells of a set that is written as bits."""
    while some:
        if some & 1:
            row[at] = 1
        some >>= 1
        at += 1


def tabled(blocks: list[Block]) -> list[str]:
    """The blocks as the lines of a Markdown table."""
    rows = [f"| {block.name} | {sides_of(block)} | {block.at} | {block.high} | {block.says} |" for block in blocks]
    return ["| block | shape | begins | highest | what it is |", "|---|---|---|---|---|", *rows]


def sides_of(block: Block) -> str:
    """Its shape in words: `56 x 8`."""
    return " x ".join([str(side) for side in block.shape])


def described(blocks: list[Block]) -> list[dict[str, object]]:
    """The blocks as data: name, shape, where they begin, highest number, what they are."""
    return [
        {"name": block.name, "shape": list(block.shape), "at": block.at, "high": block.high, "says": block.says}
        for block in blocks
    ]
