# interpreted: it reads messages, outside the hot path
"""C-128. What is said aloud at the table, read by the checker of etiquette, becomes flags."""

from __future__ import annotations

from cocarde.games.courtisans.etiquette import Person, Register, breaches, counted
from cocarde.games.courtisans.state import ETIQUETTE_OFF, CourtisansState
from cocarde.games.courtisans.view import person_view


def flags_of(g: CourtisansState, seat: int, words: str, message: int, names: list[str]) -> list[str]:
    """C-122 to C-128. The flags a public message of `seat` raises, in notation."""
    if g.terms.etiquette == ETIQUETTE_OFF or not g.round:  # before the first round nobody has a name to be wronged by
        return []
    persons = tuple(
        Person(
            seat=line.seat,
            sex="F" if line.sex == "F" else "M",
            house_name=line.house_name,
            current_name=line.current_name,
            former_names=tuple(line.former_names),
            titles=tuple(line.titles),
            marshal=line.marshal,
            charges=tuple(line.charges),
            spouse=line.spouse,
            ever_married=line.ever_married,
            chambellan=line.chambellan,
            living=line.living,
            account=names[line.seat],
        )
        for line in (person_view(g, one) for one in range(g.seats))
    )
    found = counted(breaches(words, g.terms.lang, seat, (), Register(persons)))
    return [f"flag seat{breach.offender} {breach.fault} {message}" for breach in found]
