"""The events of a flick: what the page plays back and the referee explains."""

from __future__ import annotations

from math import floor, sqrt

from cocarde.games.cortege.data.numbers import IDS, SIDE
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.rules.board import GRID
from cocarde.games.cortege.state import HANDS, CortegeState


def tell_flick(g: CortegeState, shot: Shot) -> None:
    """K-135, K-137. Input, hand, how far it went, contacts and films; then who left the board."""
    films: list[int] = []
    for unit, film in zip(shot.moved, shot.films, strict=True):
        films.extend([unit, len(film), *film])
    g.tell(
        "flicked",
        "K-46",
        {
            "seat": g.seat_of(SIDE[shot.unit]),
            "unit": IDS[shot.unit],
            "dx": shot.dx,
            "dy": shot.dy,
            "power": shot.power,
            "way": way_of(g, shot),
            "hand": HANDS[shot.level],
            "za": shot.za,
            "zs": shot.zs,
            "first": shot.first,
            "milliseconds": shot.milliseconds,
            "ties": shot.ties,
            "contacts": shot.contacts,
            "films": films,
        },
    )
    for at in range(0, len(shot.exits), EXIT):
        unit, time, x, y = shot.exits[at : at + EXIT]
        g.tell("left", "K-56", {"unit": IDS[unit], "microseconds": time, "x": x, "y": y})


def way_of(g: CortegeState, shot: Shot) -> int:
    """How far from where it stood the flicked unit comes to rest, in millimetres; -1 if it leaves the board."""
    if shot.unit in shot.exits[::EXIT]:
        return -1
    at = shot.moved.index(shot.unit)
    dx, dy = shot.xs[at] - g.x[shot.unit], shot.ys[at] - g.y[shot.unit]
    return floor(sqrt(float(dx * dx + dy * dy)) / GRID + 0.5)
