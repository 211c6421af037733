# interpreted: text work beside the game, never in the hot path
"""C-122 to C-126 and C-148. The breaches of etiquette in a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cocarde.games.courtisans.etiquette.address import addresses, company
from cocarde.games.courtisans.etiquette.data import Language
from cocarde.games.courtisans.etiquette.familiarity import outside_name, tutoiement
from cocarde.games.courtisans.etiquette.faults import has_borne, meant
from cocarde.games.courtisans.etiquette.lexicon import Lexicon
from cocarde.games.courtisans.etiquette.register import Breach, Person, Register, known_language, rule_of
from cocarde.games.courtisans.etiquette.runs import Run, addresses_in, after_vocative, is_closed, unknown_name_after
from cocarde.games.courtisans.etiquette.tokens import tokens

MOST_COUNTED: Final = 3


def breaches(message: str, lang: str, speaker: int, addressees: Iterable[int], register: Register) -> list[Breach]:
    """The breaches in a message said by `speaker`, in the order of the text; `addressees` empty: said to all."""
    addressed = _addressed(speaker, addressees, register)
    return _Hearing(message, known_language(lang), speaker, addressed, register).verdict()


def counted(found: Iterable[Breach]) -> list[Breach]:
    """C-128. The three breaches of a message that count: the probable ones first, in the order of the text."""
    return sorted(found, key=lambda breach: not breach.probable)[:MOST_COUNTED]


def _addressed(speaker: int, addressees: Iterable[int], register: Register) -> list[Person]:
    """Nobody addresses himself, nor a courtier who is dead."""
    persons = [register.at(seat) for seat in sorted(set(addressees) - {speaker})]
    return [person for person in persons if person.living]


class _Hearing:
    """One message before the checker."""

    def __init__(
        self, message: str, lang: Language, speaker: int, addressed: Sequence[Person], register: Register
    ) -> None:
        self.message = message
        self.lang = lang
        self.speaker = speaker
        self.addressed = addressed
        self.register = register
        self.lexicon = Lexicon(register)
        self.tokens = tokens(message)
        self.heard = [token.text for token in self.tokens]

    def verdict(self) -> list[Breach]:
        """C-126. All that is wrong."""
        found = [breach for run in addresses_in(self.heard, self.lexicon) for breach in self.of_run(run)]
        return sorted([*found, *self.of_message()], key=lambda breach: (breach.start, breach.end))

    def of_run(self, run: Run) -> Iterator[Breach]:
        """C-125, C-126. E1 to E8 of one run, and C-148 beside them."""
        judged = meant(run, self.addressed, self.register)
        if judged is not None:
            for code, hit in judged.faults.items():
                yield self.breach(code, hit.start, hit.end, judged.person)
        wrong = self.wrong_name(run)
        if wrong is not None:
            yield self.breach("E6?", *wrong, self.likeliest(run))

    def wrong_name(self, run: Run) -> tuple[int, int] | None:
        """C-148. The name of another, or of nobody, where an addressee should hear his own."""
        if not self.addressed or not (run.start == 0 or after_vocative(self.heard, run)):
            return None
        name = run.name
        if name is None:
            return unknown_name_after(self.heard, run, self.lexicon)
        theirs = any(has_borne(person, name.sense.meaning) for person in self.addressed)
        return (name.start, name.end) if not theirs and is_closed(self.heard, run) else None

    def likeliest(self, run: Run) -> Person:
        """The addressee whom the run without its name would suit best."""
        nameless = run._replace(hits=[hit for hit in run.hits if hit.sense.part != "N"])
        judged = meant(nameless, self.addressed, self.register)
        return judged.person if judged else self.addressed[0]

    def of_message(self) -> Iterator[Breach]:
        """C-126. E9, E9? and E10, tested once on the whole message."""
        for lapse in tutoiement(self.heard, self.lang):
            person = self.addressed[0] if self.addressed else None
            yield self.breach(lapse.code, lapse.start, lapse.end, person, lapse.instead)
        outside = outside_name(self.heard, self.register)
        if outside is not None:
            yield self.breach("E10", outside[1].start, outside[1].end, outside[0])

    def breach(self, code: str, first: int, after: int, person: Person | None, instead: str = "") -> Breach:
        """A breach between two tokens, with the form that would have been right."""
        right = addresses(person, self.register, self.lang).full if person else company(self.lang)
        start, end = self.tokens[first].start, self.tokens[after - 1].end
        return Breach(
            code=code,
            rule=rule_of(code),
            start=start,
            end=end,
            text=self.message[start:end],
            offender=self.speaker,
            subject=person.seat if person else None,
            correct=instead or right,
        )
