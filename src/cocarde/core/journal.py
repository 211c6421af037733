"""Reading a log: what its entries do besides answering, and which of them still stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cocarde.core.codec import Move
from cocarde.core.errors import BadInput

UNDO: Final = "undo"
REWIND: Final = "rewind"
BRANCH: Final = "branch"
REVISED: Final = "rules"


LONGEST: Final = 9
"""Digits of a number in a log."""


def taken_back(move: Move) -> int:
    """How many answers this entry takes back: `undo` one, `undo 3` three; 0: it is no undo."""
    word, _, count = move.choice.partition(" ")
    if word != UNDO:
        return 0
    return number(move, count) if count else 1


def rewinds(move: Move) -> bool:
    """Does this entry go back to an earlier one?"""
    return move.choice.startswith(REWIND)


def entry_named(move: Move) -> int:
    """The entry a rewind goes back to."""
    return number(move, move.choice[len(REWIND) + 1 :])


def revised(move: Move) -> list[str]:
    """The versions of the rules that this entry tells of: `rules 2 3`; empty: it tells of none."""
    word, *versions = move.choice.split(" ")
    return versions if word == REVISED else []


def number(move: Move, digits: str) -> int:
    """The number an entry names, or `BadInput`."""
    if not digits.isdecimal() or len(digits) > LONGEST or not int(digits):
        raise BadInput(f"{move.choice[:40]!r} names no entry and no number of answers")
    return int(digits)


def branched(log: Sequence[Move]) -> int:
    """The entry at which this game left the one it comes from; 0: it is nobody's branch."""
    return next((n for n in range(len(log), 0, -1) if log[n - 1].choice == BRANCH), 0)


def answers(move: Move) -> bool:
    """Does this entry add to the game, and not take anything back?"""
    return not rewinds(move) and not taken_back(move) and not revised(move)


def returns(log: Sequence[Move]) -> set[int]:
    """The entries a log goes back to."""
    return {entry_named(move) for move in log if rewinds(move)}


def line_of(log: Sequence[Move]) -> list[int]:
    """The entries that lead to how the table stands now, in order: what was withdrawn is left out.

    Whoever goes back goes back along this line: nobody returns to what was withdrawn.
    """
    kept: list[int] = []
    for n, move in enumerate(log, start=1):
        if rewinds(move):
            cut(kept, entry_named(move))
        else:
            _drop_answers(log, kept, taken_back(move))
        kept.append(n)
    return kept


def cut(kept: list[int], n: int) -> None:
    """Leave out what came after entry `n`."""
    while kept and kept[-1] > n:
        kept.pop()


def _drop_answers(log: Sequence[Move], kept: list[int], count: int) -> None:
    while count and kept:
        count -= answers(log[kept.pop() - 1])


def standing(log: Sequence[Move]) -> list[int]:
    """The answers that have not been taken back, in order."""
    return [n for n in line_of(log) if answers(log[n - 1])]
