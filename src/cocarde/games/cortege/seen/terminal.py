# interpreted: drawing
"""Le Cortège in a terminal: the street from above, the gauges, and who stands where."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.core.text import Text, Value
from cocarde.games.cortege.seen.shapes import CortegeBox, CortegeView, DiscView, GaugesView
from cocarde.kit.drawing import Says

COLUMN: Final = 1000  # u across a character, and half as many along a line
ROW: Final = 2000
INK: Final = {
    "red": Style(color="#ffffff", bgcolor="#d6322f", bold=True),
    "orange": Style(color="#1b1b1e", bgcolor="#f08a1d", bold=True),
    "blue": Style(color="#ffffff", bgcolor="#2459c4", bold=True),
    "black": Style(color="#f4f2ea", bgcolor="#1b1b1e", bold=True),
    "white": Style(color="#1b1b1e", bgcolor="#f4f2ea", bold=True),
}
ASPHALT: Final = Style(color="#8a8d92", bgcolor="#3a3d42")
INSIDE: Final = Style(color="#2a6df0", bgcolor="#e9e4d6")
LOCKED: Final = "▪"


def draw(view: CortegeView, box: CortegeBox, speech: Says) -> RenderableType:
    """The table; CP's edge at the bottom."""
    sides = Grid.grid(padding=(0, 3))
    sides.add_row(street(view, box, speech), units(view, speech))
    return Group(gauges(view, box, speech), sides)


def word(speech: Says, key: str, **args: Value) -> str:
    return speech.say(Text(key, dict(args)))


def gauges(view: CortegeView, box: CortegeBox, speech: Says) -> Styled:
    """Round, phase, turn, and the three gauges with their ends; round 1's in brackets."""
    line = Styled(word(speech, "terminal-round", round=view.round, turn=view.turn), "bold")
    line.append(f"   {word(speech, 'phase-' + view.phase)}   ")
    for name, end in zip(("building", "opinion", "arrests"), box.gauge_ends, strict=True):
        ring = f" ({level(view.rings, name)})" if view.rings is not None else ""
        line.append(f" {word(speech, 'gauge-' + name)} {level(view.gauges, name)}/{end}{ring} ")
    return line


def level(shown: GaugesView, name: str) -> int:
    value: int = getattr(shown, name)
    return value


def street(view: CortegeView, box: CortegeBox, speech: Says) -> Styled:
    """The board, a character for a centimetre across and two along; a disc is two letters."""
    wide, long = box.width // COLUMN, box.length // ROW
    cells = [[(mark(box, column, row), ground(box, column, row)) for column in range(wide)] for row in range(long)]
    for disc in view.discs:
        if disc.status == "board":
            row = min(disc.y // ROW, long - 1)
            column = min(max(disc.x // COLUMN - (1 if disc.x % COLUMN < COLUMN // 2 else 0), 0), wide - 2)
            for at, letter in enumerate(word(speech, f"unit-{disc.id}-short")):
                cells[row][column + at] = (letter, INK[disc.colour])
    picture = Styled()
    for line in reversed(cells):
        for style, alike in groupby(line, itemgetter(1)):  # a stroke each: rich takes its time over every one
            picture.append("".join(letter for letter, _ in alike), style)
        picture.append("\n")
    return picture


def mark(box: CortegeBox, column: int, row: int) -> str:
    """The edges of the start zones."""
    return "·" if any(edge // ROW == row for edge in box.zone_edges) and column % 2 else " "


def ground(box: CortegeBox, column: int, row: int) -> Style:
    """Asphalt, or the Building."""
    dx, dy = column * COLUMN + COLUMN // 2 - box.building.x, row * ROW + ROW // 2 - box.building.y
    return INSIDE if dx * dx + dy * dy <= box.building.radius**2 else ASPHALT


def units(view: CortegeView, speech: Says) -> Grid:
    """Every unit: its letters, its name, where it is in millimetres, or what became of it."""
    grid = Grid.grid(padding=(0, 1))
    for disc in view.discs:
        grid.add_row(
            Styled(word(speech, f"unit-{disc.id}-short"), INK[disc.colour]),
            Styled(word(speech, f"unit-{disc.id}"), "bold" if disc.flickable else ""),
            place(disc, speech),
        )
    return grid


def place(disc: DiscView, speech: Says) -> str:
    """In millimetres from CP's left corner; a square for a block."""
    if disc.status != "board":
        return word(speech, f"status-{disc.status}")
    return f"{disc.x / 100:.0f}, {disc.y / 100:.0f} {LOCKED if disc.blocked else ''}"
