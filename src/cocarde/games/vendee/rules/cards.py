"""V-7, V-12 to V-15, V-22: how cards go from zone to zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.core.agenda import Step
from cocarde.core.text import Args
from cocarde.games.vendee.data.numbers import BLUE, BONUS, DRAWS, FACES, HAND_SIZE, UNIQUE, WHITE
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.state import VendeeState


def put(hand: list[int], face: i64) -> None:
    """Into a hand, at its place by number."""
    at: i64 = len(hand)
    while at and hand[at - 1] > face:
        at -= 1
    hand.insert(at, face)


def leave(g: VendeeState, seat: int, face: int) -> None:
    """A card leaves a hand, for everybody to see."""
    g.hands[seat].remove(face)
    if g.shown[seat]:
        g.shown[seat] = without(g.shown[seat], face)
        g.recovered[seat] = without(g.recovered[seat], face)
    g.reveal()


def without(faces: list[int], face: int) -> list[int]:
    """These faces with one copy of `face` fewer, if there is one."""
    if face not in faces:
        return faces
    rest = faces[:]
    rest.remove(face)
    return rest


def best_bonus(hand: list[int], but: int) -> int:
    """The highest bonus of a hand, this card left aside; 0 if there is none."""
    others = hand[:]
    others.remove(but)
    return max([BONUS[face] for face in others], default=0)


def retire(g: VendeeState, camp: int, face: int) -> None:
    """V-70, V-81. A card that was played goes to the discard pile; a unique event is set aside for good."""
    if UNIQUE[face]:
        g.aside[camp].append(face)
    else:
        g.discard[camp].append(face)


def draw(g: VendeeState, seat: int) -> int:
    """V-14, V-15. The top card of the camp's deck into the hand of `seat`; -1 when there is nothing to draw."""
    camp = seat & 1
    if not g.deck[camp]:
        reshuffle(g, camp)
    deck = g.deck[camp]
    if not deck:
        return -1
    face = deck.pop()
    if g.jeu_one[camp]:
        g.jeu_one[camp] -= 1
    put(g.hands[seat], face)
    return face


def reshuffle(g: VendeeState, camp: int) -> None:
    """V-14. The discard pile without its unique events, which go aside, becomes the deck."""
    discard = g.discard[camp]
    g.aside[camp].extend([face for face in discard if UNIQUE[face]])
    deck = [face for face in discard if not UNIQUE[face]]
    g.discard[camp] = []
    if not deck:
        return
    g.pile[camp] = sorted(deck)
    g.chance.shuffle(deck)
    g.deck[camp] = deck
    if g.telling:
        g.tell("reshuffled", "V-14", {"camp": CAMPS[camp], "n": len(deck)})


NO_CAUSE: Final[Args] = {}


def draw_some(g: VendeeState, seat: int, n: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """A seat draws `n` cards, or as many as there are."""
    got: list[int] = []
    for _ in range(n):
        face = draw(g, seat)
        if face >= 0:
            got.append(face)
    tell_drawn(g, seat, got, rule, cause)


def tell_drawn(g: VendeeState, seat: int, got: list[int], rule: str, cause: Args = NO_CAUSE) -> None:
    """Drawn cards are seen by their owner; the others see how many."""
    if not got:
        return
    g.reveal()
    if g.telling:
        cards = [FACES[face] for face in sorted(got)]
        g.whisper(
            g.eyes(seat),
            "drew", rule, {"seat": seat, "cards": cards, **cause},
            "drew_hidden", {"seat": seat, "n": len(cards), **cause},
        )  # fmt: skip


class DrawPhase(Step[VendeeState]):
    """V-12, V-13. One card at a time, clockwise from the first attacker, until every seat has its number."""

    def run(self, g: VendeeState) -> None:
        sizes = HAND_SIZE[g.round]
        fewer = 1 if g.seats == 4 else 0  # V-102
        for nth in range(max(sizes) - fewer):
            for turn in range(g.seats):
                seat = (g.attacker + turn) % g.seats
                if nth < sizes[seat & 1] - fewer:
                    draw(g, seat)
        for seat in range(g.seats):
            tell_drawn(g, seat, g.hands[seat], "V-12")


class BattleDraw(Step[VendeeState]):
    """V-22, V-106. Clockwise from the attacker, each seat takes one card while the hex still gives its camp any."""

    def run(self, g: VendeeState) -> None:
        printed = DRAWS[g.hex]
        if not printed[BLUE] and not printed[WHITE]:
            return
        left = printed[:]
        got: list[list[int]] = [[] for _ in range(g.seats)]
        seat = g.attacker
        while left[BLUE] or left[WHITE]:
            if left[seat & 1]:
                left[seat & 1] -= 1
                face = draw(g, seat)
                if face >= 0:
                    got[seat].append(face)
            seat = (seat + 1) % g.seats
        for seat in range(g.seats):
            tell_drawn(g, seat, got[seat], "V-22")


DRAW_PHASE: Final = DrawPhase()
BATTLE_DRAW: Final = BattleDraw()
