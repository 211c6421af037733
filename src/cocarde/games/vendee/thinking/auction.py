"""How an auction is likely to end, hands open: each seat answers with the least it can, or gives up. For judgement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.games.vendee.data.numbers import ANNULS, ANY, BONUS, EXTRA_VALUE, GENERAL_VALUE, TYPES, VALUE_ON
from cocarde.games.vendee.rules.bidding import Bid
from cocarde.games.vendee.state import ADDED, BASE, FATE, LAID, PLAY_WIDTH, SEAT, STANDS, TOTAL, VendeeState

RETRY: Final = 0.6
"""How often a cancelled play loses the battle."""


class Auction:
    """The bidding played on in thought: hands without what is spent, and the standing plays one upon the other."""

    def __init__(self, g: VendeeState) -> None:
        self.g: Final = g
        self.value: Final = VALUE_ON[g.hex]
        self.hands: Final = [hand[:] for hand in g.hands]
        self.totals: Final[list[int]] = [0]
        self.types: Final[list[int]] = [ANY]
        self.seats: Final[list[int]] = [-1]
        plays = g.plays
        for at in range(0, len(plays), PLAY_WIDTH):
            if plays[at + FATE] == STANDS or plays[at + FATE] == LAID:
                last = plays[at + BASE] if plays[at + ADDED] < 0 else plays[at + ADDED]
                self.stand(plays[at + SEAT], plays[at + TOTAL], TYPES[last])

    def stand(self, seat: int, total: int, types: int) -> None:
        """A play that stands for now."""
        self.seats.append(seat)
        self.totals.append(total)
        self.types.append(types)

    def answer(self, seat: int) -> bool:
        """The seat spends the least that beats the standing play; False if it has nothing."""
        hand = self.hands[seat]
        total: i64 = self.totals[-1]
        asked: i64 = self.types[-1]
        face: i64
        best: i64 = -1
        least: i64 = 99
        bonus: i64 = 0
        for face in hand:
            if TYPES[face] & asked:
                worth: i64 = self.value[face]
                if worth > total and worth < least:
                    best, least = face, worth
            if BONUS[face] > bonus:
                bonus = BONUS[face]
        if best < 0:
            return bonus > 0 and self.answer_with_bonus(seat, bonus)
        hand.remove(best)
        self.stand(seat, least, TYPES[best])
        return True

    def answer_with_bonus(self, seat: int, bonus: i64) -> bool:
        """The same with the best bonus card of the hand on top of a normal card."""
        hand = self.hands[seat]
        total: i64 = self.totals[-1]
        asked: i64 = self.types[-1]
        face: i64
        best: i64 = -1
        added: i64 = -1
        least: i64 = 99
        for face in hand:
            worth: i64 = self.value[face] + bonus
            if not BONUS[face] and TYPES[face] & asked and worth > total and worth < least:
                best, least = face, worth
            if BONUS[face] == bonus:
                added = face
        if best < 0:
            return False
        hand.remove(best)
        hand.remove(added)
        self.stand(seat, least, ANY)
        return True

    def annul(self, seat: int) -> bool:
        """The seat spends an Annulation on the standing play; False if it holds none."""
        hand = self.hands[seat]
        for face in hand:
            if ANNULS[face]:
                hand.remove(face)
                self.seats.pop()
                self.totals.pop()
                self.types.pop()
                return True
        return False

    def play_on(self, seat: int) -> int:
        """Play from this seat's turn to the end: the camp whose play stands, -1 if nobody could open."""
        seats = self.g.seats
        silent = 0
        while silent < seats:
            standing = self.seats[-1]
            if standing >= 0 and not (standing ^ seat) & 1:
                silent += 1
            elif self.answer(seat):
                silent = 1
            elif standing >= 0 and self.annul(seat):
                silent = 0
                seat = standing
                continue
            elif standing < 0:
                return -1
            else:
                silent += 1
            seat = (seat + 1) % seats
        return self.seats[-1] & 1


def attack_succeeds(g: VendeeState) -> float:
    """The chance that the attacker's camp wins the battle: played on in thought, generals by their odds."""
    auction = Auction(g)
    camp = auction.play_on(next_bidder(g, auction.seats[-1]))
    attacker = g.attacker & 1
    if camp < 0:
        return 0.0
    held = 1.0 - RETRY * cancel_chance(g, 1 - camp)
    return held if camp == attacker else 1.0 - held


def next_bidder(g: VendeeState, standing: int) -> int:
    """Whose turn in the auction it is or will be."""
    frame = g.agenda[-1]
    if isinstance(frame, Bid):
        return frame.seat
    return (standing + 1) % g.seats if standing >= 0 else g.attacker


def cancel_chance(g: VendeeState, camp: int) -> float:
    """The chance that one of the camp's unused generals cancels a play."""
    fails = 1.0
    if g.general[camp]:
        fails *= 1.0 - GENERAL_VALUE[g.round][camp] / 6.0
    if g.extra[camp]:
        fails *= 1.0 - EXTRA_VALUE / 6.0
    return 1.0 - fails
