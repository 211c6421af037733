"""Which card of the standing play makes an effect happen: the events of the effect name it."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.vendee.data.numbers import BOX, FACES
from cocarde.games.vendee.state import ADDED, BASE, FATE, PLAY_WIDTH, SEAT, STANDS, VendeeState

WAITING_AS: Final = {"draw": "Draw", "draw_at": "OnSymbol"}
"""The effects that both cards of a play may bear, by the name of their frame: the frames themselves ask here."""


def has_effect(face: int, op: str) -> bool:
    """Does the card bear this effect?"""
    return face >= 0 and op in [effect.op for effect in BOX.cards[face].fx]


def cause_of(g: VendeeState, op: str) -> Args:
    """VR-16. The card of the play that stands now whose effect this is, as the argument `cause`.

    The base comes before the bonus: where both bear the effect, as many draws as are still waiting tell which it is.
    """
    if not g.plays or g.plays[FATE - PLAY_WIDTH] != STANDS:
        return {}
    base, bonus = g.plays[BASE - PLAY_WIDTH], g.plays[ADDED - PLAY_WIDTH]
    face = bonus if has_effect(bonus, op) and not (has_effect(base, op) and still_waits(g, op)) else base
    return {"cause": f"card:{FACES[face]}"} if has_effect(face, op) else {}


def still_waits(g: VendeeState, op: str) -> bool:
    """Is the same effect of the bonus card still to come?"""
    name = WAITING_AS.get(op, "")
    return name in [type(frame).__name__ for frame in g.agenda]


def cause_of_marker(g: VendeeState, camp: int) -> Args:
    """V-79. The first card with a `manche` that the winner laid in this battle."""
    for at in range(0, len(g.plays), PLAY_WIDTH):
        if g.plays[at + FATE] == STANDS and g.plays[at + SEAT] & 1 == camp:
            for face in (g.plays[at + BASE], g.plays[at + ADDED]):
                if has_effect(face, "manche"):
                    return {"cause": f"card:{FACES[face]}"}
    return {}
