"""C-126, on the whole message: tutoiement (E9, E9?) and the names that belong outside the game (E10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cocarde.games.courtisans.etiquette.data import WORDS, Language
from cocarde.games.courtisans.etiquette.lexicon import Phrases, is_form, set_of
from cocarde.games.courtisans.etiquette.register import Person, Register
from cocarde.games.courtisans.etiquette.tokens import words

SILENT: Final = set_of(WORDS.familiar.silent)
NOUN: Final = set_of(WORDS.familiar.noun)
HAILS: Final = set_of(WORDS.familiar.hails)
FEWEST_LETTERS: Final = 3


class Lapse(NamedTuple):
    """A familiarity, from token `start` to `end`; `instead` is the word that should stand there, if there is one."""

    code: str
    start: int
    end: int
    instead: str = ""


def tutoiement(heard: Sequence[str], lang: Language) -> Iterator[Lapse]:
    """C-126. E9 and E9?, each once."""
    if lang == "en":
        hail = next((place for place in range(len(heard)) if _hails(heard, place)), None)
        if hail is not None:
            yield Lapse("E9?", hail, hail + 1)
        return
    for code, signs, certain in (("E9", WORDS.familiar.plain, _is_plain), ("E9?", WORDS.familiar.weak, _is_weak)):
        place = next((place for place, word in enumerate(heard) if word in signs and certain(heard, place)), None)
        if place is not None:
            yield Lapse(code, place, place + 1, signs[heard[place]])


def _hails(heard: Sequence[str], place: int) -> bool:
    """An English hail that opens the message or follows a comma."""
    return heard[place] in HAILS and (place == 0 or heard[place - 1] == ",")


def _is_plain(heard: Sequence[str], place: int) -> bool:
    """In “il s’est tu”, tu is the participle of taire."""
    return not (heard[place] == "tu" and place > 0 and heard[place - 1] in SILENT)


def _is_weak(heard: Sequence[str], place: int) -> bool:
    """“Le ton monte” and “Te Deum” offend nobody."""
    if place > 0 and heard[place - 1] in NOUN:
        return False
    return not (heard[place] == "te" and place + 1 < len(heard) and heard[place + 1] == "deum")


def outside_name(heard: Sequence[str], register: Register) -> tuple[Person, Lapse] | None:
    """C-126. E10: the first account name or nickname said, and whose it is."""
    house = [words(name) for person in register.persons for name in person.names]
    told = Phrases((alias, person) for person in register.persons for alias in _aliases(person) if _tells(alias, house))
    for place in range(len(heard)):
        found = told.at(heard, place)
        if found:
            return found[1], Lapse("E10", place, place + found[0])
    return None


def _aliases(person: Person) -> list[tuple[str, ...]]:
    return [words(alias) for alias in (person.account, *person.nicknames)]


def _tells(alias: tuple[str, ...], house: Sequence[tuple[str, ...]]) -> bool:
    """Three letters or more, no part of a house name; nor a form of address, which everybody must be able to say."""
    return is_told(alias) and not is_form(alias) and not any(contains(name, alias) for name in house)


def is_told(alias: Sequence[str]) -> bool:
    """Whether it is long enough to be known as somebody's name."""
    return sum(letter.isalpha() for word in alias for letter in word) >= FEWEST_LETTERS


def contains(name: Sequence[str], part: Sequence[str]) -> bool:
    """Whether the words of `part` follow one another in `name`."""
    return any(tuple(name[start : start + len(part)]) == tuple(part) for start in range(len(name) - len(part) + 1))
