"""L-3, L-6, L-74, L-80: where pawns stand, and the road that is left of the main track."""

from __future__ import annotations

from cocarde.core.text import Args
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    DEPART,
    ESTATES,
    FREE,
    GUYANA,
    NEXT_BARRIER,
    PLACES,
    PRISON,
    STATES_GENERAL,
)
from cocarde.games.lys.rules.causes import NO_CAUSE
from cocarde.games.lys.state import LysState


def stand(g: LysState, seat: int, place: int) -> None:
    """L-36, L-64, LR-53. A pawn is set down: what held it ends, in an annexe its wound too."""
    g.place[seat] = place
    g.held[seat] = FREE
    g.salon[seat] = 0
    if place > BRUMAIRE:
        g.wounded[seat] = False
        return
    g.stood[seat] = place
    if place == STATES_GENERAL:
        meet(g, seat)


def meet(g: LysState, seat: int) -> None:
    """L-80, LR-51. Whoever comes to 1, by whatever means, frees who was held there."""
    for other in range(g.seats):
        if g.held[other] == ESTATES and other != seat:
            g.held[other] = FREE
            if g.telling:
                g.tell("freed", "L-80", {"seat": other, "hold": "estates"})


def exists(g: LysState, place: int) -> int:
    """L-74, LR-34. The place itself, or if it is cancelled the nearest existing lower square."""
    while place < BRUMAIRE and g.planter[place] >= 0:
        place -= 1
    return place


def back(g: LysState, place: int, n: int) -> int:
    """L-65. The square `n` existing squares further back, never below Départ."""
    at = g.road.index(place) - n
    return g.road[at] if at > 0 else DEPART


def trees_between(g: LysState, one: int, other: int) -> int:
    """L-6, L-142. The cancelled squares of the main track that a way from one place to the other leaves out."""
    if max(one, other) > BRUMAIRE:
        return 0
    return abs(other - one) - abs(g.road.index(other) - g.road.index(one))


def way(g: LysState, seat: int, one: int, other: int) -> Args:
    """Whose way, from where to where, and past how many trees: why it is longer than the dice say."""
    return {"seat": seat, "from": PLACES[one], "to": PLACES[other], "trees": trees_between(g, one, other)}


def next_barrier(g: LysState, place: int) -> int:
    """L-60, L-63. The next barrier ahead that still exists; 56 is the last (L-66)."""
    barrier = NEXT_BARRIER[place]
    while g.planter[barrier] >= 0:
        barrier = NEXT_BARRIER[barrier]
    return barrier


def send(g: LysState, seat: int, place: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """L-73. A pawn is sent somewhere, without any sentence yet."""
    place = exists(g, place)
    stand(g, seat, place)
    if g.telling:
        told: Args = {"seat": seat, "to": PLACES[place], **cause}
        g.tell(sent_how(place), rule, told)


def sent_how(place: int) -> str:
    """The event of being sent: to the main track, to prison, to the frontiers, to Guyane."""
    if place <= BRUMAIRE:
        return "went"
    return "jailed" if place == PRISON + 1 else "deported" if place == GUYANA else "enlisted"
