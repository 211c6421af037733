"""One answer ahead is blind for the next one's win: here the answers that seem best are looked at once more.

If nobody could decide the game right after the best of them, as nearly always, it stands. Else each of the few best is
worth, in every world, no more than what the next one's surest win leaves of it.
"""

from __future__ import annotations

from typing import Final

from cocarde.bots.search.lookout import Lookout
from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice

FEW: Final = 4
GLANCES: Final = (0, 2, 5)
"""Worlds in which the best is looked at before the others are: by the strides of evened dice their first throws lie a
third of a turn apart, so that luck in one of them hides nothing."""


def guarded(seat_view: SeatView, worlds: list[State], ranked: list[Choice], seed: int) -> Choice:
    """The best of the first few of these, which are ranked by what they promise."""
    if len(ranked) == 1 or not is_sharp(seat_view, worlds, ranked[0]):
        return ranked[0]
    best, most = ranked[0], -2.0 * len(worlds)
    for option in ranked[:FEW]:
        worth = 0.0
        for n, world in enumerate(worlds):
            worth += left_of(seat_view, world, option, seed + n)
        if worth > most:
            best, most = option, worth
    return best


def is_sharp(seat_view: SeatView, worlds: list[State], option: Choice) -> bool:
    """Could the next one decide the game after this answer?"""
    lookout = Lookout(seat_view.judged_by, seat_view.seat)
    for n in GLANCES:
        if n < len(worlds):
            lookout.look(worlds[n].copy(), option)
    return bool(lookout.feared)


def left_of(seat_view: SeatView, world: State, option: Choice, seed: int) -> float:
    """What a world is worth after this answer, and after the next one's win if it is sure, whatever his luck."""
    judge, seat = seat_view.judged_by, seat_view.seat
    after = world.copy()
    decision = decide(after, seat, option)
    worth = seat_view.judge(after)
    if decision is None or judge.decides(world, after):
        return worth
    other = decision.seats(after)[0]
    least = worth
    if other != seat:
        for answer in decision.foreseen(after, other):
            least = min(least, max(ending(seat_view, after, other, answer, luck, worth) for luck in (0, seed)))
    return least


def ending(seat_view: SeatView, world: State, other: int, answer: Choice, seed: int, worth: float) -> float:
    """What is left if this answer of another decides the game, else `worth`. Seed 0: as the dice lie."""
    after = world.copy()
    if seed:
        after.chance = Fast(seed)
    decide(after, other, answer)
    return seat_view.judge(after) if seat_view.judged_by.decides(world, after) else worth
