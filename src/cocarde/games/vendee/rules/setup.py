"""Section 3: the board, the markers and the decks before the first round."""

from __future__ import annotations

from cocarde.games.vendee.data.numbers import (
    BLUE,
    FIRST_END,
    FORTRESSES,
    HALF_DECK,
    HEXES,
    START_FORT,
    START_HEXES,
    START_OWNER,
    WHITE,
)
from cocarde.games.vendee.rules.battle_end import end_battle
from cocarde.games.vendee.rules.flow import ROUND
from cocarde.games.vendee.rules.sites import PlaceFort
from cocarde.games.vendee.state import VendeeState


def set_up(g: VendeeState) -> None:
    """3.1 to 3.3. Board, decks, then the first round."""
    lay_out(g)
    g.deck = [shuffled_deck(g, BLUE), shuffled_deck(g, WHITE)]
    g.jeu_one = [len(HALF_DECK[BLUE][0]), len(HALF_DECK[WHITE][0])]
    if g.scattered:
        scatter(g)
        g.then(PlaceFort(0), PlaceFort(0), PlaceFort(1), PlaceFort(1), ROUND)  # V-120
    else:
        g.then(ROUND)


def lay_out(g: VendeeState) -> None:
    """3.1. The historical board; no cards yet."""
    g.place = list(range(len(HEXES)))
    g.owner = START_OWNER[:]
    g.fort = START_FORT[:]
    g.reserve = FORTRESSES - sum(START_FORT)
    g.round = 0
    g.end_marker = FIRST_END
    g.general = [True, True]
    g.extra = [False, False]
    g.deck = [[], []]
    g.jeu_one = [0, 0]
    g.pile = [[], []]
    g.discard = [[], []]
    g.aside = [[], []]
    g.hands = [[] for _ in range(g.seats)]
    g.shown = [[] for _ in range(g.seats)]
    g.recovered = [[] for _ in range(g.seats)]
    end_battle(g)


def shuffled_deck(g: VendeeState, camp: int) -> list[int]:
    """3.1. Jeu I on Jeu II, each shuffled."""
    top, bottom = HALF_DECK[camp][0][:], HALF_DECK[camp][1][:]
    g.chance.shuffle(top)
    g.chance.shuffle(bottom)
    return bottom + top


def scatter(g: VendeeState) -> None:
    """3.3, V-120. The 14 hexes in random places, the first seven White, the others Blue, no fortress yet."""
    order = list(range(START_HEXES))
    g.chance.shuffle(order)
    place = g.place[:]
    for at, hex in enumerate(order):
        place[hex] = at
        g.owner[hex] = WHITE if at < START_HEXES // 2 else BLUE
    g.place = place
    g.fort = [False] * len(HEXES)
    g.reserve = FORTRESSES
