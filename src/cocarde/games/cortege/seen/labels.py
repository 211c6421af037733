"""What an answer with numbers is called: a flick by its disc and what it touches first, a place by where it lies."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Text
from cocarde.games.cortege.choices import Flick, Placement
from cocarde.games.cortege.data.numbers import CP, IDS, NO_UNIT, SIDE
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.rules.board import BUILDING_X, BUILDING_Y, CP_DEPTH, GRID, WIDTH
from cocarde.games.cortege.rules.telling import way_of
from cocarde.games.cortege.seen.intents import aimed
from cocarde.games.cortege.seen.surety import enters
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.sightlines import FULL_SLIDE, TOUCH, apart

SOFT: Final = 100.0  # mm of slide left at the contact
HARD: Final = 300.0
ASKEW: Final = 6.0  # mm beside the touched disc's centre
OUTER: Final = 20.0
STILL: Final = 5  # mm: what moves a disc no further is how one passes
STRAIGHT: Final = 0.38  # the sine of a little more than an eighth of a turn
COLUMNS: Final = ((0.12, "edge"), (0.28, "far"), (0.40, "half"), (0.47, "near"))
"""Across the street from either side, as a part of its width; what is left is the middle."""
BESIDE_BUILDING: Final = 2000  # u along the street
FAR_AHEAD: Final = 7000


def answer_label(g: CortegeState, choice: Choice) -> Text | None:
    """The label of an answer with numbers; the others have their own words."""
    if isinstance(choice, Flick):
        return flick_label(g, choice)
    return place_label(choice) if isinstance(choice, Placement) else None


def flick_label(g: CortegeState, choice: Flick) -> Text:
    """K-46. The disc, what it touches first or where it ends, and how hard."""
    shot = aimed(g, choice)
    told: Args = {"unit": IDS[choice.unit]}
    if shot.first != NO_UNIT:
        told["touched"] = IDS[shot.first]
        if enters(shot):
            return Text("choice-flick-carom", told)
        at = edge(g, shot, g.x[shot.first], g.y[shot.first])
        return Text("choice-flick-at", {**told, "force": force(g, shot), "edge": at})
    if enters(shot):
        return Text("choice-flick-in", {**told, "edge": edge(g, shot, BUILDING_X, BUILDING_Y)})
    if choice.unit in shot.exits[::EXIT]:
        return Text("choice-flick-out", told)
    way = way_of(g, shot)
    if way < STILL:
        return Text("choice-flick-still", told)
    return Text("choice-flick-to", {**told, "way": way, "heading": heading(choice)})


def force(g: CortegeState, shot: Shot) -> str:
    """K-47. By how far the disc would still slide when it touches."""
    x, y = g.x[shot.unit] / GRID, g.y[shot.unit] / GRID
    way = apart(x, y, g.x[shot.first] / GRID, g.y[shot.first] / GRID) - TOUCH
    left = FULL_SLIDE * (shot.power / 1000.0) ** 2 - way
    return "soft" if left < SOFT else "hard" if left >= HARD else "even"


def edge(g: CortegeState, shot: Shot, x: int, y: int) -> str:
    """On which side of this centre, that of a disc or of the Building, the flick is aimed, as who flicks sees it."""
    ex, ey = x - g.x[shot.unit], y - g.y[shot.unit]
    across = (ex * shot.dy - ey * shot.dx) / apart(0.0, 0.0, float(shot.dx), float(shot.dy)) / GRID
    if abs(across) < ASKEW:
        return "middle"
    return ("left" if across > 0 else "right") + ("_edge" if abs(across) > OUTER else "")


def heading(choice: Flick) -> str:
    """Which way the disc goes, as its own side sees the street: `ahead_left`."""
    length = apart(0.0, 0.0, float(choice.dx), float(choice.dy))
    way = 1 if SIDE[choice.unit] == CP else -1
    ahead, right = way * choice.dy / length, way * choice.dx / length
    along = "ahead" if ahead > STRAIGHT else "back" if ahead < -STRAIGHT else ""
    across = "right" if right > STRAIGHT else "left" if right < -STRAIGHT else ""
    return "_".join(word for word in (along, across) if word)


def place_label(choice: Placement) -> Text:
    """K-13. Where in its start zone the disc would lie, as its own side sees it."""
    return Text("choice-place-at", {"unit": IDS[choice.unit], "column": column(choice), "row": row(choice)})


def column(choice: Placement) -> str:
    """Across the street: `left_edge`, …, `middle`, …, `right_edge`."""
    from_left = choice.x / WIDTH if SIDE[choice.unit] == CP else 1.0 - choice.x / WIDTH
    nearer = min(from_left, 1.0 - from_left)
    for end, word in COLUMNS:
        if nearer < end:
            return f"{'left' if from_left < 0.5 else 'right'}_{word}"
    return "middle"


def row(choice: Placement) -> str:
    """Along the street: CP's front or rear; PO's far ahead, before, beside or behind the Building."""
    if SIDE[choice.unit] == CP:
        return "front" if choice.y >= CP_DEPTH // 2 else "rear"
    ahead = BUILDING_Y - choice.y
    if ahead > FAR_AHEAD:
        return "ahead"
    return "before" if ahead > BESIDE_BUILDING else "behind" if ahead < -BESIDE_BUILDING else "beside"
