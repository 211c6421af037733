"""V-92 to V-95: points and the winner."""

from __future__ import annotations

from cocarde.core.outcome import Counted, Outcome
from cocarde.core.text import Text
from cocarde.games.vendee.data.numbers import BLUE, WHITE
from cocarde.games.vendee.state import VendeeState

HEX_POINTS = 2
FORT_POINTS = 3


def points(g: VendeeState, camp: int) -> int:
    """V-92. 2 for each hex controlled, 3 for each fortress; hexes set aside have no owner."""
    total = 0
    for hex, owner in enumerate(g.owner):
        if owner == camp:
            total += HEX_POINTS
            if g.fort[hex]:
                total += FORT_POINTS
    return total


def winner(g: VendeeState) -> int:
    """V-93. The higher total; a tie is White's. Asked only when the last round is over (V-94)."""
    return BLUE if points(g, BLUE) > points(g, WHITE) else WHITE


def outcome(g: VendeeState) -> Outcome:
    """V-93, V-95. Partners share the rank of their camp."""
    scores = [points(g, BLUE), points(g, WHITE)]
    won = winner(g)
    key = "outcome-tie" if scores[BLUE] == scores[WHITE] else "outcome-blue" if won == BLUE else "outcome-white"
    return Outcome(
        ranks=[1 if seat & 1 == won else 2 for seat in range(g.seats)],
        scores=[scores[seat & 1] for seat in range(g.seats)],
        rule="V-93",
        text=Text(key, {"white": scores[WHITE], "blue": scores[BLUE]}),
    )


def reckoning(g: VendeeState) -> list[Counted]:
    """V-92. Hexes and fortresses of each camp, and what they make."""
    return [
        by_camp(g, "reckoning-hexes", [g.owner.count(BLUE), g.owner.count(WHITE)], HEX_POINTS),
        by_camp(g, "reckoning-forts", [forts(g, BLUE), forts(g, WHITE)], FORT_POINTS),
        by_camp(g, "reckoning-points", [points(g, BLUE), points(g, WHITE)]),
    ]


def forts(g: VendeeState, camp: int) -> int:
    """The fortresses on the hexes of a camp."""
    return len([hex for hex, owner in enumerate(g.owner) if owner == camp and g.fort[hex]])


def by_camp(g: VendeeState, key: str, values: list[int], each: int = 0) -> Counted:
    """A line that partners share; `each`: what one counts, 0: it is the sum."""
    label = Text(key, {"n": each}) if each else Text(key)
    return Counted(label, [values[seat & 1] for seat in range(g.seats)], total=not each)
