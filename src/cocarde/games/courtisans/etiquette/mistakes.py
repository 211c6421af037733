# interpreted: text work beside the game, never in the hot path
"""C-135 and C-136. Forms of address that are wrong on purpose: the slips of bots, the lures of the challenge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from cocarde.games.courtisans.etiquette.address import Parts, parts_of, written
from cocarde.games.courtisans.etiquette.checker import breaches
from cocarde.games.courtisans.etiquette.data import CHARGES, FORMS, TITLES, Quality
from cocarde.games.courtisans.etiquette.register import Person, Register, known_language

NOBODY: Final = -1
"""The speaker of a form that nobody says."""

CONFUSED: Final[dict[Quality, Quality]] = {
    "monsieur": "madame",
    "madame": "mademoiselle",
    "mademoiselle": "madame",
}


class Mistake(msgspec.Struct, frozen=True):
    """A wrong form of address and the code of C-126 that it breaks."""

    form: str
    code: str

    @property
    def fault(self) -> str:
        """Its id in the game."""
        return self.code.lower()


def mistakes(person: Person, register: Register, lang: str) -> list[Mistake]:
    """Wrong forms for this person, each of which breaks exactly one rule."""
    found: dict[str, Mistake] = {}
    for form in _forms(person, register, lang):
        heard = breaches(form, lang, NOBODY, (person.seat,), register)
        if len(heard) == 1 and heard[0].probable:
            found[form] = Mistake(form, heard[0].code)
    return list(found.values())


def _forms(person: Person, register: Register, lang: str) -> Iterator[str]:
    """Forms that are likely to be wrong."""
    forms = FORMS[known_language(lang)]
    right = parts_of(person, register)
    for parts in _altered(right, person):
        yield parts.said(lang)
    for charge in CHARGES:
        yield f"{right.said(lang)}, {forms.charge[charge]}"
    quality = forms.quality[right.quality]
    for rank in right.ranks(lang):  # E8
        yield f"{quality} {right.name} {rank}"
    for charge in person.charges:  # E8
        yield f"{quality} {forms.charge[charge]} {right.name}"


def _altered(right: Parts, person: Person) -> Iterator[Parts]:
    """The person as somebody might take him for: one part false, the others as they are."""
    altered = msgspec.structs.replace
    if right.sex == "M":
        yield altered(right, sex="F", quality="madame")
    else:
        yield altered(right, sex="M", quality="monsieur")
    yield altered(right, quality=CONFUSED[right.quality])
    yield altered(right, marshal=True)
    for title in TITLES:
        yield altered(right, title=title)
    for name in person.former_names:
        yield altered(right, name=written(name))
