"""Section 10: what favour, powers and hand promise to a player, in livres."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.numbers import (
    ANY_PLACE,
    ANY_SEX,
    CATEGORY,
    CHARGE,
    COURT,
    EXILE,
    FACE,
    GOVERNMENT,
    INCOME,
    KING,
    KING_LIVES,
    KING_MIN,
    LETTRE_FACE,
    NOBODY,
    NONE,
    PLACE,
    POWER,
    QUEEN,
    QUEEN_LIVES,
    QUEEN_MIN,
    REQUEST,
    SEX,
    TITLED,
    TONE,
)
from cocarde.games.courtisans.rules.favour import bonus, sov, titled
from cocarde.games.courtisans.state import CourtisansState

POINT: Final[list[float]] = [0.0, 0.0, 300.0, 800.0, 1400.0, 1950.0, 2450.0, 2900.0, 3300.0, 3650.0, 3950.0, 4200.0]
"""What favour with the reigning sovereign is worth, from -2 to 9: most where arrest threatens."""
OTHER_POINT: Final = 150.0
AT_COURT: Final = 3500.0
IN_EXILE: Final = 800.0
IN_LOVE: Final = 1800.0
POWER_WORTH: Final[list[float]] = [1500.0, 2200.0, 700.0, 400.0, 1500.0]
"""A round of each power: Chancelier, Contrôleur, Secrétaire, Maître de la chasse, Gouvernante."""
CARD_IN_HAND: Final = 260.0
OUT_OF_PLACE: Final = 0.6
PRUDENCE: Final = 0.75
SHARED: Final = 0.5
ASKING: Final = 0.5
"""C-45. Half a round: a turn has two actions, and each request takes one."""


def standing_worth(g: CourtisansState, x: int) -> float:
    """Where his courtier is, and how he is seen."""
    status = g.status[x]
    if status != COURT:
        return IN_EXILE if status == EXILE else 0.0
    worth = AT_COURT + POINT[sov(g, x) + 2]
    if KING_LIVES[g.reign] and QUEEN_LIVES[g.reign]:
        worth += OTHER_POINT * g.q[x]
    if x in (g.favourite, g.lover):
        worth += IN_LOVE
    return worth


def powers_worth(g: CourtisansState, x: int, left: float) -> float:
    """The powers of his charges in the rounds to come."""
    worth = 0.0
    for card in g.exposed[x]:
        power = POWER[FACE[card]]
        if power >= 0 and g.status[x] == COURT:
            worth += POWER_WORTH[power] * (left if left < 4.0 else 4.0) * 0.8
    return worth


def chance_to_ask(g: CourtisansState, x: int) -> float:
    """The better of his ways to the sovereign."""
    if g.status[x] != COURT:
        return 0.15
    if not KING_LIVES[g.reign]:
        return tenths(g.q[x] + bonus(g, x, QUEEN))
    straight = tenths(g.k[x] + bonus(g, x, KING))
    if not QUEEN_LIVES[g.reign] or g.q[x] <= g.k[x]:
        return straight
    relay = tenths(g.q[x] + bonus(g, x, QUEEN)) ** 2
    return relay if relay > straight else straight


def tenths(need: int) -> float:
    """A die against this."""
    return 0.0 if need < 0 else 1.0 if need > 10 else need / 10.0


def hand_worth(g: CourtisansState, x: int, left: float, leaving: int) -> float:
    """What his cards in hand promise: requests by income, rounds and odds, events a little each.

    The least of them go: those beyond the limit (C-104), and the `leaving` ones that he is about to give away (C-49).
    """
    hand = g.hands[x]
    extra = len(hand) - g.terms.hand_limit
    going = leaving + extra if extra > 0 else leaving
    odds = chance_to_ask(g, x)
    has_title = titled(g, x)
    total = 0.0
    requests: list[float] = []
    events: list[float] = []
    for card in hand:
        face = FACE[card]
        if REQUEST[face] and face != LETTRE_FACE:
            requests.append(request_worth(g, x, face, odds, has_title, left))
        elif going:
            events.append(event_worth(g, face))
        else:
            total += event_worth(g, face)
    queue(g, x, requests, left)
    if going:
        events += requests
        events.sort()
        return sum(events[going:], 0.0)
    for worth in requests:
        total += worth
    return total


def queue(g: CourtisansState, x: int, requests: list[float], left: float) -> None:
    """Each request waits for a better one: what there is no time left to ask for is worth nothing. C-101: married, he
    has half of what he is paid."""
    if len(requests) > 1:
        requests.sort(reverse=True)
    in_time = 1.0 if g.spouse[x] == NOBODY else SHARED
    waiting = in_time * ASKING / left
    for n in range(len(requests)):
        requests[n] *= in_time
        in_time = in_time - waiting if in_time > waiting else 0.0


def dowry(g: CourtisansState, x: int, left: float) -> float:
    """C-101. What the spouse of x may hope for from what x will ask for: as much as x."""
    odds, has_title = chance_to_ask(g, x), titled(g, x)
    faces = [FACE[card] for card in g.hands[x]]
    requests = [
        request_worth(g, x, face, odds, has_title, left) for face in faces if REQUEST[face] and face != LETTRE_FACE
    ]
    queue(g, x, requests, left)
    return sum(requests, 0.0)


def event_worth(g: CourtisansState, face: int) -> float:
    """A card in hand that is played without asking."""
    base = CARD_IN_HAND * (1.2 if TONE[face] == 1 else 1.0)
    return base if PLACE[face] == ANY_PLACE or PLACE[face] == g.place else base * OUT_OF_PLACE


def request_worth(g: CourtisansState, x: int, face: int, odds: float, has_title: bool, left: float) -> float:
    """A title, a charge, a dignity or a pension in hand."""
    if SEX[face] != ANY_SEX and SEX[face] != g.sex[x]:
        return 0.08 * INCOME[face] * left * PRUDENCE
    ready = 1.0 if PLACE[face] == ANY_PLACE or PLACE[face] == g.place else OUT_OF_PLACE
    if g.status[x] == COURT:
        ready *= readiness(g, x, face, has_title)
    if CATEGORY[face] == CHARGE and not GOVERNMENT[face] and has_charge(g, x):
        ready *= 0.3
    return INCOME[face] * left * (0.15 + 0.6 * odds) * ready * PRUDENCE


def readiness(g: CourtisansState, x: int, face: int, has_title: bool) -> float:
    """How near he is to the conditions of a card."""
    near = 1.0
    if KING_MIN[face] != NONE:
        short = KING_MIN[face] - sov(g, x)
        near *= 1.0 if short <= 0 else 0.75 if short <= 2 else 0.5
    if QUEEN_MIN[face] != NONE:
        short = QUEEN_MIN[face] - g.q[x] if QUEEN_LIVES[g.reign] else 5
        near *= 1.0 if short <= 0 else 0.75 if short <= 2 else 0.5
    return near * 0.6 if TITLED[face] and not has_title else near


def has_charge(g: CourtisansState, x: int) -> bool:
    """Does he hold an ordinary charge?"""
    for card in g.exposed[x]:
        if CATEGORY[FACE[card]] == CHARGE and not GOVERNMENT[FACE[card]]:
            return True
    return False
