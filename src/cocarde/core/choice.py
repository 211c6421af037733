"""Answers: small interned values, made once per game and handed out by reference.

A choice has a stable `code` (its place in the vocabulary: the action space of learning environments),
a `notation` that logs, tests, terminal and bots share, and the `things` one clicks, in order, to give it.
Continuous choices (a flick, a placement) carry integers, belong to a declared `Measure`, and are built when given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from cocarde.core.errors import BadInput

ChoiceT = TypeVar("ChoiceT", bound="Choice")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One possible answer. `args` are its ids by name, as its label's text needs them."""

    def __init__(
        self,
        verb: str,
        args: dict[str, str] | None = None,
        things: tuple[str, ...] = (),
        label: str = "",
        numbers: tuple[int, ...] = (),
    ) -> None:
        self.code: int = -1
        self.verb: Final = verb
        self.args: Final = args or {}
        self.things: Final = things
        self.label: Final = label or "choice-" + verb
        self.numbers: Final = numbers
        self.notation: Final = " ".join([verb, *self.args.values(), *[str(n) for n in numbers]])

    def __repr__(self) -> str:
        """Its notation, which a vocabulary reads and `Table.answer` takes: `<attack machecoul>`."""
        return f"<{self.notation}>"


class Range:
    """An integer a continuous choice must give, both ends legal."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high


class Measure:
    """A verb with integers: its id arguments first, then one number per range."""

    def __init__(
        self,
        verb: str,
        ids: tuple[str, ...],
        ranges: tuple[Range, ...],
        build: Callable[[dict[str, str], tuple[int, ...]], Choice],
    ) -> None:
        self.verb: Final = verb
        self.ids: Final = ids
        self.ranges: Final = ranges
        self.build: Final = build
        self.code: int = -1

    def parse(self, words: list[str]) -> Choice:
        """The choice that `words` (verb first) spell, or `BadInput` naming the word that is wrong."""
        wanted = [self.verb, *self.ids, *[r.name for r in self.ranges]]
        if len(words) != len(wanted):
            raise BadInput(f"{' '.join(words)!r}: expected {' '.join(wanted)!r}")
        first = 1 + len(self.ids)
        numbers: list[int] = []
        for given, needed in zip(words[first:], self.ranges, strict=True):
            if not given.removeprefix("-").isdigit() or not given.isascii() or len(given) > 9:
                raise BadInput(f"{' '.join(words)!r}: {needed.name} must be a whole number, not {given!r}")
            value = int(given)
            if not needed.low <= value <= needed.high:
                raise BadInput(f"{' '.join(words)!r}: {needed.name} must be from {needed.low} to {needed.high}")
            numbers.append(value)
        return self.give(dict(zip(self.ids, words[1:first], strict=True)), tuple(numbers))

    def give(self, ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
        """The choice with these ids and numbers; it shares the code of its verb."""
        choice = self.build(ids, numbers)
        choice.code = self.code
        return choice


class Vocabulary:
    """Every choice of a game, in a fixed order."""

    def __init__(self) -> None:
        self.choices: Final[list[Choice | None]] = []
        self._by_notation: Final[dict[str, Choice]] = {}
        self._measures: Final[dict[str, Measure]] = {}

    def add(self, choice: ChoiceT) -> ChoiceT:
        """Give the choice its code and make its notation known."""
        if choice.notation in self._by_notation:
            raise BadInput(f"two choices are written {choice.notation!r}")
        choice.code = len(self.choices)
        self.choices.append(choice)
        self._by_notation[choice.notation] = choice
        return choice

    def measure(self, measure: Measure) -> Measure:
        """Declare a continuous verb; it takes one code."""
        measure.code = len(self.choices)
        self.choices.append(None)
        self._measures[measure.verb] = measure
        return measure

    def read(self, notation: str) -> Choice:
        """The choice written so, or `BadInput`."""
        words = notation.split()
        found = self._by_notation.get(" ".join(words))
        if found is not None:
            return found
        measure = self._measures.get(words[0]) if words else None
        if measure is None:
            raise BadInput(f"no such answer: {notation[:80]!r}")
        return measure.parse(words)

    def measured(self, verb: str) -> Measure | None:
        """The continuous verb called so."""
        return self._measures.get(verb)

    def beginning(self, things: tuple[str, ...]) -> list[Choice]:
        """Every answer that one begins by touching these things in order."""
        size = len(things)
        return [choice for choice in self.choices if choice is not None and choice.things[:size] == things]

    def __len__(self) -> int:
        return len(self.choices)
