"""Draw how training went: `python tools/curves.py OUT.svg NAME=FILE…`; each file has the lines an example printed."""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path

WIDE, HIGH, LEFT, TOP = 640, 300, 56, 24
INKS = ("#1f3f77", "#a3161d", "#2e7d46", "#c98d00", "#6b3fa0")


def main() -> None:
    """Every file a curve: the share of games won over the seconds of learning."""
    out, *named = sys.argv[1:]
    curves = {name: read(Path(file)) for name, _, file in (one.partition("=") for one in named)}
    Path(out).write_text(drawn(curves), "utf-8")


def read(file: Path) -> list[tuple[float, float]]:
    """Seconds and shares."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [(line["seconds"], line["won"] / line["games"]) for line in lines]


def drawn(curves: dict[str, list[tuple[float, float]]]) -> str:
    """The picture."""
    last = max(seconds for points in curves.values() for seconds, _ in points)
    high, wide = HIGH - TOP - 44, WIDE - LEFT - 150

    def at(seconds: float, share: float) -> tuple[float, float]:
        return LEFT + wide * seconds / last, TOP + high * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="serif" font-size="14">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf6e8"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = at(0, share)
        parts.append(f'<path d="M{x:.0f} {y:.0f}h{wide}" stroke="#d9cfb4"/>')
        parts.append(f'<text x="{x - 8:.0f}" y="{y + 5:.0f}" text-anchor="end">{share:.0%}</text>')
    for seconds in range(0, int(last) + 1, 20):
        x, y = at(seconds, 0)
        parts.append(f'<text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{seconds} s</text>')
    for n, (name, points) in enumerate(curves.items()):
        ink = INKS[n % len(INKS)]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in points))
        parts.append(f'<polyline points="{way}" fill="none" stroke="{ink}" stroke-width="2.5"/>')
        parts.append(f'<text x="{LEFT + wide + 12}" y="{TOP + 20 + 22 * n}" fill="{ink}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    main()
