"""Something said at the table, as far as a game may care about it."""

from __future__ import annotations

from typing import Final

ALOUD: Final = -1


class Remark:
    """Who said it, in what words, to whom (`ALOUD`: to all); the number a game knows it by; how many seconds ago."""

    def __init__(self, seat: int, words: str, to: int = ALOUD, message: int = 0, age: int = 0) -> None:
        self.seat: Final = seat
        self.words: Final = words
        self.to: Final = to
        self.message: Final = message
        self.age: Final = age


class Complaint:
    """What follows when somebody complains of a remark: answers in notation, and the seat that judges (or -1)."""

    def __init__(self, answers: list[str], judge: int) -> None:
        self.answers: Final = answers
        self.judge: Final = judge
