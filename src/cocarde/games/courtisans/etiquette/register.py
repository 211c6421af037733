# interpreted: structs of msgspec, which mypyc does not compile
"""C-120. The Grand Registre as the checker reads it: who everybody is at the instant of a message."""

from __future__ import annotations

import msgspec

from cocarde.core.errors import BadInput
from cocarde.games.courtisans.etiquette.data import CHARGES, LANGUAGES, TITLES, WORDS, Language, Quality, Sex


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A player and his present courtier.

    `titles` and `charges` are the ids of his exposed cards. `spouse` is the seat of a living husband or wife;
    `ever_married` stays true for a widow. Of a courtier who is not `living` only the names count, for E10.
    """

    seat: int
    sex: Sex
    house_name: str
    current_name: str = ""
    """The name borne now; empty: the house name."""
    former_names: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    marshal: bool = False
    charges: tuple[str, ...] = ()
    spouse: int | None = None
    ever_married: bool = False
    chambellan: bool = False
    living: bool = True
    account: str = ""
    nicknames: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for known, cards in ((TITLES, self.titles), (CHARGES, self.charges)):
            for card in cards:
                if card not in known:
                    raise BadInput(f"register, seat {self.seat}: no title or charge {card!r}")

    @property
    def name(self) -> str:
        """C-120. NOM: the current name."""
        return self.current_name or self.house_name

    @property
    def names(self) -> tuple[str, ...]:
        """Every name this player has borne or bears."""
        return (self.house_name, self.name, *self.former_names)


class Register(msgspec.Struct, frozen=True):
    """Everybody at the table, in seat order."""

    persons: tuple[Person, ...]

    def __post_init__(self) -> None:
        seats = [person.seat for person in self.persons]
        if seats != sorted(set(seats)):
            raise BadInput(f"register: seats must rise, each once, not {seats}")

    def at(self, seat: int) -> Person:
        """The person of a seat, or `BadInput`."""
        for person in self.persons:
            if person.seat == seat:
                return person
        raise BadInput(f"register: nobody sits at {seat}")

    def courtiers(self) -> list[Person]:
        """The courtiers in play."""
        return [person for person in self.persons if person.living]

    def titles_of(self, person: Person) -> tuple[str, ...]:
        """C-120. The titles a person bears, the highest first: a wife's own and her husband's."""
        borne = set(person.titles)
        if person.sex == "F" and person.spouse is not None:
            borne.update(self.at(person.spouse).titles)
        return tuple(title for title in TITLES if title in borne)

    def qualities_of(self, person: Person) -> tuple[Quality, ...]:
        """C-120. QUALITÉ: the right values, the one to prefer first; a titled maid has two (C-R79)."""
        if person.sex == "M":
            return ("monsieur",)
        if person.ever_married or person.spouse is not None:
            return ("madame",)
        return ("madame", "mademoiselle") if person.titles else ("mademoiselle",)


class Breach(msgspec.Struct, frozen=True):
    """A breach of etiquette (C-126) in a message, from character `start` to `end`.

    `code` is E1 to E10; one that ends in `?` is only possible, the others are probable. `rule` is the number to read.
    `offender` is the speaker, `subject` the seat of the courtier meant, if anybody; `correct` is the right form.
    """

    code: str
    rule: str
    start: int
    end: int
    text: str
    offender: int
    subject: int | None
    correct: str

    @property
    def probable(self) -> bool:
        """C-126. The severity: a bot Chambellan confirms what is probable and pardons the rest (C-130)."""
        return not self.code.endswith("?")

    @property
    def fault(self) -> str:
        """The code as an id: e1 to e10, and e6p, e9p for the possible ones."""
        return self.code.lower().replace("?", "p")


class Addresses(msgspec.Struct, frozen=True):
    """The right ways to address a person, from the shortest to the longest.

    `short`: quality and rank, or name. `named`: quality, rank and name. `full`: the canonical form of C-127.
    `ceremonial`: that, with the office of Grand Chambellan.
    """

    short: str
    named: str
    full: str
    ceremonial: str


def rule_of(code: str) -> str:
    """The rule that a breach stands on."""
    return WORDS.rule[code]


def known_language(lang: str) -> Language:
    """`fr` or `en`, or `BadInput`."""
    for known in LANGUAGES:
        if lang == known:
            return known
    raise BadInput(f"etiquette: no language {lang!r}; there are fr, en")
