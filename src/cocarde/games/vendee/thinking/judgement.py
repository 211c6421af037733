"""Section 10: what a position is worth. Bots ask it of worlds they imagine, in which every hand lies open."""

from __future__ import annotations

from typing import Final

from cocarde.core.judge import Judge
from cocarde.games.vendee.data.numbers import ANNULS, BLUE, BONUS, BOX, EXTRA_VALUE, FACES, GENERAL_VALUE, VALUE, WHITE
from cocarde.games.vendee.data.rows import HOUSE, CardRow
from cocarde.games.vendee.rules.battlefield import ChooseHex
from cocarde.games.vendee.rules.effects import LONGER, SHORTER
from cocarde.games.vendee.rules.scoring import FORT_POINTS, HEX_POINTS, winner
from cocarde.games.vendee.state import VendeeState
from cocarde.games.vendee.thinking.auction import attack_succeeds
from cocarde.kit.odds import chance, step_of
from cocarde.kit.tuned import read_weights

PARTS: Final = (
    "hexes",
    "fortresses",
    "level",
    "rounds",
    "generals",
    "battle",
    "attack",
    "annulations",
    "bonuses",
    "strong",
    "middling",
    "weak",
    "effects",
)
"""What a camp has: the map, level points if it is White, rounds to come if it is Blue, pips, the battle, cards."""
HEXES: Final = 0
FORTRESSES: Final = 1
LEVEL: Final = 2
ROUNDS: Final = 3
GENERALS: Final = 4
BATTLE: Final = 5
ATTACK: Final = 6
ANNULATIONS: Final = 7
BONUSES: Final = 8
STRONG: Final = 9
MIDDLING: Final = 10
WEAK: Final = 11
EFFECTS_IN_HAND: Final = 12
"""The places of the parts."""

TEMPO: Final[list[float]] = [0.0, 0.4, 0.7, 0.9, 1.0]
"""How much of a hand will still be played when the shortest hand holds so many cards: the rest is thrown away."""
FULL_HAND: Final = 7.0
ROUND_FOR_BLUE: Final = 1.5
"""What a further round is worth to Blue in the battle for it, in points."""

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


def effects_of(card: CardRow) -> float:
    """What the effects of a card promise, in points."""
    return sum([EFFECT_WORTH.get(effect.op, 0.1) * max(1, effect.n) for effect in card.fx if card.value])


def kind_of(face: int) -> int:
    """The part a card in hand counts for."""
    if ANNULS[face]:
        return ANNULATIONS
    if BONUS[face]:
        return BONUSES
    return STRONG if VALUE[face] >= 4 else MIDDLING if VALUE[face] == 3 else WEAK


EFFECTS: Final[list[float]] = [effects_of(card) for card in BOX.cards]
KIND: Final[list[int]] = [kind_of(face) for face in range(len(FACES))]


def card_worths(by_step: list[list[float]]) -> list[list[float]]:
    """By step of the stage what each card in hand counts."""
    return [
        [weights[KIND[face]] + weights[EFFECTS_IN_HAND] * EFFECTS[face] for face in range(len(FACES))]
        for weights in by_step
    ]


class VendeeJudge(Judge[VendeeState]):
    """Both camps side by side: what one has more of counts, by the stage of the war."""

    asides = ("drew_hidden",)

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(PARTS, weights)
        self.card_worth: Final = card_worths(weights)

    def by(self, weights: list[list[float]], learnt: list[float]) -> VendeeJudge:
        return VendeeJudge(weights)

    def judgement(self, g: VendeeState, seat: int) -> float:
        """From -1 (lost) to 1 (won) for the camp of `seat`: its chance to win, 0 being one in two."""
        if g.over:
            return 1.0 if winner(g) == seat & 1 else -1.0
        return 2.0 * chance([self.lead_of_blue(g), 0.0], seat & 1) - 1.0

    def lead_of_blue(self, g: VendeeState) -> float:
        """What `parts` and weights make of Blue, less what they make of White; bots ask too often to build lists."""
        step = step_of(stage(g))
        weights = self.weights[step]
        lead = weights[ROUNDS] * float(g.end_marker - g.round) - weights[LEVEL]
        lead += map_worth(g, weights[HEXES], weights[FORTRESSES])
        lead += tempo(g) * (self.force(g, BLUE, step) - self.force(g, WHITE, step))
        if g.hex >= 0:
            return lead + weights[BATTLE] * battle(g)
        asked = g.agenda[-1]
        if isinstance(asked, ChooseHex):
            return lead + weights[ATTACK] if asked.seat & 1 == BLUE else lead - weights[ATTACK]
        return lead

    def force(self, g: VendeeState, camp: int, step: int) -> float:
        """What the hands and generals of a camp would promise if all were played."""
        worth = self.card_worth[step]
        total = self.weights[step][GENERALS] * pips(g, camp)
        for seat in range(camp, g.seats, 2):
            for face in g.hands[seat]:
                total += worth[face]
        return total

    def features(self, g: VendeeState, seat: int) -> list[tuple[str, float]]:
        """The parts of the chance to win, each by its weight; together the logarithm of its odds."""
        if g.over:
            return [("victory", 10.0 * self.judgement(g, seat))]
        weights = self.weights[step_of(stage(g))]
        own, other = parts(g, seat), parts(g, seat ^ 1)
        counted = [weights[n] * (own[n] - other[n]) for n in range(len(PARTS))]
        return [
            ("points", sum(counted[:ROUNDS])),
            ("rounds", counted[ROUNDS]),
            ("hands", counted[GENERALS] + sum(counted[ANNULATIONS:])),
            ("battle", counted[BATTLE] + counted[ATTACK]),
        ]

    def appraise(self, g: VendeeState) -> tuple[float, list[list[float]]]:
        """The stage of the war, and what every seat has, partners the same: for `cocarde lab tune`."""
        return stage(g), [parts(g, seat) for seat in range(g.seats)]


JUDGE: Final = VendeeJudge(read_weights(HOUSE / "judgement.toml", PARTS))


def map_worth(g: VendeeState, hex_worth: float, fort_worth: float) -> float:
    """The map in Blue's eyes."""
    lead = 0.0
    for hex, owner in enumerate(g.owner):
        if owner == BLUE:
            lead += hex_worth + fort_worth if g.fort[hex] else hex_worth
        elif owner == WHITE:
            lead -= hex_worth + fort_worth if g.fort[hex] else hex_worth
    return lead


def pips(g: VendeeState, camp: int) -> int:
    """What the unused generals of a camp are worth."""
    return (GENERAL_VALUE[g.round][camp] if g.general[camp] else 0) + (EXTRA_VALUE if g.extra[camp] else 0)


def stage(g: VendeeState) -> float:
    """How far the war is, from 0 to 1: the round as its shortest hand."""
    shortest = shortest_hand(g)
    to_play = shortest / FULL_HAND if shortest < FULL_HAND else 1.0
    return (float(g.round) - to_play) / float(g.end_marker)


def tempo(g: VendeeState) -> float:
    """How much of a hand will still be played."""
    shortest = shortest_hand(g)
    return TEMPO[shortest] if shortest < len(TEMPO) else 1.0


def shortest_hand(g: VendeeState) -> int:
    """The fewest cards any seat holds: the round ends when a hand is empty."""
    fewest = len(g.hands[0])
    for hand in g.hands:
        if len(hand) < fewest:
            fewest = len(hand)
    return fewest


def parts(g: VendeeState, seat: int) -> list[float]:
    """What the camp of `seat` has; the battle is in Blue's eyes."""
    camp = seat & 1
    found = [0.0] * len(PARTS)
    for hex, owner in enumerate(g.owner):
        if owner == camp:
            found[HEXES] += 1.0
            if g.fort[hex]:
                found[FORTRESSES] += 1.0
    if camp == BLUE:
        found[ROUNDS] = float(g.end_marker - g.round)
        found[BATTLE] = battle(g) if g.hex >= 0 else 0.0
    else:
        found[LEVEL] = 1.0  # V-93
    found[ATTACK] = 1.0 if attacks_next(g, camp) else 0.0
    count_hands(g, camp, found)
    return found


def attacks_next(g: VendeeState, camp: int) -> bool:
    """V-20. Is this camp about to designate a hex?"""
    asked = g.agenda[-1]
    return isinstance(asked, ChooseHex) and asked.seat & 1 == camp


def count_hands(g: VendeeState, camp: int, found: list[float]) -> None:
    """What the hands and generals of a camp promise in this round."""
    share = tempo(g)
    for seat in range(camp, g.seats, 2):
        for face in g.hands[seat]:
            found[KIND[face]] += share
            found[EFFECTS_IN_HAND] += share * EFFECTS[face]
    found[GENERALS] = share * pips(g, camp)


def battle(g: VendeeState) -> float:
    """What the battle promises Blue, in points: the prize of each side by its chance."""
    attacker = g.attacker & 1
    success = attack_succeeds(g)
    gain = success * (prize(g, attacker) + clock(g, attacker)) - (1.0 - success) * clock(g, 1 - attacker)
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
