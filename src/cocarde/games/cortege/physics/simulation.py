"""K-135. From a flick to its shot: the hand, then PHY-1 on the server, or the log in a replay."""

from __future__ import annotations

from math import floor
from typing import Final

from cocarde.core.errors import BadInput
from cocarde.games.cortege.data.numbers import BOARD, COUNT, FALLEN, IDS, MASS, NO_UNIT, RADIUS, SIDE
from cocarde.games.cortege.physics.film import Film
from cocarde.games.cortege.physics.hand import EXACT, draw, launch
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.physics.solver import Motion
from cocarde.games.cortege.rules.board import LENGTH, WIDTH, on_grid
from cocarde.games.cortege.rules.encounter import encounter
from cocarde.games.cortege.state import CortegeState

MICRO: Final = 1_000_000.0


def shoot(g: CortegeState, unit: int, dx: int, dy: int, power: int) -> Shot:
    """K-49 to K-53. Flick a unit with its owner's hand; the discs stay where they are until `settle`."""
    level = g.terms.hands[g.seat_of(SIDE[unit])]
    za = 0 if level == EXACT else draw(g.chance)
    zs = 0 if level == EXACT else draw(g.chance)
    shot = Shot(unit, dx, dy, power, level, za, zs)
    record = g.chance.testimony()
    if record:  # K-68, K-136
        shot.remember(record)
        believe(g, shot)
    else:
        simulate(g, shot, g.telling)
        record = shot.record() if g.telling else []
    g.chance.attest(record)
    g.shot = record
    return shot


def believe(g: CortegeState, shot: Shot) -> None:
    """A recorded flick moves only units that are there, and only to places on the board."""
    for unit, x, y in zip(shot.moved, shot.xs, shot.ys, strict=True):
        if g.status[unit] != BOARD or not (0 <= x <= WIDTH and 0 <= y <= LENGTH):
            raise BadInput(f"the recorded flick cannot bring {IDS[unit]} to {x}, {y}")
    if not {shot.unit, *shot.exits[::EXIT]} <= set(shot.moved):
        raise BadInput("in the recorded flick a unit was flicked or left the board that did not move")
    if shot.first != NO_UNIT and not (0 <= shot.first < COUNT and g.status[shot.first] == BOARD):
        raise BadInput(f"the recorded flick cannot have touched unit {shot.first}")


def settle(g: CortegeState, shot: Shot) -> None:
    """K-78. Every disc to where it rests; those over the edge are FALLEN, to be discarded or brought back."""
    for unit, x, y in zip(shot.moved, shot.xs, shot.ys, strict=True):
        g.x[unit] = x
        g.y[unit] = y
    for unit in shot.exits[::EXIT]:
        g.status[unit] = FALLEN


def set_going(g: CortegeState, shot: Shot) -> tuple[Motion, list[int]]:
    """The discs at the instant of the flick, and which units they are (K-64)."""
    units = [unit for unit in range(COUNT) if g.status[unit] == BOARD]
    motion = Motion(
        [g.x[unit] for unit in units],
        [g.y[unit] for unit in units],
        [RADIUS[unit] for unit in units],
        [MASS[unit] for unit in units],
    )
    ux, uy, speed = launch(shot.dx, shot.dy, shot.power, shot.level, shot.za, shot.zs)
    motion.flick(units.index(shot.unit), ux, uy, speed)
    return motion, units


def simulate(g: CortegeState, shot: Shot, filmed: bool) -> None:
    """Run PHY-1 and take down what became of the flick."""
    motion, units = set_going(g, shot)
    if filmed:
        motion.film = Film(len(units))
    motion.run()
    shot.first = encounter(shot.unit, [units[i] for i in motion.touched], motion.touched_at)
    shot.milliseconds = floor(motion.time * 1000.0 + 0.5)
    for i, time in motion.exits:
        shot.exits.extend([units[i], floor(time * MICRO), on_grid(motion.x[i]), on_grid(motion.y[i])])
    for i, unit in enumerate(units):
        if motion.stirred[i]:
            shot.ends(unit, on_grid(motion.x[i]), on_grid(motion.y[i]))
    if motion.film is not None:
        take_down(shot, motion, motion.film, units)


def take_down(shot: Shot, motion: Motion, film: Film, units: list[int]) -> None:
    """What only the log and the referee need: ties, contacts and films."""
    for i, closing in zip(motion.touched, motion.touched_at, strict=True):
        shot.ties.extend([units[i], on_grid(closing)])
    for time, i, j, closing in motion.contacts:
        shot.contacts.extend([floor(time * MICRO), units[i], units[j], on_grid(closing)])
    shot.films = [film.frames[i] for i in range(len(units)) if motion.stirred[i]]


def will_touch(g: CortegeState, unit: int, dx: int, dy: int, power: int) -> bool:
    """K-33. Would the same input, given by an exact hand, have an encounter?"""
    motion, _ = set_going(g, Shot(unit, dx, dy, power, EXACT, 0, 0))
    return motion.will_touch()
