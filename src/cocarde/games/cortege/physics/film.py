"""K-137. The film of a flick: where each moving disc was, often enough to draw straight lines between."""

from __future__ import annotations

from math import floor
from typing import Final

from cocarde.games.cortege.physics.contact import SLOWING
from cocarde.games.cortege.rules.board import on_grid

TICK: Final = 0.016  # seconds between two frames of a moving disc
FRAME: Final = 3  # numbers of a frame: milliseconds, x, y


class Film:
    """The frames of each disc, flat: t, x, y, t, x, y… A disc that never moves has none; the last one is its end."""

    def __init__(self, discs: int) -> None:
        self.frames: Final[list[list[int]]] = [[] for _ in range(discs)]

    def mark(self, disc: int, time: float, x: float, y: float) -> None:
        """The disc is here now; a second mark in a millisecond replaces the first, unless the disc began there."""
        frames = self.frames[disc]
        t = floor(time * 1000.0 + 0.5)
        if len(frames) > FRAME and frames[-FRAME] == t:
            del frames[-FRAME:]
        frames.append(t)
        frames.append(on_grid(x))
        frames.append(on_grid(y))

    def sample(
        self, disc: int, start: float, wait: float, x: float, y: float, ux: float, uy: float, speed: float
    ) -> None:
        """The ticks within the next `wait` seconds of a slide that is here, and this fast, at `start`."""
        tick = floor(start / TICK) + 1
        while tick * TICK - start < wait:
            t = tick * TICK - start
            way = speed * t - 0.5 * SLOWING * t * t
            self.mark(disc, tick * TICK, x + ux * way, y + uy * way)
            tick += 1
