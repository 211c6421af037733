"""Boards on which the places that matter are tinted."""

from __future__ import annotations

import math
import re
from html import escape
from typing import Any, Final

from cocarde import games as registry
from cocarde.lab.report.findings import Share, Things
from cocarde.lab.report.words import Words

HEX: Final = 60.0
"""From the middle of a hex to its corner."""
CELL: Final = 60.0
DEEP: Final = 0.15
"""An effect of so much is tinted in full."""
TINT: Final = 0.5
"""The strongest tint: words must be read on it."""
LINE: Final = 18
WIDE: Final = 11
"""Letters that fit a line within a hex."""

Place = tuple[str, float, float]
"""A place of the box by its name, and where its middle lies."""


def board(slug: str, listed: Things, say: Words) -> str:
    """The board of this game, if the list is one of its places; else nothing."""
    if (slug, listed.kind) == ("vendee", "hex"):
        return drawn(hexes(), listed, say, HEX * 0.95, hexagon, named=True)
    if (slug, listed.kind) == ("lys", "place"):
        return drawn(squares(), listed, say, CELL / 2, square, named=False)
    return ""


def hexes() -> list[Place]:
    """The country as history laid it out."""
    box: Any = registry.load("vendee").box()
    wide = HEX * math.sqrt(3)
    return [(hex.id, wide * (hex.q + hex.r / 2), 1.5 * HEX * hex.r) for hex in box.hexes]


def squares() -> list[Place]:
    """The snail and its annexes."""
    box: Any = registry.load("lys").box()
    return [(square.place, CELL * square.x, CELL * square.y) for square in box.squares]


def hexagon(x: float, y: float, size: float) -> str:
    corners = [(x + size * math.sin(math.pi * n / 3), y - size * math.cos(math.pi * n / 3)) for n in range(6)]
    return '<polygon points="' + " ".join(f"{a:.1f},{b:.1f}" for a, b in corners) + '"'


def square(x: float, y: float, size: float) -> str:
    return f'<rect x="{x - size + 1:.1f}" y="{y - size + 1:.1f}" width="{2 * size - 2:.1f}" height="{2 * size - 2:.1f}"'


def drawn(places: list[Place], listed: Things, say: Words, size: float, shape: Any, named: bool) -> str:
    """Every place, tinted by its effect; its words where there is room, and always on touch."""
    found = {one.id: one for one in listed.judged}
    left, top = min(x for _, x, _ in places) - size - 4, min(y for _, _, y in places) - size - 4
    wide, high = max(x for _, x, _ in places) + size + 4 - left, max(y for _, _, y in places) + size + 4 - top
    label = escape(say.heading(listed.heading))
    kind = "board" if named else "board small"
    parts = [
        f'<svg class="{kind}" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}" role="img" aria-label="{label}">'
    ]
    for name, x, y in places:
        parts.append(place(found.get(name), shape(x, y, size), say.thing(listed.kind, name), say))
        first = say.thing(listed.kind, name) if named else name if name.isdigit() else ""
        parts.append(caption(found.get(name), first, x, y, say, named))
    return "".join(parts) + "</svg>"


def place(one: Share | None, outline: str, name: str, say: Words) -> str:
    if one is None:
        return f'{outline} class="void"><title>{escape(name)}</title></{tag(outline)}>'
    side = "more" if one.effect > 0 else "less"
    depth = min(1.0, abs(one.effect) / DEEP) * TINT
    words = f"{name}: {say.points(one.effect)} ({say.percent(one.share)}, {say.whole(one.of)} ×)"
    sure = " sure" if one.marked else ""
    return f'{outline} class="{side}{sure}" fill-opacity="{depth:.2f}"><title>{escape(words)}</title></{tag(outline)}>'


def tag(outline: str) -> str:
    return outline[1 : outline.index(" ")]


def caption(one: Share | None, first: str, x: float, y: float, say: Words, named: bool) -> str:
    """The name of a place, on as many lines as it needs, and its effect if there is room."""
    if not named:
        return f'<text x="{x:.1f}" y="{y + 8:.1f}">{escape(first)}</text>'
    lines = folded(first)
    if one is not None:
        effect = say.decimal(100 * one.effect)
        lines.append(f"+{effect}" if one.effect > 0 else effect)
    top = y + 5 - LINE * (len(lines) - 1) / 2
    return "".join(f'<text x="{x:.1f}" y="{top + LINE * n:.1f}">{escape(line)}</text>' for n, line in enumerate(lines))


def folded(name: str) -> list[str]:
    """A name in lines that fit a hex, broken after hyphens and blanks."""
    lines = [""]
    for part in re.findall(r"[^- ]+[- ]?", name):
        if lines[-1] and len(lines[-1] + part) > WIDE:
            lines.append("")
        lines[-1] += part
    return lines
