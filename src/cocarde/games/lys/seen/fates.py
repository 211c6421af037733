"""What a move would bring, in a few words: the stakes of bounces, passes, dangers, escapes and throws."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Stake, stake
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    DEPART,
    GUYANA,
    LYS,
    PLACES,
    PRISON,
    SALON,
    STATES_GENERAL,
    SYMBOL,
    in_prison,
)
from cocarde.games.lys.data.rows import PAWNS, PartRow
from cocarde.games.lys.rules.movement.automatic import along_annexe
from cocarde.games.lys.rules.movement.dispersal import dispersed
from cocarde.games.lys.rules.movement.pawns import back, exists, next_barrier
from cocarde.games.lys.rules.movement.throws import distance_of, moves
from cocarde.games.lys.rules.trees import books_of
from cocarde.games.lys.seen.preview import DANGEROUS, PARTS
from cocarde.games.lys.state import LysState

COUNTED: Final = ("tree", "draw", "discard")
OF_PRISONERS: Final = ("massacre", "liberate", "redistribute")
THROWS: Final = 36
LONGEST: Final = 8
"""The longest throw."""
ANNEXES: Final = range(PRISON + 1, GUYANA)
"""The squares of the Conciergerie and of the frontiers."""


class Journey:
    """Where a move that ends on a square leads in the end, and what happens on the way, as words `fate-…`."""

    def __init__(self, g: LysState, seat: int, place: int) -> None:
        self.g = g
        self.seat = seat
        self.end = place
        self.fates: list[str] = []
        self.execute(place)

    def execute(self, place: int) -> None:
        """L-70, L-75. The parts that concern the player, in order."""
        for part in PARTS[self.g.marking[self.seat]][place]:
            self.undergo(place, part)

    def undergo(self, place: int, part: PartRow) -> None:
        """One part of a sentence; what would do nothing now is left out."""
        verb, g, seat = part.verb, self.g, self.seat
        if verb == "go" or (verb == "ransom" and not g.brevets[seat]):
            self.go(part)
        elif verb == "disperse":
            self.disperse(place, part)
        elif verb == "hold":
            alone = not any(g.place[player] == STATES_GENERAL for player in g.others(seat))
            self.fates += [f"hold-{part.hold}"] if part.hold != "estates" or alone else []
        elif verb in COUNTED:
            self.fates.append(f"{verb}-{part.n}")
        elif verb == "die":
            self.fates.append(verb)
            self.end = DEPART
        elif self.matters(verb):
            self.fates.append(verb)

    def matters(self, verb: str) -> bool:
        """Would a part that looks at others, or at the hand, do anything?"""
        g, seat = self.g, self.seat
        if verb in OF_PRISONERS:
            return any(in_prison(g.place[player]) for player in g.others(seat))
        if verb == "wave":
            return any(g.marking[p] & LYS and 0 < g.place[p] < BRUMAIRE for p in g.others(seat))
        return verb != "schools" or bool(books_of(g, seat))

    def go(self, part: PartRow) -> None:
        """L-73, L-74. Being sent, and what happens there."""
        self.end = exists(self.g, PLACES.index(part.to))
        if not part.quiet and (not part.resend or self.g.options.resend_gains):
            self.execute(self.end)

    def disperse(self, place: int, part: PartRow) -> None:
        """L-82, L-84, L-86. Oneself leaves, or others do."""
        leaving = dispersed(self.g, self.seat, place, PAWNS.index(part.pawns))
        if self.seat in leaving:
            self.go(part)
        if any(player != self.seat for player in leaving):
            self.fates.append("disperse")


def bound(key: str, g: LysState, seat: int, place: int, loud: bool = True) -> Stake:
    """The stake of going to a place: what happens there, if anything is executed, and where that leads."""
    journey = Journey(g, seat, place) if loud else None
    fates = journey.fates if journey else []
    end = journey.end if journey else place
    if end in ANNEXES and g.place[seat] not in ANNEXES:  # L-110, L-120: one enters
        word = "jail" if in_prison(end) else "front"
        by = "" if end == place else "-by"
        return stake(f"{word}{by}", square=PLACES[place], n=len(fates), fates=fates)
    if end == GUYANA:  # L-130
        by = "" if end == place else "-by"
        return stake(f"guyana{by}", square=PLACES[place], chance=hundredths(doubles(g)))
    if end not in (place, DEPART):
        return stake(f"{key}-on", square=PLACES[place], to=PLACES[end], n=len(fates), fates=fates)
    return stake(key, square=PLACES[place], n=len(fates), fates=fates)


def walked(g: LysState, place: int, distance: int) -> int:
    """L-41, L-61. Where a walk ends if no celebrity passes a barrier."""
    if place > BRUMAIRE:
        return along_annexe(place, distance)
    barrier = next_barrier(g, place)
    over = g.road.index(place) + distance - g.road.index(barrier)
    return back(g, barrier, over) if over > 0 else g.road[g.road.index(place) + distance]


def passed(g: LysState, seat: int, over: int) -> Stake:
    """L-62, L-66. What the steps left over lead to beyond the barrier."""
    barrier = g.place[seat]
    if barrier == BRUMAIRE:
        return stake("pass-end")
    following = next_barrier(g, barrier)
    if g.road.index(barrier) + over > g.road.index(following):
        return stake("pass-barrier", square=PLACES[following])
    return bound("pass", g, seat, g.road[g.road.index(barrier) + over])


def thrown(g: LysState, seat: int) -> Stake:
    """L-40 to L-44. How often a throw moves its thrower, and how often into a danger or to a tree, of a hundred."""
    place = g.place[seat]
    if place == GUYANA:
        return stake("roll-guyana", hundredths(doubles(g)))
    if g.held[seat] == SALON:
        return stake("roll-salon", hundredths(doubles(g)), n=g.salon[seat])
    ends = [walked(g, place, distance) for distance in moving_throws(g, seat)]
    perils = [end for end in ends if DANGEROUS[g.marking[seat]][end] or "die" in Journey(g, seat, end).fates]
    trees = [end for end in ends if any(fate.startswith("tree") for fate in Journey(g, seat, end).fates)]
    return stake("roll", hundredths(len(ends)), danger=hundredths(len(perils)), tree=hundredths(len(trees)))


def doubles(g: LysState) -> int:
    """How many of the 36 throws are doubles."""
    return sum(1 for one in g.options.faces for other in g.options.faces if one == other)


def moving_throws(g: LysState, seat: int) -> list[int]:
    """How far each of the 36 throws that move this thrower would take him."""
    found: list[int] = []
    for one, face in enumerate(g.options.faces):
        for other, second in enumerate(g.options.faces):
            if moves(g, seat, SYMBOL[one] | SYMBOL[other], face == second):
                found.append(distance_of(g, one, other))
    return found


def hundredths(throws: int) -> int:
    """So many throws of 36, in a hundred."""
    return round(100 * throws / THROWS)


def ahead(g: LysState, seat: int, marking: int) -> tuple[int, int]:
    """The squares within a longest throw that would endanger a pawn so marked, and those that would give it trees."""
    place = g.place[seat]
    if place > BRUMAIRE:
        return 0, 0
    at = g.road.index(place)
    near = g.road[at + 1 : at + 1 + LONGEST]
    perils = [n for n in near if DANGEROUS[marking][n]]
    trees = [n for n in near if any(part.verb == "tree" for part in PARTS[marking][n])]
    return len(perils), len(trees)
