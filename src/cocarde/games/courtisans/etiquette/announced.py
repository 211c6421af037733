"""C-127, C-135: the forms in which the announcer names courtiers, in the language of the court."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.courtisans.etiquette.address import addresses
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.state import CourtisansState

FORM_OF: Final = {"seat": "who", "target": "whom"}


def announced(g: CourtisansState, args: Args) -> Args:
    """C-R106. Quality, dignity, title and name as they stand now, once houses are known; the card it follows from."""
    told: Args = {**args, "cause": g.cause} if g.cause else args
    named = {form: args[name] for name, form in FORM_OF.items() if isinstance(args.get(name), int)}
    if not named or "" in g.house or not g.house:
        return told
    register = register_of(g)
    forms: Args = {
        form: addresses(register.at(seat), register, g.terms.lang).named
        for form, seat in named.items()
        if isinstance(seat, int)
    }
    return {**told, **forms}
