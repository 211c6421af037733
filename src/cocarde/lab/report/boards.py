"""Boards on which the places that matter are tinted."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from html import escape
from typing import Final

from cocarde.core.profile import Plan
from cocarde.lab.report.findings import Share, Things
from cocarde.lab.report.words import Words

HIGH: Final = {"hexagon": 120.0, "square": 60.0}
"""How high a place is drawn."""
GAP: Final = {"hexagon": 0.95, "square": 1.0}
"""How much of its room it fills."""
DEEP: Final = 0.15
"""An effect of so much is tinted in full."""
TINT: Final = 0.5
"""The strongest tint: words must be read on it."""
LINE: Final = 18
WIDE: Final = 11
"""Letters that fit a line within a hex."""


def board(plans: tuple[Plan, ...], listed: Things, say: Words) -> str:
    """The board of the places listed, if the game has drawn one; else nothing."""
    for plan in plans:
        if plan.kind == listed.kind:
            return drawn(plan, listed, say)
    return ""


def hexagon(x: float, y: float, size: float) -> str:
    corners = [(x + size * math.sin(math.pi * n / 3), y - size * math.cos(math.pi * n / 3)) for n in range(6)]
    return '<polygon points="' + " ".join(f"{a:.1f},{b:.1f}" for a, b in corners) + '"'


def square(x: float, y: float, size: float) -> str:
    return f'<rect x="{x - size + 1:.1f}" y="{y - size + 1:.1f}" width="{2 * size - 2:.1f}" height="{2 * size - 2:.1f}"'


SHAPES: Final[dict[str, Callable[[float, float, float], str]]] = {"hexagon": hexagon, "square": square}


def drawn(plan: Plan, listed: Things, say: Words) -> str:
    """Every place, tinted by its effect; its words where there is room, and always on touch."""
    high, named = HIGH[plan.shape], plan.named
    size, shape = high / 2 * GAP[plan.shape], SHAPES[plan.shape]
    places = [(name, high * x, high * y) for name, x, y in plan.places]
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
