"""G-7 to G-9: who is where."""

from __future__ import annotations

from cocarde.games.guillotine.state import GuillotineState
from cocarde.games.guillotine.tables import (
    BIT,
    COMITE,
    CONVENTION,
    DEPUTIES,
    GUILLOTINE,
    JACOBINS,
    MISSION,
    PLACES,
    ROSTER,
    SEATS_AT,
    TRIBUNAL,
)


def send(g: GuillotineState, deputy: int, post: int) -> None:
    """A deputy goes to a post; he leaves his seat and, wherever he goes, his Rapport square."""
    bit = BIT[deputy]
    where = g.where
    where[g.post[deputy]] ^= bit
    where[post] |= bit
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
    return (g.where[post] & ROSTER[faction]).bit_count()


def living(g: GuillotineState, faction: int) -> int:
    """The living deputies of a faction in play."""
    return ROSTER[faction] & ~g.where[GUILLOTINE] if g.owner[faction] >= 0 else 0


def has_room(g: GuillotineState, post: int) -> bool:
    """G-8. Is a seat empty there? A denounced deputy keeps his until step 3 (GR-44)."""
    return g.where[post].bit_count() < SEATS_AT[post]


def in_turn_order(g: GuillotineState, people: int) -> list[int]:
    """These deputies by faction in turn order, then by roster."""
    if not people:
        return []
    found: list[int] = []
    for faction in g.turn_order:
        six = people >> 6 * faction & 63
        deputy = 6 * faction
        while six:
            if six & 1:
                found.append(deputy)
            six >>= 1
            deputy += 1
    return found
