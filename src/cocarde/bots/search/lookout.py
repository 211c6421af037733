"""The lookout: with which answer would the next one decide the game at once?

A player whom a search imagines looks at some of his answers only, so that it may overlook the one that wins. Here all
of them are tried, after the best of one's own, in worlds the seat cannot tell from the real one; what is found is
kept in mind for every simulation that follows.
"""

from __future__ import annotations

from typing import Any, Final

from cocarde.bots.search.rollout import chance_to_win
from cocarde.core.agenda import State, decide
from cocarde.core.choice import Choice
from cocarde.core.judge import Judge

MOST: Final = 6
"""Answers kept in mind, the latest found."""


class Lookout:
    """`feared`: answers of others that decided a game, or a part of it that counts, against the seat."""

    def __init__(self, judge: Judge[Any], seat: int) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.feared: list[Choice] = []

    def look(self, world: State, choice: Choice) -> bool:
        """After this answer, in this world, which is used up: can the next one decide the game? Or has it?"""
        judge, seat = self.judge, self.seat
        before = world.copy()
        decision = decide(world, seat, choice)
        if decision is None or judge.decides(before, world):
            return True
        other = decision.seats(world)[0]
        if other == seat:
            return False
        hope = chance_to_win(judge, world, seat, taught=False)
        found = False
        for answer in decision.foreseen(world, other):
            after = world.copy()
            decide(after, other, answer)
            if judge.decides(world, after) and chance_to_win(judge, after, seat, taught=False) < hope:
                self.keep(answer)
                found = True
        return found

    def keep(self, answer: Choice) -> None:
        """From now on it is looked at whenever it is possible."""
        if answer not in self.feared:
            self.feared = [*self.feared[1 - MOST :], answer]

    def beside(self, some: list[Choice], options: list[Choice]) -> list[Choice]:
        """Some of the options, and those of them that are feared."""
        missing = [answer for answer in self.feared if answer in options and answer not in some]
        return [*some, *missing] if missing else some
