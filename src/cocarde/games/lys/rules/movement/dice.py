"""L-17, L-40 to L-44: the throw."""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.numbers import FREE, GUYANA, HOLD_NAMES, SALON, SALON_SQUARE, SEATS, SYMBOL
from cocarde.games.lys.rules.cards import LIMIT, draw
from cocarde.games.lys.rules.causes import by_square
from cocarde.games.lys.rules.movement.automatic import advance_automatically
from cocarde.games.lys.rules.movement.barriers import walk
from cocarde.games.lys.rules.movement.throws import distance_of, moves
from cocarde.games.lys.rules.sentences import go_to
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatStep

STAYS: Final = {"symbol": "L-42", "estates": "L-80", "tavern": "L-85"}
"""By which rule a throw does not move its thrower."""


class Throw(SeatStep[LysState]):
    """L-17, L-40, L-44, LR-36. Both dice fall; the others move by their symbols, then the thrower."""

    fateful = True

    def run(self, g: LysState) -> None:
        seat = self.seat
        one = g.chance.below(6)
        other = g.chance.below(6)
        g.thrower = seat
        g.dice = [one, other]
        if g.telling:
            g.tell("threw", "L-40", {"seat": seat, "faces": [g.options.faces[one], g.options.faces[other]]})
        symbols = SYMBOL[one] | SYMBOL[other]
        distance = distance_of(g, one, other)
        if symbols:
            for player in g.others(seat):
                if g.marking[player] & symbols:
                    advance_automatically(g, player, distance)
        double = g.options.faces[one] == g.options.faces[other]  # LR-100
        if g.place[seat] == GUYANA:
            leave_guyana(g, seat, double)
        elif g.held[seat] == SALON:
            spend_salon(g, seat, g.options.values[one] if double else 0)
        elif moves(g, seat, symbols, double):
            free(g, seat)
            walk(g, seat, distance)
        elif g.telling:
            tell_stay(g, seat, symbols)


def tell_stay(g: LysState, seat: int, symbols: int) -> None:
    """L-42, L-80, L-85, LR-68. The thrower stays: the symbol is not his, or a square holds him."""
    why = "symbol" if symbols else HOLD_NAMES[g.held[seat]]
    g.tell("stayed", STAYS[why], {"seat": seat, "why": why})


def free(g: LysState, seat: int) -> None:
    """L-85. The throw that frees a player from 1 or 20 also moves him."""
    if g.held[seat] != FREE:
        if g.telling:
            hold = HOLD_NAMES[g.held[seat]]
            g.tell("freed", "L-85" if hold == "tavern" else "L-80", {"seat": seat, "hold": hold})
        g.held[seat] = FREE


def leave_guyana(g: LysState, seat: int, double: bool) -> None:
    """L-130, LR-65. Only an own double leads out of Guyane: to 53 with its sentence, and no further."""
    if double:
        go_to(g, seat, SALON_SQUARE, "L-130", by_square(g, seat))
    elif g.telling:
        g.tell("stayed", "L-130", {"seat": seat, "why": "guyane", **by_square(g, seat)})


def spend_salon(g: LysState, seat: int, cards: int) -> None:
    """L-96, LR-61. A throw in the salon: no step forward; a double pays its number in cards, a double symbol 1."""
    g.salon[seat] -= 1
    if g.telling:
        g.tell("talked", "L-96", {"seat": seat, "n": g.salon[seat]})
    if not g.salon[seat]:
        g.held[seat] = FREE
    if cards:
        g.push(LIMIT[seat])
        draw(g, seat, cards, "L-96")


THROW: Final = [Throw(seat) for seat in range(SEATS)]
