"""The round and the battle as section 4 of the rules orders them; the chapters hold what each step means."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.games.vendee.choices import SEATS
from cocarde.games.vendee.data.numbers import BLUE, FACES, TYPES, WHITE
from cocarde.games.vendee.rules.battle_end import conclude, round_goes_on
from cocarde.games.vendee.rules.battlefield import CHOOSE_HEX, can_attack
from cocarde.games.vendee.rules.bidding import OPEN, RESPOND, TO_PARTNER, Bid, can_bid, fall_silent
from cocarde.games.vendee.rules.cards import BATTLE_DRAW, DRAW_PHASE
from cocarde.games.vendee.rules.effects import schedule_effects
from cocarde.games.vendee.rules.scoring import points
from cocarde.games.vendee.state import ADDED, BASE, FATE, LAID, PLAY_WIDTH, STANDS, TOTAL, VendeeState
from cocarde.kit.decisions import SeatStep


class Round(Step[VendeeState]):
    """V-10. A round: draw phase, battles, end of round."""

    def run(self, g: VendeeState) -> None:
        g.round += 1
        g.general = [True, True]  # V-16
        g.extra = [False, False]
        g.battles = 0
        g.dry = 0
        g.attacker = (g.round - 1) % g.seats  # V-17, V-104
        if g.telling:
            g.tell("round_began", "V-10", {"round": g.round, "seat": g.attacker})
        g.then(DRAW_PHASE, BATTLE[g.attacker], ROUND_END)


class Battle(SeatStep[VendeeState]):
    """V-20 to V-83. A battle: designate a hex, draw, open and overbid, conclude."""

    def run(self, g: VendeeState) -> None:
        for turn in range(g.seats):  # V-21
            seat = (self.seat + turn) % g.seats
            if can_attack(g, seat):
                g.then(CHOOSE_HEX[seat], BATTLE_DRAW, TURN[seat], BATTLE_END)
                return


class Turn(SeatStep[VendeeState]):
    """V-23, V-24, V-30. A seat's turn in the auction: it opens or responds; one that cannot is out by itself (V-75).

    What it can is judged on its hand as it is now (V-58). An attacker who cannot open, again or at all, has
    failed (V-112).
    """

    def run(self, g: VendeeState) -> None:
        seat = self.seat
        if can_bid(g, seat):
            g.push(SETTLE[seat])
            g.push(answer_of(g, seat))
        elif g.standing >= 0:
            fall_silent(g, seat)
            g.push(SETTLE[seat])
        elif g.telling:
            g.tell("failed_to_open", "V-24", {"seat": seat})


def answer_of(g: VendeeState, seat: int) -> Bid:
    """V-23, V-30, V-109. What a seat is asked: to open, to beat the enemy, or whether it beats its partner."""
    if g.standing < 0:
        return OPEN[seat]
    return RESPOND[seat] if (g.standing ^ seat) & 1 else TO_PARTNER[seat]


class Settle(SeatStep[VendeeState]):
    """V-33, V-47, V-110. After a turn: the play stands and the next seat clockwise responds (V-107), or it was
    cancelled and the same seat acts again, or the seat gave up.
    """

    def run(self, g: VendeeState) -> None:
        seat = self.seat
        following = (seat + 1) % g.seats
        if g.passed >> seat & 1:
            if not decided(g):
                g.push(TURN[following])
        elif g.plays[FATE - PLAY_WIDTH] == LAID:
            g.push(TURN[following])
            stand(g, seat)
        else:
            g.push(TURN[seat])  # V-47


def decided(g: VendeeState) -> bool:
    """V-75, V-110. Has every seat facing the standing play given up on it?"""
    facing = 0b1010 if g.standing & 1 == BLUE else 0b0101
    facing &= (1 << g.seats) - 1
    return g.passed & facing == facing


def stand(g: VendeeState, seat: int) -> None:
    """V-28, V-33 (c). The play is the standing play: its total is to be beaten, its last card asks the type (V-27)."""
    plays = g.plays
    base, bonus = plays[BASE - PLAY_WIDTH], plays[ADDED - PLAY_WIDTH]
    plays[FATE - PLAY_WIDTH] = STANDS
    g.standing = seat
    g.to_beat = plays[TOTAL - PLAY_WIDTH]
    g.asked = TYPES[base] if bonus < 0 else TYPES[bonus]
    g.passed = 0
    schedule_effects(g, seat, base, bonus)


class BattleEnd(Step[VendeeState]):
    """V-75 to V-84. The battle is concluded; unless the round is over the next seat attacks (V-83, V-105)."""

    def run(self, g: VendeeState) -> None:
        conclude(g)
        if round_goes_on(g):
            g.push(BATTLE[(g.attacker + 1) % g.seats])


class RoundEnd(Step[VendeeState]):
    """V-90, V-91. Hands are discarded; the next round, or the end of the game."""

    def run(self, g: VendeeState) -> None:
        for seat in range(g.seats):
            discard_hand(g, seat)
        g.reveal()
        if g.telling:
            g.tell("round_ended", "V-90", {"round": g.round})
        if g.round < g.end_marker:
            g.push(ROUND)
        elif g.telling:
            g.tell("game_ended", "V-91", {"white": points(g, WHITE), "blue": points(g, BLUE)})


def discard_hand(g: VendeeState, seat: int) -> None:
    """V-90. Face up, unique events too: they leave at the next reshuffle (V-70)."""
    hand = g.hands[seat]
    if g.telling and hand:
        g.tell("discarded", "V-90", {"seat": seat, "cards": [FACES[face] for face in hand]})
    g.discard[seat & 1].extend(hand)
    g.hands[seat] = []
    g.shown[seat] = []
    g.recovered[seat] = []


ROUND: Final = Round()
BATTLE: Final = [Battle(seat) for seat in range(SEATS)]
TURN: Final = [Turn(seat) for seat in range(SEATS)]
SETTLE: Final = [Settle(seat) for seat in range(SEATS)]
BATTLE_END: Final = BattleEnd()
ROUND_END: Final = RoundEnd()
