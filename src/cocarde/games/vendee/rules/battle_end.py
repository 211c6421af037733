"""V-75 to V-84: the result of a battle, the end marker, and whether the round goes on."""

from __future__ import annotations

from cocarde.core.text import Args
from cocarde.games.vendee.data.numbers import ANY, FIRST_END, HEXES, LAST_END, MOST_BATTLES
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.rules.cards import retire
from cocarde.games.vendee.rules.causes import cause_of_marker
from cocarde.games.vendee.rules.effects import LONGER, SHORTER
from cocarde.games.vendee.rules.sites import build_fort, raze_fort, take_hex
from cocarde.games.vendee.state import ADDED, BASE, FATE, PLAY_WIDTH, SEAT, STANDS, VendeeState


def conclude(g: VendeeState) -> None:
    """V-75 to V-81, in this order: winner, board, end marker, table cleared."""
    attacker = g.attacker & 1
    winner = g.standing & 1 if g.standing >= 0 else 1 - attacker
    if g.telling:
        kind = "battle_won" if winner == attacker else "battle_held"
        said: Args = {"camp": CAMPS[winner], "hex": HEXES[g.hex], "total": g.to_beat}
        g.tell(kind, "V-75", said if winner == attacker else {**said, "own": int(g.owner[g.hex] == attacker)})
    if winner == attacker:  # V-76: a defender merely holds
        reward(g, winner)
    move_marker(g, winner)
    g.dry = 0 if g.plays else g.dry + 1  # V-24
    clear_table(g)


def reward(g: VendeeState, camp: int) -> None:
    """V-77. The attacker takes a bare enemy hex, razes an enemy fortress, or fortifies his own hex (V-78)."""
    if g.owner[g.hex] != camp:
        if g.fort[g.hex]:
            raze_fort(g, g.hex, "V-77")
        else:
            take_hex(g, g.hex, camp, "V-77")
    elif g.reserve:
        build_fort(g, g.hex, "V-77")


def move_marker(g: VendeeState, winner: int) -> None:
    """V-79, V-80. One step per kind of flag of the winner; between 3 and 6, and never below the round."""
    flags = g.manche[winner]
    if not flags:
        return
    step = (1 if flags & LONGER else 0) - (1 if flags & SHORTER else 0)
    to = max(FIRST_END, g.round, min(LAST_END, g.end_marker + step))
    if to != g.end_marker:
        g.end_marker = to
        if g.telling:
            moved: Args = {"camp": CAMPS[winner], "step": step, "round": to}
            g.tell("marker_moved", "V-79", {**moved, **cause_of_marker(g, winner)})


def clear_table(g: VendeeState) -> None:
    """V-81. The cards played go to their camp's discard pile, unique events aside; the battle is over."""
    plays = g.plays
    for at in range(0, len(plays), PLAY_WIDTH):
        if plays[at + FATE] == STANDS:
            camp = plays[at + SEAT] & 1
            retire(g, camp, plays[at + BASE])
            if plays[at + ADDED] >= 0:
                retire(g, camp, plays[at + ADDED])
    end_battle(g)


def end_battle(g: VendeeState) -> None:
    """No battle: nothing stands, 0 is to be beaten by any type."""
    g.hex = -1
    g.plays = []
    g.standing = -1
    g.to_beat = 0
    g.asked = ANY
    g.passed = 0
    g.manche = [0, 0]


def round_goes_on(g: VendeeState) -> bool:
    """V-82, V-114: no hand is empty; V-24: not as many dry battles in a row as seats; V-84: not 40 battles."""
    for hand in g.hands:
        if not hand:
            return False
    return g.dry < g.seats and g.battles < MOST_BATTLES
