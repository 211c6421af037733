# interpreted: looked at when a box is read
"""What the rules cannot bear in the rows of a box: where it stands, which rule it breaks, and the sentence for it."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, NamedTuple, TypeVar

import msgspec

from cocarde.core.errors import BadData
from cocarde.core.text import Refusal, Text, Value

T = TypeVar("T")

ADDS_NONE: Final = "PACK-3"
RIGHT_KIND: Final = "PACK-4"
STAYS: Final = "PACK-7"
"""Rules of packs themselves: docs/packs.md lists them."""

MISFIT: Final = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?", re.DOTALL)
MISFITS: Final = (
    (re.compile(r"Expected `int`.*"), "kind-whole"),
    (re.compile(r"Expected `float`.*"), "kind-number"),
    (re.compile(r"Expected `bool`.*"), "kind-switch"),
    (re.compile(r"Expected `str`.*"), "kind-word"),
    (re.compile(r"Expected `int \| str`.*"), "kind-word"),
    (re.compile(r"Expected `array` of length (?P<length>\d+).*"), "kind-length"),
    (re.compile(r"Expected `array`.*"), "kind-list"),
    (re.compile(r"Expected `object`.*"), "kind-table"),
    (re.compile(r"Object contains unknown field `(?P<key>[^`]*)`"), "kind-unknown"),
    (re.compile(r"Object missing required field `(?P<key>[^`]*)`"), "kind-missing"),
    (re.compile(r"Invalid enum value '?(?P<word>.*?)'?"), "kind-none-of"),
)
"""How msgspec tells that a value is of another kind, and our words for it."""


class Place(NamedTuple):
    """Where something stands: the file, what a row of it is called, a key of that row; empty: all of it."""

    file: str
    row: str = ""
    field: str = ""

    def __str__(self) -> str:
        return ", ".join(word for word in self if word)


class Flaw(NamedTuple):
    """What the rules cannot bear: where, and why not (a sentence `mistake-WORD`)."""

    place: Place
    why: Refusal

    def __str__(self) -> str:
        word = self.why.text.key.removeprefix("mistake-")
        told = [f"{name} {value}" for name, value in self.why.text.args.items()]
        return f"{self.place}: {', '.join([word, *told])} ({self.why.rule})"


class Flawed(BadData):
    """Rows that the rules cannot bear."""

    def __init__(self, flaws: list[Flaw]) -> None:
        super().__init__("; ".join(map(str, flaws)))
        self.flaws = flaws


def flaw(place: Place, rule: str, word: str, /, **args: Value) -> Flaw:
    """A flaw that breaks `rule`, told by the sentence `mistake-WORD`."""
    return Flaw(place, Refusal(rule, Text(f"mistake-{word}", args)))


def borne(held: bool, place: Place, field: str, rule: str, word: str, /, **args: Value) -> None:
    """`Flawed` unless this holds: a value that `rule` cannot bear."""
    if not held:
        raise Flawed([flaw(place._replace(field=field), rule, word, **args)])


def within(value: float, least: float, most: float, place: Place, field: str, rule: str) -> None:
    """`Flawed` unless a number lies between two others."""
    borne(least <= value <= most, place, field, rule, "range", least=str(least), most=str(most))


def one_of(word: str, words: Collection[str], place: Place, field: str, rule: str) -> None:
    """`Flawed` unless a word is one of these; the empty one is none of those that are told."""
    told = [one for one in words if one]
    borne(word in words, place, field, rule, "one-of-or-none" if "" in words else "one-of", words=", ".join(told))


def takes(word: str, arguments: Collection[str], held: bool, place: Place, field: str, rule: str) -> None:
    """`Flawed` unless what a word takes is given, and nothing else."""
    if arguments:
        borne(held, place, field, rule, "takes", word=word, arguments=", ".join(arguments))
    else:
        borne(held, place, field, rule, "takes-nothing", word=word)


def fitted(place: Place, value: object, kind: type[T]) -> T:
    """A value of this kind, or `Flawed`."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise Flawed([misfit(place, str(error))]) from error


def misfit(place: Place, said: str) -> Flaw:
    """Why a value is of another kind than it must be, as msgspec says it."""
    told = MISFIT.fullmatch(said)
    assert told is not None
    path = (told["path"] or "$").removeprefix("$").removeprefix(".")
    for pattern, word in MISFITS:
        found = pattern.fullmatch(told["what"])
        if found:
            args: dict[str, Value] = dict(found.groupdict())
            field = re.split(r"[.\[]", path or str(args.get("key", "")))[0]
            return flaw(place._replace(field=field), RIGHT_KIND, word, **args)
    return flaw(place._replace(field=re.split(r"[.\[]", path)[0]), RIGHT_KIND, "misfit")
