"""K-92 to K-94. Who has entered the Building."""

from __future__ import annotations

from math import isqrt
from typing import Final

from cocarde.core.text import Args
from cocarde.games.cortege.data.numbers import BOARD, BOX, COLOUR, CP, ENTERED, IDS, RADIUS, RED, REDS, SIDE
from cocarde.games.cortege.rules.board import BUILDING_RADIUS, BUILDING_X, BUILDING_Y, in_building, square
from cocarde.games.cortege.state import BUILDING, CortegeState

LAST_BUILDING: Final[int] = BOX.board.gauges.building


def resolve_entry(g: CortegeState, flicked: int) -> None:
    """K-92, K-93. The red unit CP flicked enters if it rests inside; by option every red unit inside does."""
    if g.telling:
        tell_measures(g, flicked)
    if SIDE[flicked] != CP:
        return
    if g.terms.any_red:
        for unit in REDS:  # RUL-83
            enter_if_inside(g, unit)
    elif COLOUR[flicked] == RED:
        enter_if_inside(g, flicked)


def enter_if_inside(g: CortegeState, unit: int) -> None:
    """K-17, K-92. At rest with at least half the disc past the blue line: off the board, Building + 1 up to its end."""
    if g.status[unit] == BOARD and in_building(g.x[unit], g.y[unit]):
        g.take(unit, ENTERED)
        g.gauges[BUILDING] = min(g.gauges[BUILDING] + 1, LAST_BUILDING)
        g.tell("entered", "K-92", {"unit": IDS[unit], "n": g.gauges[BUILDING]})


def tell_measures(g: CortegeState, flicked: int) -> None:
    """The referee's half-disc test of every red unit on the blue line or inside, and whether it counts (K-93)."""
    for unit in REDS:
        if g.status[unit] == BOARD and distance(g.x[unit], g.y[unit]) < BUILDING_RADIUS + RADIUS[unit]:
            inside = in_building(g.x[unit], g.y[unit])
            played = SIDE[flicked] == CP and (unit == flicked or g.terms.any_red)
            kind = "measured_outside" if not inside else "measured_inside" if played else "measured_pushed"
            rule = "K-93" if kind == "measured_pushed" else "K-17"
            far = distance(g.x[unit], g.y[unit])
            told: Args = {"unit": IDS[unit], "distance": far, "limit": BUILDING_RADIUS}
            g.tell(kind, rule, {**told, **in_millimetres("", far), **in_millimetres("limit_", BUILDING_RADIUS)})


def in_millimetres(name: str, far: int) -> Args:
    """A length as a sentence needs it: whole millimetres and their hundredths."""
    return {f"{name}mm": far // 100, f"{name}hundredths": f"{far % 100:02}"}


def distance(x: int, y: int) -> int:
    """From the Building's centre, in u, rounded up: more than the limit exactly when the disc is not inside."""
    return isqrt(square(x, y, BUILDING_X, BUILDING_Y) - 1) + 1 if (x, y) != (BUILDING_X, BUILDING_Y) else 0
