"""K-125 to K-131. The advanced rule: Passant·e gives way to a unit that comes back from custody."""

from __future__ import annotations

from cocarde.core.choice import Choice
from cocarde.games.cortege.choices import EXCHANGES
from cocarde.games.cortege.data.numbers import ARRESTED, BOARD, CP, IDS, PASSANTE, SWAPPED
from cocarde.games.cortege.rules.board import in_building
from cocarde.games.cortege.state import CortegeState


def forbids_exchange(g: CortegeState, unit: int) -> str:
    """Why this unit cannot be brought back now, or ""."""
    if not g.terms.advanced or g.exchanged or g.active != CP:
        return "no-exchange"
    if g.turn == 1:
        return "first-turn"
    if g.status[unit] != ARRESTED:
        return "not-arrested"
    return forbids_by_passante(g)


def forbids_by_passante(g: CortegeState) -> str:
    """K-127, RUL-40. Why Passant·e cannot make way now, or ""."""
    if g.status[PASSANTE] != BOARD:
        return "passante-away"
    if in_building(g.x[PASSANTE], g.y[PASSANTE]):
        return "passante-inside"
    return "passante-blocked" if g.blocked[PASSANTE] else ""


def all_forbids_exchange(g: CortegeState, unit: int) -> list[str]:
    """Everything that keeps this arrested unit from being brought back; nothing to say of any other."""
    if not g.terms.advanced or g.active != CP or g.status[unit] != ARRESTED:
        return []
    words = ["no-exchange"] if g.exchanged else []
    if g.turn == 1:
        words.append("first-turn")
    passante = forbids_by_passante(g)
    return [*words, passante] if passante else words


def exchanges(g: CortegeState) -> list[Choice]:
    """The exchanges allowed now; none without the advanced rule."""
    if not g.terms.advanced:
        return []
    return [choice for choice in EXCHANGES if forbids_exchange(g, choice.unit) == ""]


def swap(g: CortegeState, unit: int) -> None:
    """K-128. The unit stands exactly where Passant·e stood, unblocked; no gauge moves."""
    x, y = g.x[PASSANTE], g.y[PASSANTE]
    g.take(PASSANTE, SWAPPED)
    g.put(unit, x, y)
    g.exchanged = 1
    g.tell("exchanged", "K-128", {"unit": IDS[unit], "x": x, "y": y})
