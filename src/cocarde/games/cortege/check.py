"""What must hold in every position: no disc is lost, doubled, over the edge or over another."""

from __future__ import annotations

from cocarde.games.cortege.data.numbers import (
    ARRESTED,
    BOARD,
    BOX,
    COLOUR,
    COUNT,
    DISCARDED,
    ENTERED,
    IDS,
    NOWHERE,
    PASSANTE,
    RADIUS,
    RED,
    SIDE,
    STATUSES,
    SWAPPED,
)
from cocarde.games.cortege.rules.board import LENGTH, SLACK, WIDTH, square
from cocarde.games.cortege.state import ARRESTS, BUILDING, OPINION, CortegeState
from cocarde.kit.invariants import demand


def check(g: CortegeState) -> None:
    """Every invariant, or `BrokenInvariant`."""
    for unit in range(COUNT):
        check_unit(g, unit)
        for other in range(unit):
            check_pair(g, unit, other)
    check_gauges(g)
    for side in range(2):
        held = [IDS[unit] for unit in range(COUNT) if g.blocked[unit] and SIDE[unit] == side]
        demand(len(held) <= 1, f"K-102: {' and '.join(held)} are blocked at once")


def check_unit(g: CortegeState, unit: int) -> None:
    """K-3, K-11. A unit has one status, and a place exactly when it is on the board."""
    name, status, x, y = IDS[unit], g.status[unit], g.x[unit], g.y[unit]
    demand(0 <= status < len(STATUSES), f"K-3: {name} has no status")
    if status == BOARD:
        demand(0 <= x <= WIDTH and 0 <= y <= LENGTH, f"K-11: {name} is over the edge at {x}, {y}")
    else:
        demand(x == NOWHERE and y == NOWHERE, f"{name} is {STATUSES[status]} and stands at {x}, {y}")
        demand(not g.blocked[unit], f"{name} is {STATUSES[status]} and blocked")
    demand(status not in (ARRESTED, ENTERED) or COLOUR[unit] == RED, f"{name} is {STATUSES[status]} and not red")
    demand(status != SWAPPED or unit == PASSANTE, f"{name} was swapped")
    demand(status != DISCARDED or COLOUR[unit] != RED, f"K-87: {name} is discarded, not arrested")


def check_pair(g: CortegeState, unit: int, other: int) -> None:
    """K-12. Two discs never overlap by more than the rounding allows."""
    if g.status[unit] == BOARD and g.status[other] == BOARD:
        reach = RADIUS[unit] + RADIUS[other] - SLACK
        apart = square(g.x[unit], g.y[unit], g.x[other], g.y[other])
        demand(apart >= reach * reach, f"K-12: {IDS[unit]} lies over {IDS[other]}")


def check_gauges(g: CortegeState) -> None:
    """The gauges tell what became of the red units."""
    ends = (BOX.board.gauges.building, BOX.board.gauges.opinion, BOX.board.gauges.arrests)
    for gauge in (BUILDING, OPINION, ARRESTS):
        demand(0 <= g.gauges[gauge] <= ends[gauge], f"a gauge stands at {g.gauges[gauge]}")
    entered = len([unit for unit in range(COUNT) if g.status[unit] == ENTERED])
    arrested = len([unit for unit in range(COUNT) if g.status[unit] == ARRESTED])
    demand(g.gauges[BUILDING] == min(entered, ends[BUILDING]), f"{entered} units entered, the gauge says otherwise")
    demand(g.gauges[ARRESTS] == arrested + g.exchanged, f"{arrested} units are arrested, the gauge says otherwise")
