"""Reading a log: what its entries do besides answering, and which of them still stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cocarde.core.codec import Move
from cocarde.core.errors import BadInput

UNDO: Final = "undo"
REWIND: Final = "rewind"
BRANCH: Final = "branch"


def taken_back(move: Move) -> int:
    """How many answers this entry takes back: `undo` one, `undo 3` three; 0: it is no undo."""
    word, _, count = move.choice.partition(" ")
    if word != UNDO:
        return 0
    if count and not count.isdecimal():
        raise BadInput(f"{move.choice!r} names no number of answers")
    return int(count) if count else 1


def rewinds(move: Move) -> bool:
    """Does this entry go back to an earlier one?"""
    return move.choice.startswith(REWIND)


def entry_named(move: Move) -> int:
    """The entry a rewind goes back to."""
    word = move.choice[len(REWIND) + 1 :]
    if not word.isdecimal():
        raise BadInput(f"{move.choice!r} names no entry")
    return int(word)


def branched(log: Sequence[Move]) -> int:
    """The entry at which this game left the one it comes from; 0: it is nobody's branch."""
    return next((n for n in range(len(log), 0, -1) if log[n - 1].choice == BRANCH), 0)


def standing(log: Sequence[Move]) -> list[int]:
    """The entries that have not been taken back, in order."""
    kept: list[int] = []
    for n, move in enumerate(log, start=1):
        back = taken_back(move)
        if back:
            del kept[-back:]
        elif rewinds(move):
            kept = [entry for entry in kept if entry <= entry_named(move)]
        else:
            kept.append(n)
    return kept


def before_last_answer(log: Sequence[Move], seat: int) -> int:
    """The entry after which the table stood when `seat` last answered something that still counts; 0: it has not."""
    return next((n - 1 for n in reversed(standing(log)) if log[n - 1].seat == seat), 0)
