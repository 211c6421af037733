# interpreted: only a picture is painted
"""What the pictures of the boards share: a sheet of paper, figures, and words that fit (Pillow, extra `rl`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from math import cos, pi, sin
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

from cocarde.core.text import Text, Value
from cocarde.kit.drawing import DARK, LIGHT, Says

WIDTH: Final = 1200
HEIGHT: Final = 900
FOOT: Final = 36
"""The lowest strip of a picture, which says what is asked."""
PAPER: Final = "#f3ebd6"
LEAF: Final = "#fbf6e8"
FADED: Final = "#75664f"
GOLD: Final = "#c98d00"
FONT: Final = "font_source_serif_pro"
FILES: Final = {False: "SourceSerifPro-Regular.ttf", True: "SourceSerifPro-Bold.ttf"}
SMALLEST: Final = 9
"""No letter is smaller."""
BRIGHT: Final = 140
"""A colour that is lighter than this takes dark letters."""


@cache
def font(size: int, bold: bool) -> Any:
    """The one type of all pictures."""
    with as_file(files(FONT) / "files" / FILES[bold]) as path:
        return ImageFont.truetype(str(path), size)


def ink_on(colour: str) -> str:
    """Letters that are read on this colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return DARK if 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT else LIGHT


class Painting:
    """A picture of the table as its viewer sees it, with words in one language."""

    def __init__(self, speech: Says, ground: str = PAPER) -> None:
        self.speech = speech
        self.image = Image.new("RGB", (WIDTH, HEIGHT), ground)
        self._draw = ImageDraw.Draw(self.image)

    def word(self, key: str, **args: Value) -> str:
        """A message of the game's texts."""
        return self.speech.say(Text(key, dict(args)))

    def write(
        self, x: float, y: float, words: str, size: int = 18, ink: str = DARK, *,
        bold: bool = False, anchor: str = "la", room: float = WIDTH,
    ) -> None:  # fmt: skip
        """Words on one line: smaller where there is little room, then cut short. `anchor`: as Pillow names it."""
        least = max(SMALLEST, size * 2 // 3)
        while size > least and font(size, bold).getlength(words) > room:
            size -= 1
        type_ = font(size, bold)
        if type_.getlength(words) > room:
            while words and type_.getlength(words + "…") > room:
                words = words[:-1]
            words = words.rstrip() + "…"
        self._draw.text((x, y), words, ink, type_, anchor)

    def fold(self, words: str, size: int, room: float, bold: bool = False) -> list[str]:
        """Words on as many lines as they need, broken after blanks and hyphens."""
        lines = [""]
        for one in re.findall(r"[^- ]*[- ]?", words):
            if lines[-1] and font(size, bold).getlength((lines[-1] + one).rstrip()) > room:
                lines.append("")
            lines[-1] += one
        return [line.rstrip() for line in lines]

    def paragraph(self, x: float, y: float, words: str, size: int = 16, room: float = WIDTH, ink: str = DARK) -> float:
        """Words on as many lines as they need; where the next line begins."""
        for line in self.fold(words, size, room) if words else []:
            self.write(x, y, line, size, ink)
            y += size * 1.25
        return y

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str | None = LEAF,
        edge: str = DARK, line: int = 1, round_: float = 0,
    ) -> None:  # fmt: skip
        """A rectangle."""
        self._draw.rounded_rectangle((x, y, x + wide, y + high), round_, fill, edge, line)

    def disc(self, x: float, y: float, radius: float, fill: str | None, edge: str = DARK, line: int = 1) -> None:
        """A circle around a point."""
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill, edge, line)

    def shape(self, corners: Sequence[tuple[float, float]], fill: str | None, edge: str = DARK, line: int = 1) -> None:
        """A polygon."""
        self._draw.polygon(list(corners), fill, edge, line)

    def stroke(self, points: Sequence[tuple[float, float]], ink: str = DARK, line: int = 1) -> None:
        """A line from point to point."""
        self._draw.line(list(points), ink, line, "curve")

    def token(self, x: float, y: float, radius: float, colour: str, sign: str, edge: str = DARK, line: int = 1) -> None:
        """A pawn with a sign on it."""
        self.disc(x, y, radius, colour, edge, line)
        self.write(x, y, sign, int(radius * 1.1), ink_on(colour), bold=True, anchor="mm", room=2 * radius)

    def plate(self, x: float, y: float, wide: float, high: float, colour: str, words: str, size: int = 17) -> None:
        """A label in a colour."""
        self.box(x, y, wide, high, colour)
        self.write(x + 8, y + high / 2, words, size, ink_on(colour), bold=True, anchor="lm", room=wide - 14)


def caption(image: Any, words: str) -> None:
    """What is asked, below the board."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, HEIGHT - FOOT, WIDTH, HEIGHT), DARK)
    draw.text((16, HEIGHT - FOOT / 2), words, LIGHT, font(18, True), "lm")


def hexagon(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """The corners of a hex that stands on one of them."""
    return [(x + size * sin(pi * n / 3), y - size * cos(pi * n / 3)) for n in range(6)]
