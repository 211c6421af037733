"""What an answer is for: whom a flick touches first and what that does, how exposed a place is, with which chance."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Stake, Text, stake
from cocarde.games.cortege.choices import Exchange, Flick, Placement
from cocarde.games.cortege.data.numbers import (
    BLACK_BLOC,
    BLOCKS,
    BOARD,
    COLOUR,
    COLOURS,
    DISCARDS,
    IDS,
    NO_UNIT,
    OPINION,
    PHOTOGRAPHE,
    PO,
    RED,
    SIDE,
    TRIGGER,
)
from cocarde.games.cortege.physics.hand import EXACT
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.rules.board import GRID
from cocarde.games.cortege.rules.encounter import MATCH, NOTHING, verdict
from cocarde.games.cortege.rules.rounds import decides
from cocarde.games.cortege.rules.telling import way_of
from cocarde.games.cortege.seen.surety import enters, flicked, sure_to_carom, sure_to_enter, sure_to_touch
from cocarde.games.cortege.state import BUILDING, CortegeState
from cocarde.games.cortege.thinking.aims import HUNTERS
from cocarde.games.cortege.thinking.chances import HITS, chance_of
from cocarde.games.cortege.thinking.sightlines import DOOR_X, DOOR_Y, Sight, apart

AIMED: Final[dict[tuple[object, ...], Shot]] = {}
"""The shot that was asked for last: an answer's label and its stake ask for the same."""


def aimed(g: CortegeState, choice: Flick) -> Shot:
    """K-33. The same input given by an exact hand."""
    case = choice.unit, choice.dx, choice.dy, choice.power, tuple(g.x), tuple(g.y), tuple(g.status)
    shot = AIMED.get(case)
    if shot is None:
        shot = flicked(g, choice, EXACT, 0, 0)
        AIMED.clear()
        AIMED[case] = shot
    return shot


def effects_of(flicked: int, touched: int) -> list[str]:
    """K-85 to K-90. What the flicked unit's icons do to the touched one, as words `effect-…`."""
    found: list[str] = []
    if DISCARDS[flicked]:
        found.append("arrest" if SIDE[flicked] == PO and COLOUR[touched] == RED else "discard")
    if OPINION[flicked]:
        found.append(f"opinion_{'up' if OPINION[flicked] > 0 else 'down'}_{abs(OPINION[flicked])}")
    return [*found, "block"] if BLOCKS[flicked] else found


def comes_of(g: CortegeState, flicked: int, touched: int) -> list[str]:
    """K-85 to K-90, K-110. What touching it does, and whether the round ends with that."""
    return [*effects_of(flicked, touched), *filter(None, [decides(g, flicked)])]


def flick_stake(g: CortegeState, choice: Flick) -> Stake:
    """K-46, K-83, K-92. The first contact or the place of rest, what it does, and how surely this hand gets there."""
    shot = aimed(g, choice)
    unit = choice.unit
    why = verdict(unit, shot.first)
    if enters(shot):
        return entry_stake(g, choice, shot.first, why)
    if why == MATCH:
        touched = shot.first
        effects = comes_of(g, unit, touched)
        return stake("flick-match", sure_to_touch(g, choice, touched), touched=IDS[touched], effects=effects)
    if unit in shot.exits[::EXIT]:
        return stake("flick-out")
    if why == NOTHING:
        return stake("flick-nothing", way=way_of(g, shot))
    return stake(f"flick-{why}", touched=IDS[shot.first])


def entry_stake(g: CortegeState, choice: Flick, touched: int, why: str) -> Stake:
    """K-92. It stops in the Building; on the way there it may glance off a disc, which has its effect too (K-83)."""
    n = g.gauges[BUILDING] + 1
    if touched == NO_UNIT:
        return stake("flick-enter", sure_to_enter(g, choice), n=n)
    sure = sure_to_carom(g, choice)
    if why == MATCH:
        return stake("flick-carom-match", sure, n=n, touched=IDS[touched], effects=comes_of(g, choice.unit, touched))
    return stake("flick-carom", sure, n=n, touched=IDS[touched])


def infiltration_stake(g: CortegeState, choice: Flick) -> Stake:
    """K-38. Who would be arrested before the march begins."""
    touched = aimed(g, choice).first
    return stake("infiltrate", sure_to_touch(g, choice, touched), touched=IDS[touched])


def ambush_stake(g: CortegeState, choice: Placement) -> Stake:
    """K-32. How far the two units would be from here."""
    x, y = choice.x / GRID, choice.y / GRID
    ways = [round(apart(x, y, g.x[unit] / GRID, g.y[unit] / GRID)) for unit in (BLACK_BLOC, PHOTOGRAPHE)]
    sure = chance_of(HITS[g.terms.hands[g.seat_of(PO)]], float(min(ways)))
    return stake("place-interpellation", round(100 * sure), bloc=ways[0], photo=ways[1])


def infiltrator_stake(g: CortegeState, choice: Placement) -> Stake:
    """K-31. How far a unit of the infiltration would be from the Building."""
    return stake("place-infiltrator", way=from_door(choice))


def deploy_stake(g: CortegeState, choice: Placement) -> Stake:
    """K-42. How far from the Building, and how many enemy units that act on this one would have a free way to it."""
    sight = Sight(g)
    x, y = choice.x / GRID, choice.y / GRID
    hunters = [enemy for enemy in HUNTERS[choice.unit] if g.status[enemy] == BOARD]
    seen = [e for e in hunters if sight.is_free(sight.x[e], sight.y[e], x, y, e, choice.unit)]
    return stake("deploy", way=from_door(choice), n=len(seen))


def from_door(choice: Placement) -> int:
    """How far from the Building's centre, in millimetres."""
    return round(apart(choice.x / GRID, choice.y / GRID, DOOR_X, DOOR_Y))


def exchange_stake(choice: Exchange) -> Stake:
    """K-125, K-129."""
    return stake("exchange", unit=IDS[choice.unit])


def aiming(g: CortegeState, unit: int) -> Text:
    """K-46, K-83. What is wanted of who has picked a unit to flick: on which colour it acts, and what that does."""
    if TRIGGER[unit] < 0:
        return Text("step-flick-plain" if COLOUR[unit] == RED else "step-flick-idle", {"unit": IDS[unit]})
    key = "step-flick-red" if COLOUR[unit] == RED else "step-flick"
    sought = next(other for other in range(len(IDS)) if SIDE[other] != SIDE[unit] and COLOUR[other] == TRIGGER[unit])
    return Text(key, {"unit": IDS[unit], "tint": COLOURS[TRIGGER[unit]], "effects": comes_of(g, unit, sought)})


def placing(unit: int) -> Text:
    """K-13. Where to, after what the unit does."""
    return Text("step-place", {"note": f"{IDS[unit]}-note"})
