"""Section 10: what a position is worth. Bots ask it of worlds they imagine, in which every hand lies open."""

from __future__ import annotations

from typing import Final

from cocarde.games.vendee.auction import attack_succeeds
from cocarde.games.vendee.data import CardRow
from cocarde.games.vendee.effects import LONGER, SHORTER
from cocarde.games.vendee.scoring import FORT_POINTS, HEX_POINTS, points, winner
from cocarde.games.vendee.state import VendeeState
from cocarde.games.vendee.tables import BLUE, BOX, EXTRA_VALUE, GENERAL_VALUE, WHITE

ROUND_FOR_BLUE: Final = 1.5
"""What a further round is worth to Blue, in points."""

TIE_FOR_WHITE: Final = 0.5
CARD: Final = 0.9
"""What a card of average worth in hand is worth, in points, while the round goes on."""

GENERAL: Final = 0.15
"""What a pip of an unused general is worth."""

TEMPO: Final[list[float]] = [0.0, 0.4, 0.7, 0.9, 1.0]
"""How much of a hand will still be played when the shortest hand holds so many cards: the rest is thrown away."""

HALF: Final = 10.0
"""The lead that is half of a victory."""

NORMAL_WORTH: Final[list[float]] = [1.2, 0.35, 0.45, 0.6, 0.85, 1.1]
EFFECT_WORTH: Final = {
    "flip": 2.5,
    "scorch": 2.5,
    "fort_up": 2.0,
    "draw": 0.5,
    "discard": 0.5,
    "pick_discard": 0.6,
    "manche": 0.6,
    "extra_general": 0.6,
    "recover": 0.4,
}


def worth_of(card: CardRow) -> float:
    """What a card in hand is worth: its value, and what its effects do."""
    base = 0.3 + 0.25 * card.value if card.bonus else NORMAL_WORTH[card.value]
    return base + sum(EFFECT_WORTH.get(effect.op, 0.1) * max(1, effect.n) for effect in card.fx if card.value)


WORTH: Final[list[float]] = [worth_of(card) for card in BOX.cards]


def judgement(g: VendeeState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the camp of `seat`."""
    if g.over:
        return 1.0 if winner(g) == seat & 1 else -1.0
    lead = lead_of_blue(g)
    worth = lead / (abs(lead) + HALF)
    return worth if seat & 1 == BLUE else -worth


def lead_of_blue(g: VendeeState) -> float:
    """Blue's lead in points, with all that is likely to become points."""
    lead = float(points(g, BLUE) - points(g, WHITE)) - TIE_FOR_WHITE
    lead += ROUND_FOR_BLUE * float(g.end_marker - g.round)
    lead += force(g, BLUE) - force(g, WHITE)
    if g.hex >= 0:
        lead += battle(g)
    return lead


def features(g: VendeeState, seat: int) -> list[tuple[str, float]]:
    """The parts of the lead in the eyes of the camp of `seat`, in points."""
    sign = 1.0 if seat & 1 == BLUE else -1.0
    if g.over:
        return [("victory", 2.0 * HALF * judgement(g, seat))]
    return [
        ("points", sign * float(points(g, BLUE) - points(g, WHITE))),
        ("rounds", sign * ROUND_FOR_BLUE * float(g.end_marker - g.round)),
        ("hands", sign * (force(g, BLUE) - force(g, WHITE))),
        ("battle", sign * battle(g) if g.hex >= 0 else 0.0),
    ]


def force(g: VendeeState, camp: int) -> float:
    """What the hands and generals of a camp promise in this round."""
    shortest = min([len(hand) for hand in g.hands])
    tempo = TEMPO[shortest] if shortest < len(TEMPO) else 1.0
    cards = 0.0
    for seat in range(camp, g.seats, 2):
        for face in g.hands[seat]:
            cards += WORTH[face]
    pips = (GENERAL_VALUE[g.round][camp] if g.general[camp] else 0) + (EXTRA_VALUE if g.extra[camp] else 0)
    return tempo * (CARD * cards + GENERAL * pips)


def battle(g: VendeeState) -> float:
    """What the battle promises Blue: the prize of each side by its chance."""
    attacker = g.attacker & 1
    chance = attack_succeeds(g)
    gain = chance * (prize(g, attacker) + clock(g, attacker)) - (1.0 - chance) * clock(g, 1 - attacker)
    return gain if attacker == BLUE else -gain


def prize(g: VendeeState, attacker: int) -> float:
    """V-77. The swing of points if the attack succeeds."""
    if g.owner[g.hex] == attacker:
        return float(FORT_POINTS) if g.reserve else 0.0
    return float(FORT_POINTS if g.fort[g.hex] else 2 * HEX_POINTS)


def clock(g: VendeeState, camp: int) -> float:
    """V-79. What the camp's flags are worth to it if it wins the battle."""
    flags = g.manche[camp]
    gain = 0.0
    if flags & LONGER and g.end_marker < 6:
        gain += ROUND_FOR_BLUE
    if flags & SHORTER and g.end_marker > max(3, g.round):
        gain -= ROUND_FOR_BLUE
    return gain if camp == BLUE else -gain
