"""What self-play has taught beyond the judgement (10.3): what goes with winning, from where and with what.

A position has traits: each is one cell of a table, such as "marked as cocarde on 30, about to throw". Their weights,
in data/experience.toml, are added to what the judgement makes of a seat; `cocarde lab teach lys` finds them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.core.judge import Order
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    FIRST_ATTACK,
    FIRST_BOOK,
    FIRST_CELEBRITY,
    FIRST_DEFENCE,
    FIRST_ESCAPE,
    FRONT,
    GUYANA,
    MARKINGS,
    PLACES,
    VALID,
)
from cocarde.games.lys.data.rows import HOUSE
from cocarde.games.lys.rules.attack import Defend
from cocarde.games.lys.rules.celebrities import Protect
from cocarde.games.lys.rules.movement.barriers import PassBarrier
from cocarde.games.lys.rules.movement.dice import Throw
from cocarde.games.lys.state import LysState
from cocarde.games.lys.thinking.certain import order_of
from cocarde.games.lys.thinking.judgement import PARTS, LysJudgement, final, left_of
from cocarde.kit.lore import Notes, Tally, beginnings
from cocarde.kit.odds import chance, shares
from cocarde.kit.tuned import read_lore, read_weights

KINDS: Final = FIRST_ESCAPE + 2
"""Cards by kind; all escapes are one, and all books."""
STRETCHES: Final = (5, 18, 22, 29, 37, 44, 50, BRUMAIRE)
"""Where stretches of the road end; the three annexes follow them."""
REACHES: Final = (2, 4, 6, 9, 13, 20, 30, BRUMAIRE)
"""Squares to the end, in steps; the three annexes follow them."""
ZONES: Final = len(REACHES) + 3
PERILS: Final = 4
"""How near the nearest rival is to the end, in rough steps."""
MOST_LEAD: Final = 5
BEHIND: Final = 3
MOST_TREES: Final = 4
MOST_HAND: Final = 7
MOST_WAIT: Final = 5
MOST_BOOKS: Final = 4
MOST_THREATS: Final = 3
P: Final = len(PLACES)
M: Final = len(MARKINGS)
DUEL: Final = 12
"""Between two, looking twice as far plays better (docs/lab.md)."""

FAMILIES: Final = {
    "place": 2 * M * P,
    "lead": (2 * MOST_LEAD + 1) * ZONES * PERILS,
    "finish": (BEHIND + MOST_LEAD + 1) * ZONES,
    "trees": (MOST_TREES + 1) * 2 * PERILS,
    "cards": KINDS * ZONES * 2,
    "hand": (MOST_HAND + 1) * ZONES,
    "held": 6 * PERILS,
    "turn": (MOST_WAIT + 1) * ZONES * PERILS,
    "exposed": (MOST_THREATS + 1) * 2 * ZONES,
    "asked": 8,
    "pace": ZONES * ZONES,
    "rank": 6 * ZONES,
    "books": (MOST_BOOKS + 1) * ZONES,
}

AT: Final = beginnings(FAMILIES)
PLACE: Final = AT["place"]
LEAD: Final = AT["lead"]
FINISH: Final = AT["finish"]
TREES: Final = AT["trees"]
CARDS: Final = AT["cards"]
HAND: Final = AT["hand"]
HELD: Final = AT["held"]
TURN: Final = AT["turn"]
EXPOSED: Final = AT["exposed"]
ASKED: Final = AT["asked"]
PACE: Final = AT["pace"]
RANK: Final = AT["rank"]
BOOKS: Final = AT["books"]


def step_in(steps: tuple[int, ...], value: int) -> int:
    """The first step that is not below this value."""
    return next(n for n, step in enumerate(steps) if value <= step)


def annexe(place: int) -> int:
    """Prison, frontiers and Guyane, after all steps of the road."""
    return len(REACHES) + (0 if place <= FRONT else 2 if place == GUYANA else 1)


STRETCH: Final = [step_in(STRETCHES, place) if place <= BRUMAIRE else annexe(place) for place in range(P)]
REACH: Final = [step_in(REACHES, left) for left in range(BRUMAIRE + 1)]
FARTHEST: Final = len(REACHES) - 1


class LysJudge(LysJudgement):
    """The judgement with what was learnt; the chances of all seats are weighed against each other."""

    foresight = 6
    breadth = 16
    asides = ("drew_hidden",)

    def __init__(self, weights: list[list[float]], learnt: list[float]) -> None:
        super().__init__(PARTS, weights, FAMILIES, learnt)

    def by(self, weights: list[list[float]], learnt: list[float]) -> LysJudge:
        return LysJudge(weights, learnt)

    def certain(self) -> Order:
        return order_of(AT, 2 * MOST_LEAD + 1, BEHIND + MOST_LEAD + 1, MOST_TREES + 1, ZONES, PERILS)

    def foresees(self, seats: int) -> int:
        return DUEL if seats == 2 else self.foresight

    def insight(self, g: LysState, seat: int) -> float:
        """From -1 (lost) to 1 (won): the judgement with what was learnt."""
        if g.over:
            return final(g, seat)
        found = self.worths(g)
        scan = Scan(g)
        tally = Tally(self.learnt)
        for other in range(g.seats):
            tally.total = 0.0
            note_traits(g, other, scan, tally)
            found[other] += tally.total
        return 2.0 * chance(found, seat) - 1.0

    def traits(self, g: LysState) -> list[list[int]]:
        scan = Scan(g)
        found: list[list[int]] = []
        for seat in range(g.seats):
            notes = Notes(self.learnt)
            note_traits(g, seat, scan, notes)
            found.append(notes.traits)
        return found

    def grounds(self, g: LysState) -> list[float]:
        return self.worths(g)

    def chances(self, worths: list[float]) -> list[float]:
        return shares(worths)


JUDGE: Final = LysJudge(read_weights(HOUSE / "judgement.toml", PARTS), read_lore(HOUSE / "experience.toml", FAMILIES))


class Scan:
    """What is looked up once for all seats: how far each is from the end, who throws next, who may attack."""

    def __init__(self, g: LysState) -> None:
        self.reaches: Final[list[int]] = [
            REACH[left_of(g.road, place)] if place <= BRUMAIRE else STRETCH[place] for place in g.place
        ]
        self.attacks: Final[list[int]] = [attacks_of(hand) for hand in g.hands]
        self.thrower: int = g.active
        self.pending: bool = False
        for frame in g.agenda:
            if isinstance(frame, Throw):
                self.thrower, self.pending = frame.seat, True
                return


def attacks_of(hand: list[int]) -> int:
    """How many attacks of each colour a hand holds: a byte for blue, yellow, red."""
    found = 0
    for card in hand:
        if card >= FIRST_DEFENCE:
            return found
        if card >= FIRST_ATTACK:
            found += 1 << 8 * (card - FIRST_ATTACK)
    return found


def note_traits(g: LysState, seat: int, scan: Scan, tally: Tally) -> None:
    """All that is true of one seat."""
    reach: i64 = scan.reaches[seat]
    peril = note_race(g, seat, scan, reach, tally)
    note_goods(g, seat, reach, peril, tally)
    note_hand(g, seat, reach, threats_to(g, seat, scan), tally)
    top = g.agenda[-1]
    if isinstance(top, Defend):
        tally.note(ASKED + (1 if top.seat == seat else 0))
    elif isinstance(top, PassBarrier):
        tally.note(ASKED + (3 if top.seat == seat else 2))
    elif isinstance(top, Protect):
        tally.note(ASKED + (5 if top.seat == seat else 4))


def note_race(g: LysState, seat: int, scan: Scan, reach: i64, tally: Tally) -> i64:
    """10.2. Where he is in the race, and with how many brevets; how near the end is through others."""
    mine: i64 = g.brevets[seat]
    best: i64 = -1
    ahead: i64 = 0
    payers: i64 = 0
    rival: i64 = FARTHEST
    theirs: i64
    for other in range(g.seats):
        if other != seat:
            theirs = g.brevets[other]
            best = theirs if theirs > best else best
            ahead += 1 if theirs > mine else 0
            payers += 1 if theirs else 0
            theirs = scan.reaches[other]
            rival = theirs if theirs < rival else rival
    peril: i64 = rival // 2
    lead: i64 = mine - best
    lead = -MOST_LEAD if lead < -MOST_LEAD else MOST_LEAD if lead > MOST_LEAD else lead
    after: i64 = mine + payers - (best - 1 if best > 0 else 0)  # L-172
    after = -BEHIND if after < -BEHIND else MOST_LEAD if after > MOST_LEAD else after
    tally.note(LEAD + ((lead + MOST_LEAD) * ZONES + reach) * PERILS + peril)
    tally.note(FINISH + (after + BEHIND) * ZONES + reach)
    tally.note(PACE + reach * ZONES + rival)
    tally.note(RANK + ahead * ZONES + reach)
    note_turn(g, seat, scan, reach * PERILS + peril, tally)
    return peril


def note_turn(g: LysState, seat: int, scan: Scan, race: i64, tally: Tally) -> None:
    """How long until he throws, and from where as what."""
    place: i64 = g.place[seat]
    marking: i64 = g.marking[seat]
    wait: i64 = seat - scan.thrower
    if wait < 0:
        wait += g.seats
    throws: i64 = 1 if wait == 0 and scan.pending else 0
    if wait == 0 and not scan.pending:
        wait = g.seats
    wait = MOST_WAIT if wait > MOST_WAIT else wait
    tally.note(PLACE + (throws * M + marking) * P + place)
    tally.note(TURN + wait * ZONES * PERILS + race)


def note_goods(g: LysState, seat: int, reach: i64, peril: i64, tally: Tally) -> None:
    """Trees, the size of the hand, and what holds the pawn."""
    trees: i64 = g.trees[seat]
    trees = MOST_TREES if trees > MOST_TREES else trees
    size: i64 = len(g.hands[seat])
    size = MOST_HAND if size > MOST_HAND else size
    held: i64 = g.held[seat]
    tally.note(TREES + (trees * 2 + (1 if g.place[seat] > BRUMAIRE else 0)) * PERILS + peril)
    tally.note(HAND + size * ZONES + reach)
    tally.note(HELD + held * PERILS + peril)
    if g.wounded[seat]:
        tally.note(HELD + 4 * PERILS + peril)
    if g.reborn[seat]:
        tally.note(HELD + 5 * PERILS + peril)


def threats_to(g: LysState, seat: int, scan: Scan) -> i64:
    """L-30, L-31. Attacks in the hands of others that reach him where he is."""
    zone: i64 = g.options.zones[g.place[seat]]
    found: i64 = 0
    if zone:
        attacks: i64
        for other in range(g.seats):
            attacks = scan.attacks[other]
            if attacks and other != seat:
                found += attacks & 255 if zone & 1 else 0
                found += attacks >> 8 & 255 if zone & 2 else 0
                found += attacks >> 16 if zone & 4 else 0
    return MOST_THREATS if found > MOST_THREATS else found


def note_hand(g: LysState, seat: int, reach: i64, threats: i64, tally: Tally) -> None:
    """Every card where he stands, his books together, and whether he is shielded from attacks."""
    place = g.place[seat]
    zone: i64 = g.options.zones[place]
    valid = VALID[place]
    stretch: i64 = STRETCH[place]
    last: i64 = -1
    books: i64 = 0
    shield: i64 = 0
    card: i64
    for card in g.hands[seat]:
        if card >= FIRST_BOOK:
            books += 1
            card = FIRST_ESCAPE + 1
        elif card >= FIRST_ESCAPE:
            card = FIRST_ESCAPE
        elif card >= FIRST_CELEBRITY:
            shield = 1 if valid[card] else shield
        elif card >= FIRST_DEFENCE:
            shield = 1 if zone >> (card - FIRST_DEFENCE) & 1 else shield
        tally.note(CARDS + (card * ZONES + stretch) * 2 + (1 if card == last else 0))
        last = card
    if books:
        tally.note(BOOKS + (MOST_BOOKS if books > MOST_BOOKS else books) * ZONES + stretch)
    tally.note(EXPOSED + (threats * 2 + shield) * ZONES + reach)
