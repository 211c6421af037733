"""L-20 to L-27, table 4.4: role cards laid before oneself and others."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text
from cocarde.games.lys.choices import ADD, MARK, CardOnSeat
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    CARDS,
    COCARDE,
    CROIX,
    FIRST_ATTACK,
    LYS,
    MARKINGS,
    NONE,
    ROLE_BITS,
    SEATS,
)
from cocarde.games.lys.rules.cards import leave
from cocarde.games.lys.rules.death import strip
from cocarde.games.lys.seen.fates import ahead
from cocarde.games.lys.state import LysState


def bars_mark(marking: int, role: int, add: bool) -> str:
    """L-22 to L-26, LR-76, LR-77. What keeps a card of this role from being laid on this marking, or ""."""
    if marking == role or (add and marking & role):
        return "same-role"
    double = marking & CROIX and marking != CROIX
    if double and not marking & role:
        return "opposite-role"  # L-24
    if not add:
        return ""
    if marking == NONE:
        return "nothing-to-add"
    return "two-politics" if not (marking | role) & CROIX else ""  # L-23


def marks_of(card: int, seat: int, marking: int) -> list[Choice]:
    """Table 4.4. The legal ways to lay this role card on a seat so marked."""
    ways: list[Choice] = []
    for way in (MARK[card][seat], ADD[card][seat]):
        if not bars_mark(marking, ROLE_BITS[card], way.add):
            ways.append(way)
    return ways


MARKS: Final[list[list[list[list[Choice]]]]] = [
    [[marks_of(card, seat, marking) for marking in range(len(MARKINGS))] for seat in range(SEATS)]
    for card in range(FIRST_ATTACK)
]
"""MARKS[card][seat][marking]: `marks_of`, worked out once."""


def marked_as(marking: int, way: CardOnSeat) -> int:
    """L-22, L-25. The marking that laying the card leaves."""
    return marking | ROLE_BITS[way.card] if way.add else ROLE_BITS[way.card]


def mark_stake(g: LysState, seat: int, way: CardOnSeat) -> Stake:
    """L-20, L-27, L-50. What its target becomes and follows, and what a throw ahead would do to him then, and now."""
    old = g.marking[way.seat]
    new = marked_as(old, way)
    key = "stake-mark-me" if way.seat == seat else "stake-mark"
    told: Args = {"target": way.seat, "marking": MARKINGS[new], "follows": MARKINGS[new & (COCARDE | LYS)]}
    if g.place[way.seat] > BRUMAIRE:
        return Stake(Text(f"{key}-away", told))
    danger, tree = ahead(g, way.seat, new)
    was_danger, was_tree = ahead(g, way.seat, old)
    lies: Args = {"danger": danger, "tree": tree, "was_danger": was_danger, "was_tree": was_tree}
    other = ("danger" if danger != was_danger else "") + ("tree" if tree != was_tree else "")
    return Stake(Text(key, {**told, **lies, "other": other or "none"}))


def mark_label(g: LysState, seat: int, way: CardOnSeat) -> Text | None:
    """L-20, L-22. That something is covered is said; one's own seat is called so, and not by a name."""
    over = "-add" if way.add else "-over" if g.marking[way.seat] != NONE else ""
    own = "-me" if way.seat == seat else ""
    if not own and over != "-over":
        return None
    return Text(f"choice-mark{over}{own}", {"card": CARDS[way.card], "target": way.seat})


def mark(g: LysState, seat: int, way: CardOnSeat) -> None:
    """L-20, L-21, L-22, L-25. The card lies before its target, who cannot prevent it; what it covers is discarded."""
    leave(g, seat, way.card)
    if not way.add:
        strip(g, way.seat)
    g.marking[way.seat] |= ROLE_BITS[way.card]
    if g.telling:
        marking = MARKINGS[g.marking[way.seat]]
        told: Args = {"seat": seat, "target": way.seat, "card": CARDS[way.card], "marking": marking}
        g.tell("marked", "L-20", {**told, "own": 1 if way.seat == seat else 0})
