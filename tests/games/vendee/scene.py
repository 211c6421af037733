"""Positions of Vendée Militaire in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cocarde.games.vendee.data.numbers import ANNULS, BLUE, BOX, FACES, FORTRESSES, HALF_DECK, HEXES, VALUE, WHITE
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.rules.flow import BATTLE, ROUND_END
from cocarde.games.vendee.rules.scoring import points
from cocarde.games.vendee.rules.setup import lay_out
from cocarde.games.vendee.state import VendeeState
from tests.scenario import Scenario

Names = Sequence[str]


class Scene(Scenario[VendeeState]):
    """Unlisted cards are set aside, or with `filler` lie as plain cards below the listed decks."""

    def arrange(
        self,
        hands: Mapping[int, Names],
        decks: Mapping[str, Names] | None = None,
        discards: Mapping[str, Names] | None = None,
        filler: bool = False,
        generals: str = "spent",
        round: int = 1,
        marker: int = 3,
        attacker: int = 0,
        owners: Mapping[str, str] | None = None,
        forts: Mapping[str, bool] | None = None,
    ) -> None:
        """Hands by seat; decks (top first) and discard piles by camp; generals: camps that have theirs, or `spent`."""
        g = self.g
        lay_out(g)
        g.round, g.end_marker = round, marker
        g.general = [camp in generals for camp in CAMPS]
        for hex, camp in (owners or {}).items():
            g.owner[HEXES.index(hex)] = CAMPS.index(camp)
        for hex, fort in (forts or {}).items():
            g.fort[HEXES.index(hex)] = fort
        g.reserve = FORTRESSES - sum(g.fort)
        for seat, names in hands.items():
            g.hands[seat] = sorted(faces(names))
        for at, camp in enumerate(CAMPS):
            self._stack(at, faces((decks or {}).get(camp, [])), faces((discards or {}).get(camp, [])), filler)
        self.aside_before = [len(g.aside[BLUE]), len(g.aside[WHITE])]
        g.agenda = [ROUND_END, BATTLE[attacker]]

    def _stack(self, camp: int, deck: list[int], discard: list[int], filler: bool) -> None:
        g = self.g
        rest = HALF_DECK[camp][0] + HALF_DECK[camp][1]
        held = [face for hand in g.hands[camp::2] for face in hand]
        for face in [*deck, *discard, *held]:
            rest.remove(face)
        below = [face for face in rest if filler and not BOX.cards[face].fx and not ANNULS[face]]
        for face in below:
            rest.remove(face)
        g.deck[camp] = (deck + below)[::-1]
        g.pile[camp] = sorted(g.deck[camp] + held)  # nobody can tell a hand from the deck it was drawn from
        g.discard[camp] = discard
        g.aside[camp] = rest

    def owner(self, hex: str) -> str:
        owner = self.g.owner[HEXES.index(hex)]
        return CAMPS[owner] if owner >= 0 else ""

    def fort(self, hex: str) -> bool:
        return self.g.fort[HEXES.index(hex)]

    @property
    def points(self) -> str:
        """White-Blue, as the vectors write them."""
        return f"{points(self.g, WHITE)}-{points(self.g, BLUE)}"

    @property
    def reserve(self) -> int:
        return self.g.reserve

    @property
    def round(self) -> int:
        return self.g.round

    @property
    def marker(self) -> int:
        return self.g.end_marker

    def general(self, camp: str) -> bool:
        return self.g.general[CAMPS.index(camp)]

    def extra(self, camp: str) -> bool:
        return self.g.extra[CAMPS.index(camp)]

    def hand(self, seat: int) -> list[str]:
        return [FACES[face] for face in self.g.hands[seat]]

    def deck(self, camp: str) -> list[str]:
        """Top first."""
        return [FACES[face] for face in reversed(self.g.deck[CAMPS.index(camp)])]

    def discard(self, camp: str) -> list[str]:
        """In the order of the card numbers."""
        return [FACES[face] for face in sorted(self.g.discard[CAMPS.index(camp)])]

    def aside(self, camp: str) -> list[str]:
        """What was set aside since the scenario began."""
        at = CAMPS.index(camp)
        return [FACES[face] for face in self.g.aside[at][self.aside_before[at] :]]

    @property
    def to_beat(self) -> tuple[int, str]:
        """The standing total and the type an answer needs."""
        battle = self.table.view(None).battle
        return (battle.to_beat, battle.asked) if battle else (0, "")


BIDDERS: dict[str, Any] = {
    "hands": {0: ["b1_hussards", "b1_ligne"], 1: ["w1_armee", "w1_faux"]},
    "decks": {"white": ["w1_pretres", "w1_soeurs", "w1_gars", "w1_dieu_roi", "w1_capitaine"]},
}
"""Seat 1 can beat whatever seat 0 plays, and White has more that could."""


def faces(names: Names) -> list[int]:
    return [FACES.index(name) for name in names]


def value(name: str) -> int:
    """The printed value of a card."""
    return VALUE[FACES.index(name)]


def dealt(*hands: str) -> dict[int, list[str]]:
    """The hands of the seats in order, each as the words for its cards."""
    return {seat: cards.split() for seat, cards in enumerate(hands)}
