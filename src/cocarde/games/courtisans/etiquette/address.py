"""C-119, C-120 and C-127. The composer: the right forms of address of a person."""

from __future__ import annotations

import msgspec

from cocarde.games.courtisans.etiquette.data import CHAMBELLAN, CHARGES, FORMS, Quality, Sex
from cocarde.games.courtisans.etiquette.register import Addresses, Person, Register, known_language


class Parts(msgspec.Struct, frozen=True):
    """C-119. The parts of an address that come before the charges; a title may be empty."""

    quality: Quality
    sex: Sex
    marshal: bool
    title: str
    name: str

    def ranks(self, lang: str) -> list[str]:
        """DIGNITÉ, then TITRE, as far as there are any."""
        forms = FORMS[known_language(lang)]
        dignity = [forms.dignity] if self.marshal else []
        return dignity + ([forms.title[self.title][self.sex]] if self.title else [])

    def said(self, lang: str) -> str:
        """C-127. QUALITÉ, with an article DIGNITÉ and TITRE, NOM."""
        return _joined(self.head(lang), *self.ranks(lang), self.name)

    def head(self, lang: str) -> str:
        """QUALITÉ, with its article if a rank follows."""
        forms = FORMS[known_language(lang)]
        return _joined(forms.quality[self.quality], forms.article[self.sex] if self.ranks(lang) else "")


def parts_of(person: Person, register: Register) -> Parts:
    """C-120, C-R80, C-R81. The right values for a person: a wife is no Maréchale, and first names are no part."""
    return Parts(
        quality=register.qualities_of(person)[0],
        sex=person.sex,
        marshal=person.marshal,
        title=next(iter(register.titles_of(person)), ""),
        name=written(person.name),
    )


def addresses(person: Person, register: Register, lang: str) -> Addresses:
    """C-127. How to address a person, in French or English."""
    forms = FORMS[known_language(lang)]
    parts = parts_of(person, register)
    named = parts.said(lang)
    charges = [forms.charge[charge] for charge in CHARGES if charge in person.charges]
    office = [forms.charge[CHAMBELLAN]] if person.chambellan else []
    return Addresses(
        short=_joined(parts.head(lang), *parts.ranks(lang)[:1]) if parts.ranks(lang) else named,
        named=named,
        full=", ".join([named, *charges]),
        ceremonial=", ".join([named, *charges, *office]),
    )


def company(lang: str) -> str:
    """How to address everybody at once."""
    return FORMS[known_language(lang)].company


def written(name: str) -> str:
    """A name as it is printed, with its typographic apostrophe."""
    return name.replace("'", "’")


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)
