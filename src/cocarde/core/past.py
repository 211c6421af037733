"""Going back: what can be taken back, and how a table stood after some of its entries.

Positions are kept so that going back need not play everything again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from cocarde.core.agenda import State, decide, only_answer
from cocarde.core.choice import Vocabulary
from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, CorruptLog, Refused
from cocarde.core.journal import answers, branched, cut
from cocarde.core.text import refusal

RECENT: Final = 8
"""Positions kept of every table: the last ones."""

NOWHERE: Final[frozenset[int]] = frozenset()


class Kept:
    """The state as it was after entry `n`."""

    def __init__(self, n: int, state: State) -> None:
        self.n: Final = n
        self.state: Final = state


class Past:
    """The way back along a log: its last positions, and for good those it is known to come back to (`awaited`).

    `line` are the entries that led to how the table stands: all but what was withdrawn. `row`: how it stood before
    each answer that can still be taken back, all of one seat.
    """

    def __init__(self, vocabulary: Vocabulary, log: list[Move], line: list[int]) -> None:
        self.vocabulary: Final = vocabulary
        self.log: Final = log
        self.line: Final = line
        self.row: Final[list[Kept]] = []
        self.recent: Final[list[Kept]] = []
        self.lasting: Final[list[Kept]] = []
        self.awaited: AbstractSet[int] = NOWHERE

    def copy(self) -> Past:
        """The same log, to go on apart. What can be undone stays behind."""
        return Past(self.vocabulary, self.log[:], self.line[:])

    def before_answer(self, seat: int, state: State) -> None:
        """`seat` is about to answer: from here it may go back, and no longer anybody else."""
        if self.row and self.log[-1].seat != seat:
            self.row.clear()
        self.row.append(self.keep(len(self.log), state))

    def keep(self, n: int, state: State) -> Kept:
        """Remember how the table stands after entry `n`."""
        kept = Kept(n, state.copy())
        self.recent.append(kept)
        if len(self.recent) > RECENT:
            del self.recent[0]
        if n in self.awaited:
            self.lasting.append(kept)
        return kept

    def may_take_back(self, seat: int, whole: bool) -> int:
        """How many answers an undo of `seat` takes back: to its last real choice, or `whole`: to its first in a row.

        Forced answers are taken back along with the choice before them, for they would only be given again.
        """
        if not self.row or self.log[-1].seat != seat:
            return 0
        length = len(self.row)
        for count in range(length, 0, -1) if whole else range(1, length + 1):
            if only_answer(self.row[length - count].state, seat) is None:
                return count
        return 0

    def settle(self, n: int) -> None:
        """No undo goes back to before entry `n`."""
        while self.row and self.row[0].n < n:
            del self.row[0]

    def take_back(self, seat: int, count: int) -> Kept:
        """Withdraw the last `count` answers, which are `seat`'s; how the table stood before them."""
        if not 1 <= count <= len(self.row) or self.log[-1].seat != seat:
            raise Refused(refusal("core", "no-undo"))
        kept = self.row[-count]
        del self.row[-count:]
        self.withdraw(kept.n)
        return Kept(kept.n, kept.state.copy())

    def withdraw(self, n: int) -> None:
        """What came after entry `n` is withdrawn."""
        cut(self.line, n)
        self._forget_after(n)

    def _forget_after(self, n: int) -> None:
        for positions in (self.recent, self.lasting):
            while positions and positions[-1].n > n:
                positions.pop()

    def go_back(self, n: int, beginning: Callable[[int], Kept]) -> State:
        """Withdraw all that came after entry `n`; how the table stood then. `beginning`: see `_state_after`."""
        if not 1 <= n < len(self.log):
            raise BadInput(f"entry {n}: a table of {len(self.log)} entries goes back to 1 at least")
        if self.line[bisect_left(self.line, n)] != n:
            raise BadInput(f"entry {n} was taken back: nobody returns to it")
        state = self._state_after(n, beginning)
        self.withdraw(n)
        self.row.clear()
        return state

    def _state_after(self, n: int, beginning: Callable[[int], Kept]) -> State:
        """How the table stood after entry `n` of its line: as it was kept, or played on from what was kept before.

        `beginning` gives the set-up (0), or the entry at which this game left another one.
        """
        self._forget_after(n)
        kept = self._latest(n)
        if kept is not None and kept.n == n:
            return kept.state.copy()
        begun = min(n, branched(self.log))
        if kept is None or kept.n < begun:
            kept = beginning(begun)
        return self._played_on(kept, n)

    def _latest(self, n: int) -> Kept | None:
        """The last position kept that is not later than entry `n`."""
        found: Kept | None = None
        for positions in (self.recent, self.lasting):
            for kept in reversed(positions):
                if kept.n <= n:
                    if found is None or kept.n > found.n:
                        found = kept
                    break
        return found

    def _played_on(self, kept: Kept, n: int) -> State:
        state = kept.state.copy()
        for entry in self.line[bisect_right(self.line, kept.n) : bisect_right(self.line, n)]:
            move = self.log[entry - 1]
            if answers(move):
                if entry - 1 > kept.n:
                    self.keep(entry - 1, state)
                self._play_again(state, entry, move)
        return state

    def _play_again(self, state: State, n: int, move: Move) -> None:
        """Give the answer of entry `n` once more: it draws what it drew then, or `CorruptLog`."""
        tape: list[int] = []
        state.chance.tape = tape
        decide(state, move.seat, self.vocabulary.read(move.choice))
        state.chance.tape = None
        if tape != move.chance:
            raise CorruptLog(f"entry {n} of the log does not come out as it did")
