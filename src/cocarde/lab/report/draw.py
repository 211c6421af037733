"""Charts as inline SVG. Places across are in percent: a chart fits any width, and its words keep their size."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cocarde.lab.report.findings import Bin

ROW = 26
"""Height of a row of intervals, in pixels."""
TALL = 150
"""Height of the drawing of a histogram or a curve."""


def at(value: float, low: float, high: float) -> str:
    """Where a value lies between two others, as a place across."""
    return f"{100 * (value - low) / (high - low):.2f}%"


def interval(value: float, low: float, high: float, line: float, scale: tuple[float, float], marked: bool) -> str:
    """A point on its interval, beside the line it is compared with."""
    middle = ROW / 2
    side = "more" if value > line else "less"
    kind = f"sure {side}" if marked else "unsure"
    return (
        f'<svg class="track {kind}" height="{ROW}" aria-hidden="true">'
        f'<line class="fair" x1="{at(line, *scale)}" x2="{at(line, *scale)}" y1="0" y2="{ROW}"/>'
        f'<line class="reach" x1="{at(low, *scale)}" x2="{at(high, *scale)}" y1="{middle}" y2="{middle}"/>'
        f'<circle cx="{at(value, *scale)}" cy="{middle}" r="4.5"/></svg>'
    )


def bar(share: float, marked: bool) -> str:
    """A share as a bar of the whole."""
    kind = "bar odd" if marked else "bar"
    return (
        f'<svg class="{kind}" height="10" aria-hidden="true"><line class="whole" x1="0" x2="100%" y1="5" y2="5"/>'
        f'<rect width="{100 * share:.2f}%" height="10"/></svg>'
    )


def histogram(bins: Sequence[Bin], median: int, label: str, says: str) -> str:
    """Bars of games, a mark at the median, and the ends of the range below."""
    most = max(one.games for one in bins)
    low, high = bins[0].first, bins[-1].last + 1
    drawn = [f'<svg class="chart histogram" height="{TALL + 40}" role="img" aria-label="{escape(label)}">']
    for one in bins:
        tall = (TALL - 22) * one.games / most
        wide = 100 * (one.last + 1 - one.first) / (high - low)
        span = str(one.first) if one.first == one.last else f"{one.first}–{one.last}"
        drawn.append(
            f'<rect x="{at(one.first, low, high)}" width="{0.94 * wide:.2f}%" y="{TALL - tall:.1f}" '
            f'height="{tall:.1f}"><title>{span}: {one.games}</title></rect>'
        )
    middle = at(median + 0.5, low, high)
    drawn.append(f'<line class="axis" x1="0" x2="100%" y1="{TALL}" y2="{TALL}"/>')
    drawn.append(f'<line class="median" x1="{middle}" x2="{middle}" y1="14" y2="{TALL}"/>')
    anchor = "start" if median - low < (high - low) / 4 else "end" if high - median < (high - low) / 4 else "middle"
    drawn.append(f'<text x="{middle}" y="10" text-anchor="{anchor}">{escape(says)}</text>')
    drawn.append(f'<text class="tick" x="0" y="{TALL + 18}">{low}</text>')
    drawn.append(f'<text class="tick" x="100%" y="{TALL + 18}" text-anchor="end">{high - 1}</text></svg>')
    return "".join(drawn)


def curves(lines: Sequence[Sequence[float]], fair: float | None, label: str, below: str, percents: list[str]) -> str:
    """Shares from 0 to 1 along the game, the first line strong, the second light; `percents` name five heights."""
    drawn = [f'<svg class="chart curves" height="{TALL + 58}" role="img" aria-label="{escape(label)}">']
    for n, name in enumerate(percents):
        y = 12 + TALL * (1 - n / (len(percents) - 1))
        drawn.append(f'<line class="grid" x1="0" x2="100%" y1="{y}" y2="{y}"/>')
        drawn.append(f'<text class="tick" x="-8" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        anchor = "start" if n == 0 else "end" if n == len(percents) - 1 else "middle"
        x = f"{100 * n / (len(percents) - 1)}%"
        drawn.append(f'<text class="tick" x="{x}" y="{TALL + 28}" text-anchor="{anchor}">{escape(name)}</text>')
    if fair is not None:
        y = 12 + TALL * (1 - fair)
        drawn.append(f'<line class="chance" x1="0" x2="100%" y1="{y}" y2="{y}"/>')
    drawn.append(f'<svg y="12" width="100%" height="{TALL}" viewBox="0 0 100 100" preserveAspectRatio="none">')
    for n, line in enumerate(lines):
        points = " ".join(f"{100 * x / (len(line) - 1):.1f},{100 * (1 - y):.2f}" for x, y in enumerate(line))
        drawn.append(f'<polyline class="line-{n}" points="{points}"/>')
    drawn.append(f'</svg><text class="tick" x="50%" y="{TALL + 50}" text-anchor="middle">{escape(below)}</text></svg>')
    return "".join(drawn)
