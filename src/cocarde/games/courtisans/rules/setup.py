"""Section 3: the deal, the first courtiers, their parties, the first Queen."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Offer, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text
from cocarde.games.courtisans.answers import Character, Named
from cocarde.games.courtisans.choices import CHARACTER
from cocarde.games.courtisans.data.numbers import (
    CARDS,
    CHARGES,
    DEALT,
    FACES,
    HOUSES,
    INCOME_CARDS,
    NEW,
    NOBODY,
    NONE,
    SEX,
)
from cocarde.games.courtisans.data.numbers import REQUEST as IS_REQUEST
from cocarde.games.courtisans.data.rows import COUNTRIES, SEXES
from cocarde.games.courtisans.etiquette.names import bars_name, same_name
from cocarde.games.courtisans.rules.cards.hand import faces_of
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.rules.flow import ROUND
from cocarde.games.courtisans.rules.sovereigns import roll_country
from cocarde.games.courtisans.rules.treasury.sources import SOURCES
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one


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
    g.sources = [0] * (n * len(SOURCES))
    g.fortune, g.sex, g.party = [0] * n, [0] * n, [0] * n
    g.status, g.k, g.q = [NEW] * n, [NONE] * n, [NONE] * n
    g.spouse, g.married = [NOBODY] * n, [0] * n
    g.bears, g.former = list(range(n)), [0] * n
    g.marks, g.serial = [0] * n, [1] * n
    g.made, g.harmed = [0] * n, [0] * n


def of_sex(g: CourtisansState, seat: int, sex: int, key: str) -> Text:
    """C-60. The requests of a hand that only this sex can have, and those only the other can, if there are any."""
    asked = [face for face in faces_of(g.hands[seat]) if IS_REQUEST[face]]
    mine, lost = ([FACES[face] for face in asked if SEX[face] == one] for one in (sex, 1 - sex))
    return Text(key, {"cards": mine, "lost": lost}) if mine or lost else Text(f"{key}-even")


class ChooseCharacter(CourtDecision):
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

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        """C-4. The hand is seen: what in it only a courtier of this sex can have, and what not."""
        assert isinstance(choice, Character | Named)
        return Stake(of_sex(g, seat, choice.sex, "stake-character"))

    def step(self, g: CourtisansState, seat: int, picked: tuple[str, ...]) -> Text:
        return of_sex(g, seat, SEXES.index(picked[0].partition(":")[2]), "step-house")

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
            g.sex = with_one(g.sex, seat, SEXES.index(g.chosen[seat][0]))
            g.party = with_one(g.party, seat, roll_country(g))
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
    for seat in g.around():
        name = g.chosen[seat][1:]
        house[seat] = next(free for free in [name, *HOUSES] if not is_taken(free, house))
        if g.telling and house[seat] != name:
            g.tell("house_given", "C-5", {"seat": seat, "wish": name, "name": house[seat]})
    g.house = house


def is_taken(name: str, house: list[str]) -> bool:
    """C-5. Is this the name of one of these houses already?"""
    return any(borne and same_name(name, borne) for borne in house)


CHOOSE_CHARACTER: Final = ChooseCharacter()
SETTLE_IN: Final = SettleIn()
