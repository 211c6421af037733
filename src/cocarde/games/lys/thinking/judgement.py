"""Section 10: what a position is worth, for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.judge import Judge
from cocarde.games.lys.choices import END, ROLL, OfCard, OfSeat
from cocarde.games.lys.data.numbers import (
    BOX,
    BRUMAIRE,
    DEPART,
    ESTATES,
    FIRST_ATTACK,
    FIRST_BOOK,
    FIRST_CELEBRITY,
    FIRST_DEFENCE,
    FIRST_ESCAPE,
    GUYANA,
    HAND_LIMIT,
    NONE,
    PRISON,
    SALON,
    TAVERN,
    VALID,
    in_prison,
)
from cocarde.games.lys.data.rows import COLOURS
from cocarde.games.lys.rules.attack import Defend
from cocarde.games.lys.rules.celebrities import Protect
from cocarde.games.lys.rules.movement.barriers import PassBarrier
from cocarde.games.lys.rules.movement.dice import Throw
from cocarde.games.lys.rules.movement.pawns import back
from cocarde.games.lys.rules.scoring import merit
from cocarde.games.lys.rules.sentences import Go, GoAgain, GoQuietly
from cocarde.games.lys.rules.squares import Die, Ransom, Wound
from cocarde.games.lys.rules.trees import plots
from cocarde.games.lys.rules.verdicts import FallBack
from cocarde.games.lys.state import LysState
from cocarde.games.lys.thinking.outlook import DEATH, PATIENCE, TREE, Outlook, outlook
from cocarde.kit.odds import chance, step_of, together, weigh

PARTS: Final = ("prospects", "within_3", "within_7", "within_12")
"""10.2, 10.3. What a player has and may expect, in brevets; and how near the end is, which brings more than brevets."""
WITHIN: Final = [0, 3, 7, 12, 18]
"""Squares to the end, between which nearness counts on a straight line."""
STRANDED_TREE: Final = 0.5
PARRIED: Final = 0.4
"""How often an attack is parried by a hand that is not empty."""
RANSOM: Final = 0.8
WOUND: Final = 0.35
HELD: Final = 0.3
TALK: Final = 0.15
REBIRTH: Final = 0.6

COCARDE_CARD: Final = 0.2
ROLE: Final = 0.08
ATTACK: Final = 0.25
DEFENCE: Final = 0.2
CELEBRITY: Final = 0.3
FINISHER: Final = 0.4
"""L-66. Who is valid on 56 stops there with steps left over."""
STALE: Final = 0.03
ESCAPE: Final = 0.3
ESCAPE_NOW: Final = 0.9
BOOK: Final = 0.35

LAST_OF_COLOUR: Final = [
    max([place for place, square in enumerate(BOX.squares[:BRUMAIRE], start=1) if square.zone == colour])
    for colour in COLOURS
]
LAST_VALID: Final = [card.last for card in BOX.cards]


class LysJudgement(Judge[LysState]):
    """10.2, 10.3. All players side by side, by the stage of the race."""

    def folly(self, g: LysState, seat: int, choice: Choice) -> bool:
        """L-2, L-142. To go on with a tree in hand that finds a plot: it would be a brevet, and the dice may take it.

        L-14. To throw a card away from a hand that is not too full; L-150, one that may serve before one that cannot.
        L-93. To give another a prisoner's card: what is too much for his own hand he may throw away.
        """
        if choice is END or choice is ROLL:
            return bool(plots(g, seat))
        if isinstance(choice, OfSeat):
            return choice.verb == "allot" and choice.seat != seat
        if not isinstance(choice, OfCard):
            return False
        if choice.verb == "discard":
            return len(g.hands[seat]) <= HAND_LIMIT
        return choice.verb == "lose" and is_live(g, seat, choice.card) and holds_stale(g, seat)

    def judgement(self, g: LysState, seat: int) -> float:
        """From -1 (lost) to 1 (won): the chance to win, 0 being one in two."""
        if g.over:
            return final(g, seat)
        return 2.0 * chance(self.worths(g), seat) - 1.0

    def worths(self, g: LysState) -> list[float]:
        """What the position of every seat is worth, side by side."""
        ahead = outlook(g.seats)
        weights = self.weights[step_of(stage(g))]
        return [weigh(parts(g, seat, ahead), weights) for seat in range(g.seats)]

    def appraise(self, g: LysState) -> tuple[float, list[list[float]]]:
        """The stage of the game, and what every player has: for `cocarde lab tune`."""
        ahead = outlook(g.seats)
        return stage(g), [parts(g, seat, ahead) for seat in range(g.seats)]

    def features(self, g: LysState, seat: int) -> list[tuple[str, float]]:
        """The parts of the chance to win, as the weights count them."""
        if g.over:
            return [("victory", 10.0 * final(g, seat))]
        ahead = outlook(g.seats)
        weights = self.weights[step_of(stage(g))]
        own = parts(g, seat, ahead)
        near = weigh(own, weights) - weights[0] * own[0]
        rivals = [weigh(parts(g, other, ahead), weights) for other in range(g.seats) if other != seat]
        road = position(g, seat, ahead)
        cards = hand_worth(g, seat, g.place[seat])
        brevets = float(g.brevets[seat])
        return [
            ("brevets", weights[0] * brevets),
            ("trees", weights[0] * (own[0] - road - cards - brevets)),
            ("road", weights[0] * road + near),
            ("cards", weights[0] * cards),
            ("rivals", -together(rivals)),
        ]


def final(g: LysState, seat: int) -> float:
    """Won, shared or lost."""
    merits = [merit(g, other) for other in range(g.seats)]
    if merits[seat] < max(merits):
        return -1.0
    return 2.0 / merits.count(merits[seat]) - 1.0


def stage(g: LysState) -> float:
    """How far the game is, from 0 to 1: as the pawn farthest ahead."""
    farthest = 0
    for place in g.place:
        if farthest < place <= BRUMAIRE:
            farthest = place
    return farthest / BRUMAIRE


def parts(g: LysState, seat: int, ahead: Outlook) -> list[float]:
    """What a player has, and how near the end he is."""
    found = [prospects(g, seat, ahead), 0.0, 0.0, 0.0]
    place = g.place[seat]
    if place <= BRUMAIRE:
        approach(left_of(g.road, place), safety(g, seat), found)
    return found


def left_of(road: list[int], place: int) -> int:
    """Squares that still exist between a place on the road and the end: few are missing before it."""
    last = len(road) - 1
    at = place if place < last else last
    while road[at] != place:
        at -= 1
    return last - at


def approach(left: int, share: float, found: list[float]) -> None:
    """How near the end is, in squares that still exist."""
    for n in range(1, len(WITHIN)):
        if left < WITHIN[n]:
            between = (left - WITHIN[n - 1]) / (WITHIN[n] - WITHIN[n - 1])
            if n < len(WITHIN) - 1:
                found[n] = share * between
            if n > 1:
                found[n - 1] = share * (1.0 - between)
            return


def safety(g: LysState, seat: int) -> float:
    """How likely a pawn stays where it is: less while its player is under attack."""
    top = g.agenda[-1]
    if isinstance(top, Defend) and top.seat == seat:
        return PARRIED if g.hands[seat] else 0.0
    return 1.0


def prospects(g: LysState, seat: int, ahead: Outlook) -> float:
    """10.3. What a player has and may expect, in brevets."""
    place = g.place[seat]
    tree = TREE if place <= BRUMAIRE else STRANDED_TREE
    worth = g.brevets[seat] + g.trees[seat] * tree + position(g, seat, ahead)
    held = g.held[seat]
    if held == SALON:
        worth -= TALK * g.salon[seat]
    elif held in (ESTATES, TAVERN):
        worth -= HELD
    if g.wounded[seat]:
        worth -= WOUND
    if g.reborn[seat]:
        worth += REBIRTH
    return worth + hand_worth(g, seat, place)


def position(g: LysState, seat: int, ahead: Outlook) -> float:
    """What lies ahead of the pawn from where it stands, or from where what is pending will put it."""
    marking = g.marking[seat]
    place = g.place[seat]
    if throws_next(g, seat):
        here = ahead.value[marking][place]
    else:
        here = PATIENCE * ahead.drift[marking][place]
    top = g.agenda[-1]
    if isinstance(top, Defend) and top.seat == seat:
        parried = PARRIED if g.hands[seat] else 0.0
        return parried * here + (1 - parried) * fallen(place, marking, ahead)
    if isinstance(top, PassBarrier) and top.seat == seat:
        return shielded(g, seat, here, ahead.arrive(back(g, place, top.n), marking))
    if isinstance(top, Protect) and top.seat == seat:
        return shielded(g, seat, here, struck(g, seat, here, ahead))
    return here


def fallen(place: int, marking: int, ahead: Outlook) -> float:
    """L-34, L-35. After an attack: in prison, or dead."""
    if place > BRUMAIRE:
        return dead(ahead)
    return PATIENCE * ahead.drift[marking][PRISON + 1]


def dead(ahead: Outlook) -> float:
    """A new life to come."""
    return DEATH + PATIENCE * ahead.drift[NONE][DEPART]


def struck(g: LysState, seat: int, here: float, ahead: Outlook) -> float:
    """What the danger that waits below a `Protect` leaves of the position."""
    blow = g.agenda[-2]
    marking = g.marking[seat]
    if isinstance(blow, (Go, GoAgain)):
        return ahead.arrive(blow.to, marking)
    if isinstance(blow, GoQuietly):
        return PATIENCE * ahead.drift[marking][blow.to]
    if isinstance(blow, Die):
        return dead(ahead)
    if isinstance(blow, FallBack):
        return ahead.arrive(back(g, g.place[seat], blow.n), marking)
    if isinstance(blow, Ransom):
        return here - RANSOM if g.brevets[seat] else PATIENCE * ahead.drift[marking][blow.to]
    return here - WOUND if isinstance(blow, Wound) else here


def shielded(g: LysState, seat: int, here: float, struck: float) -> float:
    """The better of suffering and of spending a celebrity, if there is one to spend."""
    valid = VALID[g.place[seat]]
    for card in g.hands[seat]:
        if valid[card]:
            return max(struck, here - CELEBRITY)
    return struck


def throws_next(g: LysState, seat: int) -> bool:
    """Is it this player's turn, and his throw still to come?"""
    for frame in g.agenda:
        if isinstance(frame, Throw):
            return frame.seat == seat
    return False


def hand_worth(g: LysState, seat: int, place: int) -> float:
    """10.3. What the cards of a hand are worth to their owner where he stands; beyond six they must go."""
    worth = 0.0
    last = -1
    main = main_place(g, seat)
    for card in g.hands[seat]:
        value = card_worth(card, place, main)
        worth += value / 2 if card == last else value
        last = card
    over = len(g.hands[seat]) - HAND_LIMIT
    return worth - ROLE * over if over > 0 else worth


def main_place(g: LysState, seat: int) -> int:
    """Where a pawn stands on the road, or where it left it."""
    place = g.place[seat]
    return place if place <= BRUMAIRE else g.stood[seat]


def is_live(g: LysState, seat: int, card: int) -> bool:
    """L-100. Is this a book, a way out, or a celebrity whose time is not over?"""
    return card >= FIRST_ESCAPE or (card >= FIRST_CELEBRITY and main_place(g, seat) <= LAST_VALID[card])


def holds_stale(g: LysState, seat: int) -> bool:
    """L-100. Does the hand hold a celebrity whose squares lie all behind?"""
    main = main_place(g, seat)
    for card in g.hands[seat]:
        if FIRST_CELEBRITY <= card < FIRST_ESCAPE and main > LAST_VALID[card]:
            return True
    return False


def card_worth(card: int, place: int, main: int) -> float:
    """What one card is worth."""
    if card < FIRST_ATTACK:
        return ROLE if card else COCARDE_CARD
    if card < FIRST_DEFENCE:
        return ATTACK
    if card < FIRST_CELEBRITY:
        return DEFENCE if main <= LAST_OF_COLOUR[card - FIRST_DEFENCE] else STALE
    if card < FIRST_ESCAPE:
        if main > LAST_VALID[card]:
            return STALE
        return FINISHER if LAST_VALID[card] == BRUMAIRE else CELEBRITY
    if card < FIRST_BOOK:
        return ESCAPE_NOW if place == GUYANA or in_prison(place) else ESCAPE
    return BOOK
