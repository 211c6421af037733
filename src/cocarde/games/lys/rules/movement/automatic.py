"""L-50 to L-55: players moved by somebody else's symbol advance without barriers and sentences."""

from __future__ import annotations

from cocarde.games.lys.data.numbers import ANNEXE_END, BRUMAIRE, FRONT, GUYANA, PLACES, PRISON, SALON, SALON_SQUARE
from cocarde.games.lys.rules.causes import by_square
from cocarde.games.lys.rules.death import die
from cocarde.games.lys.rules.movement.pawns import exists, stand, way
from cocarde.games.lys.state import LysState


def advance_automatically(g: LysState, seat: int, distance: int) -> None:
    """L-50, L-52, L-53, L-162. A pawn follows its symbol; in Guyane, in the salon, dead (LR-92) or on 56 it does not.

    It executes nothing, so that nothing holds it where it arrives (L-55, LR-39).
    """
    place = g.place[seat]
    if g.held[seat] == SALON or g.reborn[seat] or rests(place):
        return
    to = along_annexe(place, distance) if place > BRUMAIRE else along_road(g, place, distance)
    stand(g, seat, to)
    if g.telling:
        tell_advance(g, seat, place, to, distance)
    reach(g, seat, to)


def tell_advance(g: LysState, seat: int, place: int, to: int, distance: int) -> None:
    """L-50, L-51, L-112, L-121. The way there, and what is walked back from the end."""
    end = end_of_annexe(place) if place > BRUMAIRE else BRUMAIRE
    left = distance - (end - place if place > BRUMAIRE else len(g.road) - 1 - g.road.index(place))
    at = end if left > 0 else to
    g.tell("advanced", "L-50", way(g, seat, place, at))
    if left > 0:
        g.tell("bounced", "L-51", {**way(g, seat, end, to), "n": left, "off": "end"})


def rests(place: int) -> bool:
    """L-52, L-171, LR-89. No symbol moves a pawn in Guyane or on 56."""
    return place in (GUYANA, BRUMAIRE)


def along_road(g: LysState, place: int, distance: int) -> int:
    """L-51, LR-37. So many existing squares on; a surplus beyond 56 is walked back."""
    last = len(g.road) - 1
    at = g.road.index(place) + distance
    return g.road[at] if at <= last else g.road[2 * last - at]


def along_annexe(place: int, distance: int) -> int:
    """L-112, L-121. So many squares on in prison or on the frontiers; a surplus beyond 8 is walked back."""
    end = end_of_annexe(place)
    to = place + distance
    return to if to <= end else 2 * end - to


def end_of_annexe(place: int) -> int:
    """The last square of the prison or of the frontiers."""
    return (FRONT if place > FRONT else PRISON) + ANNEXE_END


def reach(g: LysState, seat: int, place: int) -> None:
    """L-51, LR-64. Three ends count even here: the guillotine, the return from the frontiers, 18 Brumaire."""
    if place == PRISON + ANNEXE_END:
        die(g, seat, by_square(g, seat))
    elif place == FRONT + ANNEXE_END:
        home = exists(g, SALON_SQUARE)
        stand(g, seat, home)
        if g.telling:
            g.tell("came_home", "L-51", {"seat": seat, "to": PLACES[home]})
    elif place == BRUMAIRE and g.telling:
        g.tell("finished", "L-171", {"seat": seat})
