# interpreted: painting
"""Le Cortège as a picture: the street from above with its discs, the last flick, the gauges."""

from __future__ import annotations

from typing import Any, Final

from cocarde.games.cortege.seen.shapes import CortegeBox, CortegeView, DiscView
from cocarde.kit.drawing import Says
from cocarde.kit.painting import FADED, FOOT, GOLD, HEIGHT, Painting

SCALE: Final = (HEIGHT - FOOT - 30) / 60_000
LEFT: Final = 20.0
TOP: Final = 15.0
PANEL: Final = 660.0
COLOUR: Final = {"red": "#d6322f", "orange": "#f08a1d", "blue": "#2459c4", "black": "#1b1b1e", "white": "#f4f2ea"}
STREET: Final = "#55585e"
LINE: Final = 27.0


class Picture(Painting):
    """The street, CP's edge at the bottom."""

    def __init__(self, view: CortegeView, box: CortegeBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.length = box.length
        self.street(box)
        self.ways()
        for disc in view.discs:
            if disc.status == "board":
                self.disc_of(disc)
        y = self.gauges(box)
        for disc in view.discs:
            self.unit(disc, y)
            y += LINE

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the street lies in the picture."""
        return LEFT + x * SCALE, TOP + (self.length - y) * SCALE

    def street(self, box: CortegeBox) -> None:
        """Asphalt, the edges of the start zones, the Building."""
        self.box(LEFT, TOP, box.width * SCALE, box.length * SCALE, STREET)
        for edge in box.zone_edges:
            for x in range(0, box.width, 2000):
                self.stroke([self.at(x, edge), self.at(x + 1000, edge)], "#c9c9c4", 2)
        self.disc(*self.at(box.building.x, box.building.y), box.building.radius * SCALE, "#e9e4d6", "#2a6df0", 4)

    def ways(self) -> None:
        """The ways of the last flick."""
        for film in self.view.shot.films if self.view.shot is not None else []:
            frames = film.frames
            points = [self.at(frames[n + 1], frames[n + 2]) for n in range(0, len(frames) - 2, 3)]
            if len(points) > 1:
                self.stroke(points, GOLD, 3)

    def disc_of(self, disc: DiscView) -> None:
        """A unit with its short name; ringed in gold if it may be flicked now, squared if it is blocked."""
        x, y = self.at(disc.x, disc.y)
        radius = disc.radius * SCALE
        if disc.blocked:
            self.box(x - radius - 4, y - radius - 4, 2 * radius + 8, 2 * radius + 8, None, "#ffffff", 2)
        edge = GOLD if disc.flickable else "#f4f2ea" if disc.colour == "black" else "#1b1b1e"
        self.token(
            x, y, radius, COLOUR[disc.colour], self.word(f"unit-{disc.id}-short"), edge, 4 if disc.flickable else 2
        )

    def gauges(self, box: CortegeBox) -> float:
        """Round, phase, turn, and the three gauges with their ends; round 1's as a ring."""
        view = self.view
        self.write(PANEL, 20, self.word("terminal-round", round=view.round, turn=view.turn), 24, bold=True, room=520)
        self.write(PANEL, 54, self.word("phase-" + view.phase), 20, room=520)
        y = 92.0
        for name, end in zip(("building", "opinion", "arrests"), box.gauge_ends, strict=True):
            self.write(PANEL, y + 4, self.word("gauge-" + name), 18, bold=True, room=150)
            now: int = getattr(view.gauges, name)
            ring: int = -1 if view.rings is None else getattr(view.rings, name)
            for n in range(end + 1):
                self.token(PANEL + 180 + 36 * n, y + 15, 14, GOLD if n == now else "#fbf6e8", str(n))
                if n == ring:
                    self.disc(PANEL + 180 + 36 * n, y + 15, 17, None, "#a3161d", 3)
            y += 40
        return y + 14

    def unit(self, disc: DiscView, y: float) -> None:
        """A unit by name: where it is in millimetres, or what became of it."""
        self.token(PANEL + 12, y + 11, 11, COLOUR[disc.colour], self.word(f"unit-{disc.id}-short"))
        here = disc.status == "board"
        ink = "#1b1b1e" if here else FADED
        self.write(PANEL + 34, y, self.word(f"unit-{disc.id}"), 17, ink, bold=disc.flickable, room=230)
        place = f"{disc.x / 100:.0f}, {disc.y / 100:.0f}" if here else self.word(f"status-{disc.status}")
        self.write(PANEL + 280, y, place, 16, ink, room=240)


def paint(view: CortegeView, box: CortegeBox, speech: Says) -> Any:
    """The picture of a table."""
    return Picture(view, box, speech).image
