"""G-17 to G-20: who may be denounced, and the cases of one occasion in the order they were made."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.guillotine.data.numbers import BIT, DEPUTIES, FACTION_OF, GUILLOTINE, PLACES
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.places import free
from cocarde.games.guillotine.state import GuillotineState

SIMPLE: Final = 0
SUPPORTED: Final = 1
BY_MOTION: Final = 2
STRENGTHS: Final = ("simple", "supported", "motion")
CONFIRMED_UP_TO: Final[list[int]] = [2, 5, 5]
"""Tableaux 2 and 4 (GR-3, GR-5, GR-6): the die that still confirms."""

WAITING: Final = 0
CONFIRMED: Final = 1
ANNULLED: Final = 2
LAPSED: Final = 3
FATES: Final = ("waiting", "confirmed", "annulled", "lapsed")

STRENGTH: Final = 1
SOURCE: Final = 2
SUPPORTER: Final = 3
ROLL: Final = 4
FATE: Final = 5
WIDTH: Final = 6
"""A case is six numbers: deputy, strength, the factions that denounced and support (-1: none), the die, its fate."""


def targets(g: GuillotineState, seat: int) -> int:
    """G-17. Alive, free, on no Rapport square, of no faction of this seat (GR-14, GR-33), not denounced yet (GR-38)."""
    return free(g) & ~(g.rapport | g.denounced | g.mine[seat])


def bars_target(g: GuillotineState, seat: int, deputy: int) -> list[str]:
    """G-17. Everything that keeps a seat from denouncing this deputy."""
    bit = BIT[deputy]
    if targets(g, seat) & bit:
        return []
    words = ["own-deputy"] if g.mine[seat] & bit else []
    if (g.where[GUILLOTINE] & bit) or g.owner[FACTION_OF[deputy]] < 0:
        return [*words, "dead"]
    if g.rapport & bit:
        words.append("protected")
    if g.denounced & bit:
        words.append("denounced-already")
    return words if free(g) & bit else [*words, "not-free"]


def accuse(g: GuillotineState, deputy: int, strength: int, source: int, rule: str) -> None:
    """G-18, G-20. One more case: the denounced stands on the square of his post at once."""
    g.denounced |= BIT[deputy]
    g.batch += [deputy, strength, source, -1, 0, WAITING]
    if g.telling:
        args: Args = {"deputy": DEPUTIES[deputy], "at": PLACES[g.post[deputy]]}
        if source >= 0:
            args["faction"] = FACTIONS[source]
        g.tell("denounced" if source >= 0 else "complained_of", rule, args)


def case_of(g: GuillotineState, deputy: int) -> int:
    """Where the case against this deputy begins in the batch; -1: there is none."""
    for at in range(0, len(g.batch), WIDTH):
        if g.batch[at] == deputy:
            return at
    return -1


def confirm(g: GuillotineState, at: int) -> None:
    """G-22. The denunciation holds; its consequences come when all cases are tested."""
    g.batch[at + FATE] = CONFIRMED
    if g.telling:
        g.tell("confirmed", "G-22", {"deputy": DEPUTIES[g.batch[at]]})


def annul(g: GuillotineState, at: int) -> None:
    """G-22. It does not hold: he returns to exactly the place he came from."""
    deputy = g.batch[at]
    g.batch[at + FATE] = ANNULLED
    g.denounced &= ~BIT[deputy]
    if g.telling:
        g.tell("annulled", "G-22", {"deputy": DEPUTIES[deputy], "place": PLACES[g.post[deputy]]})
