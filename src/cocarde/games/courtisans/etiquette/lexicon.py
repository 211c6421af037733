# interpreted: text work beside the game, never in the hot path
"""C-123. Step 2 of the checker: which words are forms of address, and whose names are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Generic, Literal, NamedTuple, TypeVar

from cocarde.games.courtisans.etiquette.data import WORDS, Sex
from cocarde.games.courtisans.etiquette.register import Register
from cocarde.games.courtisans.etiquette.tokens import words

Part = Literal["Q", "D", "T", "N", "C"]
"""QUALITÉ, DIGNITÉ, TITRE, NOM, CHARGE."""

ORDER: Final[dict[Part, int]] = {"Q": 0, "D": 1, "T": 2, "N": 3, "C": 4}
"""C-119. The order of the parts."""


class Sense(NamedTuple):
    """What a form of address says: its part, its meaning (an id, or the key of a name), the sex it implies."""

    part: Part
    meaning: str
    sex: Sex | None = None


class Hit(NamedTuple):
    """A form of address in a message, from token `start` to `end`."""

    sense: Sense
    start: int
    end: int


Said = TypeVar("Said")


class Phrases(Generic[Said]):
    """Phrases of one word or more with what they say, found at a token in one look, the longest first."""

    def __init__(self, entries: Iterable[tuple[tuple[str, ...], Said]]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], Said]]] = {}
        for phrase, said in entries:
            if phrase:
                self._by_first.setdefault(phrase[0], []).append((phrase, said))
        for candidates in self._by_first.values():
            candidates.sort(key=lambda entry: -len(entry[0]))

    def at(self, heard: Sequence[str], place: int) -> tuple[int, Said] | None:
        """The longest phrase that begins at this token: its length, and what it says."""
        for phrase, said in self._by_first.get(heard[place], ()):
            if tuple(heard[place : place + len(phrase)]) == phrase:
                return len(phrase), said
        return None


@lru_cache(1024)
def key(name: str) -> str:
    """C-123, class N. A name in its plain form, without its leading particles."""
    spelled = list(words(name))
    while spelled and spelled[0] in PARTICLES:
        del spelled[0]
    return " ".join(spelled)


def set_of(entries: Iterable[str]) -> frozenset[str]:
    """The tokens of one-word entries."""
    return frozenset(word for entry in entries for word in words(entry))


def _entries(said: Sense, spellings: Iterable[str]) -> list[tuple[tuple[str, ...], Sense]]:
    return [(words(spelling), said) for spelling in spellings]


def _forms() -> list[tuple[tuple[str, ...], Sense]]:
    """Classes Q, D and T."""
    found: list[tuple[tuple[str, ...], Sense]] = []
    for quality, spellings in WORDS.quality.items():
        found += _entries(Sense("Q", quality, "M" if quality == "monsieur" else "F"), spellings)
    for dignity, spellings in WORDS.dignity.items():
        found += _entries(Sense("D", dignity), spellings)
    for title in WORDS.title:
        found += _entries(Sense("T", title.id, "M"), title.man)
        found += _entries(Sense("T", title.id, "F"), title.woman)
    return found


PARTICLES: Final = set_of(WORDS.speech.particles)
ARTICLES: Final = set_of(WORDS.speech.articles)
GLUE: Final = set_of(WORDS.speech.glue)
VOCATIVES: Final = tuple(words(entry) for entry in WORDS.speech.vocatives)
FORMS: Final = Phrases(_forms())
CHARGES: Final = Phrases(
    [entry for charge, spellings in WORDS.charge.items() for entry in _entries(Sense("C", charge), spellings)]
)


class Lexicon:
    """The words of both languages, and the names of one register."""

    def __init__(self, register: Register) -> None:
        names = {key(name) for person in register.courtiers() for name in (person.name, *person.former_names)}
        self._names = Phrases((tuple(name.split()), Sense("N", name)) for name in names if name)

    def hit(self, heard: Sequence[str], place: int) -> Hit | None:
        """C-124. The form of address that begins at this token: a charge, else a name, else quality, dignity, title."""
        found = CHARGES.at(heard, place) or self._names.at(heard, place) or FORMS.at(heard, place)
        return Hit(found[1], place, place + found[0]) if found else None


def is_form(heard: Sequence[str]) -> bool:
    """Whether a form of address of classes Q, D, T or C stands anywhere in these tokens."""
    return any(CHARGES.at(heard, place) or FORMS.at(heard, place) for place in range(len(heard)))
