"""Positions of Le Cortège for tests: units at places in mm, as the vectors of section 9 give them."""

from __future__ import annotations

from collections.abc import Mapping

from cocarde.core.chance import Scripted
from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.games.cortege import GAME
from cocarde.games.cortege.data.numbers import ARRESTED, COLOUR, COUNT, DISCARDED, IDS, NUMBER, RED, REDS, STATUSES
from cocarde.games.cortege.rules.flow import EndTurn
from cocarde.games.cortege.rules.turns import TakeTurn
from cocarde.games.cortege.state import CortegeState

Places = Mapping[str, tuple[float, float]]
CP_SEAT, PO_SEAT = 0, 1
FAR_AWAY = (370.0, 90.0)


def new(*draws: int, **options: object) -> Table:
    """A table at its first decision, seat 0 being CP; an exact hand unless told otherwise."""
    return Table.new(GAME, 2, {"hand": "exact", "sides": "seat0_cp", **options}, chance=Scripted(list(draws)))


def street(
    places: Places,
    gauges: tuple[int, int, int] = (0, 0, 0),
    turn: int = 1,
    blocked: tuple[str, ...] = (),
    spare: bool = True,
    draws: tuple[int, ...] = (),
    **options: object,
) -> Table:
    """A table in the middle of phase B. The other units are out, but for one spare red unit far away."""
    table = new(*draws, **options)
    g = state(table)
    for unit in range(COUNT):
        g.take(unit, ARRESTED if COLOUR[unit] == RED else DISCARDED)
    if spare:
        put(table, next(IDS[unit] for unit in REDS if IDS[unit] not in places), *FAR_AWAY)
    for name, (x, y) in places.items():
        put(table, name, x, y)
    for name in blocked:
        g.blocked[NUMBER[name]] = 1
    g.gauges = list(gauges)
    g.turn = turn
    g.agenda[:] = [EndTurn(), TakeTurn()]
    return table


def state(table: Table) -> CortegeState:
    assert isinstance(table.state, CortegeState)
    return table.state


def put(table: Table, name: str, x: float, y: float) -> None:
    """A unit on the board, in mm."""
    state(table).put(NUMBER[name], round(100 * x), round(100 * y))


def flick(table: Table, name: str, dx: int, dy: int, power: int) -> list[Seen]:
    """The seat to act flicks; what everybody saw of it."""
    before = table.clock(None)
    table.answer(table.pending()[0], f"flick {name} {dx} {dy} {power}")
    return table.events(None, before)


def at(table: Table, name: str) -> tuple[int, int]:
    """Where a unit is, in u; (-1, -1) off the board."""
    return state(table).x[NUMBER[name]], state(table).y[NUMBER[name]]


def status(table: Table, name: str) -> str:
    return STATUSES[state(table).status[NUMBER[name]]]


def gauges(table: Table) -> tuple[int, ...]:
    return tuple(state(table).gauges)


def kinds(events: list[Seen]) -> list[str]:
    return [event.kind for event in events]


def one(events: list[Seen], kind: str) -> Seen:
    """The one event of this kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


def first(events: list[Seen]) -> str:
    """The unit of the encounter; "" if there was none."""
    number = one(events, "flicked").args["first"]
    assert isinstance(number, int)
    return IDS[number] if number >= 0 else ""


def words_of(z: int) -> tuple[int, int, int, int]:
    """Four 16-bit words that make this error of the hand (K-51)."""
    total = 131070 - -z * 37837 // 1000
    part = total // 4
    return part, part, part, total - 3 * part
