"""L-10, L-11, section 4.1: a turn, as the rulebook lists it.

The agenda holds one open decision at a time (L-190): an interrupt is answered before what it interrupts goes on, and
nobody is asked anything between a throw and its sentences (LR-87).
"""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.numbers import BRUMAIRE, SEATS
from cocarde.games.lys.rules.actions import CLOSE_TURN, MAIN
from cocarde.games.lys.rules.alms import TAKE_CARDS
from cocarde.games.lys.rules.ending import end_by_cap, search
from cocarde.games.lys.rules.movement.dice import THROW
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatStep


class Turn(SeatStep[LysState]):
    """L-10, L-11, L-12, L-14, L-17, L-18. Cards, action, throw with its sentences, close; a wounded player loses it."""

    def run(self, g: LysState) -> None:
        seat = self.seat
        g.active = seat
        g.turn += 1
        g.rethrows = 0
        if g.wounded[seat]:
            g.wounded[seat] = False
            if g.telling:
                g.tell("skipped", "L-11", {"seat": seat})
            g.push(END_TURN[seat])
            return
        if g.telling:
            g.tell("began", "L-10", {"seat": seat})
        g.then(
            TAKE_CARDS[seat],
            MAIN[seat],
            THROW[seat],
            CLOSE_TURN[seat],
            END_TURN[seat],
        )


class EndTurn(SeatStep[LysState]):
    """L-10, L-170, L-171, L-176, L-196. The game is over if anybody stands on 56, else the next seat plays."""

    def run(self, g: LysState) -> None:
        if BRUMAIRE in g.place:
            search(g, self.seat)
        elif g.turn == g.options.cap * g.seats:
            end_by_cap(g)
        else:
            g.push(TURN[(self.seat + 1) % g.seats])


TURN: Final = [Turn(seat) for seat in range(SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS)]
