"""Good flicks, for programs: a finite list of aims at units, at the Building, by a carom, to wall up or to hide."""

from __future__ import annotations

from math import floor, sqrt
from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.cortege.choices import Flick, flick
from cocarde.games.cortege.data.numbers import (
    BLACK_BLOC,
    COLOUR,
    INTERPELLATION,
    OF_SIDE,
    ORANGE,
    PHOTOGRAPHE,
    PO,
    RED,
    REDS,
    SIDE,
    TRIGGER,
    WHITE,
)
from cocarde.games.cortege.physics.hand import LEAST_POWER
from cocarde.games.cortege.physics.simulation import will_touch
from cocarde.games.cortege.physics.solver import BOUNCE
from cocarde.games.cortege.rules.encounter import matches
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.sightlines import (
    DOOR_X,
    DOOR_Y,
    FULL_SLIDE,
    LONG,
    MARGIN,
    TOUCH,
    WIDE,
    Sight,
    apart,
    power_for,
)

OVERS: Final = (40.0, 200.0)  # mm of slide left when a matching unit is hit
BESIDE: Final = (-12.0, 12.0)  # mm beside its centre
OVER_BESIDE: Final = 120.0
OVER_SHOVE: Final = 400.0
NEAR_DOOR: Final = 140.0
DOOR_SHIFTS: Final = (-26.0, -13.0, 13.0, 26.0)
CAROM_REACH: Final = 350.0
CAROM_OFFSETS: Final = tuple(4.0 * n for n in range(-7, 8))
CAROM_MISS: Final = 25.0
WALL: Final = 62.0
WALLED: Final = 2  # runners to stop
WALLERS: Final = 3  # units that might
HIDE_WAYS: Final = (50.0, 110.0)
DIAGONAL: Final = sqrt(0.5)
COMPASS: Final = (
    (0.0, 1.0),
    (0.0, -1.0),
    (1.0, 0.0),
    (-1.0, 0.0),
    (DIAGONAL, DIAGONAL),
    (DIAGONAL, -DIAGONAL),
    (-DIAGONAL, DIAGONAL),
    (-DIAGONAL, -DIAGONAL),
)
HIDDEN_ENOUGH: Final = 2
APPROACH: Final = 100.0


def turn_aims(g: CortegeState, units: list[int]) -> list[Choice]:
    """Candidates for these units: at least one for each, and a waiting move of the last."""
    sight = Sight(g)
    aims: list[Choice] = []
    for unit in units:
        before = len(aims)
        aim_at_units(sight, unit, aims)
        if COLOUR[unit] == RED:
            aim_at_building(sight, unit, aims)
        elif COLOUR[unit] in (ORANGE, WHITE):
            aim_to_hide(sight, unit, aims)
        if len(aims) == before:
            aim_at_chasers(sight, unit, aims)
        if len(aims) == before or unit == units[-1]:
            aims.append(flick(unit, 0, 1 if SIDE[unit] == PO else -1, LEAST_POWER))
    if units and SIDE[units[0]] == PO:
        aim_to_wall(sight, units, aims)
    return list(dict.fromkeys(aims))


def aim(sight: Sight, unit: int, x: float, y: float, power: int) -> Flick:
    """Flick this unit towards a point."""
    dx = floor((x - sight.x[unit]) * 100.0 + 0.5)
    dy = floor((y - sight.y[unit]) * 100.0 + 0.5)
    return flick(unit, dx, dy if dx or dy else 1, power)


def aim_at_units(sight: Sight, unit: int, aims: list[Choice]) -> None:
    """Every enemy in sight of the colour in the small circle; of the others those near the Building, to shove."""
    for enemy in sight.units:
        if SIDE[enemy] == SIDE[unit] or not sight.sees(unit, enemy):
            continue
        x, y = sight.x[enemy], sight.y[enemy]
        way = sight.between(unit, enemy)
        if matches(unit, enemy):
            for over in OVERS:
                aims.append(aim(sight, unit, x, y, power_for(way - TOUCH + over)))
            for shift in BESIDE:
                px = x - (y - sight.y[unit]) / way * shift
                py = y + (x - sight.x[unit]) / way * shift
                aims.append(aim(sight, unit, px, py, power_for(way - TOUCH + OVER_BESIDE)))
        elif sight.from_door(enemy) < NEAR_DOOR:
            aims.append(aim(sight, unit, x, y, power_for(way - TOUCH + OVER_SHOVE)))


def aim_at_chasers(sight: Sight, unit: int, aims: list[Choice]) -> None:
    """K-110. For a unit with nothing else to do: a shove for those who see the last red unit and would arrest it."""
    reds = [red for red in REDS if red in sight.units]
    if len(reds) == 1 and SIDE[unit] == SIDE[reds[0]]:
        for enemy in HUNTERS[reds[0]]:
            if enemy in sight.units and sight.sees(enemy, reds[0]) and sight.sees(unit, enemy):
                power = power_for(sight.between(unit, enemy) - TOUCH + OVER_SHOVE)
                aims.append(aim(sight, unit, sight.x[enemy], sight.y[enemy], power))


def aim_at_building(sight: Sight, unit: int, aims: list[Choice]) -> None:
    """Straight in; else past the guards; else by a carom; else nearer."""
    way = sight.from_door(unit)
    if sight.reaches(unit, DOOR_X, DOOR_Y):
        aims.append(aim(sight, unit, DOOR_X, DOOR_Y, power_for(way)))
        return
    before = len(aims)
    for shift in DOOR_SHIFTS:
        x = DOOR_X - (DOOR_Y - sight.y[unit]) / way * shift
        y = DOOR_Y + (DOOR_X - sight.x[unit]) / way * shift
        if sight.reaches(unit, x, y):
            aims.append(aim(sight, unit, x, y, power_for(apart(sight.x[unit], sight.y[unit], x, y))))
    aim_by_carom(sight, unit, aims)
    if len(aims) == before and way > 2.0 * APPROACH:
        part = (way - APPROACH) / way
        x = sight.x[unit] + (DOOR_X - sight.x[unit]) * part
        y = sight.y[unit] + (DOOR_Y - sight.y[unit]) * part
        if sight.reaches(unit, x, y):
            aims.append(aim(sight, unit, x, y, power_for(way - APPROACH)))


def aim_by_carom(sight: Sight, unit: int, aims: list[Choice]) -> None:
    """Off another disc into the Building: for each disc in sight the offset that leads nearest to the centre."""
    for cushion in sight.units:
        way = sight.between(unit, cushion)
        if cushion == unit or way > CAROM_REACH or way <= TOUCH or not sight.sees(unit, cushion):
            continue
        best = CAROM_MISS
        found: Flick | None = None
        for offset in CAROM_OFFSETS:
            carom = Carom(sight, unit, cushion, offset)
            if carom.miss < best and sight.is_free(carom.x, carom.y, DOOR_X, DOOR_Y, unit, cushion):
                best = carom.miss
                found = aim(sight, unit, carom.aim_x, carom.aim_y, power_for(carom.slide))
        if found is not None:
            aims.append(found)


class Carom:
    """A disc that glances off another: where they touch, how far past the Building's centre it goes, what it takes."""

    def __init__(self, sight: Sight, unit: int, cushion: int, offset: float) -> None:
        x, y = sight.x[unit], sight.y[unit]
        way = sight.between(unit, cushion)
        self.aim_x: Final = sight.x[cushion] - (sight.y[cushion] - y) / way * offset
        self.aim_y: Final = sight.y[cushion] + (sight.x[cushion] - x) / way * offset
        length = apart(x, y, self.aim_x, self.aim_y)
        tx = (self.aim_x - x) / length
        ty = (self.aim_y - y) / length
        ex = sight.x[cushion] - x
        ey = sight.y[cushion] - y
        along = ex * tx + ey * ty
        across = ex * ty - ey * tx
        before = along - sqrt(TOUCH * TOUCH - across * across)
        self.x: Final = x + tx * before
        self.y: Final = y + ty * before
        nx = (sight.x[cushion] - self.x) / TOUCH
        ny = (sight.y[cushion] - self.y) / TOUCH
        push = (1.0 + BOUNCE) / 2.0 * (tx * nx + ty * ny)
        rx = tx - push * nx
        ry = ty - push * ny
        kept = rx * rx + ry * ry
        size = sqrt(kept)
        onward = ((DOOR_X - self.x) * rx + (DOOR_Y - self.y) * ry) / size
        self.slide: Final = before + onward / kept
        miss = (DOOR_X - self.x) * ry - (DOOR_Y - self.y) * rx
        possible = onward > 0.0 and self.slide <= FULL_SLIDE
        self.miss: Final = (miss if miss > 0.0 else -miss) / size if possible else FULL_SLIDE


def aim_to_wall(sight: Sight, units: list[int], aims: list[Choice]) -> None:
    """PO's units that can slide into the way of the nearest runners."""
    runners = [unit for unit in REDS if unit in sight.units and sight.reaches(unit, DOOR_X, DOOR_Y)]
    runners.sort(key=sight.from_door)
    for runner in runners[:WALLED]:
        way = sight.from_door(runner)
        part = WALL / way if way > 2.0 * WALL else 0.5
        x = DOOR_X + (sight.x[runner] - DOOR_X) * part
        y = DOOR_Y + (sight.y[runner] - DOOR_Y) * part
        wallers = [(apart(sight.x[unit], sight.y[unit], x, y), unit) for unit in units if sight.reaches(unit, x, y)]
        wallers.sort()
        for far, unit in wallers[:WALLERS]:
            aims.append(aim(sight, unit, x, y, power_for(far)))


def hunters(unit: int) -> list[int]:
    """The enemy units that act on this one."""
    return [enemy for enemy in OF_SIDE[1 - SIDE[unit]] if TRIGGER[enemy] == COLOUR[unit]]


HUNTERS: Final = [hunters(unit) for unit in range(len(COLOUR))]


def aim_to_hide(sight: Sight, unit: int, aims: list[Choice]) -> None:
    """For a unit in the sight of one that acts on it: two places near by where none sees it."""
    near = [enemy for enemy in HUNTERS[unit] if enemy in sight.units]
    if not any(sight.sees(enemy, unit) for enemy in near):
        return
    found = 0
    for way in HIDE_WAYS:
        for dx, dy in COMPASS:
            x, y = sight.x[unit] + dx * way, sight.y[unit] + dy * way
            inside = MARGIN <= x <= WIDE - MARGIN and MARGIN <= y <= LONG - MARGIN
            if found < HIDDEN_ENOUGH and inside and sight.reaches(unit, x, y) and is_hidden(sight, unit, x, y, near):
                aims.append(aim(sight, unit, x, y, power_for(way)))
                found += 1


def is_hidden(sight: Sight, unit: int, x: float, y: float, near: list[int]) -> bool:
    """Would none of these see the unit, if it stood here?"""
    return not any(sight.is_free(sight.x[enemy], sight.y[enemy], x, y, enemy, unit) for enemy in near)


def infiltration_aims(g: CortegeState) -> list[Choice]:
    """K-33. At each of the two units: its centre softly and hard, and a little beside; only aims that touch."""
    sight = Sight(g)
    aims: list[Choice] = []
    for target in (BLACK_BLOC, PHOTOGRAPHE):
        x, y = sight.x[target], sight.y[target]
        way = sight.between(INTERPELLATION, target)
        for over in (60.0, 200.0, 600.0):
            aims.append(aim(sight, INTERPELLATION, x, y, power_for(way + over)))
        for shift in BESIDE:
            aims.append(aim(sight, INTERPELLATION, x + shift, y, power_for(way + OVER_BESIDE)))
    return [choice for choice in aims if isinstance(choice, Flick) and touches(g, choice)]


def touches(g: CortegeState, choice: Flick) -> bool:
    """K-33."""
    return will_touch(g, choice.unit, choice.dx, choice.dy, choice.power)
