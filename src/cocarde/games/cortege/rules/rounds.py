"""K-110 to K-122. Who won a round, and who the game."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.data.numbers import BOARD, CP, DISCARDS, PO, RED, REDS, SIDE, TRIGGER
from cocarde.games.cortege.data.numbers import OPINION as OPINION_ICON
from cocarde.games.cortege.rules.building import LAST_BUILDING
from cocarde.games.cortege.rules.effects import LAST_OPINION
from cocarde.games.cortege.state import ARRESTS, BUILDING, OPINION, CortegeState

NOT_OVER: Final = -1
BY_BUILDING: Final = 0
BY_OPINION: Final = 1
BY_ARRESTS: Final = 2
BY_LIMIT: Final = 3
REASONS: Final = ["building", "opinion", "arrests", "limit"]
WINNING_SIDE: Final = [CP, CP, PO, PO]

CP_SEAT: Final = 0  # a row of results
WINNER: Final = 1
REASON: Final = 2
FIRST_GAUGE: Final = 3

NOBODY: Final = -1
BY_ROUNDS: Final = "rounds"
BY_TIE: Final = "tie"
TIE_BREAKS: Final = ["building", "opinion", "arrests"]
RULE_OF: Final = {"rounds": "K-118", "building": "K-119", "opinion": "K-120", "arrests": "K-121", "tie": "K-122"}


def ending(g: CortegeState) -> int:
    """K-110, K-114. Why the round ends with this turn; the first reason that holds counts."""
    if g.gauges[BUILDING] == LAST_BUILDING:
        return BY_BUILDING
    if g.gauges[OPINION] == LAST_OPINION:
        return BY_OPINION
    if reds_left(g) == 0:  # K-112
        return BY_ARRESTS
    return BY_LIMIT if g.turn == g.terms.limit else NOT_OVER


def reds_left(g: CortegeState) -> int:
    """The red units on the board."""
    return len([unit for unit in REDS if g.status[unit] == BOARD])


def decides(g: CortegeState, unit: int) -> str:
    """K-110, K-112. What the unit's effect makes of the round for its own side, if it applies now: `round_won`,
    `round_lost`, or "" where the round goes on."""
    if OPINION_ICON[unit] > 0 and g.gauges[OPINION] + OPINION_ICON[unit] >= LAST_OPINION:
        return "round_won" if SIDE[unit] == CP else "round_lost"
    arrests = DISCARDS[unit] and SIDE[unit] == PO and TRIGGER[unit] == RED
    return "round_won" if arrests and reds_left(g) == 1 else ""


def rings(g: CortegeState) -> list[int]:
    """K-113. What round 1 left on the gauges, while round 2 is played; empty before."""
    return g.results[0][FIRST_GAUGE:] if g.results else []


def tie_break(g: CortegeState, seat: int) -> list[int]:
    """K-119 to K-121. Building and Opinion of the seat's round as CP, Arrests of its round as PO."""
    values = [0, 0, 0]
    for row in g.results:
        if row[CP_SEAT] == seat:
            values[BUILDING] = row[FIRST_GAUGE + BUILDING]
            values[OPINION] = row[FIRST_GAUGE + OPINION]
        else:
            values[ARRESTS] = row[FIRST_GAUGE + ARRESTS]
    return values


def rounds_won(g: CortegeState, seat: int) -> int:
    """How many of the rounds played the seat won."""
    return len([row for row in g.results if row[WINNER] == seat])


def winner(g: CortegeState) -> tuple[int, str]:
    """K-118 to K-122. Who won the game and by what; NOBODY by a tie."""
    won = [rounds_won(g, 0), rounds_won(g, 1)]
    if won[0] != won[1]:
        return (0 if won[0] > won[1] else 1), BY_ROUNDS
    first, second = tie_break(g, 0), tie_break(g, 1)
    for gauge, name in enumerate(TIE_BREAKS):
        if first[gauge] != second[gauge]:
            return (0 if first[gauge] > second[gauge] else 1), name
    return NOBODY, BY_TIE
