"""Section 3: the deal, the first courtiers, their parties, the first Queen."""

from __future__ import annotations

import unicodedata
from typing import Final

from cocarde.core.agenda import Offer, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Text
from cocarde.games.courtisans.asked import Asked
from cocarde.games.courtisans.choices import CHARACTER
from cocarde.games.courtisans.data import COUNTRIES, SEXES
from cocarde.games.courtisans.flow import ROUND
from cocarde.games.courtisans.sovereigns import roll_country
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.tables import (
    CARDS,
    CHARGES,
    DEALT,
    HOUSES,
    INCOME_CARDS,
    NEW,
    NOBODY,
    NONE,
)
from cocarde.games.courtisans.words import Character, Named

SHORTEST: Final = 3
LONGEST: Final = 40
PARTICLES: Final = ("de", "du", "d", "des", "of")
ARTICLES: Final = ("la", "le", "l")
RESERVED_WORDS: Final = frozenset(
    (
        "monsieur", "mr", "mister", "sir", "madame", "mme", "madam", "mrs", "lady", "mademoiselle", "mlle", "miss",
        "marechal", "marshal", "marechale", "duc", "duke", "duchesse", "duchess", "marquis", "marquess",
        "marquise", "marchioness", "comte", "count", "comtesse", "countess", "baron", "baronne", "baroness",
        "chancelier", "chancellor", "controleur", "controller", "secretaire", "secretary", "gouvernante",
        "governess", "gouverneur", "governor", "chambellan", "chamberlain",
    )
)  # fmt: skip
"""C-5, C-123: words of the classes Q, D, T and C, which no house may bear."""


def set_up(g: CourtisansState) -> None:
    """C-1, C-2, C-3, C-6. Versailles, six cards each, a first Chambellan; then the characters are chosen."""
    n = g.seats
    g.deck = list(range(CARDS))
    g.chance.shuffle(g.deck)
    g.known = [0] * CARDS
    g.hands = []
    for seat in range(n):
        hand = [g.deck.pop() for _ in range(DEALT)]
        for card in hand:
            g.known[card] = 1 << seat
        g.hands.append(hand)
    g.exposed = [[] for _ in range(n)]
    g.paid = [0] * INCOME_CARDS
    g.changed = [0] * CHARGES
    g.powered = [0] * CHARGES
    g.chambellan = g.terms.first if g.terms.first >= 0 else g.chance.below(n)
    clear_courtiers(g)
    g.then(CHOOSE_CHARACTER, SETTLE_IN)


def clear_courtiers(g: CourtisansState) -> None:
    """C-6, C-9. Fortune 0, everybody new."""
    n = g.seats
    g.house, g.chosen = [""] * n, [""] * n
    g.fortune, g.sex, g.party = [0] * n, [0] * n, [0] * n
    g.status, g.k, g.q = [NEW] * n, [NONE] * n, [NONE] * n
    g.spouse, g.married = [NOBODY] * n, [0] * n
    g.bears, g.former = list(range(n)), [0] * n
    g.marks, g.serial = [0] * n, [1] * n
    g.made, g.harmed = [0] * n, [0] * n


def normal(name: str) -> list[str]:
    """C-122. A name as the checker compares it: no accents, no capitals, words apart."""
    plain = unicodedata.normalize("NFKD", name.replace("œ", "oe").replace("æ", "ae")).lower()
    letters = "".join(letter if letter.isalpha() else " " for letter in plain if not unicodedata.combining(letter))
    return letters.split()


def bars_name(name: str) -> str:
    """C-5. Why a house may not be called so, or ""."""
    if not SHORTEST <= len(name) <= LONGEST or not all(each.isalpha() or each in " -’" for each in name):
        return "name-shape"
    words = normal(name)
    if not [word for word in words if word not in PARTICLES and word not in ARTICLES]:
        return "name-shape"
    return "name-word" if RESERVED_WORDS & set(words) else ""


class ChooseCharacter(Asked):
    """C-4. SETUP_CHARACTER: house name and sex, all at once and in secret, the hand being seen."""

    rule = "C-4"

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.seats) if not g.chosen[seat]])

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        return [*CHARACTER[0], *CHARACTER[1]]

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Character | Named)
        chosen = g.chosen[:]
        chosen[seat] = SEXES[choice.sex] + choice.name
        g.chosen = chosen
        if g.telling:
            g.tell("character_chosen", "C-4", {"seat": seat})
        if "" in chosen:
            g.push(self)

    def measured(self, g: CourtisansState, seat: int, choice: Choice) -> bool:
        return isinstance(choice, Named)

    def bars(self, g: CourtisansState, seat: int, choice: Choice) -> str:
        return bars_name(choice.name) if isinstance(choice, Named) else ""

    def offers(self, g: CourtisansState, seat: int) -> list[Offer]:
        return [Offer("named", {"sex": sex}, (), (f"sex:{sex}",)) for sex in SEXES]

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-character")


class SettleIn(Step[CourtisansState]):
    """C-4, C-6, C-8, C-9. All are revealed; parties and the Queen's origin are rolled; round 1."""

    def run(self, g: CourtisansState) -> None:
        g.reveal()
        name_houses(g)
        for seat in g.around():
            g.sex[seat] = SEXES.index(g.chosen[seat][0])
            g.party[seat] = roll_country(g)
            if g.telling:
                args: Args = {"seat": seat, "name": g.house[seat], "party": COUNTRIES[g.party[seat]]}
                g.tell("lady_appeared" if g.sex[seat] else "gentleman_appeared", "C-4", args)
        g.origin = roll_country(g)
        if g.telling:
            g.tell("queen_came", "C-8", {"realm": COUNTRIES[g.origin]})
            g.tell("chambellan_named", "C-3", {"seat": g.chambellan})
        g.push(ROUND)


def name_houses(g: CourtisansState) -> None:
    """C-5. On a clash he who sits nearer the Chambellan keeps the name, the other is given the first free one."""
    house = [""] * g.seats
    taken: list[list[str]] = []
    for seat in g.around():
        name = g.chosen[seat][1:]
        if normal(name) in taken:
            name = next(free for free in HOUSES if normal(free) not in taken)
        taken.append(normal(name))
        house[seat] = name
    g.house = house


CHOOSE_CHARACTER: Final = ChooseCharacter()
SETTLE_IN: Final = SettleIn()
