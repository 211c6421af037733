# interpreted: it reads messages, outside the hot path
"""C-128. What is said aloud at the table, read by the checker of etiquette, becomes flags."""

from __future__ import annotations

from cocarde.games.courtisans.etiquette import breaches, counted
from cocarde.games.courtisans.persons import register_of
from cocarde.games.courtisans.state import ETIQUETTE_OFF, CourtisansState


def flags_of(g: CourtisansState, seat: int, words: str, message: int, names: list[str]) -> list[str]:
    """C-122 to C-128. The flags a public message of `seat` raises, in notation."""
    if g.terms.etiquette == ETIQUETTE_OFF or not g.round:  # before the first round nobody has a name to be wronged by
        return []
    found = counted(breaches(words, g.terms.lang, seat, (), register_of(g, tuple(names))))
    return [f"flag seat{breach.offender} {breach.fault} {message}" for breach in found]
