"""Positions of Le Lys et la Cocarde in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    CARDS,
    FACES,
    HOLD_NAMES,
    MAN,
    MARKINGS,
    PACK,
    PLACES,
    PLOTS,
    ROLE_BITS,
    SALON,
    WOMAN,
)
from cocarde.games.lys.rules.actions import CLOSE_TURN, MAIN
from cocarde.games.lys.rules.flow import END_TURN, TURN
from cocarde.games.lys.rules.movement.dice import THROW
from cocarde.games.lys.state import LysState
from tests.scenario import Scenario

Names = Sequence[str]


def dice(*throws: str, faces: str = "1-2-3-4") -> list[int]:
    """Throws as scripted chance: `4+3`, `2+cocarde`."""
    return [FACES[faces].index(face) for throw in throws for face in throw.split("+")]


class Scene(Scenario[LysState]):
    """Seat 0 is to act, or with `begin` to begin its turn. Unmentioned cards lie in the deck, below the listed ones,
    or if it is `dry` on the discard.
    """

    def arrange(
        self,
        at: Mapping[int, str] | None = None,
        marks: Mapping[int, str] | None = None,
        hands: Mapping[int, Names] | None = None,
        deck: Names = (),
        discard: Names = (),
        dry: bool = False,
        trees: Mapping[int, int] | None = None,
        brevets: Mapping[int, int] | None = None,
        gone: Sequence[int] = (),
        held: Mapping[int, str] | None = None,
        salon: int = 2,
        wounded: Sequence[int] = (),
        reborn: Sequence[int] = (),
        women: Sequence[int] = (),
        stood: Mapping[int, int] | None = None,
        begin: bool = False,
    ) -> None:
        """Where pawns stand (`main 12`, `prison 3`, `guyana`); brevets were earned on the lowest free plots."""
        g = self.g
        g.personas = [WOMAN if seat in women else MAN for seat in range(g.seats)]
        g.first = g.active = 0
        g.turn = 0 if begin else 1
        for seat, words in (at or {}).items():
            g.place[seat] = place_of(words)
            g.stood[seat] = g.place[seat] if g.place[seat] <= BRUMAIRE else (stood or {}).get(seat, 0)
        for seat, marking in (marks or {}).items():
            g.marking[seat] = MARKINGS.index(marking)
        for seat, hold in (held or {}).items():
            g.held[seat] = HOLD_NAMES.index(hold)
            g.salon[seat] = salon if g.held[seat] == SALON else 0
        g.wounded = [seat in wounded for seat in range(g.seats)]
        g.reborn = [seat in reborn for seat in range(g.seats)]
        self._lay_cards(hands or {}, deck, discard, dry)
        self._plant(trees or {}, brevets or {}, gone)
        g.agenda = [TURN[0]] if begin else [END_TURN[0], CLOSE_TURN[0], THROW[0], MAIN[0]]

    def _lay_cards(self, hands: Mapping[int, Names], deck: Names, discard: Names, dry: bool) -> None:
        g = self.g
        left = PACK[:]
        for marking in g.marking:
            take(left, [CARDS[card] for card, bit in enumerate(ROLE_BITS) if marking & bit])
        g.hands = [sorted(take(left, hands.get(seat, ()))) for seat in range(g.seats)]
        g.discard = take(left, discard)
        top = take(left, deck)
        if dry:
            g.discard += left
            left = []
        g.deck = [*reversed(left), *reversed(top)]

    def _plant(self, trees: Mapping[int, int], brevets: Mapping[int, int], gone: Sequence[int]) -> None:
        g = self.g
        g.trees = [trees.get(seat, 0) for seat in range(g.seats)]
        g.brevets = [brevets.get(seat, 0) for seat in range(g.seats)]
        g.planter = [0 if n in gone else -1 for n in range(BRUMAIRE + 1)]
        plots = iter([n for n in PLOTS if n not in gone and n not in g.place])
        for seat, earned in brevets.items():
            for _ in range(earned):
                g.planter[next(plots)] = seat
        g.road = [n for n in range(BRUMAIRE + 1) if g.planter[n] < 0]
        g.tree_supply = 80 - sum(g.trees) - (BRUMAIRE + 1 - len(g.road))
        g.brevet_supply = 80 - sum(g.brevets)

    def throw(self, *throws: str) -> None:
        """Whoever acts rolls these dice; several throws are those of square 12."""
        faces = next(name for name, faces in FACES.items() if faces == self.g.options.faces)
        self.play(f"{self.table.pending()[0]}: roll", chance=dice(*throws, faces=faces))

    def turn(self, *throws: str) -> None:
        """Whoever acts rolls these dice and does nothing more."""
        self.throw(*throws)
        if self.asked.endswith("Close"):
            self.play(f"{self.table.pending()[0]}: end")

    def where(self, *seats: int) -> str:
        """Where these pawns stand: `main 12, prison 1`."""
        return ", ".join(words_of(self.g.place[seat]) for seat in seats)

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.g.hands[seat]]

    @property
    def discard(self) -> list[str]:
        """The last card on top."""
        return [CARDS[card] for card in self.g.discard]

    def marking(self, seat: int) -> str:
        return MARKINGS[self.g.marking[seat]]

    def hold(self, seat: int) -> str:
        return HOLD_NAMES[self.g.held[seat]]

    def trees(self, seat: int) -> int:
        return self.g.trees[seat]

    def brevets(self, seat: int) -> int:
        return self.g.brevets[seat]

    @property
    def gone(self) -> list[int]:
        """The cancelled squares."""
        return [n for n in range(BRUMAIRE + 1) if self.g.planter[n] >= 0]

    def plots(self, seat: int) -> list[int]:
        """The squares this seat may plant on now."""
        return sorted(int(answer.split()[1]) for answer in self.options(seat) if answer.startswith("plant"))


def place_of(words: str) -> int:
    track, _, n = words.partition(" ")
    return int(n) if track == "main" else 0 if words == "depart" else PLACES.index(words.replace(" ", "_"))


def words_of(place: int) -> str:
    if place == 0:
        return "depart"
    return f"main {place}" if place <= BRUMAIRE else PLACES[place].replace("_", " ")


def take(left: list[int], names: Names) -> list[int]:
    """These cards out of what is left of the pack."""
    cards = [CARDS.index(name) for name in names]
    for card in cards:
        left.remove(card)
    return cards
