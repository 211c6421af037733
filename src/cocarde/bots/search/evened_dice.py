"""Luck that is dealt evenly: the first dice of many imagined worlds, taken together, show every face as often."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.core.chance import WORD, Chance

STRIDES: Final = (3679390609, 3152041524, 2700274806, 2313257605)
"""2**32 times the powers of 1 / x, where x**5 = x + 1: steps by which a sequence fills four dimensions evenly."""


class EvenedDice(Chance):
    """The first results are given, as 32-bit words; all others, and shuffles, come from `beyond`."""

    def __init__(self, words: list[int], beyond: Chance, at: int = 0) -> None:
        super().__init__()
        self.words: Final = words
        self.beyond: Final = beyond
        self.at: int = at

    def next_below(self, n: int) -> int:
        at = self.at
        if at >= len(self.words):
            return self.beyond.next_below(n)
        self.at = at + 1
        word: i64 = self.words[at]
        size: i64 = n
        return (word * size) >> 32

    def shuffle(self, items: list[int]) -> None:
        self.beyond.shuffle(items)

    def copy(self) -> Chance:
        if self.at >= len(self.words):
            return self.beyond.copy()
        return EvenedDice(self.words, self.beyond.copy(), self.at)

    def pack(self) -> list[object]:
        raise RuntimeError("imagined worlds are not saved")


def spread_out(start: list[int], n: int) -> list[int]:
    """The first words of the nth of many worlds that begin at `start`.

    In machine words: Python's own product of large numbers looks for Ctrl-C, which compiled code takes for no memory.
    """
    nth: i64 = n
    stride: i64
    words: list[int] = []
    for first, stride in zip(start, STRIDES, strict=True):
        words.append((first + nth * stride) & WORD)
    return words
