"""G-7 to G-9: who is where."""

from __future__ import annotations

from cocarde.games.guillotine.data.numbers import (
    BIT,
    COMITE,
    CONVENTION,
    DEPUTIES,
    GUILLOTINE,
    JACOBINS,
    MISSION,
    OF_SIX,
    PLACES,
    ROSTER,
    SHIFT,
    TRIBUNAL,
    how_many,
)
from cocarde.games.guillotine.state import GuillotineState


def send(g: GuillotineState, deputy: int, post: int) -> None:
    """A deputy goes to a post; he leaves his seat and, wherever he goes, his Rapport square."""
    bit = BIT[deputy]
    left = g.post[deputy]
    where, room = g.where, g.room
    where[left] ^= bit
    where[post] |= bit
    room[left] += 1
    room[post] -= 1
    g.post[deputy] = post
    g.rapport &= ~bit


def tell_sent(g: GuillotineState, deputy: int, rule: str) -> None:
    """Everybody sees where he went."""
    if g.telling:
        g.tell("sent", rule, {"deputy": DEPUTIES[deputy], "place": PLACES[g.post[deputy]]})


def free(g: GuillotineState) -> int:
    """G-7. The deputies at one of the five free posts."""
    where = g.where
    return where[CONVENTION] | where[TRIBUNAL] | where[COMITE] | where[JACOBINS] | where[MISSION]


def present(g: GuillotineState, post: int, faction: int) -> int:
    """How many deputies of a faction are at a post."""
    return how_many(g.where[post] & ROSTER[faction])


def living(g: GuillotineState, faction: int) -> int:
    """The living deputies of a faction in play."""
    return ROSTER[faction] & ~g.where[GUILLOTINE] if g.owner[faction] >= 0 else 0


def has_room(g: GuillotineState, post: int) -> bool:
    """G-8. Is a seat empty there? A denounced deputy keeps his until step 3 (GR-44)."""
    return g.room[post] > 0


def in_turn_order(g: GuillotineState, people: int) -> list[int]:
    """These deputies by faction in turn order, then by roster."""
    if not people:
        return []
    found: list[int] = []
    for faction in g.turn_order:
        found += OF_SIX[faction][people >> SHIFT[faction] & 63]
    return found
