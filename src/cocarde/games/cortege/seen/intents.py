# interpreted: builds stakes for whoever decides
"""What an answer is for: whom a flick touches first and what that does, how exposed a place is, with which chance."""

from __future__ import annotations

from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.cortege.choices import Exchange, Flick, Placement
from cocarde.games.cortege.data.numbers import (
    BLACK_BLOC,
    BLOCKS,
    BOARD,
    COLOUR,
    COLOURS,
    CP,
    DISCARDS,
    IDS,
    OPINION,
    PHOTOGRAPHE,
    PO,
    RED,
    SIDE,
    TRIGGER,
)
from cocarde.games.cortege.physics.hand import EXACT
from cocarde.games.cortege.physics.shot import EXIT, Shot
from cocarde.games.cortege.physics.simulation import simulate
from cocarde.games.cortege.rules.board import GRID, in_building
from cocarde.games.cortege.rules.encounter import MATCH, NOTHING, verdict
from cocarde.games.cortege.seen.surety import sure_to_enter, sure_to_touch
from cocarde.games.cortege.state import BUILDING, CortegeState
from cocarde.games.cortege.thinking.aims import HUNTERS
from cocarde.games.cortege.thinking.chances import HITS, chance_of
from cocarde.games.cortege.thinking.sightlines import DOOR_X, DOOR_Y, Sight, apart


def aimed(g: CortegeState, choice: Flick) -> Shot:
    """K-33. The same input given by an exact hand."""
    shot = Shot(choice.unit, choice.dx, choice.dy, choice.power, EXACT, 0, 0)
    simulate(g, shot, filmed=False)
    return shot


def effects_of(flicked: int, touched: int) -> list[str]:
    """K-85 to K-90. What the flicked unit's icons do to the touched one, as words `effect-…`."""
    found: list[str] = []
    if DISCARDS[flicked]:
        found.append("arrest" if SIDE[flicked] == PO and COLOUR[touched] == RED else "discard")
    if OPINION[flicked]:
        found.append(f"opinion_{'up' if OPINION[flicked] > 0 else 'down'}_{abs(OPINION[flicked])}")
    return [*found, "block"] if BLOCKS[flicked] else found


def flick_stake(g: CortegeState, choice: Flick) -> Stake:
    """K-46, K-83, K-92. The first contact or the place of rest, what it does, and how surely this hand gets there."""
    shot = aimed(g, choice)
    unit = choice.unit
    if enters(g, shot):
        told: Args = {"n": g.gauges[BUILDING] + 1}
        if shot.first >= 0:
            return Stake(Text("stake-flick-carom", {**told, "touched": IDS[shot.first]}))
        return Stake(Text("stake-flick-enter", told), sure_to_enter(g, choice))
    why = verdict(unit, shot.first)
    if why == MATCH:
        touched = shot.first
        effects = effects_of(unit, touched)
        return stake("flick-match", sure_to_touch(g, choice, touched), touched=IDS[touched], effects=effects)
    if unit in shot.exits[::EXIT]:
        return stake("flick-out")
    if why == NOTHING:
        return stake("flick-nothing", way=slid(g, shot))
    return stake(f"flick-{why}", touched=IDS[shot.first])


def enters(g: CortegeState, shot: Shot) -> bool:
    """K-92. Does the red unit CP flicked come to rest in the Building?"""
    if SIDE[shot.unit] != CP or COLOUR[shot.unit] != RED or shot.unit in shot.exits[::EXIT]:
        return False
    at = shot.moved.index(shot.unit)
    return in_building(shot.xs[at], shot.ys[at])


def slid(g: CortegeState, shot: Shot) -> int:
    """How far the flicked unit goes, in millimetres."""
    at = shot.moved.index(shot.unit)
    x, y = g.x[shot.unit], g.y[shot.unit]
    return round(apart(x / GRID, y / GRID, shot.xs[at] / GRID, shot.ys[at] / GRID))


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


def aiming(unit: int) -> Text:
    """K-46, K-83. What is wanted of who has picked a unit to flick: on which colour it acts."""
    if TRIGGER[unit] < 0:
        return Text("step-flick-plain" if COLOUR[unit] == RED else "step-flick-idle", {"unit": IDS[unit]})
    key = "step-flick-red" if COLOUR[unit] == RED else "step-flick"
    return Text(key, {"unit": IDS[unit], "colour": COLOURS[TRIGGER[unit]]})


def placing(unit: int) -> Text:
    """K-13."""
    return Text("step-place", {"unit": IDS[unit]})
