"""Since when each seat has been asked what it is asked now.

Others who answer the same secret vote move everybody's clock, but not the question of those who have not voted yet:
what they sent in the meantime still answers it.
"""

from __future__ import annotations

import msgspec

from cocarde.core.replay.reopening import Reopened
from cocarde.core.table import Table
from cocarde.core.text import Text


class Question(msgspec.Struct):
    """What a seat is asked in a simultaneous decision, and its clock when that began."""

    rule: str
    prompt: Text
    options: list[str]
    since: int

    def asks_the_same(self, other: Question) -> bool:
        """Is it the same question, whenever it was asked?"""
        return (self.rule, self.prompt, self.options) == (other.rule, other.prompt, other.options)


class Questions:
    """The open questions of a table. Only simultaneous decisions need any."""

    def __init__(self) -> None:
        self._open: dict[int, Question] = {}

    def note(self, table: Table) -> None:
        """An entry came: which questions are still the same? Who answered has a new one, if any."""
        pending = table.pending()
        known, self._open = self._open, {}
        for seat in pending:
            if len(pending) > 1 or seat in known:
                question = self._question(table, seat)
                before = known.get(seat)
                same = before is not None and seat != table.log[-1].seat and before.asks_the_same(question)
                self._open[seat] = before if before is not None and same else question

    def go_on(self, table: Table, known: int) -> None:
        """Other servers have added all entries but so many: who answered in them is asked anew."""
        for move in table.log[known:]:
            self._open.pop(move.seat, None)
        self.note(table)

    def current(self, table: Table, seat: int, n: int) -> bool:
        """Was `n` the clock of this seat at any moment since it was asked what it is asked now?"""
        clock = table.clock(seat)
        question = self._open.get(seat)
        return n == clock or (question is not None and question.since <= n <= clock)

    def _question(self, table: Table, seat: int) -> Question:
        decision = table.decision
        assert decision is not None
        options = [choice.notation for choice in table.options(seat)]
        return Question(decision.rule, decision.prompt(table.state, seat), options, table.clock(seat))


def questions_of(found: Reopened) -> Questions:
    """What is asked at a table that has just been opened; at a closed one nothing is."""
    questions = Questions()
    if not found.closed:
        questions.note(found.table)
    return questions
