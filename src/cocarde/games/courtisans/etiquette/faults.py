# interpreted: text work beside the game, never in the hot path
"""C-125 and C-126. Steps 4 and 5 of the checker: whom a run means, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cocarde.games.courtisans.etiquette.data import CHAMBELLAN
from cocarde.games.courtisans.etiquette.lexicon import ORDER, Hit, key
from cocarde.games.courtisans.etiquette.register import Person, Register
from cocarde.games.courtisans.etiquette.runs import Run


class Judged(NamedTuple):
    """A run against one courtier: the first hit of each code of C-126."""

    person: Person
    faults: dict[str, Hit]


def meant(run: Run, addressed: Sequence[Person], register: Register) -> Judged | None:
    """C-125. The courtier whom the run means, with its faults; nothing when nobody can be made out.

    Spouses share a name: when it suits both as well, the addressee is meant (C-T35), else the lowest seat.
    """
    named = bearers(run, register)
    candidates = named or addressed or register.courtiers()
    if not candidates:
        return None
    best = min(
        (Judged(person, faults(run, person, register)) for person in candidates),
        key=lambda judged: (len(judged.faults), judged.person not in addressed, judged.person.seat),
    )
    return best if named or addressed else None


def bearers(run: Run, register: Register) -> list[Person]:
    """C-125. Those whose current name the run says; if none, those whose former name it is."""
    if run.name is None:
        return []
    name = run.name.sense.meaning
    courtiers = register.courtiers()
    present = [person for person in courtiers if key(person.name) == name]
    return present or [person for person in courtiers if name in _former(person)]


def has_borne(person: Person, name: str) -> bool:
    """Whether this is the current or a former name of the person."""
    return name == key(person.name) or name in _former(person)


def faults(run: Run, person: Person, register: Register) -> dict[str, Hit]:
    """C-126. The errors E1 to E8 of the run against this courtier, each code once, with the hit to blame."""
    found: dict[str, Hit] = {}
    for hit in run.hits:
        for code in _codes(hit, person, register):
            found.setdefault(code, hit)
    if "E1" in found:
        found.pop("E2", None)
    for before, after in zip(run.hits, run.hits[1:], strict=False):
        if ORDER[after.sense.part] < ORDER[before.sense.part]:
            found.setdefault("E8", after)
    return found


def _codes(hit: Hit, person: Person, register: Register) -> Iterator[str]:
    """What is wrong with one part, whatever stands around it."""
    said = hit.sense
    if said.sex is not None and said.sex != person.sex:
        yield "E1"
    elif said.part == "Q" and said.meaning not in register.qualities_of(person):
        yield "E2"
    if said.part == "D" and not (said.meaning == "marechal" and person.marshal):
        yield "E3"
    if said.part == "T":
        titles = register.titles_of(person)
        if said.meaning not in titles:
            yield "E4"
        elif said.meaning != titles[0]:  # C-121
            yield "E5"
    if said.part == "N" and said.meaning != key(person.name) and said.meaning in _former(person):
        yield "E6"
    if said.part == "C" and not _holds(person, said.meaning):
        yield "E7"


def _former(person: Person) -> list[str]:
    return [key(name) for name in person.former_names]


def _holds(person: Person, charge: str) -> bool:
    return person.chambellan if charge == CHAMBELLAN else charge in person.charges
