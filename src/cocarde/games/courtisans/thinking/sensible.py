"""Section 10: which moves whoever thinks ahead reckons with: a turn has up to a hundred, and most serve nobody."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import Audience, OfFace, OfSeat, Play, Recall, Request, Swayed, TakeCharge
from cocarde.games.courtisans.choices import DRAW, END_TURN
from cocarde.games.courtisans.data.numbers import (
    ANY_SEX,
    COURT,
    INCOME,
    LETTRE_FACE,
    NOBODY,
    REQUEST,
    SEX,
    TO_NONE,
    TONE,
)
from cocarde.games.courtisans.data.rows import TONES
from cocarde.games.courtisans.rules.favour import chance_of, routes
from cocarde.games.courtisans.rules.treasury.income import income_of
from cocarde.games.courtisans.state import CourtisansState

HOPE: Final = 30
"""Requests below these odds, in hundredths, are for the desperate."""
ROUNDS: Final = 3
RUIN: Final = -1_000_000
HELPFUL: Final = TONES.index("+")
EITHER: Final = TONES.index("~")


def sensible(g: CourtisansState, seat: int, legal: list[Choice]) -> list[Choice]:
    """The moves that may serve, DRAW first; the turn ends when nothing else is left."""
    rivals = chief_rivals(g, seat)
    way = best_way(g, seat)
    hopeful = way >= 0 and chance_of(g, seat, way) >= HOPE
    kept: list[Choice] = [DRAW] if DRAW in legal else []
    for choice in legal:
        if choice is not END_TURN and choice is not DRAW and serves(g, seat, choice, rivals, way, hopeful):
            kept.append(choice)
    if not g.actions or not kept:
        kept.append(END_TURN)
    return kept


def chief_rivals(g: CourtisansState, seat: int) -> int:
    """The set of the two others who are best off, his spouse apart."""
    first = second = NOBODY
    most = more = RUIN
    for x in range(g.seats):
        if x != seat and x != g.spouse[seat]:
            worth = g.fortune[x] + ROUNDS * income_of(g, x)
            if worth > most:
                second, more = first, most
                first, most = x, worth
            elif worth > more:
                second, more = x, worth
    found = 1 << first if first != NOBODY else 0
    return found | 1 << second if second != NOBODY else found


def best_way(g: CourtisansState, seat: int) -> int:
    """The way to the sovereign with the best odds."""
    best, most = -1, -1
    if g.status[seat] == COURT:
        for route in routes(g, seat):
            odds = chance_of(g, seat, route)
            if odds > most:
                best, most = route, odds
    return best


def serves(g: CourtisansState, seat: int, choice: Choice, rivals: int, way: int, hopeful: bool) -> bool:
    """May this move serve whoever makes it?"""
    if isinstance(choice, Request):
        if not hopeful or choice.route != way:
            return False
        return rivals >> choice.seat & 1 != 0 if choice.face == LETTRE_FACE else choice.seat == seat
    if isinstance(choice, Play):
        return plays_well(seat, choice, rivals)
    if isinstance(choice, TakeCharge):
        return hopeful and choice.route == way and choice.seat == seat
    if isinstance(choice, Swayed):
        return rivals >> choice.seat & 1 != 0 if choice.sign < 0 else choice.seat == g.spouse[seat]
    if isinstance(choice, Audience):
        if choice.route != way or not hopeful:
            return False
        return choice.verb == "marry" or choice.seat == g.spouse[seat]
    if isinstance(choice, Recall):
        return choice.seat == g.spouse[seat]
    if isinstance(choice, OfSeat):
        if choice.verb == "gratify":
            return choice.seat == seat
        return choice.verb != "give" and choice.seat != g.spouse[seat]
    if isinstance(choice, OfFace):
        face = choice.face
        return REQUEST[face] and INCOME[face] > 0 and (SEX[face] == ANY_SEX or SEX[face] == g.sex[seat])
    return True


def plays_well(seat: int, choice: Play, rivals: int) -> bool:
    """Good on oneself, harm on those who are best off, and whatever strikes nobody."""
    tone = TONE[choice.face]
    if choice.target >= TO_NONE or tone == EITHER:
        return True
    return choice.target == seat if tone == HELPFUL else rivals >> choice.target & 1 != 0
