"""Chance: the only door to randomness.

Three sources behind one interface: `Fast` (seeded, for simulation), `Fair` (an HMAC-SHA256 stream of a
committed secret, for served games) and `Scripted` (tests and, as `Replayed`, logs: exactly the results they name).
A `tape` records every result, so that a log can be replayed without its source. What is not drawn but worked out
(the course of discs on a board) may be attested: it goes on the tape too, and a replay reads it instead of working.
"""

from __future__ import annotations

import hashlib
import hmac
from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cocarde.core.errors import BadInput, ScriptError

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
SEEDS: Final = 1 << 30
"""How many seeds one source may draw for another."""
PERCENT: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of results. `count` is how many were drawn: an undo never crosses one."""

    def __init__(self) -> None:
        self.count: int = 0
        self.tape: list[int] | None = None

    @abstractmethod
    def next_below(self, n: int) -> int:
        """A result from 0 to n - 1, from the source itself."""

    @abstractmethod
    def copy(self) -> Chance:
        """The same source at the same place, without its tape."""

    @abstractmethod
    def pack(self) -> list[object]:
        """Kind and place of the source, as `unpack` reads them."""

    def restarted(self) -> Chance | None:
        """The same source at its very beginning; None: it does not remember."""
        return None

    def below(self, n: int) -> int:
        """A uniform result from 0 to n - 1."""
        result = self.next_below(n)
        self.count += 1
        if self.tape is not None:
            self.tape.append(result)
        return result

    def testimony(self) -> list[int]:
        """What was attested here when this was played first; empty: it is played first, work it out."""
        return []

    def attest(self, result: list[int]) -> None:
        """Put what was worked out on the tape, its length first. Like a draw it counts: no undo goes back beyond it."""
        self.count += 1
        if self.tape is not None:
            self.tape.append(len(result))
            self.tape.extend(result)

    def die(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def seed(self) -> int:
        """A seed for another source."""
        return self.below(SEEDS)

    def happens(self, percent: int) -> bool:
        """Yes, so many times in a hundred."""
        return self.below(PERCENT) < percent

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a uniformly random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[int]) -> int:
        """One of `items`, uniformly."""
        return items[self.below(len(items))]


class Fast(Chance):
    """A seeded counter generator of 32-bit words: two words of state, the second the stride of the counter."""

    def __init__(self, seed: int | None = 0) -> None:
        super().__init__()
        self.place: i64 = 0
        self.stride: i64 = 1
        if seed is not None:  # None: the caller sets place and stride
            self.place = mix(seed & WORD)
            self.stride = mix((seed >> 32 & WORD) ^ mix((seed ^ GOLDEN) & WORD)) | 1

    def next_below(self, n: int) -> int:
        word: i64 = (self.place + self.stride) & WORD
        self.place = word
        # Products stay below 2**63: compiled 64-bit words wrap, Python's do not.
        word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
        word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
        word = word ^ (word >> 15)
        size: i64 = n
        return (word * size) >> 32

    def shuffle(self, items: list[int]) -> None:
        """The same results as drawn one by one, in one go: a deal is most of the chance of a random game."""
        if self.tape is not None:
            super().shuffle(items)
            return
        word: i64
        place: i64 = self.place
        stride: i64 = self.stride
        last: i64
        for last in range(len(items) - 1, 0, -1):
            place = (place + stride) & WORD
            word = ((place ^ (place >> 16)) * 0x21F0AAAD) & WORD
            word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
            other = ((word ^ (word >> 15)) * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
        self.place = place
        self.count += max(0, len(items) - 1)

    def copy(self) -> Chance:
        twin = Fast(None)
        twin.place = self.place
        twin.stride = self.stride
        twin.count = self.count
        return twin

    def pack(self) -> list[object]:
        return ["fast", self.place, self.stride, self.count]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fair(Chance):
    """HMAC-SHA256 of a secret over a counter; `commitment` may be published before the first result."""

    def __init__(self, secret: str, words: str = "") -> None:
        super().__init__()
        self.secret: Final = secret
        self.words: Final = words
        self.block: int = 0
        self.pool: list[int] = []

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: published at the start, checked at the end."""
        return commitment(self.secret)

    def next_below(self, n: int) -> int:
        # Words at or above the largest multiple of n are drawn again: every result is exactly as likely.
        bound = (1 << 32) - (1 << 32) % n
        while True:
            if not self.pool:
                self._fill()
            word = self.pool.pop()
            if word < bound:
                return word % n

    def _fill(self) -> None:
        message = f"{self.words}/{self.block}".encode()
        digest = hmac.new(self.secret.encode(), message, hashlib.sha256).digest()
        self.pool = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
        self.block += 1

    def restarted(self) -> Chance | None:
        return Fair(self.secret, self.words)

    def copy(self) -> Chance:
        twin = Fair(self.secret, self.words)
        twin.block = self.block
        twin.pool = self.pool[:]
        twin.count = self.count
        return twin

    def pack(self) -> list[object]:
        return ["fair", self.secret, self.words, self.block, self.pool[:], self.count]


class Scripted(Chance):
    """Exactly these results, in this order; one too many or too few is an error."""

    def __init__(self, results: list[int]) -> None:
        super().__init__()
        self.results: Final = results
        self.at: int = 0

    def next_below(self, n: int) -> int:
        if self.at >= len(self.results):
            raise ScriptError(f"the script is over: result {self.at + 1} (0 to {n - 1}) is missing")
        result = self.results[self.at]
        if not 0 <= result < n:
            raise ScriptError(f"result {self.at + 1} of the script is {result}, not 0 to {n - 1}")
        self.at += 1
        return result

    def finish(self) -> None:
        """Raise if results are left over."""
        if self.at != len(self.results):
            raise ScriptError(f"{len(self.results) - self.at} results of the script were never drawn")

    def copy(self) -> Chance:
        twin = Scripted(self.results[:])
        twin.at = self.at
        twin.count = self.count
        return twin

    def pack(self) -> list[object]:
        return ["scripted", self.results[:], self.at, self.count]


class Replayed(Scripted):
    """The tape of a log entry: what was drawn, and what was attested between."""

    def testimony(self) -> list[int]:
        first = self.at + 1
        after = first + self.results[self.at] if self.at < len(self.results) else 0
        if not first < after <= len(self.results):
            raise ScriptError(f"result {first} of the log entry should begin what was attested, and does not")
        self.at = after
        return self.results[first:after]

    def copy(self) -> Chance:
        twin = Replayed(self.results[:])
        twin.at = self.at
        twin.count = self.count
        return twin


def mix(word: int) -> int:
    """One scrambled 32-bit word."""
    w: i64 = (word + GOLDEN) & WORD
    w = ((w ^ (w >> 16)) * 0x21F0AAAD) & WORD
    w = ((w ^ (w >> 15)) * 0x735A2D97) & WORD
    return w ^ (w >> 15)


def commitment(secret: str) -> str:
    """What is published of a secret before the game: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def unpack_chance(packed: list[object]) -> Chance:
    """The source that `pack` described."""
    kind = packed[0]
    if kind == "fast":
        fast = Fast()
        fast.place, fast.stride, fast.count = _int(packed[1]), _int(packed[2]), _int(packed[3])
        return fast
    if kind == "fair":
        fair = Fair(str(packed[1]), str(packed[2]))
        fair.block, fair.pool, fair.count = _int(packed[3]), _ints(packed[4]), _int(packed[5])
        return fair
    if kind == "scripted":
        scripted = Scripted(_ints(packed[1]))
        scripted.at, scripted.count = _int(packed[2]), _int(packed[3])
        return scripted
    raise BadInput(f"unknown source of chance {kind!r}")


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise BadInput(f"a whole number was expected, not {value!r}")
    return value


def _ints(value: object) -> list[int]:
    if not isinstance(value, list):
        raise BadInput(f"a list of whole numbers was expected, not {value!r}")
    return [_int(item) for item in value]
