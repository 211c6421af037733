"""C-127, C-136: the right forms of address, and the wrong ones among which the challenge hides one."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.answers import FAULTS
from cocarde.games.courtisans.etiquette import Register, addresses, mistakes
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.seen.shapes import AddressView, FormView
from cocarde.games.courtisans.state import CourtisansState

RIGHT: Final = -1
"""The fault of a form that has none."""


def right_forms(g: CourtisansState) -> list[str]:
    """C-127. How each is rightly addressed, in full and in the language of the table."""
    return forms_in(register_of(g), g.terms.lang)


def forms_in(register: Register, lang: str) -> list[str]:
    """C-127. How each of a register is rightly addressed."""
    return [addresses(person, register, lang).full for person in register.persons]


def names_in(register: Register, lang: str) -> list[str]:
    """C-127, C-R106. How the announcer names each of a register: with quality, dignity and title."""
    return [addresses(person, register, lang).named for person in register.persons]


def wrong_forms(g: CourtisansState, x: int) -> dict[int, str]:
    """C-126. A form for each mistake one can make about x."""
    register = register_of(g)
    wrong: dict[int, str] = {}
    for mistake in mistakes(register.at(x), register, g.terms.lang):
        wrong.setdefault(FAULTS.index(mistake.fault), mistake.form)
    return wrong


def faults_on(g: CourtisansState, x: int) -> list[int]:
    """The mistakes one can make about x."""
    return sorted(wrong_forms(g, x))


def wording(g: CourtisansState, x: int, fault: int) -> str:
    """C-136. The form that has this fault about x, or the right one."""
    return right_forms(g)[x] if fault == RIGHT else wrong_forms(g, x)[fault]


def address_view(g: CourtisansState, x: int, faults: tuple[int, ...]) -> AddressView:
    """C-136. The four forms, in the order they were drawn."""
    return AddressView(x, [FormView(at, wording(g, x, fault)) for at, fault in enumerate(faults, start=1)])
