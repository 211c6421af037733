"""Positions of Courtisans in the words of the rulebook. Seats count from 0: p1 of the vectors is seat 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cocarde.core.agenda import Frame
from cocarde.games.courtisans.data.numbers import (
    CARDS,
    COURT,
    FACE,
    FACES,
    HOUSES,
    KING_LIVES,
    NOBODY,
    NONE,
    PLACE_IDS,
    QUEEN_LIVES,
    REIGN_IDS,
    STATUS_IDS,
    TABLE_TOUR,
)
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.bargaining.negotiation import NEGOTIATE
from cocarde.games.courtisans.rules.flow import END_OF_ROUND, ROUND, TURNS
from cocarde.games.courtisans.rules.localisation import LOCALISE
from cocarde.games.courtisans.rules.treasury.sources import HAZARDS, count
from cocarde.games.courtisans.state import CourtisansState
from tests.scenario import Scenario

Names = Sequence[str]
LETTERS = {"V": "versailles", "H": "chasse", "W": "guerre"}


class Scene(Scenario[CourtisansState]):
    """Section 9: King and Queen of espagne, Versailles, round 3, all at court with K5 Q5, seat 0 Chambellan."""

    def arrange(
        self,
        slot: int = 1,
        phase: str = "turns",
        sexes: str = "MMMM",
        favour: Mapping[int, str] | None = None,
        hands: Mapping[int, Names] | None = None,
        exposed: Mapping[int, Names] | None = None,
        fortune: Mapping[int, int] | None = None,
        status: Mapping[int, str] | None = None,
        party: Mapping[int, str] | None = None,
        married: Sequence[tuple[int, int]] = (),
        marks: Mapping[int, int] | None = None,
        reign: str = "reign",
        origin: str = "espagne",
        place: str = "V",
        wars: Names = (),
        ministere: Names = (),
        maison: Names = (),
        discard: Names = (),
        deck: Names | None = None,
        favourite: int = NOBODY,
        lover: int = NOBODY,
        secret_wife: int = NOBODY,
        chambellan: int = 0,
        round: int = 3,
        regency_last: int = 0,
        houses: Mapping[int, str] | None = None,
    ) -> None:
        """`slot`: the turn the round goes on with; `phase`: or `negotiation`, `localisation`, `round`, `end`.

        `deck`: what lies on top (None: anything); an empty list: no deck at all. `married`: husband, then wife.
        """
        g = self.g
        n = g.seats
        g.house = [(houses or {}).get(seat, HOUSES[seat]) for seat in range(n)]
        g.chosen = ["M" + name for name in g.house]
        g.round, g.chambellan, g.phase, g.place = round, chambellan, TABLE_TOUR, PLACE_IDS.index(LETTERS[place])
        g.reign, g.regency_last = REIGN_IDS.index(reign), regency_last
        g.origin = COUNTRIES.index(origin) if QUEEN_LIVES[g.reign] else NOBODY
        g.wars = sum(1 << COUNTRIES.index(name) for name in wars)
        g.sex = ["MF".index(letter) for letter in (sexes + "M" * n)[:n]]
        g.party = [COUNTRIES.index((party or {}).get(seat, "angleterre")) for seat in range(n)]
        g.status = [STATUS_IDS.index((status or {}).get(seat, "court")) for seat in range(n)]
        for seat, money in (fortune or {}).items():
            count(g, seat, HAZARDS, money)
        g.marks = [(marks or {}).get(seat, 0) for seat in range(n)]
        self._stand(favour or {})
        for husband, wife in married:
            g.spouse[husband], g.spouse[wife] = wife, husband
            g.married[husband] = g.married[wife] = 1
            g.bears[wife], g.former[wife] = husband, 1 << wife
        g.favourite, g.lover, g.secret_wife = favourite, lover, secret_wife
        laid = {seat: [*(exposed or {}).get(seat, ())] for seat in range(n)}
        if favourite != NOBODY:
            laid[favourite].append("favorite")
        if lover != NOBODY:
            laid[lover].append("amant_de_la_reine")
        self._lay(hands or {}, laid, ministere, maison, discard, deck)
        g.agenda = []
        g.then(*self._frames(phase, slot))

    def _stand(self, favour: Mapping[int, str]) -> None:
        g = self.g
        for seat in range(g.seats):
            words = {word[0]: int(word[1:]) for word in favour.get(seat, "").split()}
            there = g.status[seat] == COURT
            g.k[seat] = words.get("K", 5) if there and KING_LIVES[g.reign] else NONE
            g.q[seat] = words.get("Q", 5) if there and QUEEN_LIVES[g.reign] else NONE

    def _frames(self, phase: str, slot: int) -> list[Frame]:
        if phase == "round":
            return [ROUND]
        turns: list[Frame] = [*TURNS[slot : self.g.seats + 1], END_OF_ROUND]
        if phase == "end":
            return [END_OF_ROUND]
        if phase == "negotiation":
            return [NEGOTIATE, LOCALISE, *turns]
        return [LOCALISE, *turns] if phase == "localisation" else turns

    def _lay(
        self,
        hands: Mapping[int, Names],
        exposed: Mapping[int, Names],
        ministere: Names,
        maison: Names,
        discard: Names,
        deck: Names | None,
    ) -> None:
        g = self.g
        left = list(range(CARDS))

        def find(name: str) -> int:
            card = next(card for card in left if FACES[FACE[card]] == name)
            left.remove(card)
            return card

        g.exposed = [[find(name) for name in exposed.get(seat, ())] for seat in range(g.seats)]
        g.hands = [[find(name) for name in hands.get(seat, ())] for seat in range(g.seats)]
        g.known = [0] * CARDS
        for seat, hand in enumerate(g.hands):
            for card in hand:
                g.known[card] = 1 << seat
        g.ministere, g.maison = [find(name) for name in ministere], [find(name) for name in maison]
        g.discard = [find(name) for name in discard]
        top = [find(name) for name in deck or ()]
        if deck is not None and not deck:
            self._put_away(left)
            left = []
        g.deck = left + top[::-1]

    def _put_away(self, left: list[int]) -> None:
        """No deck: all that is left lies in the hand of the last seat."""
        last = self.g.seats - 1
        for card in left:
            self.g.known[card] = 1 << last
        self.g.hands[last] = self.g.hands[last] + left

    def king(self, *seats: int) -> list[int] | int:
        """Favour with the King."""
        found = [self.g.k[seat] for seat in seats]
        return found if len(found) > 1 else found[0]

    def queen(self, *seats: int) -> list[int] | int:
        """Favour with the Queen."""
        found = [self.g.q[seat] for seat in seats]
        return found if len(found) > 1 else found[0]

    def money(self, *seats: int) -> list[int] | int:
        """Fortunes."""
        found = [self.g.fortune[seat] for seat in seats]
        return found if len(found) > 1 else found[0]

    def where(self, seat: int) -> str:
        """The status of a courtier."""
        return STATUS_IDS[self.g.status[seat]]

    def cards(self, pile: list[int]) -> list[str]:
        """A pile as ids, sorted."""
        return sorted(FACES[FACE[card]] for card in pile)

    def exposed(self, seat: int) -> list[str]:
        """What lies before a courtier."""
        return self.cards(self.g.exposed[seat])

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return self.cards(self.g.hands[seat])

    @property
    def maison(self) -> list[str]:
        return self.cards(self.g.maison)

    @property
    def reign(self) -> str:
        return REIGN_IDS[self.g.reign]

    @property
    def place(self) -> str:
        return PLACE_IDS[self.g.place]

    @property
    def wars(self) -> list[str]:
        return [name for at, name in enumerate(COUNTRIES) if self.g.wars >> at & 1]

    def legal(self, seat: int, words: str) -> bool:
        """Is this answer legal now?"""
        return words in self.options(seat)

    def of(self, seat: int, verb: str) -> list[str]:
        """What a seat may do with this verb, in alphabetical order."""
        return [option.partition(" ")[2] for option in self.options(seat) if option.split()[0] == verb]

    def pass_turns(self, *seats: int) -> None:
        """These seats end their turns at once."""
        for seat in seats:
            self.play(f"{seat}: end_turn")
